import { fixtureNamed } from '../src/games/fixtures.ts';
import { Player } from './player.ts';
import { goOnWith, movesIn, savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { listenIn } from './wire.ts';

/** Of a recorded game, so much has been played. */
const LATE = 0.8;

test('a person plays a bot to the end', async ({ page, site, press, player }) => {
  const record = fixtureNamed('fairy-light', '2-standard-0');
  const late = movesIn(record, LATE);
  await goOnWith(page, site.url, savedAfter(record, late, ['person', 'bot']), player);
  await player.finish();
  await expect(player.again).toBeVisible();
  await press(player.button('See the table'));
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
});

test('bots are told of every touch and key at their table, and still make their moves @chromium', async ({
  page,
  context,
  site,
  press,
}) => {
  const wire = await listenIn(context);
  const touches = (): number => wire.requests.filter(({ kind }) => kind === 'touched').length;
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'bot'], strongest: true });
  for (let move = 0; move < 2; move++) {
    expect(await player.move()).toBe(true);
    const before = touches();
    const sheet = await player.openSheet('log');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    // Both fingers went down and up, and the key down.
    await expect.poll(touches).toBeGreaterThanOrEqual(before + 5);
  }
  await expect(player.next).toBeVisible();
});

test('where no bot sits, nobody is told of touches @chromium', async ({ page, context, site, press }) => {
  const wire = await listenIn(context);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  expect(await player.move()).toBe(true);
  await expect.poll(() => wire.requests.some(({ kind }) => kind === 'move')).toBe(true);
  expect(wire.requests.filter(({ kind }) => kind === 'touched')).toEqual([]);
});
