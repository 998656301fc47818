import { type Deal, dealCode, readDealCode } from '../../engine/dealCode.ts';
import { canonical } from '../../engine/equal.ts';
import type { AnyGame, Facts } from '../../engine/game.ts';
import { openMatch } from '../../engine/match.ts';
import { type Rng, rngFor } from '../../engine/rng.ts';
import { optionSets, SEED_BOUND, seatCounts } from '../../engine/setup.ts';
import type { Import } from '../../protocol/messages.ts';
import { CHECK_BYTES, withCheck, writeCode } from '../../saves/code/code.ts';
import { linkText } from '../../saves/code/link.ts';
import { writeFile } from '../../saves/file.ts';
import { outcomeOf } from '../../saves/format.ts';
import { parseOutcome, parseShelfEntry } from '../../saves/parse.ts';
import { foundMatch, shelfEntryOf } from '../openMatch.ts';
import { MemoryStore } from './browser.ts';
import { mutate } from './mutate.ts';
import { someMatch, someSave } from './someSave.ts';
import { person, Stage } from './stage.ts';

/** How often something became of a mutant: `added`, or why it was refused. */
export type Tally = Map<string, number>;

/** Takes one mutant; throws if it is neither refused with a reason nor what it says it is. */
export type Kind = (rng: Rng) => string[] | Promise<string[]>;

/** Every kind of text that can reach the app from outside. */
export function kindsOf(games: readonly AnyGame[]): Record<string, Kind> {
  return {
    'texts of matches': (rng) => textJudged(rng, games),
    'cards of the shelf': (rng) => [cardJudged(rng, games)],
    outcomes: (rng) => [outcomeJudged(rng, games)],
    'deal codes': (rng) => [codeJudged(rng, games)],
    'codes of matches': (rng) => matchCodeJudged(rng, games),
  };
}

/** The same mutants every time. */
export async function grind(kind: Kind, from: number, to: number): Promise<Tally> {
  const tally: Tally = new Map();
  for (let mutant = from; mutant < to; mutant++) {
    try {
      for (const what of await kind(rngFor(mutant, 0))) tally.set(what, (tally.get(what) ?? 0) + 1);
    } catch (fault) {
      throw new Error(`mutant ${mutant}: ${fault instanceof Error ? fault.message : fault}`, { cause: fault });
    }
  }
  return tally;
}

/** A game that counts the moves it was made to play. */
export interface Counted {
  readonly game: AnyGame;
  plays: number;
}

export function counting(game: AnyGame): Counted {
  const counted: Counted = {
    game: {
      ...game,
      play(...move) {
        counted.plays++;
        game.play(...move);
      },
    },
    plays: 0,
  };
  return counted;
}

/** Each match in it is refused with its reason and place, or stands there just as the text has it and can be opened. */
async function textJudged(rng: Rng, games: readonly AnyGame[]): Promise<string[]> {
  const saves = Array.from({ length: 1 + rng.below(3) }, () => someSave(rng.pick(games), rng));
  const text = mutate(saves.length === 1 && rng.below(2) ? JSON.stringify(saves[0]) : writeFile(saves), rng);
  // Afresh each time: in a match that was opened before, bots may play on.
  const counted = games.map(counting);
  const { stage, got } = await takenIn(
    text,
    counted.map(({ game }) => game),
  );
  const plays = counted.reduce((sum, each) => sum + each.plays, 0);
  claim(plays <= text.length, `${plays} moves were played for ${text.length} characters`, text);
  if ('refused' in got) {
    claim(typeof got.place === 'string', 'it is refused without a place', text);
    return [got.refused];
  }
  const given = matchesIn(text);
  claim(got.matches.length === given.length, `${got.matches.length} of ${given.length} matches were judged`, text);
  const became: string[] = [];
  for (const [index, one] of got.matches.entries()) {
    if (one.got === 'notSaved') throw new Error('the store has room');
    became.push(one.got === 'refused' ? one.refusal.refused : one.got);
    if (one.got === 'refused') continue;
    const saved = stage.store.disk.get(`match:${one.match}`);
    const isSame = one.got === 'known' || canonical(saved) === canonical(given[index]);
    claim(isSame, 'what is stored is not what was given', text);
    await stage.ask({ kind: 'open', match: one.match });
    claim(stage.troubles.length === 0 && stage.table.match === one.match, 'it cannot be opened', text);
  }
  return became;
}

interface TakenIn {
  readonly stage: Stage;
  readonly got: Import;
}

/** What became of the text; the store, a fresh one each time, may have gained matches and nothing else. */
async function takenIn(text: string, games: readonly AnyGame[]): Promise<TakenIn> {
  shelf ??= laidOut();
  const before = await shelf;
  const store = new MemoryStore();
  for (const [key, value] of before) store.disk.set(key, structuredClone(value));
  const stage = new Stage(store, {}, games);
  await stage.ask({ kind: 'import', text });
  claim(stage.faults.length === 0, `${stage.faults}`, text);
  const got = stage.answer('import');
  const matches = 'matches' in got ? got.matches : [];
  const added = matches.flatMap((one) => (one.got === 'added' ? [one.match] : []));
  const stays = [...before].every(([key, value]) => canonical(store.disk.get(key)) === canonical(value));
  const gained = [...store.disk.keys()].filter((key) => !before.has(key)).map((key) => key.slice(key.indexOf(':') + 1));
  claim(stays && gained.every((id) => added.includes(id)), `the store has more: ${gained}`, text);
  claim(
    added.every((id) => store.disk.has(`match:${id}`) && store.disk.has(`card:${id}`)),
    'some are missing',
    text,
  );
  return { stage, got };
}

/** One that stands there already, and must stay as it is. */
async function laidOut(): Promise<ReadonlyMap<string, unknown>> {
  const stage = new Stage();
  await stage.start([person('Aya'), person('Ben')]);
  await stage.move(0, 0, 'call');
  await stage.whispers(0);
  return stage.store.disk;
}

let shelf: Promise<ReadonlyMap<string, unknown>> | null = null;

/** The matches as the text has them. */
function matchesIn(text: string): readonly unknown[] {
  const raw = parsed(text) as { readonly matches?: unknown[] } | undefined;
  if (raw) return raw.matches ?? [raw];
  // One that is torn keeps no other out.
  return text
    .trim()
    .split(/\s*\n\s*/)
    .slice(1, -1)
    .map((line) => parsed(line.replace(/,$/, '')));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const someCard = (rng: Rng, games: readonly AnyGame[]) => {
  const game = rng.pick(games);
  const save = someSave(game, rng);
  const { seen, shown, title, touchedAt } = save;
  const match = openMatch(game, save);
  return shelfEntryOf(foundMatch({ id: 'one', match, title, seen, shown, mine: true, saved: true }), touchedAt);
};

/** Whatever is taken for a card or an outcome has no more in it than can be shown: it says the same when it is read again. */
function stored<Read>(rng: Rng, whole: unknown, read: (raw: unknown) => Read | null): string {
  const text = mutate(JSON.stringify(whole), rng);
  const raw = parsed(text);
  if (raw === undefined) return 'text';
  const one = read(raw);
  claim(one === null || canonical(read(one)) === canonical(one), 'it is another when it is read again', text);
  return one === null ? 'none' : 'read';
}

const cardJudged = (rng: Rng, games: readonly AnyGame[]): string => stored(rng, someCard(rng, games), parseShelfEntry);

function outcomeJudged(rng: Rng, games: readonly AnyGame[]): string {
  const card = someCard(rng, games);
  const points = card.sitters.map(() => rng.below(100));
  const result = { points, winners: [points.indexOf(Math.max(...points))] };
  return stored(rng, outcomeOf({ ...card, result }), parseOutcome);
}

/** It is refused with a reason or is the code of the deal that it gives. */
function codeJudged(rng: Rng, games: readonly AnyGame[]): string {
  const known = new Map<number, Facts>(games.map(({ facts }) => [facts.code, facts]));
  const facts = [...known.values()];
  const of = rng.pick(facts);
  const seats = rng.pick(seatCounts(of));
  const seed = (rng.below(256) * 2 ** 32 + rng.uint32()) % SEED_BOUND;
  const deal: Deal = { facts: of, seats, options: rng.pick(optionSets(of, seats)), seed };
  const code = dealCode(deal);
  const changed = rng.below(4) === 0 ? code.toLowerCase().replace('-', ' ') : mutate(code, rng);
  const read = readDealCode(changed, facts);
  if (typeof read === 'string') return read;
  claim(plain(changed) === plain(dealCode(read)), 'it is read as another deal', changed);
  return 'read';
}

/** Bytes or letters were changed, with the check made anew or not: it is refused with a reason, or is a match that can be opened. */
async function matchCodeJudged(rng: Rng, games: readonly AnyGame[]): Promise<string[]> {
  const { match, save } = someMatch(rng.pick(games), rng);
  const bytes = writeCode(match, { save, mark: 'c'.repeat(16), handed: [], byMessages: rng.below(2) === 0 });
  if (!bytes) throw new Error('it is too long for a code');
  const body = bytes.subarray(CHECK_BYTES).map((byte) => (rng.below(bytes.length) < 2 ? rng.below(256) : byte));
  const [text, damaged] = [linkText(withCheck(body)), mutate(linkText(bytes), rng)];
  const code = rng.below(2) === 0 ? text : damaged;
  const counted = games.map(counting);
  const { stage, got } = await takenIn(
    `https://enza.example/#/take/${code}`,
    counted.map(({ game }) => game),
  );
  const plays = counted.reduce((sum, each) => sum + each.plays, 0);
  claim(plays <= MOST_PLAYS, `${plays} moves were played`, code);
  if ('refused' in got) return [got.refused];
  const [one] = got.matches;
  if (one?.got === 'refused') return [one.refusal.refused];
  if (!one || !('match' in one)) throw new Error('nothing became of it');
  await stage.ask({ kind: 'open', match: one.match });
  claim(stage.troubles.length === 0 && stage.table.match === one.match, 'it cannot be opened', code);
  return [one.got];
}

/** Of a code with some forty entries. */
const MOST_PLAYS = 20_000;

/** As it is read: case, gaps and the letters that look like digits make no difference. */
const plain = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

const SHOWN = 2000;

function claim(holds: boolean, otherwise: string, text: string): void {
  if (!holds) throw new Error(`${otherwise}\n${text.slice(0, SHOWN)}`);
}
