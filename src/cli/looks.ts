import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Sitter } from '../engine/log.ts';
import { FACES } from '../games/faces.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { pageAs, raise } from './contactSheet.ts';
import { type PicturedScreen, saveOf } from './scenes.ts';

/** Kept pictures of shelf and tables, small: what changes there is seen before it is kept. */
const FOLDER = 'e2e/looks';
const SIZES = [
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
] as const;
const THEMES = ['light', 'dark'] as const;
/** They are kept in half their size. */
const SMALLER = 0.5;
const QUALITY = 0.7;
/** The shelf tells of days. */
const TODAY = '2026-03-02T12:00:00';

export interface Look extends Record<'width' | 'height', number> {
  readonly name: string;
  readonly theme: (typeof THEMES)[number];
  readonly screen: PicturedScreen;
}

export const looks = (): readonly Look[] =>
  [shelf(), ...Object.keys(FACES).map(table)].flatMap((screen) =>
    SIZES.flatMap((size) =>
      THEMES.map((theme) => ({ ...size, theme, screen, name: `${screen.name}-${theme}-${size.width}` })),
    ),
  );

/** Once the app has moved in: until then the shelf says how far it has come. */
function shelf(): PicturedScreen {
  return { name: 'shelf', kind: 'shelf', game: null, hash: '#/', shows: '.moving > p:not(.note)' };
}

/** In the middle of a recorded game, where the first seat is asked beside bots. */
function table(game: string): PicturedScreen {
  const fixture = fixturesOf(game).find(({ setup }) => setup.seats > 1);
  if (!fixture) throw new Error(`nothing of ${game} is recorded with bots beside a player`);
  const seats = fixture.log.map((entry) => ('move' in entry ? entry.seat : null));
  const asked = seats.findIndex((seat, at) => at >= seats.length / 2 && seat === 0 && seats[at - 1] !== 0);
  const { sitters, ...save } = saveOf(fixture, asked);
  const alone = sitters.map((sitter, seat): Sitter => (seat === 0 ? sitter : { ...sitter, kind: 'bot', level: 1 }));
  const matches = [{ id: 'look', save: { ...save, sitters: alone } }];
  return { name: game, kind: game, game, hash: '#/table/look', shows: '.prompt[data-asks="true"]', matches };
}

/** The screen as it is now, as small as it is kept: a JPEG in base 64. */
export async function takeLook(browser: Browser, url: string, look: Look): Promise<string> {
  const page = await pageAs(browser, look);
  await page.clock.setFixedTime(TODAY);
  await raise(page, url, look.screen);
  await page.evaluate(() => document.fonts.ready);
  const shot = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  await page.close();
  // The app's own page lets nothing be fetched from a text.
  const blank = await browser.newPage();
  const small = await blank.evaluate(shrink, { shot, part: SMALLER, quality: QUALITY });
  await blank.close();
  return small;
}

/** Runs in a page. */
async function shrink(of: { readonly shot: string; readonly part: number; readonly quality: number }): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${of.shot}`)).blob());
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width * of.part, picture.height * of.part];
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', of.quality).split(',')[1] ?? '';
}

/** Null: none is kept of it. */
export const keptLook = (name: string): string | null =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name)).toString('base64') : null;

const fileOf = (name: string): string => join(FOLDER, `${name}.jpg`);

/** Which part of the picture looks another way. */
export const difference = (page: Page, kept: string, now: string): Promise<number> =>
  page.evaluate(differing, { kept, now });

/** Runs in a page. What JPEG makes of edges is no difference. */
async function differing({ kept, now }: { readonly kept: string; readonly now: string }): Promise<number> {
  const least = 60;
  const pixelsOf = async (jpeg: string): Promise<ImageData> => {
    const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('no canvas');
    drawing.drawImage(picture, 0, 0);
    return drawing.getImageData(0, 0, picture.width, picture.height);
  };
  const [one, other] = await Promise.all([pixelsOf(kept), pixelsOf(now)]);
  if (one.width !== other.width || one.height !== other.height) return 1;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const far = [0, 1, 2].reduce(
      (sum, hue) => sum + Math.abs((one.data[at + hue] ?? 0) - (other.data[at + hue] ?? 0)),
      0,
    );
    if (far > least) count++;
  }
  return count / (one.width * one.height);
}

/** All pictures are kept as they are now. */
export async function acceptLooks(browser: Browser, url: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const all = looks();
  for (const look of all) writeFileSync(fileOf(look.name), Buffer.from(await takeLook(browser, url, look), 'base64'));
  console.log(`${all.length} pictures in ${FOLDER}: look at each before it is committed`);
}
