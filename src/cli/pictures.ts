import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { FACES } from '../games/faces.ts';
import { LANGS, type Lang } from '../words/voice.ts';
import { command } from './arguments.ts';
import { contactSheet, onStage, type Picture, pageAs, raise, STRIP, takeStrip } from './contactSheet.ts';
import { takeFilms } from './film.ts';
import { acceptLooks } from './looks.ts';
import { takeMeeting } from './meeting.ts';
import { allScenes, type PicturedScreen } from './scenes.ts';
import { SCREENS, sceneOf } from './screens.ts';
import { takeSounds } from './soundSheet.ts';

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
 * npm run pictures -- [--only box-ja-dark]; with --screens, those of the install card and the README instead; with --film [--game G]
 * [--kind K] [--lang ja] [--touches] every kind of event and scene as a strip of its times, touches too; with --sound [--seconds 600]
 * every cue and ground as a file, what they measure, and a sheet of what they look like; with --meeting [--lang ja] two phones that
 * come together, tap by tap; with --accept the pictures that the
 * proof compares shelf and tables with
 */
await command(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      screens: { type: 'boolean', default: false },
      sound: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      film: { type: 'boolean', default: false },
      meeting: { type: 'boolean', default: false },
      game: { type: 'string', default: '' },
      kind: { type: 'string', default: '' },
      touches: { type: 'boolean', default: false },
      lang: { type: 'string', default: 'en' },
      seconds: { type: 'string', default: '600' },
    },
  });
  if (values.sound) {
    const folder = mkdtempSync(join(tmpdir(), 'enza-sounds-'));
    await onStage((browser) => takeSounds(browser, folder, Number(values.seconds)));
    return;
  }
  const lang = values.lang === 'ja' ? 'ja' : 'en';
  if (values.meeting) {
    const folder = mkdtempSync(join(tmpdir(), 'enza-meeting-'));
    await onStage((browser, url) => takeMeeting(browser, url, folder, lang));
    return;
  }
  if (values.film) {
    const folder = mkdtempSync(join(tmpdir(), 'enza-films-'));
    const games = Object.keys(FACES).filter((id) => id.includes(values.game));
    await onStage((browser, url) =>
      takeFilms(browser, url, folder, { games, kind: values.kind, lang, touches: values.touches }),
    );
    return;
  }
  if (values.accept) {
    await onStage(acceptLooks);
    return;
  }
  const scenes = await allScenes();
  await onStage((browser, url) =>
    values.screens ? takeScreens(browser, url, scenes) : takeAll(browser, url, scenes, values.only),
  );
});

async function takeAll(browser: Browser, url: string, scenes: readonly PicturedScreen[], only: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'enza-pictures-'));
  for (const size of SIZES) {
    const pictures: Picture[] = [];
    for (const look of looksAt(size)) {
      const wanted = scenes.filter(({ name }) => captionOf(name, look).includes(only));
      if (wanted.length === 0) continue;
      const page = await pageAs(browser, { ...look, ...size, density: 2, textSize: size.text });
      for (const scene of wanted) {
        const caption = captionOf(scene.name, look);
        await raise(page, url, scene);
        await page.screenshot({ path: join(folder, `${caption}.png`) });
        pictures.push({ file: `${caption}.png`, caption });
      }
      await page.close();
    }
    if (pictures.length === 0) continue;
    const sheet = await contactSheet(browser, folder, `sheet-${size.width}x${size.height}-${size.text}`, pictures);
    console.log(`${pictures.length} pictures: ${sheet}`);
  }
}

function looksAt(size: Appearance['size']): Appearance[] {
  return LANGS.flatMap((lang) => THEMES.map((theme) => ({ lang, theme, size })));
}

function captionOf(scene: string, { lang, theme, size }: Appearance): string {
  return `${scene}-${lang}-${theme}-${size.width}${size.text === 100 ? '' : `-text${size.text}`}`;
}

async function takeScreens(browser: Browser, url: string, scenes: readonly PicturedScreen[]): Promise<void> {
  for (const screen of SCREENS) {
    const scene = sceneOf(screen, scenes);
    if (!scene) throw new Error(`nothing is recorded that ${screen.file} could show`);
    const page = await pageAs(browser, screen);
    await raise(page, url, scene);
    await page.screenshot({ path: join('public', screen.file), type: 'jpeg', quality: JPEG_QUALITY });
    await page.close();
  }
  const turn = scenes.find(({ name }) => STRIP.shows.test(name));
  if (!turn) throw new Error('no turn is recorded');
  const page = await pageAs(browser, { width: 360, height: 640, density: STRIP.density });
  writeFileSync(join('public', STRIP.file), await takeStrip(page, browser, url, turn));
  await page.close();
  console.log(`${SCREENS.length + 1} pictures in public/screens`);
}
