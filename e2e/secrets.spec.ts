import { fixtureNamed } from '../src/games/fixtures.ts';
import { expectHonest, expectOwnViews } from './honest.ts';
import { Player } from './player.ts';
import { goOnWith, movesIn, savedAfter } from './recorded.ts';
import { test } from './test.ts';
import { tried } from './tier.ts';
import { listenIn } from './wire.ts';

const TABLES = [
  { way: 'standard', seats: ['person', 'bot'] },
  { way: 'dark', seats: ['person', 'person'] },
] as const;
const FIRST_MOVES = 6;
/** How much of a game has been played before it is listened in on. */
const LATE = 0.7;

for (const { way, seats } of tried(TABLES, TABLES.slice(1))) {
  test(`on the wire nothing but what the eyes that look may see: ${way} @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    const wire = await listenIn(context);
    await page.goto(site.url);
    const player = new Player(page, press);
    await player.start({ seats, way });
    for (let move = 0; move < FIRST_MOVES; move++) await player.move();
    await expectHonest(page, wire);
  });
}

test('nor when the dark forest is turned over, and to the end @chromium', async ({ page, context, site, press }) => {
  const wire = await listenIn(context);
  const player = new Player(page, press);
  const dark = fixtureNamed('fairy-light', '2-dark-2');
  const late = movesIn(dark, LATE);
  await goOnWith(page, site.url, savedAfter(dark, late, ['person', 'person']), player);
  await player.finish();
  await expectOwnViews(page, wire, late);
});
