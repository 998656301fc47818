import { type AnyGame, type Ask, defineGame, type Game, type Reason, type ScoreRow } from '../game.ts';
import type { RuleId, Seat } from '../ids.ts';
import { summed } from '../sheet.ts';

/** Specimens have moves of one shape: a step's name and a number. */
export interface PlainMove<Step extends string> {
  readonly step: Step;
  readonly value: number;
}

type Kept = 'rules' | 'deal' | 'play' | 'view' | 'guess' | 'foresee' | 'record';

/** What is a specimen's own; the rest is the same for all of them. Its views are states in which secrets are blotted out. */
export interface Specimen<State, Step extends string, Event>
  extends Pick<Game<State, PlainMove<Step>, State, Event>, Kept | 'conceals'> {
  readonly id: string;
  readonly seats: readonly [fewest: number, most: number];
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly steps: readonly Step[];
  asks(state: State): readonly StepAsk<Step>[];
  /** The numbers that answer a step. */
  values(state: State, seat: Seat, step: Step): readonly number[];
  /** A secret may forbid an answer: what a view leaves open is offered from it. */
  readonly hedges?: true;
  longestGame(seats: number): number;
  /** Points of each side by row; a row has the name of its rule. */
  score(state: State): Readonly<Record<RuleId, readonly number[]>>;
  /** The rules that forbid a move of another step, and one of this step. */
  readonly forbid: readonly [step: RuleId, value: RuleId];
}

export function defineSpecimen<State, Step extends string, Event>(own: Specimen<State, Step, Event>): AnyGame {
  const [fewest, most] = own.seats;
  const sheet = (state: State) => {
    const rows = Object.entries(own.score(state)).map(
      ([rule, by]): ScoreRow => ({
        row: rule,
        rule,
        by,
        reasons: by.map((points, side) => because(rule, side, points)),
      }),
    );
    return summed(rows[0]?.by.length ?? 0, rows);
  };
  const moves = (state: State, seat: Seat): PlainMove<Step>[] => {
    const step = own.asks(state).find((ask) => ask.seat === seat)?.step;
    return step ? own.values(state, seat, step).map((value) => ({ step, value })) : [];
  };
  return defineGame<State, PlainMove<Step>, State, Event>({
    ...own,
    facts: {
      id: own.id,
      code: 31,
      edition: 1,
      seats: { fewest, most },
      minutes: { shortest: 1, longest: 1 },
      options: () => Object.entries(own.options).map(([id, values]) => ({ id, values })),
      longestGame: own.longestGame,
    },
    moves,
    ...(own.hedges && { offers: moves }),
    copy: copyOf,
    sheet,
    result(state) {
      const points = sheet(state).totals;
      const most = Math.max(...points);
      return { points, winners: points.flatMap((each, side) => (each === most ? [side] : [])) };
    },
    moveId: ({ step, value }) => own.steps.indexOf(step) * LARGEST_VALUE + value,
    why(view, seat, wish) {
      const offered = moves(view, seat);
      if (offered.some(({ step, value }) => step === wish.step && value === wish.value)) return null;
      return because(offered[0]?.step === wish.step ? own.forbid[1] : own.forbid[0]);
    },
  });
}

const LARGEST_VALUE = 32;

export interface StepAsk<Step extends string> extends Ask {
  readonly step: Step;
}
export const open = <Step extends string>(seat: Seat, step: Step): StepAsk<Step> => ({
  seat,
  step,
  cover: 'open',
});
export const covered = <Step extends string>(seat: Seat, step: Step): StepAsk<Step> => ({
  seat,
  step,
  cover: 'private',
});

export const because = (rule: RuleId, side?: Seat, points?: number): Reason => ({
  rule,
  ...(side === undefined ? {} : { side }),
  ...(points === undefined ? {} : { points }),
});

/** Good for any JSON; a game for play copies by hand, which is faster. */
export function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyOf(value[key]);
  return copy as Value;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, add) => from + add);

export const deal = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** What is left of a set when some of it is seen. */
export function without<Item>(all: readonly Item[], seen: readonly Item[]): Item[] {
  const rest = [...all];
  for (const item of seen) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Puts cards where a view has none. */
export const fill = (cards: readonly number[], unknown: number[]): number[] =>
  cards.map((card) => card || (unknown.pop() ?? 0));

export function tally(items: readonly (number | string)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}
