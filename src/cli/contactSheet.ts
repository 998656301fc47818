import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import type { Lang } from '../words/voice.ts';
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

export interface Picture {
  readonly file: string;
  readonly caption: string;
}

const COLUMNS = 6;
const THUMB_PIXELS = 320;
/** A hundred pictures at once, on a busy machine. */
const DRAWING_MS = 300_000;

/** All pictures of a size on one sheet, written beside them as `<name>.html` and `<name>.png`. */
export async function contactSheet(
  browser: Browser,
  folder: string,
  name: string,
  pictures: readonly Picture[],
): Promise<string> {
  const figures = pictures.map(
    ({ file, caption }) =>
      `<figure><img src="${file}" width="${THUMB_PIXELS}"><figcaption>${caption}</figcaption></figure>`,
  );
  const style = `body{margin:16px;display:grid;grid-template-columns:repeat(${COLUMNS},${THUMB_PIXELS}px);gap:16px;background:#777;font:14px sans-serif;color:#fff}figure{margin:0}`;
  const sheet = join(folder, `${name}.html`);
  writeFileSync(sheet, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('\n')}`);
  const page = await browser.newPage({ viewport: { width: COLUMNS * (THUMB_PIXELS + 16) + 16, height: 600 } });
  await page.goto(`file://${sheet}`);
  const png = join(folder, `${name}.png`);
  await page.screenshot({ path: png, fullPage: true, timeout: DRAWING_MS });
  await page.close();
  return png;
}

/** One turn in pictures, for the README. */
export const STRIP = {
  file: 'screens/turn.jpg',
  width: 1000,
  height: 434,
  density: 2,
  shows: /-2-half-place$/,
} as const;

const FRAME = { width: 360, height: 640 } as const;
const GAP = 8;
const FRAMES = 4;

/** By keys, which are the same in every game: something is tried, it is done, and the next is tried. */
const KEYS: readonly (readonly string[])[] = [[], ['n', 'n', 'Enter'], ['Control+Enter'], ['n', 'Enter']];

/** What is asked, a choice with what it would bring, the table after it, and the next choice; side by side. */
export async function takeStrip(page: Page, browser: Browser, url: string, scene: PicturedScreen): Promise<Buffer> {
  await page.setViewportSize(FRAME);
  await raise(page, url, scene);
  const frames: string[] = [];
  for (const keys of KEYS) {
    await page.locator('main').focus();
    for (const key of keys) await page.keyboard.press(key);
    await page.locator('.actions button, .actions .asked').first().waitFor();
    // Until what the keys brought is drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    frames.push((await page.screenshot({ type: 'png' })).toString('base64'));
  }
  const { width, height, density } = STRIP;
  const each = (width - (FRAMES - 1) * GAP) / FRAMES;
  const sheet = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
  const style = `body{margin:0;display:flex;gap:${GAP}px;background:#fff}img{width:${each}px;height:${height}px;object-fit:cover;border-radius:8px}`;
  const images = frames.map((frame) => `<img src="data:image/png;base64,${frame}">`);
  await sheet.setContent(`<style>${style}</style>${images.join('')}`);
  const strip = await sheet.screenshot({ type: 'jpeg', quality: 70 });
  await sheet.close();
  return strip;
}
