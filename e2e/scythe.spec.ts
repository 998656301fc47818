import { expect, type Locator } from 'playwright/test';
import brawl from '../src/games/my-little-scythe/fixtures/2-off-1.ts';
import duel from '../src/games/my-little-scythe/fixtures/2-off-84.ts';
import { CHOSEN, NOT_YET, top, type View } from '../src/games/my-little-scythe/rules/state.ts';
import { BoardPlayer } from './boardPlayer.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { test } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

/** After so many moves of the record both have met, and neither has set a dial. */
const BEFORE_THE_DIALS = brawl.log.findIndex(({ move }) => (move as { readonly do: string }).do === 'dial');

/** Plays on the board itself wherever it shows what can be done, and from the list of moves elsewhere. */
class Seekers extends BoardPlayer {
  #choices = 0;

  protected override get table(): Locator {
    return this.page.locator('.mlt-table, .standings');
  }

  protected override async chooseMove(): Promise<void> {
    this.#choices++;
    const walks = await this.page.getByText('Which seeker moves?').isVisible();
    const ways = [
      '.mlt-trophy[data-open="true"]',
      '.mlt-space[data-state="open"]',
      '.mls-side[aria-pressed]',
      '.mlt-drawn',
      '.mlt-choice',
    ];
    for (const way of walks ? ways.slice(0, 1) : [...ways, '.mlt-map [data-mark="open"]']) {
      const found = this.page.locator(way);
      const count = await found.count();
      if (count === 0) continue;
      await this.tap(found.nth(this.#choices % count));
      return expect(this.primary).toBeVisible();
    }
    await this.select();
  }

  /** Makes the chosen move, and waits until the table has come to rest after it. */
  async make(): Promise<void> {
    await this.commit();
    await expect(this.next).toBeVisible();
  }
}

test('a person and a bot play My Little Scythe to its end without the network @chromium', async ({
  site,
  device,
  press,
}) => {
  test.slow();
  const visit = await device.open();
  await visit.goto(site.url);
  await expect(visit.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await site.stop();
  await device.close();

  const page = await device.open();
  const player = new Seekers(page, press);
  await goOnWith(page, site.url, savedAfter(duel, Math.floor(duel.log.length * 0.75), ['person', 'bot']), player);
  for (let answers = 0; await player.answer(); answers++) {
    if (answers !== 6) continue;
    await page.reload();
    await expect(player.next).toBeVisible();
  }
  await expect(player.again).toBeVisible();
});

test('a seeker is tapped, then where it goes; the castle tells why it stays closed @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  const player = new Seekers(page, press);
  await player.start({ game: 'my-little-scythe', seats: ['person', 'person'] });
  await press(page.getByRole('button', { name: /^Move: can be chosen/ }));
  await player.make();
  const map = page.getByRole('grid', { name: 'Map' });
  await press(map.getByRole('button', { name: 'The castle' }));
  await expect(page.getByText('Exactly 4 of a kind')).toBeVisible();
  await press(map.getByRole('button', { name: /^Portal .*can be chosen$/ }).first());
  await expect(player.primary).toHaveText(/^Go to portal/);
  await player.make();
  await expect(page.getByText('Which seeker moves?')).toBeVisible();
  await press(page.getByRole('button', { name: 'Leave the other seeker' }));
  await player.make();
  await expect(page.getByText('Which seeker moves?')).toBeHidden();
});

test('until both dials are revealed nobody else can reach one @chromium', async ({ page, context, site, press }) => {
  const wire = await listenIn(context);
  const player = new Seekers(page, press);
  await goOnWith(page, site.url, savedAfter(brawl, BEFORE_THE_DIALS, ['person', 'person']), player);
  await player.hold();
  const more = page.getByRole('button', { name: 'Pies: one more' });
  await press(more);
  await expect(player.primary).toHaveText(/^1 pie, no spell/);
  await player.make();
  await player.hold();
  await expect(page.getByText(/· Has chosen$/)).toBeVisible();
  await expect(page.getByText('1 pie, no spell')).toHaveCount(0);

  const chosen = tablesOn(wire).at(-1);
  const pending = top(chosen?.frames.at(-1)?.view as unknown as View);
  expect(pending?.step).toBe('fight');
  const dials = pending?.step === 'fight' ? [pending.attack, pending.defence].sort() : [];
  expect(dials).toEqual([CHOSEN, NOT_YET].sort());
  await player.make();
  await expect(page.getByText(/wins the fight|attacked and wins/)).toBeVisible();
});
