import { expect, type Locator } from 'playwright/test';
import type { Fixture } from '../src/engine/account.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import { game } from '../src/games/my-little-scythe/rules/index.ts';
import type { Move } from '../src/games/my-little-scythe/rules/move.ts';
import { type Pending, type State, top } from '../src/games/my-little-scythe/rules/state.ts';
import { BoardPlayer } from './boardPlayer.ts';
import { momentIn, placeOfNext } from './recorded.ts';

export const pendingIn = (state: unknown): Pending | undefined => top(state as State);

/** Recorded games, and one of two seats that fight. */
export const recorded = () => fixturesOf(game.facts.id);
export async function duelOf(): Promise<Fixture> {
  const duels = (await recorded()).filter(({ setup }) => setup.seats === 2);
  const [found] = duels.filter((record) => momentIn(game, record, isFight) !== null);
  if (!found) throw new Error('no recorded duel comes to a fight');
  return found;
}

export const isFight = (state: unknown): boolean => pendingIn(state)?.step === 'fight';

/** Plays on the board itself wherever it shows what can be done, and from the list of moves elsewhere. */
export class Seekers extends BoardPlayer {
  #choices = 0;

  protected override get table(): Locator {
    return this.page.locator('.mls-table, .standings');
  }

  protected override async chooseMove(): Promise<void> {
    this.#choices++;
    if (await this.#placesAllButOne()) return;
    const walks = await this.page
      .getByText(/Move: choose a seeker|Move the other seeker/)
      .first()
      .isVisible();
    const ways = [
      '.mls-trophy[data-open="true"]',
      '.mls-space[data-state="open"]',
      '.mls-side[aria-pressed]',
      '.mls-drawn',
      '.mls-choice',
    ];
    for (const way of walks ? ways.slice(0, 1) : [...ways, '.mls-map [data-mark="open"]']) {
      const found = this.page.locator(way);
      const count = await found.count();
      if (count === 0) continue;
      return this.tapButton(found.nth(this.#choices % count));
    }
    await this.select();
  }

  /** Of several tokens all but the last lie there at a tap. */
  async #placesAllButOne(): Promise<boolean> {
    const dice = this.page.locator('.mls-die');
    const first = await dice.count();
    const open = this.page.locator('.mls-map [data-mark="open"]');
    for (let left = first; left > 0; left = await dice.count()) {
      await this.tap(open.nth(this.#choices % (await open.count())));
      if (left === 1)
        return expect(this.primary)
          .toBeVisible()
          .then(() => true);
      await expect(dice).not.toHaveCount(left);
    }
    return first > 0;
  }

  /** Every mat comes into sight once, and the one that was there again. */
  async lookRound(): Promise<void> {
    const tabs = this.page.locator('.areas-tabs button');
    const own = this.page.locator('.areas-tabs button[data-now="true"]').first();
    for (const tab of [...(await tabs.all()), own]) {
      await this.tap(tab);
      await expect(tab).toHaveAttribute('aria-current', 'true');
    }
  }

  /** The record's next move, out of the list of all. */
  async follow(record: Fixture, made: number): Promise<void> {
    const next = record.log[made]?.move as Move | undefined;
    const isPass = next?.do === 'pass';
    // What may be left undone is chosen already.
    if (isPass && (await this.primary.isVisible())) return this.make();
    const moves = (await this.openSheet('moves')).locator('.menu button');
    await this.tap(moves.nth(placeOfNext(game, record, made)));
    await this.page.locator('dialog').waitFor({ state: 'detached' });
    await this.make();
  }

  /** Makes the chosen move, and waits until the table has come to rest after it. */
  async make(): Promise<void> {
    await this.commit();
    await this.next.waitFor();
  }
}
