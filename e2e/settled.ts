import { expect, type Page } from 'playwright/test';

const QUIET_MS = 500;

/**
 * Until the page has asked for nothing new for a while. Playwright's own `networkidle` waits for ever now and then
 * (https://github.com/microsoft/playwright/issues/19835): seen on a busy machine while the service worker moves in.
 */
export async function settled(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
        const isQuiet = now === before;
        before = now;
        return isQuiet;
      },
      { intervals: [QUIET_MS] },
    )
    .toBe(true);
}
