import { parseArgs } from 'node:util';
import type { Player } from '../bots/measuring.ts';
import { Search } from '../bots/search.ts';
import type { AnyMove, AnyState, Seat, Setup } from '../engine/game.ts';
import type { Entry } from '../engine/log.ts';
import { openMatch } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { optionSets, seatCounts } from '../engine/setup.ts';
import { typedSetup } from './arguments.ts';
import { type GameWithBots, loadBots, playBout, playerOf } from './games.ts';
import { median, quantile } from './samples.ts';

/** How long the strongest bot searched for whole turns: time of the processor, which a busy machine does not stretch. */
export interface TurnTimes {
  readonly turns: number;
  readonly medianMs: number;
  /** One turn in twenty takes longer. */
  readonly p95Ms: number;
  readonly longestMs: number;
}

const WARM_UP_GAMES = 1;
const MICROSECONDS_PER_MS = 1000;

/** A turn: consecutive decisions of one seat, in whole games of the strongest among themselves. */
export function timeTurns(bots: GameWithBots, setup: Setup, games: number): TurnTimes {
  const turns: number[] = [];
  for (let seed = 0; seed < WARM_UP_GAMES + games; seed++) {
    const times = timesIn(bots, setup, seed);
    if (seed >= WARM_UP_GAMES) turns.push(...times);
  }
  return { turns: turns.length, medianMs: median(turns), p95Ms: quantile(turns, 0.95), longestMs: quantile(turns, 1) };
}

function timesIn({ game, knowledge, levels }: GameWithBots, setup: Setup, seed: number): number[] {
  const strongest = playerOf('strongest', levels);
  const times: number[] = [];
  let last: Seat | null = null;
  const timed: Player = (question, rng) => {
    if (question.seat !== last) times.push(0);
    last = question.seat;
    const begin = process.cpuUsage();
    const move = strongest(question, rng);
    const { user, system } = process.cpuUsage(begin);
    times.push((times.pop() ?? 0) + (user + system) / MICROSECONDS_PER_MS);
    return move;
  };
  playBout(
    { game, knowledge, setup, seed, botSeed: seed },
    Array.from({ length: setup.seats }, () => timed),
  );
  return times;
}

/**
 * Speeds of a game's rules and search, each also as a ratio to a calibration loop, so that machines can be compared,
 * and how long the strongest bot searches for a whole turn:
 * npm run -s bench -- --game fairy-light [--games 2] [--json]
 * The turns alone, at some tables: --turns [--seats 2] [--options variant=free]
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
    turns: { type: 'boolean', default: false },
    seats: { type: 'string' },
    options: { type: 'string', default: '' },
  },
});

const WINDOW_US = 300_000;
/** Asking for the processor's time costs more than many a unit. */
const GLANCE_MS = 10;
const ROUNDS = 5;
const US_PER_SECOND = 1_000_000;
const SEARCH_ITERATIONS = 2000;

interface Figure {
  readonly what: string;
  readonly options: string;
  readonly perSecond: number;
  /** To the calibration loop: how many of its thousand steps one unit costs. */
  readonly cost: number;
}

const bots = await loadBots(values.game ?? '');
// On a busy machine all this takes minutes: every row is printed as soon as it is there.
const print = (line: string): void => {
  if (!values.json) console.log(line);
};
const calibration = values.turns ? null : perSecond(calibrate);
const figures = calibration === null ? [] : speeds(calibration);
const turns: (TurnTimes & { readonly seats: number })[] = [];
print('\n| seats | turns of the strongest | median ms | 95th percentile | longest |\n|---|---|---|---|---|');
const tables = values.seats ? values.seats.split(',').map(Number) : [fewestSeats(bots), mostSeats(bots)];
for (const seats of new Set(tables)) {
  const setup: Setup = { ...typedSetup(bots.game.facts, seats, values.options), first: 'chance' };
  const times = timeTurns(bots, setup, Number(values.games));
  turns.push({ seats, ...times });
  const said = [times.medianMs, times.p95Ms, times.longestMs].map((ms) => Math.round(ms)).join(' | ');
  print(`| ${seats} | ${times.turns} | ${said} |`);
}
if (values.json) console.log(JSON.stringify({ game: values.game, calibration, figures, turns }));

function fewestSeats({ game }: GameWithBots): number {
  return seatCounts(game.facts)[0] ?? 1;
}

function mostSeats({ game }: GameWithBots): number {
  return seatCounts(game.facts).at(-1) ?? 1;
}

function speeds(calibration: number): Figure[] {
  const figures: Figure[] = [];
  print('| what | options | a second | cost in calibration loops |\n|---|---|---|---|');
  for (const options of optionSets(bots.game.facts, mostSeats(bots))) {
    const setup: Setup = { seats: mostSeats(bots), options, first: 'chance' };
    for (const [what, run] of Object.entries(benches(bots, setup))) {
      const speed = perSecond(run);
      const cost = calibration / speed;
      figures.push({ what, options: Object.values(options).join(' '), perSecond: speed, cost });
      const said = Math.round(speed).toLocaleString('en');
      print(`| ${what} | ${Object.values(options).join(' ')} | ${said} | ${cost.toPrecision(3)} |`);
    }
  }
  return figures;
}

/** Each runs once and says how many units it did. */
function benches({ game, knowledge }: GameWithBots, setup: Setup): Record<string, () => number> {
  let seed = 0;
  const play = (log?: Entry[]): { state: AnyState; decisions: number } => {
    const rng = rngFor(++seed, 0);
    const state = game.deal(setup, rngFor(seed, 0));
    let decisions = 0;
    for (let asks = game.asks(state); asks[0]; asks = game.asks(state)) {
      const { seat } = asks[0];
      const moves = game.moves(state, seat);
      const move = moves[rng.below(moves.length)] as AnyMove;
      log?.push({ seat, move });
      game.play(state, seat, move, log ? rngFor(seed, ++decisions) : rng);
      if (!log) decisions++;
    }
    return { state, decisions };
  };
  const opening = game.deal(setup, rngFor(1, 0));
  const seat = game.asks(opening)[0]?.seat ?? 0;
  const view = game.view(opening, seat);
  return {
    'random decisions': () => play().decisions,
    'random games': () => {
      play();
      return 1;
    },
    views: () => {
      game.view(opening, seat);
      return 1;
    },
    'saved matches opened': () => {
      const log: Entry[] = [];
      play(log);
      const record = { game: game.facts.id, edition: game.facts.edition, seed, setup, sitters: [], log };
      openMatch(game, record);
      return 1;
    },
    'search iterations': () => {
      new Search({ game, knowledge, view, seat, seats: setup.seats }, rngFor(++seed, 1)).run(SEARCH_ITERATIONS);
      return SEARCH_ITERATIONS;
    },
  };
}

/** The best of several windows, by the processor's time: what else runs on the machine makes them longer and not fewer. */
function perSecond(run: () => number): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let units = 0;
    let used = 0;
    const begin = process.cpuUsage();
    while (used < WINDOW_US) {
      for (const stop = performance.now() + GLANCE_MS; performance.now() < stop; ) units += run();
      const { user, system } = process.cpuUsage(begin);
      used = user + system;
    }
    best = Math.max(best, (units * US_PER_SECOND) / used);
  }
  return best;
}

/** A thousand dependent integer steps. */
function calibrate(): number {
  let value = 1;
  for (let step = 0; step < 1000; step++) value = (Math.imul(value, 1664525) + 1013904223) | 0;
  return value === 0 ? 0 : 1;
}
