import { Player } from './player.ts';
import { expect, test } from './test.ts';

test('a match is in one tab; another can take it over', async ({ page, context, press, player }) => {
  await player.start({ seats: ['person', 'person'] });
  for (let move = 0; move < 3; move++) await player.move();

  const tab = await context.newPage();
  await tab.goto(page.url());
  const other = new Player(tab, press);
  await expect(tab.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  await press(other.button('Play here'));
  await expect(page.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  for (let move = 0; move < 2; move++) expect(await other.move()).toBe(true);
});

test('a page that is put aside alive holds no match, and finds it again when it is back', async ({
  page,
  context,
  site,
  press,
}) => {
  // So wide that the log, by which the page is seen to be up to date, lies beside the board.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  await player.move();
  // In every browser: restored.spec lets the one that can do it really do so.
  const turn = (kind: 'pagehide' | 'pageshow'): Promise<boolean> =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), kind);
  await turn('pagehide');
  const tab = await context.newPage();
  await tab.goto(page.url());
  const other = new Player(tab, press);
  expect(await other.move()).toBe(true);
  await tab.close();
  await turn('pageshow');
  // Until the host is there again the page shows the table as it was left, without a line: one tells both exchanges.
  await expect(page.locator('.beside [data-kind="move"]')).toHaveCount(1);
  expect(await player.move()).toBe(true);
  await press((await player.openSheet('log')).locator('.opener').first());
});
