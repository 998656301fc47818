import { canonical } from './equal.ts';
import type { AnyReason, Foresight, RuleId, ScoreSheet, Side } from './game.ts';

/** Points that a side gains, or loses, in a row of the score sheet. */
export interface Gain {
  readonly rule: RuleId;
  readonly row: string;
  readonly points: number;
}

/** What speaks for a move: a reason of its foresight, or what it brings on the score sheet. */
export type Because<Why extends AnyReason = AnyReason> = { readonly reason: Why } | { readonly gain: Gain };

/** A move among the others that there were. */
export interface Choice<Why extends AnyReason = AnyReason> {
  readonly side: Side;
  readonly foresight: Foresight<Why>;
  /** Of all moves that were offered, the chosen one too. */
  readonly all: readonly Foresight<Why>[];
  readonly gains: readonly Gain[];
}

/**
 * What speaks for a move, the weightiest first: points count by how much more they are than the other moves would bring
 * by the same rule. What every other move would bring as well, and what is only lost by it, speaks for none. The score
 * sheet speaks where the foresight names no points: through the reason of the same rule, or for itself.
 */
export function becauseOf<Why extends AnyReason>({ side, foresight, all, gains }: Choice<Why>): Because<Why>[] {
  const isCounted = foresight.some((reason) => worth(reason, side) > 0);
  const rows = isCounted ? [] : gains.filter(({ points }) => points > 0);
  const reasons = foresight.flatMap((reason): Weighed<Why>[] => {
    if (reason.points === undefined) {
      const weight = rows.find(({ rule }) => rule === reason.rule)?.points ?? 0;
      return weight === 0 && isShared(reason, all) ? [] : [{ because: { reason }, weight }];
    }
    const brings = worth(reason, side);
    const weight = brings - usual(reason, side, all);
    return brings > 0 || weight > 0 ? [{ because: { reason }, weight }] : [];
  });
  const named = rows
    .filter(({ rule }) => !foresight.some((reason) => reason.rule === rule))
    .map((gain): Weighed<Why> => ({ because: { gain }, weight: gain.points }));
  return [...reasons, ...named].sort((one, other) => other.weight - one.weight).map(({ because }) => because);
}

interface Weighed<Why extends AnyReason> {
  readonly because: Because<Why>;
  readonly weight: number;
}

/** What another side gets is lost. */
const worth = ({ side, points = 0 }: AnyReason, own: Side): number =>
  side === undefined || side === own ? points : -points;

function usual({ rule }: AnyReason, side: Side, all: readonly Foresight[]): number {
  if (all.length < 2) return 0;
  const sum = all.flat().reduce((total, each) => (each.rule === rule ? total + worth(each, side) : total), 0);
  return sum / all.length;
}

function isShared(reason: AnyReason, all: readonly Foresight[]): boolean {
  const text = canonical(reason);
  return all.length > 1 && all.every((foresight) => foresight.some((each) => canonical(each) === text));
}

/** What a side has more, or less, on the later of two sheets, row by row. */
export function gainsOf(before: ScoreSheet, after: ScoreSheet, side: Side): Gain[] {
  return after.rows.flatMap(({ rule, row, by }) => {
    const had = before.rows.find((each) => each.row === row)?.by[side] ?? 0;
    const points = (by[side] ?? 0) - had;
    return points === 0 ? [] : [{ rule, row, points }];
  });
}
