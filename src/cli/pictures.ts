import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { LANGS, type Lang } from '../words/lang.ts';
import { command } from './badArguments.ts';
import { contactSheet, type Picture } from './contactSheet.ts';
import { freshDist } from './dist.ts';
import { allScenes, type PicturedScreen } from './scenes.ts';
import { SCREENS, sceneOf } from './screens.ts';
import { Site } from './site.ts';
import { raise } from './stage.ts';
import { STRIP, takeStrip } from './strip.ts';

const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 360, height: 640, text: 100 },
  { width: 360, height: 640, text: 200 },
  { width: 844, height: 390, text: 100 },
  { width: 1024, height: 768, text: 100 },
];

const JPEG_QUALITY = 80;

interface Appearance {
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  readonly size: { readonly width: number; readonly height: number; readonly text: number };
}

/**
 * Pictures of every screen and step, and a contact sheet of each size, in a new folder outside the project; on the
 * small phone with letters of twice the size as well:
 * npm run pictures -- [--only box-ja-dark]; with --screens, those of the install card and the README instead
 */
await command(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, screens: { type: 'boolean', default: false } },
  });
  freshDist();
  const folder = mkdtempSync(join(tmpdir(), 'enza-pictures-'));
  const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
  const site = await new Site({ dir: 'dist' }).start();
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  const scenes = await allScenes();
  try {
    if (values.screens) return await takeScreens(browser, site.url, scenes);
    for (const size of SIZES) {
      const pictures: Picture[] = [];
      for (const look of looksAt(size)) {
        const wanted = scenes.filter(({ name }) => captionOf(name, look).includes(values.only));
        if (wanted.length === 0) continue;
        const context = await browser.newContext({
          viewport: { width: size.width, height: size.height },
          deviceScaleFactor: 2,
          hasTouch: true,
          isMobile: true,
        });
        await dress(context, look);
        const page = await context.newPage();
        for (const scene of wanted) {
          const caption = captionOf(scene.name, look);
          await raise(page, site.url, scene);
          await page.screenshot({ path: join(folder, `${caption}.png`) });
          pictures.push({ file: `${caption}.png`, caption });
        }
        await context.close();
      }
      if (pictures.length === 0) continue;
      const sheet = await contactSheet(browser, folder, `sheet-${size.width}x${size.height}-${size.text}`, pictures);
      console.log(`${pictures.length} pictures: ${sheet}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
});

function looksAt(size: Appearance['size']): Appearance[] {
  return LANGS.flatMap((lang) => THEMES.map((theme) => ({ lang, theme, size })));
}

function captionOf(scene: string, { lang, theme, size }: Appearance): string {
  return `${scene}-${lang}-${theme}-${size.width}${size.text === 100 ? '' : `-text${size.text}`}`;
}

async function dress(context: BrowserContext, { lang, theme, size }: Appearance): Promise<void> {
  const settings = JSON.stringify({
    lang,
    theme,
    confirm: true,
    forced: false,
    motion: 'off',
    pace: 'atOnce',
    textSize: size.text,
  });
  await context.addInitScript((stored) => localStorage.setItem('enza/.settings', stored), settings);
}

async function takeScreens(browser: Browser, url: string, scenes: readonly PicturedScreen[]): Promise<void> {
  for (const screen of SCREENS) {
    const scene = sceneOf(screen, scenes);
    if (!scene) throw new Error(`nothing is recorded that ${screen.file} could show`);
    const { width, height, density, file } = screen;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: density,
      hasTouch: true,
      isMobile: true,
    });
    await dress(context, { lang: 'en', theme: 'light', size: { width, height, text: 100 } });
    const page = await context.newPage();
    await raise(page, url, scene);
    await page.screenshot({ path: join('public', file), type: 'jpeg', quality: JPEG_QUALITY });
    await context.close();
  }
  const turn = scenes.find(({ name }) => STRIP.shows.test(name));
  if (!turn) throw new Error('no turn is recorded');
  const context = await browser.newContext({ deviceScaleFactor: STRIP.density, hasTouch: true, isMobile: true });
  await dress(context, { lang: 'en', theme: 'light', size: { width: 360, height: 640, text: 100 } });
  const strip = await takeStrip(await context.newPage(), browser, url, turn);
  writeFileSync(join('public', STRIP.file), strip);
  await context.close();
  console.log(`${SCREENS.length + 1} pictures in public/screens`);
}
