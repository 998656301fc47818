import type { Side } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import type { Chances } from '../../protocol/shown.ts';
import type { Turn, TurnLine } from '../replay/WalkBar.tsx';

/** Who would win after so many moves. */
export interface Point {
  readonly moves: number;
  readonly chances: Chances;
}

/** A turn, with what others answered in it; or what several did at once before anybody saw it: then its seat is the last to answer. */
export interface Step extends Turn {
  readonly isJoint: boolean;
}

/** What became of a side's chances in one step. */
export interface Swing {
  readonly turn: Step;
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  /** How much of it is left seen from the moment before it, and from the one after it. */
  readonly held: number;
}

/** How a match went for a side. */
export interface Story {
  readonly side: Side;
  /** From which moment to the end no side stood better; null: at the end one did. */
  readonly aheadSince: number | null;
  readonly best: Point;
  readonly helped: Swing | null;
  readonly hurt: Swing | null;
}

/** The log by what can be judged, in which a turn ends with its round at the latest: no step ends while a choice lies sealed, and a player alone ends one with each. */
export function stepsOf(
  turns: readonly Turn[],
  rests: readonly number[],
  endsRound: (line: LogLine) => boolean = () => false,
): readonly Step[] {
  const movers = new Set(turns.flatMap(({ seat }) => (seat === null ? [] : [seat])));
  const all = turns.flatMap(({ lines }) => lines);
  const whole = movers.size > 1 ? turns.map(({ until }) => until) : all.map(({ moves }) => moves);
  const ends = new Set([...whole, ...all.flatMap(({ line, moves }) => (endsRound(line) ? [moves] : []))]);
  const steps: Step[] = [];
  let lines: TurnLine[] = [];
  for (const [index, line] of all.entries()) {
    lines.push(line);
    const isLast = all[index + 1]?.moves !== line.moves;
    const isEnd = ends.has(line.moves) && (rests.includes(line.moves) || index === all.length - 1);
    if (!isLast || !isEnd) continue;
    steps.push({ ...moversOf(lines), lines, until: line.moves });
    lines = [];
  }
  return steps;
}

/** A turn begins with a move that all see, and the answers of other seats belong to it. */
function moversOf(lines: readonly TurnLine[]): Pick<Step, 'seat' | 'isJoint'> {
  const made = lines.flatMap(({ line }) => (line.kind === 'move' ? [line] : []));
  const [first] = made;
  if (first && first.events.length > 0) return { seat: first.seat, isJoint: false };
  return { seat: made.at(-1)?.seat ?? null, isJoint: new Set(made.map(({ seat }) => seat)).size > 1 };
}

/** The table before the first move and after every step. */
export const momentsOf = (turns: readonly Turn[]): readonly number[] => [
  ...new Set([0, ...turns.map(({ until }) => until)]),
];

/** The end, then some far from each other, then those between: the shape is there long before the last of them. */
export function coarseFirst(moments: readonly number[]): readonly number[] {
  const last = moments.length - 1;
  const ranked = moments.map((moves, index) => ({ moves, rank: index === last ? 0 : rankOf(index) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ moves }) => moves);
}

const STRIDES = [16, 8, 4, 2, 1];
const rankOf = (index: number): number => STRIDES.findIndex((stride) => index % stride === 0);

/** What every turn did to every side, the turns in their order; as far as both its ends are known. */
function swingsOf(turns: readonly Step[], points: readonly Point[]): readonly Swing[] {
  const known = new Map(points.map(({ moves, chances }) => [moves, chances]));
  const at = (turn: number): Chances | undefined => known.get(turns[turn]?.until ?? 0);
  return turns.flatMap((turn, nth) => {
    const [from, to] = [at(nth - 1), at(nth)];
    const [before, after] = [at(nth - 2) ?? from, turns[nth + 1] ? at(nth + 1) : to];
    if (turn.seat === null || !from || !to) return [];
    return from.map((chance, side): Swing => {
      const then = to[side] ?? 0;
      const [earlier = chance, later = then] = [before?.[side], after?.[side]];
      const way = Math.sign(then - chance);
      return { turn, side, from: chance, to: then, held: Math.min(way * (later - chance), way * (then - earlier)) };
    });
  });
}

const MOST_TURNING_POINTS = 4;
/** A smaller one may be chance, and one that the next moment takes back, if it is not large. */
const LEAST_SWING = 0.1;
const LARGE_SWING = 0.2;

const sizeOf = ({ from, to }: Swing): number => Math.abs(to - from);
const isTold = (swing: Swing): boolean => {
  const size = sizeOf(swing);
  return size >= LARGE_SWING || (size >= LEAST_SWING && swing.held >= LEAST_SWING);
};

/** The turns that changed most, each told of the side that it changed most for, or of who did it; in their order. */
export function turningPoints(turns: readonly Step[], points: readonly Point[]): readonly Swing[] {
  const all = swingsOf(turns, points);
  const largest = turns.flatMap((turn) => {
    const own = all.filter((swing) => swing.turn === turn);
    const most = Math.max(0, ...own.filter(isTold).map(sizeOf));
    const felt = own.filter((swing) => most > 0 && sizeOf(swing) > most * MUCH_THE_SAME);
    return felt.find(({ side }) => side === turn.seat) ?? felt[0] ?? [];
  });
  const kept = [...largest].sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MOST_TURNING_POINTS);
  return largest.filter((swing) => kept.includes(swing));
}
const MUCH_THE_SAME = 0.7;

export function storyOf(turns: readonly Step[], points: readonly Point[], side: Side): Story | null {
  const [first] = points;
  if (!first) return null;
  const chanceAt = ({ chances }: Point): number => chances[side] ?? 0;
  const isBehind = (point: Point): boolean => point.chances.some((chance) => chance > chanceAt(point));
  // At the end all is known, and the loser's best moment was before it.
  const best = points.reduce((found, point) => (chanceAt(point) > chanceAt(found) ? point : found), first);
  const own = swingsOf(turns, points).filter((swing) => swing.side === side && isTold(swing));
  const by = (grows: 1 | -1): Swing | null =>
    own
      .filter(({ from, to }) => grows * (to - from) > 0)
      .reduce<Swing | null>((most, swing) => (most && sizeOf(most) >= sizeOf(swing) ? most : swing), null);
  const lastBehind = points.findLastIndex(isBehind);
  const aheadSince = points[lastBehind + 1]?.moves ?? null;
  return { side, aheadSince, best, helped: by(1), hurt: by(-1) };
}
