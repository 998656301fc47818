import type { Page } from 'playwright';
import { putMatches } from './matchStore.ts';
import type { Scene } from './scenes.ts';

/** Opens the app and puts the matches of all scenes in its store. */
export async function setStage(page: Page, url: string, scenes: readonly Scene[]): Promise<void> {
  await page.goto(url);
  await page.locator('.shelf').waitFor();
  await putMatches(page, Object.fromEntries(scenes.flatMap(({ match }) => (match ? [[match.id, match.save]] : []))));
}

/** Goes to a scene by way of the shelf, and behind the curtain if it plays there. */
export async function raise(page: Page, url: string, { hash, shows, opened }: Scene): Promise<void> {
  await page.goto(`${url}#/`);
  await page.locator('.shelf').waitFor();
  await page.goto(url + hash);
  if (opened) await page.locator('.curtain .hold').press('Enter');
  await page.locator(shows).first().waitFor();
}
