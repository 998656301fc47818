import { expect, type Locator, type Page } from 'playwright/test';
import type { Site } from '../src/cli/site.ts';

/** The parts that games share, each by itself on a page that is built for the tests only. Finds one by its name. */
export async function openParts(page: Page, site: Site): Promise<(name: string) => Locator> {
  site.dir = '.cache/parts';
  await page.goto(`${site.url}src/parts/index.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return (name) => page.locator(`[data-part="${name}"]`);
}
