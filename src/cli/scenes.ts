import type { Page } from 'playwright';
import { random } from '../bots/measuring.ts';
import type { Fixture } from '../engine/account.ts';
import { DAILY_LEVEL, DAILY_SEAT, type Day, dailySeed, dailySetup } from '../engine/daily.ts';
import { type AnyGame, type AnyMove, defineKnowledge, type Facts, type Setup } from '../engine/game.ts';
import { EMBLEMS, type Sitter } from '../engine/log.ts';
import { openMatch } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { plainOptions } from '../engine/setup.ts';
import { FACES } from '../games/faces.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { foundMatch, savedOf, shelfEntryOf } from '../host/openMatch.ts';
import type { MatchId, ShelfEntry } from '../protocol/shown.ts';
import { FORMAT, outcomeOf, type SavedMatch } from '../saves/format.ts';
import { loadGame, playOut } from './games.ts';

export interface Stored {
  readonly id: MatchId;
  readonly save: SavedMatch;
  /** Without it the match can be opened, and the shelf does not show it. */
  readonly card?: ShelfEntry;
}

/** Puts matches where the app's worker keeps them; none of them may be open. */
export async function putMatches(page: Page, matches: readonly Stored[]): Promise<void> {
  await page.evaluate(
    (stored) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open(`enza${location.pathname.replace(/[^/]*$/, '')}`);
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('matches', 'readwrite');
          const store = transaction.objectStore('matches');
          for (const { id, save, card, outcome } of stored) {
            store.put(save, `match:${id}`);
            if (card) store.put(card, `card:${id}`);
            if (outcome) store.put(outcome, `outcome:${id}`);
          }
          transaction.onerror = () => fail(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            done();
          };
        };
      }),
    matches.map((match) => ({ ...match, outcome: match.card && outcomeOf(match.card) })),
  );
}

/** All matches as they are stored now. */
export const readMatches = (page: Page): Promise<SavedMatch[]> =>
  page.evaluate(
    () =>
      new Promise<SavedMatch[]>((done, fail) => {
        const opening = indexedDB.open(`enza${location.pathname.replace(/[^/]*$/, '')}`);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('matches');
          const saves = transaction.objectStore('matches').getAll(IDBKeyRange.bound('match:', 'match:\uffff'));
          transaction.onerror = () => fail(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            done(saves.result);
          };
        };
      }),
  );

/** A screen to be looked at: its address, and the match that it needs. */
export interface PicturedScreen {
  readonly name: string;
  /** The same for scenes that differ by seats and options alone. */
  readonly kind: string;
  /** Whose it is; null: the shell's own. */
  readonly game: string | null;
  readonly hash: string;
  /** What stands there when it has come. */
  readonly shows: string;
  readonly matches?: readonly Stored[];
  /** It is closed before the table, or the player who is asked has opened it. */
  readonly curtain?: 'closed' | 'opened';
}

let found: Promise<PicturedScreen[]> | undefined;
/** Every screen, and every step of the recorded games of every title that can be drawn; looked for once. */
export const allScenes = (): Promise<PicturedScreen[]> => {
  found ??= findScenes();
  return found;
};

async function findScenes(): Promise<PicturedScreen[]> {
  const games = Object.keys(FACES);
  const tables = await Promise.all(games.map(async (id) => tableScenes(await loadGame(id), fixturesOf(id))));
  const records = await Promise.all(tables.map((scenes, index) => recordsScene(games[index] ?? '', scenes)));
  const daily = dailyScene(await Promise.all(games.map(loadGame)));
  const shell = [...shellScenes(games), ...memoryScenes(records.flatMap(({ matches }) => matches ?? [])), daily];
  return [...shell, ...tables.flat(), await waitingScene(tables), ...records];
}

/** What the table remembers of all titles together. */
const memoryScenes = (matches: readonly Stored[]): PicturedScreen[] => [
  { name: 'archive', kind: 'archive', game: null, hash: '#/archive', shows: '.filed', matches },
  { name: 'all-records', kind: 'all-records', game: null, hash: '#/records', shows: '.record', matches },
];

/** The shelf with games of every title still on the table, and one that is over. */
async function waitingScene(tables: readonly (readonly PicturedScreen[])[]): Promise<PicturedScreen> {
  const shown = tables.flatMap((scenes) => [scenes.find(({ name }) => name.includes('-half-')), scenes.at(-1)]);
  const matches = shown.flatMap((scene) => scene?.matches ?? []);
  return {
    name: 'shelf-waiting',
    kind: 'shelf-waiting',
    game: null,
    hash: '#/',
    shows: '.ticket .title',
    matches: await Promise.all(matches.map((match, place) => onShelf(match, Date.now() - place * HOUR_MS))),
  };
}

/** Today's deals, each played to its end at random but for one, which waits. */
function dailyScene([waiting, ...played]: readonly AnyGame[]): PicturedScreen {
  const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const matches = played.map((game) => dailyMatch(game, day));
  const [name, kind] = ['daily', 'daily'];
  return { name, kind, game: null, hash: '#/daily', shows: `.day-deal[data-game="${waiting?.facts.id}"]`, matches };
}

function dailyMatch(game: AnyGame, day: Day): Stored {
  const { facts } = game;
  const [setup, seed, touchedAt] = [dailySetup(facts), dailySeed(facts, day), Date.now()];
  const sitters = Array.from(
    { length: setup.seats },
    (_, seat): Sitter =>
      seat === DAILY_SEAT ? personAt(seat) : { ...personAt(seat), kind: 'bot', level: DAILY_LEVEL },
  );
  const bout = { game, knowledge: defineKnowledge({ scale: 1 }), setup, seed };
  const { record } = playOut(
    bout,
    sitters.map(() => random),
  );
  const match = openMatch(game, { ...record, sitters, noHints: true, daily: { day } });
  const shown = record.log.length;
  const id = `daily-${facts.id}`;
  const table = foundMatch({ id, match, title: null, seen: sitters.map(() => shown), shown, mine: true, saved: true });
  return { id, save: savedOf(table, touchedAt), card: shelfEntryOf(table, touchedAt) };
}

/** What became of all recorded games of a title. */
async function recordsScene(game: string, scenes: readonly PicturedScreen[]): Promise<PicturedScreen> {
  const matches = scenes.flatMap(({ name, matches }) => (name.endsWith('-end') ? (matches ?? []) : []));
  return {
    name: `${game}-records`,
    kind: `${game}-records`,
    game,
    hash: `#/records/${game}`,
    shows: '.record',
    matches: await Promise.all(matches.map((match, place) => onShelf(match, Date.now() - place * HOUR_MS))),
  };
}

/** With what the shelf shows of it. */
export async function onShelf({ id, save }: Stored, touchedAt: number): Promise<Stored> {
  const { game, edition, seed, setup, sitters, log, title, seen, shown } = save;
  const match = openMatch(await loadGame(game), { game, edition, seed, setup, sitters, log });
  const table = foundMatch({ id, match, title, seen, shown, mine: true, saved: true });
  return { id, save, card: shelfEntryOf(table, touchedAt) };
}

/** Between one of many and the next. */
const HOUR_MS = 3_600_000;
const NAMES = ['Aya', 'Ren', 'Mio', 'Sora', 'Kai', 'Yui'];

const shellScenes = (games: readonly string[]): PicturedScreen[] => [
  { name: 'shelf', kind: 'shelf', game: null, hash: '#/', shows: '.lid svg' },
  { name: 'settings', kind: 'settings', game: null, hash: '#/settings', shows: '.screen.settings' },
  ...games.flatMap((game) => [
    { name: `${game}-box`, kind: `${game}-box`, game, hash: `#/box/${game}`, shows: '.screen.box .choice' },
    {
      name: `${game}-rules`,
      kind: `${game}-rules`,
      game,
      hash: `#/rules/${game}`,
      shows: '.screen.rules article, .screen.rules section',
    },
  ]),
];

/** What stands before the table: nothing, the curtain, or nothing any more. */
type Drawn = 'none' | 'closed' | 'opened';

/** The first position of every step with every set of options, half way, the end and the way through it; two ways where there is a curtain. */
function tableScenes(game: AnyGame, fixtures: readonly Fixture[]): PicturedScreen[] {
  const scenes = new Map<string, PicturedScreen>();
  const add = (prefix: string, step: string, fixture: Fixture, moves: number, curtain: Drawn = 'none'): void => {
    const name = `${prefix}-${step}`;
    if (scenes.has(name)) return;
    // A curtain names who comes next, and of what is asked behind it no more than everybody knows.
    const kind = `${game.facts.id}-${curtain === 'closed' ? 'curtain' : step}`;
    const matches = [{ id: name, save: saveOf(fixture, moves) }];
    const shows = curtain === 'closed' ? '.curtain' : '.board > *, .final';
    const hash = `#/table/${name}`;
    scenes.set(name, {
      name,
      kind,
      game: game.facts.id,
      hash,
      shows,
      matches,
      ...(curtain !== 'none' && { curtain }),
    });
  };
  for (const fixture of fixtures) {
    const { setup, seed, log } = fixture;
    if (!isWorthALook(game.facts, setup)) continue;
    const { fewest, most } = game.facts.seats;
    const prefix = [game.facts.id, ...(fewest < most ? [setup.seats] : []), ...Object.values(setup.options)].join('-');
    const state = game.deal(setup, rngFor(seed, 0));
    for (const [made, { seat, move }] of log.entries()) {
      for (const { step: asked, cover, only } of game.asks(state)) {
        const step = only ? `${asked}-only` : asked;
        const covered = cover === 'private' && setup.seats > 1 && !only;
        if (covered) add(prefix, `${step}-curtain`, fixture, made, 'closed');
        const curtain = covered ? 'opened' : 'none';
        add(prefix, step, fixture, made, curtain);
        if (made >= log.length / 2) add(prefix, `half-${step}`, fixture, made, curtain);
      }
      game.play(state, seat, move as AnyMove, rngFor(seed, made + 1));
    }
    add(prefix, 'end', fixture, log.length);
    const name = `${prefix}-replay`;
    const matches = [{ id: name, save: saveOf(fixture, log.length) }];
    const [kind, hash] = [`${game.facts.id}-replay`, `#/replay/${name}`];
    scenes.set(name, { name, kind, game: game.facts.id, hash, shows: '.board > *', matches });
  }
  return [...scenes.values()];
}

/** Every number of seats with the first of what each option may be, and every option where most sit. */
const isWorthALook = (facts: Facts, { seats, options }: Setup): boolean =>
  seats === facts.seats.most || facts.options(seats).every(({ id, values }) => options[id] === values[0]);

export const saveOf = (
  { game, edition, seed, setup, log }: Pick<Fixture, 'game' | 'edition' | 'seed' | 'setup' | 'log'>,
  moves: number,
): SavedMatch => ({
  format: FORMAT,
  game,
  edition,
  seed,
  setup,
  sitters: Array.from({ length: setup.seats }, (_, seat) => personAt(seat)),
  log: log.slice(0, moves) as SavedMatch['log'],
  seen: Array.from({ length: setup.seats }, () => 0),
  shown: moves,
  title: null,
  touchedAt: 0,
});

/** One that bots play from its first move on. */
export function begunMatch({ facts }: AnyGame, seats: number, seed: number): Stored {
  const setup: Setup = { seats, options: plainOptions(facts, seats), ...(facts.begins !== 'nobody' && { first: 0 }) };
  const fixture = { game: facts.id, edition: facts.edition, seed, setup, log: [] };
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => ({ ...personAt(seat), kind: 'bot', level: 0 }));
  return { id: `${facts.id}-begun`, save: { ...saveOf(fixture, 0), sitters } };
}

const personAt = (seat: number): Sitter => ({
  kind: 'person',
  name: NAMES[seat % NAMES.length] ?? '',
  emblem: EMBLEMS[seat % EMBLEMS.length] ?? 'crane',
});
