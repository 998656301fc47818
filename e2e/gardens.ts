import type { Locator } from 'playwright/test';
import type { Seat } from '../src/engine/game.ts';
import { openMatch } from '../src/engine/match.ts';
import { kindsCalled, onlyKind, shownFirst } from '../src/games/alfheim/face/choice.ts';
import { conceals } from '../src/games/alfheim/rules/calls.ts';
import { game } from '../src/games/alfheim/rules/index.ts';
import { moves } from '../src/games/alfheim/rules/moves.ts';
import type { State } from '../src/games/alfheim/rules/state.ts';
import { view } from '../src/games/alfheim/rules/view.ts';
import { labelsOf } from '../src/games/alfheim/words/labels.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { BoardPlayer } from './boardPlayer.ts';
import { savedAfter } from './recorded.ts';
import { expect } from './test.ts';

const words = labelsOf('en');

/** Plays by the board. */
export class Gardener extends BoardPlayer {
  #choices = 0;

  protected override get table(): Locator {
    return this.page.locator('.alf-table, .standings');
  }
  get #places(): Locator {
    return this.page.locator('[data-mark="clue"], [data-mark="footprint"]');
  }
  get #kinds(): Locator {
    return this.page.locator('[data-callable="surely"]');
  }
  #say(what: keyof typeof words.says): Locator {
    return this.button(words.says[what]);
  }

  protected override async chooseMove(): Promise<void> {
    this.#choices++;
    const places = await this.#places.count();
    if (places > 0) {
      const refuse = this.#say('refuse');
      const refuses = this.#choices % 9 === 0 && (await refuse.isVisible());
      if (refuses) await this.tap(refuse);
      else await this.tap(this.#places.nth((this.#choices * 5) % places));
    } else if ((await this.#kinds.count()) > 0) {
      await this.tap(this.#kinds.first());
      await expect(this.#kinds.first()).toHaveAttribute('aria-pressed', 'true');
      if (await this.primary.isHidden()) await this.tap(this.page.locator('[data-mark="call"]').first());
    } else await this.tap(this.#say('done'));
    await expect(this.primary).toBeVisible();
  }
}

/** Among the recorded games of two, the first moment at which this is so. */
export async function recordedMoment(isIt: (state: State) => boolean): Promise<{ save: SavedMatch; seat: Seat }> {
  for (const fixture of fixturesOf('alfheim')) {
    const kinds = Array.from({ length: fixture.setup.seats }, () => 'person' as const);
    let moves: number | null = null;
    const save = savedAfter(fixture, fixture.log.length, kinds);
    openMatch(game, save, (state, at) => {
      if (moves === null && isIt(state as unknown as State)) moves = at;
    });
    if (moves === null) continue;
    const then = savedAfter(fixture, moves, kinds);
    const [ask] = game.asks(openMatch(game, then).state);
    if (ask) return { save: then, seat: ask.seat };
  }
  throw new Error('no recorded game has such a moment');
}

/** Whoever is on turn holds a Tomte and may call fairies. */
export const holdsOne = (state: State): boolean =>
  state.step === 'call' && conceals(view(state, 'onlooker'), state.turn);

/** One fairy can come, and no Tomte that only its owner knows of: her only way, or all of several. */
export function comesAlone(state: State, isSoleWay: boolean): boolean {
  const { step, turn } = state;
  if (step !== 'call' || conceals(view(state, 'onlooker'), turn)) return false;
  const offered = moves(state, turn).map((move) => ({ move, foresight: [] }));
  const isOnlyKind = onlyKind(kindsCalled(offered)) !== null;
  return isOnlyKind && (shownFirst(offered) !== null) === isSoleWay;
}
