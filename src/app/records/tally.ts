import type { Result, Seat } from '../../engine/game.ts';
import type { Emblem, Sitter } from '../../engine/log.ts';
import { isPlayedOut, type Outcome } from '../../saves/format.ts';

/** A person who sat at the table, and where. */
export interface Sat {
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** They played on this device: its records are theirs. */
  readonly isOwn: boolean;
}

export const peopleOf = ({ sitters, here }: Pick<Outcome, 'sitters' | 'here'>): readonly Sat[] =>
  sitters.flatMap((sitter, seat) =>
    sitter.kind === 'person' ? [{ seat, sitter, isOwn: here?.includes(seat) ?? true }] : [],
  );

/** A tablet that only lay in the middle has played nothing. */
export const playedHere = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.filter(({ here }) => here === undefined || here.length > 0);

/** What a person has made of a game. */
export interface Tally {
  readonly name: string;
  /** The one worn last. */
  readonly emblem: Emblem;
  readonly played: number;
  /** Of games that were played out, newest first. */
  readonly points: readonly number[];
  readonly won: number;
  /** Null: no game was played out. */
  readonly best: number | null;
  readonly average: number | null;
  /** Most victories in a row, ever and up to now. */
  readonly run: number;
  readonly runNow: number;
}

/** All players of this device who finished a game, the most frequent first. Outcomes are newest first. */
export function tallied(outcomes: readonly Outcome[]): Tally[] {
  const people = new Map<string, Played[]>();
  for (const outcome of outcomes) {
    const { result } = outcome;
    for (const { seat, sitter, isOwn } of peopleOf(outcome)) {
      if (!isOwn) continue;
      const { name, emblem } = sitter;
      const points = isPlayedOut(outcome) ? (result.points[seat] ?? 0) : null;
      const played = { points, won: result.winners.includes(seat), emblem };
      people.set(name, [...(people.get(name) ?? []), played]);
    }
  }
  return [...people].map(tallyOf).sort((one, other) => other.played - one.played);
}

/** A person's tallies of one kind of outcomes each, by what makes the kind: the smallest key first. */
export function parted<Key extends string | number>(
  outcomes: readonly Outcome[],
  name: string,
  keyOf: (outcome: Outcome) => Key,
): (readonly [Key, Tally])[] {
  const keys = [...new Set(outcomes.map(keyOf))].sort((one, other) => (one < other ? -1 : 1));
  return keys.flatMap((key) => {
    const own = tallied(outcomes.filter((outcome) => keyOf(outcome) === key)).find((tally) => tally.name === name);
    return own ? [[key, own] as const] : [];
  });
}

interface Played {
  /** Null: it was given up. */
  readonly points: number | null;
  readonly won: boolean;
  readonly emblem: Emblem;
}

function tallyOf([name, played]: readonly [string, readonly Played[]]): Tally {
  const points = played.flatMap((each) => each.points ?? []);
  const runs = runsOf(played.map(({ won }) => won));
  return {
    name,
    emblem: played[0]?.emblem ?? 'crane',
    played: played.length,
    points,
    won: played.filter(({ won }) => won).length,
    best: points.length > 0 ? Math.max(...points) : null,
    average: points.length > 0 ? points.reduce((sum, each) => sum + each, 0) / points.length : null,
    run: Math.max(...runs),
    runNow: runs[0] ?? 0,
  };
}

/** How many victories follow each other before each defeat, and after the last. */
function runsOf(won: readonly boolean[]): number[] {
  const runs = [0];
  for (const each of won) {
    if (each) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(0);
  }
  return runs;
}

/** Scores of like height, and how many there are. */
export interface Heap {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_HEAPS = 10;
const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** The scores in heaps of a round width, from the lowest to the highest, empty ones between them too. */
export function heapsOf(points: readonly number[]): Heap[] {
  const [lowest, highest] = [Math.min(...points), Math.max(...points)];
  const span = (step: number): number => Math.floor(highest / step) - Math.floor(lowest / step) + 1;
  const step = STEPS.find((each) => span(each) <= MOST_HEAPS) ?? Math.ceil((highest - lowest + 1) / (MOST_HEAPS - 1));
  const first = Math.floor(lowest / step);
  return Array.from({ length: span(step) }, (_, index) => {
    const from = (first + index) * step;
    const to = from + step - 1;
    return { from, to, count: points.filter((each) => each >= from && each <= to).length };
  });
}

/** Half of the scores are that high or higher. */
export function halfOf(points: readonly number[]): number {
  const sorted = [...points].sort((one, other) => other - one);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}

/** Above 0: `one` came out above `other`. Who won stands above who did not, whatever decided it; else points do. */
export function ahead({ points, winners }: Result, one: Seat, other: Seat): number {
  const victories = Number(winners.includes(one)) - Number(winners.includes(other));
  return victories || (points[one] ?? 0) - (points[other] ?? 0);
}
