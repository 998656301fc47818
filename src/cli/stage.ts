import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import type { Lang } from '../words/lang.ts';
import { type PicturedScreen, putMatches } from './scenes.ts';
import { freshDist, Site } from './site.ts';

/** The build, served and in a browser, as long as something is done with it. */
export async function onStage(act: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  freshDist();
  const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
  const site = await new Site({ dir: 'dist' }).start();
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    await act(browser, site.url);
  } finally {
    await browser.close();
    await site.stop();
  }
}

interface Look {
  readonly width: number;
  readonly height: number;
  readonly density?: number;
  readonly lang?: Lang;
  readonly theme?: 'light' | 'dark';
  readonly textSize?: number;
  /** What happens is shown as it comes to those who set nothing. */
  readonly moves?: boolean;
}

/** A page of a device in the hand, on which nothing moves and everything is shown at once, if nothing else is wanted. */
export async function pageAs(
  browser: Browser,
  { width, height, density = 1, lang = 'en', theme = 'light', textSize = 100, moves = false }: Look,
): Promise<Page> {
  const device = { viewport: { width, height }, deviceScaleFactor: density, hasTouch: true, isMobile: true };
  const page = await browser.newPage(device);
  const pace = moves ? { motion: 'full', pace: 'steady' } : { motion: 'off', pace: 'atOnce' };
  const settings = { lang, theme, textSize, confirm: 'needed', forced: false, tips: false, ...pace };
  await page.addInitScript((stored) => {
    localStorage.setItem('enza/.settings', stored);
    localStorage.setItem('enza/.soundOffered', 'true');
  }, JSON.stringify(settings));
  return page;
}

/** Goes to a scene by way of the settings, where no match is open, and behind the curtain if it plays there. */
export async function raise(page: Page, url: string, { hash, shows, matches, curtain }: PicturedScreen): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  if (matches) await putMatches(page, matches);
  await page.goto(url + hash);
  if (curtain) {
    // Cards that the last choice turned over are shown again before the next curtain.
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
