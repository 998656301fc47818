import type { Page } from 'playwright/test';
import { loadGame } from '../src/cli/games.ts';
import type { Fixture } from '../src/engine/account.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import { Player } from './player.ts';
import { goOnWith, placeOfNext, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';
import { tried } from './tier.ts';

/** As people have it who set nothing, but for the pace. */
const MOVING = JSON.stringify({
  lang: 'en',
  theme: 'light',
  confirm: 'needed',
  forced: false,
  motion: 'full',
  pace: 'quick',
});

/** A move of the last seat that ends its turn, and the first one's comes: in the row of their areas others lie between. */
function turnOfLast(game: string): { readonly fixture: Fixture; readonly made: number; readonly last: number } {
  for (const fixture of fixturesOf(game)) {
    const last = fixture.setup.seats - 1;
    const seats = fixture.log.map((entry) => ('move' in entry ? entry.seat : null));
    const made = seats.findIndex((seat, at) => at > seats.length / 3 && seat === last && seats[at + 1] === 0);
    if (last >= 2 && made >= 0) return { fixture, made, last };
  }
  throw new Error(`no turn of ${game} goes from the last seat to the first`);
}

/** Notes in every frame whose areas can be seen; answers each that there was. */
async function watchAreas(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const note = (): void => {
      const row = document.querySelector('.areas-row');
      const edges = row?.getBoundingClientRect();
      for (const [at, area] of [...(row?.children ?? [])].entries()) {
        const { left, right } = area.getBoundingClientRect();
        if (edges && left < edges.right - 4 && right > edges.left + 4) seen.add(`${at}`);
      }
      requestAnimationFrame(note);
    };
    note();
    Object.assign(globalThis, { areas: seen });
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { areas: Set<string> }).areas].sort());
}

for (const game of tried(['alfheim', 'my-little-scythe'], ['my-little-scythe'])) {
  test(`${game}: when the turn goes on nobody else’s area comes into sight`, async ({ page, site, press }) => {
    await withSettings(page, MOVING);
    const player = new Player(page, press);
    const { fixture, made, last } = turnOfLast(game);
    const everybody = Array<'person'>(fixture.setup.seats).fill('person');
    await goOnWith(page, site.url, savedAfter(fixture, made, everybody), player);
    await player.comeToDecide();
    await expect(page.locator(`.areas-row > :nth-child(${last + 1})[data-shown="true"]`)).toBeVisible();
    const areas = await watchAreas(page);
    await player.move(placeOfNext(await loadGame(game), fixture, made));
    await player.comeToDecide();
    await expect(page.locator('.areas-row > :first-child[data-shown="true"]')).toBeVisible();
    expect(await areas()).toEqual(['0', `${last}`]);
  });
}
