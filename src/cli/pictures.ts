import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright';
import type { Fixture } from '../engine/fixture.ts';
import { RULES } from '../games/rules.ts';
import { LANGS, type Lang } from '../words/phrase.ts';
import { command } from './badArguments.ts';
import { contactSheet, type Picture } from './contactSheet.ts';
import { freshDist } from './dist.ts';
import { loadGame } from './games.ts';
import { putMatches } from './matchStore.ts';
import { type Scene, shellScenes, tableScenes } from './scenes.ts';
import { Site } from './site.ts';

const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];
const HOLD_MS = 600;

interface Look {
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  readonly size: (typeof SIZES)[number];
}

/**
 * Pictures of every screen and step, and a contact sheet of each size, in a new folder outside the project:
 * npm run pictures -- [--only box-ja-dark]
 */
await command(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  freshDist();
  const folder = mkdtempSync(join(tmpdir(), 'enza-pictures-'));
  const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
  const site = await new Site({ dir: 'dist' }).start();
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  const scenes = await allScenes();
  try {
    for (const size of SIZES) {
      const pictures: Picture[] = [];
      for (const look of looksAt(size)) {
        const wanted = scenes.filter(({ name }) => captionOf(name, look).includes(values.only));
        if (wanted.length === 0) continue;
        const context = await browser.newContext({
          viewport: size,
          deviceScaleFactor: 2,
          hasTouch: true,
          isMobile: true,
        });
        await dress(context, look);
        for (const scene of wanted) {
          const caption = captionOf(scene.name, look);
          await shoot(context, site.url, scene, join(folder, `${caption}.png`));
          pictures.push({ file: `${caption}.png`, caption });
        }
        await context.close();
      }
      if (pictures.length === 0) continue;
      const sheet = await contactSheet(browser, folder, `sheet-${size.width}x${size.height}`, pictures);
      console.log(`${pictures.length} pictures: ${sheet}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
});

async function allScenes(): Promise<Scene[]> {
  const games = Object.keys(RULES);
  const tables = await Promise.all(games.map(async (id) => tableScenes(await loadGame(id), await fixturesOf(id))));
  return [...shellScenes(games), ...tables.flat()];
}

async function fixturesOf(id: string): Promise<Fixture[]> {
  const folder = new URL(`../games/${id}/fixtures/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return Promise.all(
    files.map(async (file) => ((await import(new URL(file, folder).href)) as { readonly default: Fixture }).default),
  );
}

function looksAt(size: Look['size']): Look[] {
  return LANGS.flatMap((lang) => THEMES.map((theme) => ({ lang, theme, size })));
}

function captionOf(scene: string, { lang, theme, size }: Look): string {
  return `${scene}-${lang}-${theme}-${size.width}`;
}

async function dress(context: BrowserContext, { lang, theme }: Look): Promise<void> {
  const settings = JSON.stringify({ lang, theme, confirm: true, motion: 'off' });
  await context.addInitScript((stored) => localStorage.setItem('enza.settings', stored), settings);
}

async function shoot(
  context: BrowserContext,
  url: string,
  { hash, match, opened }: Scene,
  path: string,
): Promise<void> {
  const page = await context.newPage();
  if (match) {
    // Any page of the same origin without the app in it.
    await page.goto(`${url}icon.svg`);
    await putMatches(page, { [match.id]: match.save });
  }
  await page.goto(url + hash);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (opened) await openCurtain(page);
  await settled(page);
  await page.screenshot({ path });
  await page.close();
}

async function openCurtain(page: Page): Promise<void> {
  const curtain = page.locator('[data-hold]');
  await curtain.waitFor();
  const box = await curtain.boundingBox();
  if (!box) throw new Error('the curtain cannot be held');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(HOLD_MS);
  await page.mouse.up();
}

/** Nothing on its way and nothing moving: two frames alike. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}
