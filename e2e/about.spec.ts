import { aboutWords } from '../src/words/about.ts';
import { expect, test } from './test.ts';

const words = aboutWords.en;
/** Built with an address for reports. */
const ADDRESSED = '.cache/next';

test('whoever built the app may have named an address for reports @chromium', async ({ page, site }) => {
  site.dir = ADDRESSED;
  await page.goto(`${site.url}#/settings`);
  const report = page.locator('.about .report').filter({ hasText: words.report });
  await expect(report).toContainText(words.reportHint(true));
  await expect(report.getByRole('link', { name: 'enza@example.org' })).toHaveAttribute(
    'href',
    'mailto:enza@example.org',
  );
});

test('without an address for reports the app says whom to ask @chromium', async ({ page, site }) => {
  await page.goto(`${site.url}#/settings`);
  const report = page.locator('.about .report').filter({ hasText: words.report });
  await expect(report).toContainText(words.reportHint(false));
  await expect(report.getByRole('link')).toHaveCount(0);
});
