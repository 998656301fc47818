import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from 'playwright';
import { holdCamera, Phone } from '../../e2e/phones.ts';
import { FACES } from '../games/faces.ts';
import { LANGS, type Lang } from '../words/voice.ts';
import { command } from './arguments.ts';
import { contactSheet, onStage, type Picture, pageAs, raise, STRIP, takeStrip } from './contactSheet.ts';
import { takeFilms } from './film.ts';
import { acceptLooks } from './looks.ts';
import { allScenes, type PicturedScreen } from './scenes.ts';
import { Site } from './site.ts';
import { SCREENS, sceneOf } from './titles.ts';

// Takes pictures: of all scenes, of sounds, and of two phones that come together.

type Side = 'table' | 'guest';
const SIDES = ['table', 'guest'] as const;

/** What a person takes, beside the machine: to find the next button, and to hold a camera in front of a code. */
const TAP_SECONDS = 2;
const AIM_SECONDS = 4;
const AIMS = 2;

/** Two phones come together until people at both can play: both after each tap, how many taps it takes, and how long. */
async function takeMeeting(browser: Browser, url: string, folder: string, lang: Lang): Promise<void> {
  const began = await bothPlay(browser, url, lang, async () => {});
  const pictures: Picture[] = [];
  mkdirSync(folder, { recursive: true });
  await bothPlay(browser, url, lang, async (pages, said) => {
    for (const side of SIDES) {
      const file = `${String(pictures.length).padStart(2, '0')}-${side}.png`;
      await pages[side].screenshot({ path: join(folder, file) });
      pictures.push({ file, caption: `${side}: ${said(side)}` });
    }
  });
  const { taps, seconds } = began;
  const persons = seconds + (taps.table + taps.guest) * TAP_SECONDS + AIMS * AIM_SECONDS;
  console.log(await contactSheet(browser, folder, `meeting-${lang}`, pictures));
  console.log(
    `${lang}: ${taps.table} taps at the table, ${taps.guest} at the guest; ${seconds.toFixed(1)} s of the machine, ` +
      `${Math.round(persons)} s with ${TAP_SECONDS} s a tap and ${AIM_SECONDS} s for each of ${AIMS} codes`,
  );
}

type Watch = (pages: Readonly<Record<Side, Page>>, said: (side: Side) => string) => Promise<void>;

interface Met {
  readonly taps: Readonly<Record<Side, number>>;
  readonly seconds: number;
}

/** From the table that one phone has laid to the moment when a player at either phone can move. */
async function bothPlay(browser: Browser, url: string, lang: Lang, watch: Watch): Promise<Met> {
  const taps = { table: 0, guest: 0 };
  const look = { width: 360, height: 640, lang };
  const pages = { table: await pageAs(browser, look), guest: await pageAs(browser, look) };
  const said = { table: '', guest: '' };
  let isCounting = false;
  const press =
    (side: Side) =>
    async (at: Locator): Promise<void> => {
      await at.waitFor();
      if (isCounting) {
        taps[side]++;
        const name = (await at.getAttribute('aria-label')) ?? (await at.textContent());
        for (const each of SIDES) said[each] = each === side ? `tap ${taps[side]} on ${name?.trim()}` : '';
        await at.evaluate((button) => {
          (button as HTMLElement).style.outline = '3px solid red';
        });
        await watch(pages, (each) => said[each]);
        await at.evaluate((button) => {
          (button as HTMLElement).style.outline = '';
        });
      }
      await at.tap();
    };
  const phones = {
    table: new Phone(pages.table, press('table'), lang),
    guest: new Phone(pages.guest, press('guest'), lang),
  };
  for (const side of SIDES) {
    await holdCamera(pages[side]);
    await pages[side].goto(url);
    await pages[side].locator('.boxes').waitFor();
  }
  await phones.table.player.start({ seats: ['person', 'person'] });
  isCounting = true;
  const began = performance.now();
  await phones.table.openTable([0]);
  await phones.guest.comeTo(phones.table);
  await phones.guest.sitAt(phones.table);
  await Promise.race(SIDES.map((side) => phones[side].player.prompt.waitFor()));
  const seconds = (performance.now() - began) / 1000;
  for (const each of SIDES) said[each] = 'plays';
  await watch(pages, (each) => said[each]);
  for (const side of SIDES) await pages[side].context().close();
  return { taps, seconds };
}

interface Heard {
  readonly figures: {
    readonly seconds: number;
    readonly peakDb: number;
    readonly levelDb: number;
    readonly centreHertz: number;
    readonly harshDb: number;
  };
  readonly wave: string;
  readonly picture: string;
}

/** What the page of shared parts has for this command. */
declare global {
  var enzaSound: {
    readonly games: readonly string[];
    readonly cues: readonly string[];
    render(game: string, what: string, seconds: number): Promise<Heard | null>;
  };
}

const GROUND = 'ground';
/** The loudest that a card may be heard, as a measure of all. */
const CARD = 'place';
const [LOUDER_DB, HARSH_DB] = [6, -30];

const PARTS = '.cache/parts';

/** Every cue and ten minutes of each ground as files, what they measure, and a sheet of their waves and spectra. */
async function takeSounds(browser: Browser, folder: string, seconds: number): Promise<void> {
  execFileSync('npx', ['vite', 'build', '--mode', 'parts', '--outDir', PARTS, '--logLevel', 'error'], {
    stdio: 'inherit',
  });
  const site = await new Site({ dir: PARTS }).start();
  try {
    const page = await browser.newPage({ viewport: { width: 1760, height: 900 } });
    await page.goto(`${site.url}src/parts/index.html`);
    await page.locator('[data-part="sound"]').waitFor();
    const { games, cues } = await page.evaluate(() => ({ games: enzaSound.games, cues: enzaSound.cues }));
    const pictures: Picture[] = [];
    const wrong: string[] = [];
    for (const game of games) {
      let cardDb = 0;
      for (const what of [...cues, GROUND]) {
        const { figures, wave, picture } = await hear(page, game, what, seconds);
        writeFileSync(join(folder, `${game}-${what}.wav`), Buffer.from(wave, 'base64'));
        const { peakDb, levelDb, centreHertz, harshDb } = figures;
        if (what === CARD) cardDb = peakDb;
        const line = `${game} ${what}: ${figures.seconds.toFixed(1)} s, peak ${peakDb.toFixed(1)} dB, level ${levelDb.toFixed(1)} dB, centre ${Math.round(centreHertz)} Hz, above 8 kHz ${harshDb.toFixed(0)} dB`;
        console.log(line);
        const file = `${game}-${what}.png`;
        writeFileSync(join(folder, file), Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
        pictures.push({ file, caption: line });
        if (peakDb >= 0) wrong.push(`${game} ${what} clips`);
        if (peakDb > cardDb + LOUDER_DB) wrong.push(`${game} ${what} is too loud beside a card`);
        if (harshDb > HARSH_DB) wrong.push(`${game} ${what} is harsh`);
      }
    }
    console.log(await contactSheet(browser, folder, 'sound', pictures));
    for (const what of wrong) console.log(`OUT OF BOUNDS: ${what}`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}

async function hear(page: Page, game: string, what: string, seconds: number): Promise<Heard> {
  const heard = await page.evaluate(([of, cue, long]) => enzaSound.render(of, cue, long), [
    game,
    what,
    seconds,
  ] as const);
  if (!heard) throw new Error(`${game} has no sound`);
  return heard;
}

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
