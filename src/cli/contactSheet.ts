import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';

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
