import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Sitter } from '../engine/log.ts';
import { fixtureNamed, fixtureNames } from '../games/fixtures.ts';
import type { Scene } from '../ui/stage/Stage.ts';
import type { Lang } from '../words/voice.ts';
import { contactSheet, pageAs } from './contactSheet.ts';
import { loadGame } from './games.ts';
import { putMatches, type Stored, saveOf } from './scenes.ts';
import { readFace, shownGame } from './shownGame.ts';

export const EVERY_TOUCH = Symbol('every touch');

/** A move of a recorded game of which something is staged, for its first seat, which has just not seen it yet. */
export interface StagedMove {
  readonly game: string;
  readonly fixture: string;
  readonly moves: number;
  readonly scenes: readonly Scene[];
  /** By that seat: what it did behind a curtain it is not shown again. */
  readonly isOwn: boolean;
}

/**
 * The first move of each kind of event and scene in the recorded games of a title; of several one by another seat, and staged
 * alone. A touch only of the kind that is asked for by its name, or all of them.
 */
export async function stagedMoves(
  id: string,
  lang: Lang,
  touch: string | typeof EVERY_TOUCH = '',
): Promise<ReadonlyMap<string, StagedMove>> {
  const rules = await loadGame(id);
  const face = await readFace(id, lang);
  const found = new Map<string, StagedMove>();
  for (const fixture of fixtureNames(id)) {
    for (const { moment } of shownGame(rules, fixtureNamed(id, fixture), face).moments()) {
      const { frame, scenes, seat } = moment.shown;
      // To see the first move, one is shown the deal before it.
      if (frame.moveCount === 1) continue;
      const move: StagedMove = { game: id, fixture, moves: frame.moveCount, scenes, isOwn: seat === 0 };
      for (const { kind, size } of scenes)
        if ((size !== 'touch' || touch === EVERY_TOUCH || kind === touch) && isBetter(move, found.get(kind)))
          found.set(kind, move);
    }
  }
  return found;
}

const isBetter = (move: StagedMove, known: StagedMove | undefined): boolean =>
  !known || (known.isOwn && !move.isOwn) || (known.isOwn === move.isOwn && move.scenes.length < known.scenes.length);

/** The saved match of which this move is shown next. */
function storedAt({ game, fixture, moves }: StagedMove): Stored {
  const { sitters, ...save } = saveOf(fixtureNamed(game, fixture), moves);
  const shown = Math.max(0, moves - 1);
  const seats = sitters.map((sitter, seat): Sitter => (seat === 0 ? sitter : { ...sitter, kind: 'bot', level: 0 }));
  return { id: 'staged', save: { ...save, sitters: seats, shown, seen: sitters.map(() => shown) } };
}

const LOOKS = [
  { width: 360, height: 640, theme: 'light' },
  { width: 360, height: 640, theme: 'dark' },
  { width: 844, height: 390, theme: 'light' },
  { width: 844, height: 390, theme: 'dark' },
] as const;

const PICTURES_A_STRIP = 18;
const SHORTEST_MS = 100;

interface Film {
  readonly lang: Lang;
  readonly games: readonly string[];
  /** A part of the kind's name. */
  readonly kind: string;
  /** Touches too, which are many and short. */
  readonly touches: boolean;
}

/** Every kind of event and scene of the recorded games as a strip of pictures, each of its time. */
export async function takeFilms(browser: Browser, url: string, folder: string, film: Film): Promise<void> {
  for (const game of film.games) {
    const kinds = [...(await stagedMoves(game, film.lang, film.touches ? EVERY_TOUCH : film.kind))].filter(([kind]) =>
      kind.includes(film.kind),
    );
    for (const look of LOOKS) {
      for (const [kind, move] of kinds) {
        // A page of its own: a fight that waits for a tap would still be open in the next one.
        const page = await pageAs(browser, { ...look, lang: film.lang, moves: true });
        const name = `${game}-${kind}-${film.lang}-${look.theme}-${look.width}`;
        await openStaged(page, url, move);
        console.log(await takeFilm(page, browser, join(folder, name), name, cuesOf(move)));
        await page.close();
      }
    }
  }
}

/** To the table on which that move is about to be shown, by way of the settings, where no match is open: its stage stands still. */
export async function openStaged(page: Page, url: string, move: StagedMove): Promise<void> {
  await openRunning(page, url, move, stopAtOnce);
}

/** The same, and its stage runs. */
export async function openRunning(
  page: Page,
  url: string,
  move: StagedMove,
  beforehand?: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  await putMatches(page, [storedAt(move)]);
  await beforehand?.(page);
  await page.goto(`${url}#/table/staged`);
  await page.locator('.stage').waitFor({ state: 'attached' });
}

/** Stops the stage as soon as it is there: a slow machine would ask for its first picture after the last. */
const stopAtOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const stage = document.querySelector('.stage');
      if (!stage) return;
      seen.disconnect();
      // It listens as soon as it has looked at the table.
      const stop = (): void => {
        stage.dispatchEvent(new CustomEvent('film', { detail: 0 }));
        if (!(stage as HTMLElement).dataset.film) requestAnimationFrame(stop);
      };
      stop();
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });

interface Cued {
  readonly atMs: number;
  readonly cue: string;
}

/** The cues of a move's scenes, and when they begin. */
function cuesOf({ scenes }: StagedMove): readonly Cued[] {
  let atMs = 0;
  return scenes.flatMap(({ steps }) =>
    steps.flatMap(({ cue, lastsMs }) => {
      const starts = atMs;
      atMs += lastsMs;
      return cue ? [{ atMs: starts, cue }] : [];
    }),
  );
}

async function takeFilm(
  page: Page,
  browser: Browser,
  folder: string,
  name: string,
  cues: readonly Cued[],
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const lastsMs = await seek(page, 0);
  const everyMs = Math.max(SHORTEST_MS, lastsMs / PICTURES_A_STRIP);
  const pictures = [];
  for (let at = -1, ms = 0; at < lastsMs; ms += everyMs) {
    const last = at;
    at = Math.round(Math.min(ms, lastsMs));
    await seek(page, at);
    const file = `${String(at).padStart(5, '0')}.png`;
    await page.screenshot({ path: join(folder, file) });
    const heard = cues.filter(({ atMs }) => atMs > last && atMs <= at).map(({ cue }) => `♪ ${cue}`);
    pictures.push({ file, caption: [`${at} ms`, ...heard].join(' ') });
  }
  return contactSheet(browser, folder, name, pictures);
}

/** The picture of that time of what is staged; answers how long all of it lasts. */
export async function seek(page: Page, ms: number): Promise<number> {
  const layer = page.locator('.stage');
  await layer.evaluate((stage, at) => stage.dispatchEvent(new CustomEvent('film', { detail: at })), ms);
  await page.locator(`.stage[data-film^="${ms} of "]`).waitFor({ state: 'attached' });
  return Number((await layer.getAttribute('data-film'))?.split(' of ')[1]);
}
