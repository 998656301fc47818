import type { Page } from 'playwright';
import { putMatches } from './matchStore.ts';
import type { PicturedScreen } from './scenes.ts';

/** Goes to a scene by way of the settings, where no match is open, and behind the curtain if it plays there. */
export async function raise(page: Page, url: string, { hash, shows, matches, curtain }: PicturedScreen): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  if (matches) await putMatches(page, matches);
  await page.goto(url + hash);
  if (curtain) {
    // What the last choice uncovered comes again before the next curtain.
    const goOn = page.locator('.actions .primary');
    await page.locator('.curtain h1').or(goOn).first().waitFor();
    if (await goOn.isVisible()) await goOn.click();
  }
  if (curtain === 'opened') {
    // The heading takes the focus once; a key pressed before that would go to it.
    await page.locator('.curtain h1:focus').waitFor();
    await page.locator('.curtain .hold').press('Enter');
  }
  await page.locator(shows).first().waitFor();
}
