import { rulesWords } from '../src/words/rulebook.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, withSettings } from './test.ts';

test('what is looked for in the rules is found however it is written, and marked @chromium', async ({ page, site }) => {
  await withSettings(page, JSON.stringify({ lang: 'ja', motion: 'off' }));
  await page.goto(`${site.url}#/rules/alfheim`);
  const field = page.getByRole('searchbox', { name: rulesWords.ja.find });
  const hits = page.locator('.leaflet mark');
  for (const [wanted, hit] of [
    ['手がかり', '手がかり'],
    ['とむて', 'トムテ'],
    ['ﾄﾑﾃ', 'トムテ'],
  ] as const) {
    await field.fill(wanted);
    await expect(hits.filter({ hasText: new RegExp([...hit].join('\u2060?')) }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await field.fill('');
  await expect(hits).toHaveCount(0);
});
