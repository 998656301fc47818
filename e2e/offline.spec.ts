import { fixtureNamed } from '../src/games/fixtures.ts';
import { Player } from './player.ts';
import { goOnWith, movesIn, savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { isProof } from './tier.ts';

test.use({ movesIn: true });

/** Of a recorded game, so much has been played; in the proof the one that was begun is. */
const LATE = 0.85;
const record = fixtureNamed('fairy-light', '2-standard-0');

/** The site is stopped and the browser closed: what works after that is on the device. */
test('after one visit everything works without the network', async ({ site, device, press }) => {
  test.slow();
  const visit = await device.open();
  await visit.goto(site.url);
  await expect(visit.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await site.stop();
  await device.close();

  const page = await device.open();
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enza');
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  for (let move = 0; move < 6; move++) expect(await player.move()).toBe(true);
  await player.select();
  await page.reload();
  await expect(player.next).toBeVisible();
  if (!isProof) await goOnWith(page, site.url, savedAfter(record, movesIn(record, LATE), ['person', 'person']), player);
  await player.finish();
  await expect(player.again).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await device.close();

  const later = await device.open();
  await later.goto(site.url);
  await expect(later.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await expect(new Player(later, press).waiting.first()).toBeVisible();
  expect(site.hits.filter((path) => path === '/sw.js')).toHaveLength(1);
});

test('the very first page, never loaded again, opens a game when the network has gone @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  await expect(page.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await site.stop();
  const player = new Player(page, press);
  await player.sitDown({ game: 'alfheim', seats: ['person', 'bot'] });
  for (let move = 0; move < 3; move++) expect(await player.move()).toBe(true);
});

test('a page that came past the service worker is taken in, and opens a game when the network has gone @chromium', async ({
  page,
  context,
  site,
  press,
}) => {
  await page.goto(site.url);
  await expect(page.getByText('Ready to work offline', { exact: true })).toBeVisible();
  // As it comes where a fresh one is insisted on, or where it was on its way while all pages were claimed.
  const session = await context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  await expect(page.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await site.stop();
  const player = new Player(page, press);
  await player.sitDown({ game: 'alfheim', seats: ['person', 'bot'] });
  for (let move = 0; move < 3; move++) expect(await player.move()).toBe(true);
});
