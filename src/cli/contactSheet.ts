import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { PicturedScreen } from './scenes.ts';
import { raise } from './stage.ts';

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
