import { settingsWords } from '../src/words/settings.ts';
import { tableWords } from '../src/words/table.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

test('a tip is told where it helps, once and for all, until it is wished for anew', async ({ page, site, press }) => {
  const words = settingsWords.en;
  await page.goto(`${site.url}#/settings`);
  const tips = page.getByRole('group', { name: words.tips });
  const player = new Player(page, press);
  await player.choose(tips.getByRole('radio', { name: words.tipsAre.on }));
  await page.goto(site.url);
  // In this deal nothing is foretold before something is chosen.
  await player.start({ game: 'fairy-concerto', seats: ['person'], seed: 7 });
  const line = page.getByRole('region', { name: tableWords.en.tip, exact: true });
  await expect(line).toContainText('Bach');
  const highBoard = () => page.locator('[data-board]').evaluate((board) => board.getBoundingClientRect().height);
  const withTip = await highBoard();
  await press(line.getByRole('button', { name: tableWords.en.tipRead }));
  await expect(line.filter({ hasText: 'Bach' })).toHaveCount(0);
  // It takes no row of the board.
  expect(await highBoard()).toBe(withTip);
  await page.reload();
  await player.prompt.waitFor();
  await expect(line.filter({ hasText: 'Bach' })).toHaveCount(0);
  const table = page.url();
  await page.goto(`${site.url}#/settings`);
  await player.choose(tips.getByRole('radio', { name: words.tipsAre.off }));
  await player.choose(tips.getByRole('radio', { name: words.tipsAre.on }));
  await page.goto(table);
  await expect(line).toContainText('Bach');
  // Who plays on has not needed it: what others do is told in its place again.
  await player.move();
  await player.next.waitFor();
  await expect(line.filter({ hasText: 'Bach' })).toHaveCount(0);
});
