import type { InBoth } from '../../words/phrase.ts';
import type { AnyWholeVoice } from '../../words/voice.ts';
import { isEqual } from '../equal.ts';
import type { AnyChecks, AnyGame, AnyState, Ask, Eyes, Seat, Setup } from '../game.ts';
import { claim } from '../game.ts';
import { EMBLEMS, type MatchRecord, type MoveEntry, type Sitter } from '../log.ts';
import type { Telling } from '../match.ts';
import { Rng, rngFor } from '../rng.ts';
import { optionSets, seatCounts } from '../setup.ts';

/** What most often has to be mended in a game that breaks a promise, by the promise's name. */
export const ADVICE: Readonly<Record<string, string>> = {
  moves: 'asks and moves depend on the state alone: some moves for each seat that is asked, none for others',
  reasons:
    'why gives a reason for what moves does not offer, and null for what it does; wishes holds illegal moves too',
  bounds: 'play, or holds in checks.ts if that asks too much',
  conserved: 'play moves components from pile to pile; what is used up stays in a pile that the census counts',
  moveIds: 'moveId gives every move a number of its own',
  json: 'the state holds numbers, texts, lists and plain objects, and all that play needs: nothing stands beside it',
  copies: 'play changes its state alone, in lists of its own: neither constants nor lists that two states share',
  replay: 'play takes chance from its rng, and keeps nothing outside of the state',
  undoing: 'tell with news what others learn by a move',
  guesses: 'view hides what a seat does not know, and guess fills in just that, from what has not been seen',
  unveiling: 'sheet counts a view that shows more than one seat knows, too',
  twins: 'twin in checks.ts puts something else wherever those eyes do not see',
  wire: 'view, asks and events keep from every seat what it does not know',
  openAsks:
    'whoever is asked in the open has the same moves whatever is secret; if not, the ask is private or offers says all',
  offers: 'offers lists what may be legal as far as the table knows, and nothing else',
  conceals: 'conceals says whether a seat sees more of its own than the table does',
  secrets:
    "an event that uncovers something is told with news to those who learn by it; with 'none' it tells nothing new",
  sealed: 'what is chosen at once stays hidden in views and untold until the last has chosen',
  ending: 'sheet and result count the same points, a number a side, and whoever wins has most',
  spoken:
    'words/ says the same in both languages of whatever can be asked, moved, told and explained: with names, never “you”',
};

/** A broken promise, told in one line: the promise, what happened instead, what to mend, and the record that shows it. */
export class Broken extends Error {
  readonly property: string;
  readonly record: MatchRecord;
  constructor(property: string, fault: unknown, record: MatchRecord) {
    const { game, setup, seed, log } = record;
    const options = Object.entries(setup.options).map(([id, value]) => `${id}=${value}`);
    const where = [`${setup.seats} seats`, ...options, `deal ${seed}`, `after ${log.length} moves`].join(', ');
    const told = `${game} breaks ${property} (${where}): ${sentence(fault)}. To mend: ${mendOf(property, fault)}.`;
    super(`${told} ${JSON.stringify(record)}`, { cause: fault });
    this.property = property;
    this.record = record;
  }
}

/** What fell over keeps no promise: the place tells more than what the promise asks for. */
function mendOf(property: string, fault: unknown): string | undefined {
  const place =
    fault instanceof TypeError || fault instanceof RangeError ? PLACE.exec(fault.stack ?? '')?.[1] : undefined;
  return place ? `it fell over at ${place}` : ADVICE[property];
}
const PLACE = /\b(src\/[\w./-]+:\d+):\d+/;

const sentence = (fault: unknown): string =>
  (fault instanceof Error ? fault.message : String(fault)).replace(/\s+/g, ' ').trim();

/** Where two values first differ as JSON, in words; null if they are equal. */
export const difference = (one: unknown, other: unknown): string | null =>
  isEqual(one, other) ? null : firstDifference(one, other, '');

function firstDifference(one: unknown, other: unknown, path: string): string | null {
  if (Object.is(one, other)) return null;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path || 'the whole'} is ${brief(one)} and ${brief(other)}`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[key], other[key], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

export function claimSame(one: unknown, other: unknown, otherwise: string): void {
  const found = difference(one, other);
  claim(found === null, () => `${otherwise}: ${found}`);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const brief = (value: unknown): string => (JSON.stringify(value) ?? 'missing').slice(0, LONGEST_VALUE);

const LONGEST_VALUE = 60;

interface Played<State, Move> {
  asks(state: State): readonly Ask[];
  moves(state: State, seat: Seat): readonly Move[];
  play(state: State, seat: Seat, move: Move, rng: Rng): void;
}

interface AtRandom<State> {
  /** All moves there are to the end, or so many. */
  playOn(state: State, rng: Rng, count?: number): State;
  /** Until it is so. */
  playUntil(state: State, rng: Rng, isSo: (state: State) => boolean): State;
}

/** Plays random moves, each by the seat that is asked first: how a game's own tests come to positions. */
export function atRandom<State, Move>({ asks, moves, play }: Played<State, Move>): AtRandom<State> {
  const step = (state: State, rng: Rng): boolean => {
    const [ask] = asks(state);
    if (ask) play(state, ask.seat, rng.pick(moves(state, ask.seat)), rng);
    return ask !== undefined;
  };
  return {
    playOn(state, rng, count = Number.POSITIVE_INFINITY) {
      for (let made = 0; made < count && step(state, rng); made++);
      return state;
    },
    playUntil(state, rng, isSo) {
      while (!isSo(state)) if (!step(state, rng)) throw new Error('the game ended first');
      return state;
    },
  };
}

/** A game with all that is needed to check it. */
export interface Subject {
  readonly game: AnyGame;
  readonly checks: AnyChecks;
  readonly voices: InBoth<AnyWholeVoice>;
}

/** What the games of one table have met: of each kind, what and how often. */
export type Met = Map<string, Map<string, number>>;

export function note(met: Met, kind: string, what: string): void {
  const counts = met.get(kind) ?? new Map<string, number>();
  met.set(kind, counts.set(what, (counts.get(what) ?? 0) + 1));
}

export const hasMet = (met: Met, kind: string, what: string): boolean => met.get(kind)?.has(what) ?? false;

/** Something that was met so often that it is worth a word. */
export const metOften = (met: Met, kind: string, times: number): string[] =>
  [...(met.get(kind) ?? [])].flatMap(([what, count]) => (count >= times ? [what] : []));

/** A random game to be; all of it follows from these. */
export interface Trial {
  readonly subject: Subject;
  readonly setup: Setup;
  readonly seed: number;
}

/** A promise about every position of every game. Pure but for its notes: throws Broken, with the record that shows it. */
export interface Property {
  readonly name: string;
  check(trial: Trial, met: Met): void;
  /** What must have been met somewhere in many games of one table, or the checks found nothing to check. Throws. */
  whole?(met: Met): void;
  /** How many times as many games this one is worth. */
  readonly weight?: number;
}

/** One position of a random game. */
export interface Step {
  /** As the game has it: a check plays on copies only. */
  readonly state: AnyState;
  readonly asks: readonly Ask[];
  /** What will be played; null at the end. */
  readonly next: MoveEntry | null;
  /** What the move that led here told. */
  readonly told: readonly Telling[];
  /** The moves so far; grows as the game goes on. */
  readonly log: readonly MoveEntry[];
  /** For the choices of a check. */
  readonly chance: Rng;
}

/** Plays a game of random moves to its end and shows every position, the last one included. */
export function walk(trial: Trial, property: string, visit: (step: Step) => void): void {
  const { subject, setup, seed } = trial;
  const { game } = subject;
  const limit = game.facts.longestGame(setup.seats);
  const log: MoveEntry[] = [];
  try {
    const state = game.deal(setup, rngFor(seed, 0));
    let told: readonly Telling[] = [];
    for (;;) {
      const asks = game.asks(state);
      const chance = new Rng(seed, CHOICE_SALT, log.length);
      const next = asks.length === 0 ? null : choose(trial, state, asks, chance);
      visit({ state, asks, next, told, log, chance });
      if (!next) return;
      if (log.length === limit)
        throw new Error(`no end within ${limit} decisions: a move leads nowhere, or facts.longestGame says too few`);
      log.push(next);
      told = play(trial, state, next, log.length);
    }
  } catch (fault) {
    throw fault instanceof Broken ? fault : new Broken(property, fault, recordOf(trial, log));
  }
}

/** A property of single positions. */
export const everyStep = (name: string, visit: (step: Step, trial: Trial, met: Met) => void): Property => ({
  name,
  check: (trial, met) => walk(trial, name, (step) => visit(step, trial, met)),
});

/** Plays a move as the `entry`th of the match, with that entry's chance, and returns what was told. */
export function play({ subject, seed }: Trial, state: AnyState, { seat, move }: MoveEntry, entry: number): Telling[] {
  const told: Telling[] = [];
  subject.game.play(state, seat, move, rngFor(seed, entry), (event, to, news = 'all') => {
    told.push({ event, to, news });
  });
  return told;
}

export function recordOf({ subject, setup, seed }: Trial, log: readonly MoveEntry[]): MatchRecord {
  const { id, edition } = subject.game.facts;
  return { game: id, edition, seed, setup, sitters: sitters(setup.seats), log: [...log] };
}

export const eyesOf = (trial: Trial): Eyes[] => [...seatsOf(trial), 'onlooker'];

/** Who may be looking while this is asked. */
export const lookersAt = ({ seat, cover }: Ask): Eyes[] => (cover === 'open' ? [seat, 'onlooker'] : [seat]);

export const seatsOf = ({ setup }: Trial): Seat[] => Array.from({ length: setup.seats }, (_, seat) => seat);

const CHOICE_SALT = 0x2545f491;

const sitters = (seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    name: `Seat ${seat}`,
    emblem: EMBLEMS[seat % EMBLEMS.length] ?? 'crane',
  }));

function choose({ subject }: Trial, state: AnyState, asks: readonly Ask[], chance: Rng): MoveEntry {
  const { seat, step } = chance.pick(asks);
  const moves = subject.game.moves(state, seat);
  if (moves.length === 0) throw new Error(`dead end: seat ${seat} is asked for ${step} and has no move`);
  return { seat, move: chance.pick(moves) };
}

/** One way to set up a game, but for who begins. */
export interface TestSetup {
  readonly seats: number;
  readonly options: Setup['options'];
}

export const testSetupsOf = ({ game }: Subject): TestSetup[] =>
  seatCounts(game.facts).flatMap((seats) => optionSets(game.facts, seats).map((options) => ({ seats, options })));

/** All options at the fewest seats, and one set of them at each other number: fuzzing plays all. */
export function fewSetups(subject: Subject): TestSetup[] {
  const all = testSetupsOf(subject);
  return all.filter(({ seats }, at) => seats === all[0]?.seats || seats !== all[at + 1]?.seats);
}

/** Of these the fewest and the most seats: where most that breaks does. */
export function outermostSetups(subject: Subject): TestSetup[] {
  const few = fewSetups(subject);
  return few.filter(({ seats }, at) => seats === few[0]?.seats || at === few.length - 1);
}

export const testSetupName = ({ seats, options }: TestSetup): string =>
  [`${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...Object.values(options)].join(', ');

/** The `index`th random game at a table: always the same one. */
export function trialAt(subject: Subject, { seats, options }: TestSetup, index: number): Trial {
  const { begins, looks } = subject.game.facts;
  const rng = new Rng(index, SEED_SALT, seats);
  const seed = rng.below(256) * 2 ** 32 + rng.uint32();
  const setup: Setup = {
    seats,
    options,
    ...(begins !== 'nobody' && { first: index % 2 === 0 ? 'chance' : index % seats }),
    ...(looks && index % 2 === 1 && { looks: rng.shuffle([...looks]).slice(0, seats) }),
  };
  return { subject, setup, seed };
}

/** Holds a property on the first random games at a table, on each and on all of them together. */
export function holdSetup(property: Property, subject: Subject, setup: TestSetup, games: number): void {
  const met: Met = new Map();
  for (let index = 0; index < games; index++) property.check(trialAt(subject, setup, index), met);
  try {
    property.whole?.(met);
  } catch (fault) {
    throw new Broken(property.name, fault, recordOf(trialAt(subject, setup, 0), []));
  }
}

const SEED_SALT = 0x6b43a9b5;
