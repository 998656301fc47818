import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

test('a newer build waits, is let in once, and the older files go @both', async ({ page, context, site, press }) => {
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(site.url);
  await expect(ready(other)).toBeVisible();
  const older = (await script(page).getAttribute('src')) ?? '';

  site.dir = '.cache/next';
  await page.reload();
  await expect(page.getByText('A newer Enza is ready.')).toBeVisible();
  await expect(script(page)).toHaveAttribute('src', older);

  await press(page.getByRole('button', { name: 'Change over' }));
  await expect(script(page)).not.toHaveAttribute('src', older);
  await expect(ready(page)).toBeVisible();
  const newer = (await script(page).getAttribute('src')) ?? '';
  const [kept, ...more] = await page.evaluate(async () => {
    const names = await caches.keys();
    return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
  });
  expect(more).toEqual([]);
  expect(kept).toContain(new URL(newer, site.url).href);
  expect(kept).not.toContain(new URL(older, site.url).href);

  // Another tab is never reloaded under a person's hands: it is asked.
  await expect(script(other)).toHaveAttribute('src', older);
  await press(other.getByRole('button', { name: 'Change over' }));
  await expect(script(other)).toHaveAttribute('src', newer);
});

const ready = (page: Page) => page.getByText('Ready to work offline', { exact: true });
const script = (page: Page) => page.locator('script[type="module"]');
