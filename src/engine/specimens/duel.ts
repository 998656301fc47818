import { claim, type Seat, type Tell } from '../game.ts';
import { range, sum } from '../lists.ts';
import type { Rng } from '../rng.ts';
import { firstSeat } from '../seating.ts';
import { smallChecks } from '../small/checks.ts';
import { because, copyOf, covered, defineSmallGame, open, type StepAsk } from '../small/game.ts';
import { specimenFacts, tinyVoices } from './kit.ts';

/** An ask to the seat that is not on turn, secret dials, dice. */
export interface State {
  bank: number;
  turnsLeft: number;
  active: Seat;
  stage: Step;
  energy: number[];
  points: number[];
  /** UNSET, or in a view UNKNOWN: set, but hidden. */
  dials: number[];
}
export type Step = 'act' | 'answer' | 'dial';
export type Event = { kind: 'rest' | 'attack' | 'flee' | 'stand' | 'set' | 'clash'; seat: Seat; sums: number[] };
const [UNSET, UNKNOWN] = [-1, -2];
const SAID = { act: ['rest', 'attack'], answer: ['flee', 'stand'], dial: [] } as const;

const highest = ({ energy }: State, seat: Seat): number => Math.min(3, energy[seat] ?? 0);
const other = (seat: Seat): Seat => 1 - seat;
const add = (numbers: number[], seat: Seat, more: number): void => {
  numbers[seat] = (numbers[seat] ?? 0) + more;
};
function asks({ turnsLeft, stage, active, dials }: State): StepAsk<Step>[] {
  if (turnsLeft === 0) return [];
  if (stage === 'dial') return dials.flatMap((dial, seat) => (dial === UNSET ? [covered<Step>(seat, 'dial')] : []));
  return [open(stage === 'act' ? active : other(active), stage)];
}
function endTurn(state: State): void {
  const { active, turnsLeft } = state;
  Object.assign(state, { stage: 'act', active: other(active), turnsLeft: turnsLeft - 1, dials: [UNSET, UNSET] });
}
function clash(state: State, rng: Rng, tell?: Tell<Event>): void {
  const [mine = 0, yours = 0] = state.dials.map((dial) => dial + 1 + rng.below(6));
  for (const [seat, dial] of state.dials.entries()) add(state.energy, seat, -dial);
  state.bank += sum(state.dials);
  if (mine !== yours) add(state.points, mine > yours ? 0 : 1, 2);
  tell?.({ kind: 'clash', seat: state.active, sums: [mine, yours] }, 'all');
  endTurn(state);
}

const steps = {
  act: { values: [0, 1], rule: 'turn.step' },
  answer: { values: [0, 1], rule: 'turn.step' },
  dial: { values: range(0, 3), rule: 'dial.energy' },
} as const;

export const game = defineSmallGame<State, Step, Event>({
  facts: specimenFacts('duel', { seats: [2, 2], options: { turns: ['4', '6'] }, decisions: 24 }),
  steps,
  asks,
  deal(setup, rng) {
    const start = { energy: [3, 3], points: [0, 0], dials: [UNSET, UNSET] };
    return { bank: 6, turnsLeft: Number(setup.options.turns), active: firstSeat(setup, rng), stage: 'act', ...start };
  },
  values: (state, seat, step) => range(0, step === 'dial' ? highest(state, seat) : 1),
  play(state, seat, { step, value }, rng, tell) {
    tell?.({ kind: SAID[step][value] ?? 'set', seat, sums: [] }, 'all', 'none');
    if (step === 'dial') {
      state.dials[seat] = value;
      if (asks(state).length === 0) clash(state, rng, tell);
    } else if (value === 1) state.stage = step === 'act' ? 'answer' : 'dial';
    else {
      const gained = step === 'act' ? Math.min(1, state.bank) : 0;
      state.bank -= gained;
      add(state.energy, seat, gained);
      if (step === 'answer') add(state.points, other(seat), 1);
      endTurn(state);
    }
  },
  hidden: {
    conceals: ({ dials }, seat) => dials[seat] !== UNSET,
    view(state, eyes) {
      const seen = (dial: number, seat: Seat) => (seat === eyes || dial === UNSET ? dial : UNKNOWN);
      return { ...copyOf(state), dials: state.dials.map(seen) };
    },
    guess(view, _seat, rng) {
      const guessed = (dial: number, seat: Seat) => (dial === UNKNOWN ? rng.below(highest(view, seat) + 1) : dial);
      return { ...copyOf(view), dials: view.dials.map(guessed) };
    },
  },
  score: ({ points }) => ({ 'clash.sum': points }),
  foresee: (_view, seat, { step, value }) =>
    SAID[step][value] === 'flee' ? [because('clash.sum', other(seat), 1)] : [],
  record: ({ points, energy }) => ({ points, energy }),
});

export const checks = smallChecks<State, Step, Event>({
  rules: ['turn.step', 'dial.energy', 'clash.sum'],
  steps,
  census: ({ bank, energy }) => ({ energy: bank + sum(energy) }),
  holds({ bank, energy, turnsLeft }) {
    claim(Math.min(bank, turnsLeft, ...energy) >= 0, 'something is below zero');
  },
  hidden(state, eyes, rng) {
    const redialled = (dial: number, seat: Seat): number =>
      seat === eyes || dial < 0 ? dial : rng.below(Math.min(3, state.energy[seat] ?? 0) + 1);
    return { ...copyOf(state), dials: state.dials.map(redialled) };
  },
  features: ['rest', 'attack', 'flee', 'stand', 'clash', 'turns.4', 'turns.6'],
  met: (_state, _move, events, { options }) => [`turns.${options.turns}`, ...events.map(({ kind }) => kind)],
});

export const voices = tinyVoices({
  rules: {
    'turn.step': ['Act, answer, then dial.', '行動、返事、ダイヤルの順です。'],
    'dial.energy': ['You dial what you have.', '持っている分だけ回せます。'],
    'clash.sum': ['The higher sum wins.', '合計が大きい方の勝ちです。'],
  },
  steps: {
    act: ['Rest or attack', '休むか攻めるか'],
    answer: ['Flee or stand', '逃げるか残るか'],
    dial: ['Set your dial', 'ダイヤルを回す'],
  },
  events: {
    rest: ['A rest.', '休みました。'],
    attack: ['An attack.', '攻めました。'],
    flee: ['Away.', '逃げました。'],
    stand: ['Ready.', '受けて立ちます。'],
    set: ['The dial is set.', 'ダイヤルを決めました。'],
    clash: ['A clash.', 'ぶつかりました。'],
  },
  options: { turns: ['4', '6'] },
});
