import { aboutWords } from '../src/words/about.ts';
import { dataWords } from '../src/words/data.ts';
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

test('without an address for reports the app says whom to ask, at the foot of the settings, a tap away @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(`${site.url}#/settings`);
  for (const title of [words.title, dataWords.en.title]) {
    await press(page.getByRole('navigation').getByRole('button', { name: title, exact: true }));
    const heading = page.getByRole('heading', { name: title, exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }
  const report = page.locator('.about .report').filter({ hasText: words.report });
  await expect(report).toContainText(words.reportHint(false));
  await expect(report.getByRole('link')).toHaveCount(0);
});

test('what others made of the app is named with its licence and whose it is, fetched when somebody looks @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(`${site.url}#/settings`);
  const summary = page.getByText(words.others);
  await expect(summary).toBeVisible();
  expect(site.hits.filter((path) => path.includes('licences'))).toEqual([]);
  await press(summary);
  for (const library of ['preact', 'idb-keyval', 'vite']) {
    await expect(page.locator('.licences summary').filter({ hasText: library }).first()).toContainText(
      /(?:MIT|Apache-2\.0) · Copyright/,
    );
  }
});
