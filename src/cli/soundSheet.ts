import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { contactSheet, type Picture } from './contactSheet.ts';
import { Site } from './site.ts';

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
export async function takeSounds(browser: Browser, folder: string, seconds: number): Promise<void> {
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
