import type { AnyGame, Ask, Eyes, Game, Reason, RuleId, ScoreRow, Seat, Side } from '../game.ts';
import { defineGame, summed } from '../game.ts';
import type { Rng } from '../rng.ts';

/** Moves of a small game have one shape: a step's name and a number that answers it. */
export interface Choice<Step extends string = string> {
  readonly step: Step;
  readonly value: number;
}

export interface StepFact {
  /** Every number that may ever answer it. */
  readonly values: readonly number[];
  /** The rule that says which of them may answer it now. */
  readonly rule: RuleId;
}
export type Steps<Step extends string> = Readonly<Record<Step, StepFact>>;

export interface StepAsk<Step extends string> extends Ask {
  readonly step: Step;
}

type Small<State, Step extends string, Event> = Game<State, Choice<Step>, State, Event>;

/** What eyes know. A view is a state in which what they do not know is blotted out. */
export type Veil<State> = Pick<Small<State, string, unknown>, 'view' | 'guess' | 'conceals'>;

/**
 * A small game: its moves are numbers, its views are states. What it leaves out comes as it is in most games, and each
 * part that it has of its own takes the place of that; the day it has them all it is a game for `defineGame`.
 */
export interface SmallGame<State, Step extends string, Event>
  extends Pick<Small<State, Step, Event>, 'facts' | 'deal' | 'play'>,
    Partial<Pick<Small<State, Step, Event>, 'copy' | 'foresee' | 'opening' | 'record' | 'result' | 'sheet' | 'why'>> {
  readonly steps: Steps<Step>;
  asks(state: State): readonly StepAsk<Step>[];
  /** The numbers that answer a step now. */
  values(state: State, seat: Seat, step: Step): readonly number[];
  /** Points of each side by row; a row has the name of its rule. */
  score(state: State): Readonly<Record<RuleId, readonly number[]>>;
  /** Stated, never assumed: everybody knows everything, or what is known is written here. */
  readonly hidden: 'none' | Veil<State>;
  /** A secret may forbid an answer: what a view leaves open is offered from it. */
  readonly hedges?: true;
}

/** Unless the game has its own: all points count, the most win, equals share it, and no move is foreseen. */
export function defineSmallGame<State, Step extends string, Event>(own: SmallGame<State, Step, Event>): AnyGame {
  const { steps, values, score, hidden, hedges, ...parts } = own;
  const known = knownChoices(steps);
  const choice = (step: Step, value: number): Choice<Step> => {
    const found = known.get(step)?.get(value);
    if (!found) throw new Error(`${value} answers ${step} and is not among the values of the step`);
    return found.choice;
  };
  const moves = (state: State, seat: Seat): Choice<Step>[] => {
    const step = own.asks(state).find((ask) => ask.seat === seat)?.step;
    return step === undefined ? [] : values(state, seat, step).map((value) => choice(step, value));
  };
  const sheet = (state: State) => {
    const rows = Object.entries(score(state)).map(([rule, by]): ScoreRow => ({ row: rule, rule, by, reasons: [] }));
    return summed(rows[0]?.by.length ?? 0, rows);
  };
  return defineGame<State, Choice<Step>, State, Event>({
    moves,
    ...(hedges && { offers: moves }),
    ...(hidden === 'none' ? { view: copyOf, guess: copyOf } : hidden),
    copy: copyOf,
    sheet,
    result(state) {
      const points = (parts.sheet ?? sheet)(state).totals;
      return { points, winners: most(points) };
    },
    moveId: ({ step, value }) => known.get(step)?.get(value)?.id ?? -1,
    foresee: () => [],
    why(view, seat, wish) {
      const offered = moves(view, seat);
      if (offered.some(({ step, value }) => step === wish.step && value === wish.value)) return null;
      return because(steps[offered[0]?.step ?? wish.step].rule);
    },
    record: copyOf,
    ...parts,
  });
}

interface Known<Step extends string> {
  readonly choice: Choice<Step>;
  readonly id: number;
}

/** Every choice there can be, once, with a number of its own. */
function knownChoices<Step extends string>(steps: Steps<Step>): ReadonlyMap<Step, ReadonlyMap<number, Known<Step>>> {
  let id = 0;
  const entries = Object.entries(steps) as [Step, StepFact][];
  return new Map(
    entries.map(([step, { values }]) => [
      step,
      new Map(values.map((value) => [value, { choice: Object.freeze({ step, value }), id: id++ }])),
    ]),
  );
}

const most = (points: readonly number[]): Side[] =>
  points.flatMap((each, side) => (each === Math.max(...points) ? [side] : []));

/** On the table, for all to see. */
export const open = <Step extends string>(seat: Seat, step: Step): StepAsk<Step> => ({ seat, step, cover: 'open' });
/** Behind the curtain; so is whatever several are asked at once. */
export const covered = <Step extends string>(seat: Seat, step: Step): StepAsk<Step> => ({
  seat,
  step,
  cover: 'private',
});

export const because = (rule: RuleId, side?: Side, points?: number): Reason => ({
  rule,
  ...(side === undefined ? {} : { side }),
  ...(points === undefined ? {} : { points }),
});

/** Good for any JSON; by hand it is some four times as fast, which a game that searches deep wants. */
export function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyOf(value[key]);
  return copy as Value;
}

/** Nothing is chosen yet. */
export const UNCHOSEN = 0;
/** In a view: something is chosen, and these eyes do not know what. */
export const UNSEEN = -1;

export interface Sealed<State> extends Required<Veil<State>> {
  /** The same table with other choices wherever these eyes do not see them. */
  another(state: State, eyes: Eyes, rng: Rng): State;
}

/**
 * For a game whose one secret is what each seat has chosen until all have: the choices stand by seat in one part of the
 * state, as numbers from 1 on, and whatever is `among` them is known to all.
 */
export function sealedChoices<Part extends string, State extends Readonly<Record<Part, readonly number[]>>>(
  part: Part,
  among: (state: State, seat: Seat) => readonly number[],
): Sealed<State> {
  const withChoices = (state: State, eyes: Eyes, choose: (seat: Seat) => number): State => ({
    ...copyOf(state),
    [part]: state[part].map((choice, seat) => (choice === UNCHOSEN || seat === eyes ? choice : choose(seat))),
  });
  const another = (state: State, eyes: Eyes, rng: Rng): State =>
    withChoices(state, eyes, (seat) => rng.pick(among(state, seat)));
  return {
    view: (state, eyes) => withChoices(state, eyes, () => UNSEEN),
    guess: another,
    conceals: (view, seat) => view[part][seat] !== UNCHOSEN,
    another,
  };
}

/** Asks everybody at once who has not chosen yet; `only` where everybody knows that there is one way for each. */
export const askUnchosen = <Step extends string>(
  choices: readonly number[],
  step: Step,
  only = false,
): StepAsk<Step>[] =>
  choices.flatMap((choice, seat) => (choice === UNCHOSEN ? [{ ...covered(seat, step), ...(only && { only }) }] : []));
