import { DAILY_LEVEL, DAILY_SEAT, dailySeed, dailySetup } from '../../engine/daily.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Entry, MatchRecord, Sitter } from '../../engine/log.ts';
import { EMBLEMS, earlyEnd, isMove, logInForce, mostEntries } from '../../engine/log.ts';
import { append, IllegalLog, type Match, openMatch, sidesOf } from '../../engine/match.ts';
import type { Rng } from '../../engine/rng.ts';
import { optionSets, SEED_BOUND, seatCounts } from '../../engine/setup.ts';
import { FORMAT, type SavedMatch } from '../../saves/format.ts';

/** A match somewhere on its way, played at random, with all that people do besides: nobody is as whimsical. */
export interface SomeMatch {
  readonly match: Match;
  readonly save: SavedMatch;
}

const NAMES = ['Aya', 'Ren', 'みお', '鶴田さん', 'A', 'Zoë & Ben', '🦊', 'x'.repeat(24)];
const DAYS = ['2026-11-22', '2028-02-29', '0001-01-01'];
/** So many entries a whim. */
const SELDOM = 14;

export function someMatch(game: AnyGame, rng: Rng, most = 40): SomeMatch {
  let match = rng.below(6) === 0 ? someDay(game, rng) : someTable(game, rng);
  const longest = mostEntries(game.facts.longestGame(match.record.setup.seats));
  for (let entries = Math.min(rng.below(most), longest); entries > 0 && !earlyEnd(match.record); entries--) {
    match = continued(match, rng);
  }
  match = withOrigin(match, rng);
  const { log } = match.record;
  const looked = (): number => rng.pick([log.length, log.length, rng.below(log.length + 1)]);
  const seen = match.record.sitters.map(looked);
  const title = rng.pick([null, 'Sunday', '日曜の会']);
  const touchedAt = rng.pick([rng.uint32(), 1_790_000_000_000 + rng.uint32(), 8.64e15]);
  return { match, save: { format: FORMAT, ...match.record, seen, shown: looked(), title, touchedAt } };
}

export const someSave = (game: AnyGame, rng: Rng): SavedMatch => someMatch(game, rng).save;

function someTable(game: AnyGame, rng: Rng): Match {
  const { id, edition, begins, looks } = game.facts;
  const seats = rng.pick(seatCounts(game.facts));
  const firsts = begins === 'nobody' ? [{}] : [{}, { first: 'chance' as const }, { first: rng.below(seats) }];
  const setup = {
    ...{ seats, options: rng.pick(optionSets(game.facts, seats)), ...rng.pick(firsts) },
    ...(looks && rng.below(2) && { looks: rng.shuffle([...looks]).slice(0, seats) }),
  };
  const sitters = Array.from({ length: seats }, (_, seat) => someSitter(seat, rng));
  const seed = (rng.below(256) * 2 ** 32 + rng.uint32()) % SEED_BOUND;
  const noHints = rng.below(3) === 0 && ({ noHints: true } as const);
  return openMatch(game, { game: id, edition, seed, setup, sitters, ...noHints, log: [] });
}

function someDay(game: AnyGame, rng: Rng): Match {
  const { id, edition } = game.facts;
  const day = rng.pick(DAYS);
  const setup = dailySetup(game.facts);
  const sitters = Array.from({ length: setup.seats }, (_, seat): Sitter => {
    const known = { name: rng.pick(NAMES), emblem: EMBLEMS[seat] ?? 'crane' };
    return seat === DAILY_SEAT ? { kind: 'person', ...known } : { kind: 'bot', level: DAILY_LEVEL, ...known };
  });
  const daily = { day, ...(rng.below(2) && ({ late: true } as const)) };
  const seed = dailySeed(game.facts, day);
  return openMatch(game, { game: id, edition, seed, setup, sitters, noHints: true, log: [], daily });
}

function someSitter(seat: number, rng: Rng): Sitter {
  const known = { name: rng.pick(NAMES), emblem: rng.below(2) ? rng.pick(EMBLEMS) : (EMBLEMS[seat] ?? 'crane') };
  return rng.below(2) ? { kind: 'person', ...known } : { kind: 'bot', level: rng.below(10), ...known };
}

/** One entry more; the same match if that whim cannot be, or it is over. */
function continued(match: Match, rng: Rng): Match {
  const { game, state, record } = match;
  const entry = rng.below(SELDOM) === 0 ? someWhim(match, rng) : null;
  if (entry) return allowed(match, entry);
  const asks = game.asks(state);
  if (asks.length === 0) return match;
  const isRound = record.seed % 2 === 0;
  const { seat } = isRound
    ? (asks.find((ask) => record.sitters[ask.seat]?.kind === 'person') ?? rng.pick(asks))
    : rng.pick(asks);
  return append(match, { seat, move: rng.pick(game.moves(state, seat)) });
}

function someWhim({ record }: Match, rng: Rng): Entry {
  const { inForce, undone } = logInForce(record.log);
  const seat = rng.below(record.setup.seats);
  const agreed = rng.below(2) === 0 && ({ agreed: true } as const);
  const sitter = someSitter(seat, rng);
  const conceded = sitter.kind === 'bot' && rng.below(2) === 0 && ({ conceded: true } as const);
  const whims: Entry[] = [
    { undo: inForce.slice(-1 - rng.below(4)), ...agreed },
    { undo: [rng.pick([...inForce, 0])], ...agreed },
    { seat, hint: true },
    ...(undone.length > 0 ? [{ redo: true } as const] : []),
    ...(record.daily ? [] : [{ seat, sitter, ...conceded }]),
    ...(rng.below(8) === 0 ? [{ counted: true } as const, { seat, concede: true } as const] : []),
  ];
  return rng.pick(whims);
}

function allowed(match: Match, entry: Entry): Match {
  try {
    return append(match, entry);
  } catch (fault) {
    if (fault instanceof IllegalLog) return match;
    throw fault;
  }
}

/** Where it comes from, if not from nowhere. */
function withOrigin(match: Match, rng: Rng): Match {
  const { log, daily } = match.record;
  const taken = log.findIndex((entry) => !isMove(entry));
  const moves = rng.below((taken < 0 ? log.length : taken) + 1);
  const origins: Partial<MatchRecord>[] = [
    {},
    { branch: { title: rng.pick([null, 'Sunday']), playedAt: rng.uint32(), moves } },
    { series: { won: Array.from({ length: sidesOf(match) }, () => rng.below(3)), played: rng.below(9) } },
  ];
  return daily ? match : { ...match, record: { ...match.record, ...rng.pick(origins) } };
}
