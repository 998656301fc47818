import type { Tell } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Rng } from '../rng.ts';
import { because, copyOf, covered, defineSpecimen, open, range } from './kit.ts';

/** An ask to the seat that is not on turn, secret dials, dice. */
export interface State {
  bank: number;
  turnsLeft: number;
  active: Seat;
  stage: 'act' | 'answer' | 'dial';
  energy: [number, number];
  points: [number, number];
  /** −1: not yet set; −2 in a view: set, unknown. */
  dials: [number, number];
}
type Step = State['stage'];
export type Event = { kind: 'rest' | 'attack' | 'flee' | 'stand' | 'set' | 'clash'; seat: Seat; sums: number[] };
const UNSET = -1;
const UNKNOWN = -2;
const SEATS = [0, 1] as const;
const HIGHEST_DIAL = 3;
const dialled = (state: State): number[] => [...state.dials];
const highest = ({ energy }: State, seat: Seat): number => Math.min(HIGHEST_DIAL, energy[seat === 0 ? 0 : 1]);
const other = (seat: Seat): 0 | 1 => (seat === 0 ? 1 : 0);

function asks({ turnsLeft, stage, active, dials }: State) {
  if (turnsLeft === 0) return [];
  if (stage === 'dial') return SEATS.filter((seat) => dials[seat] === UNSET).map((seat) => covered<Step>(seat, 'dial'));
  return [open<Step>(stage === 'act' ? active : other(active), stage)];
}
function endTurn(state: State): void {
  Object.assign(state, {
    stage: 'act',
    active: other(state.active),
    turnsLeft: state.turnsLeft - 1,
    dials: [UNSET, UNSET],
  });
}
function clash(state: State, rng: Rng, tell?: Tell<Event>): void {
  const sums = dialled(state).map((dial) => dial + 1 + rng.below(6));
  for (const seat of SEATS) {
    state.energy[seat] -= state.dials[seat];
    state.bank += state.dials[seat];
    if ((sums[seat] ?? 0) > (sums[other(seat)] ?? 0)) state.points[seat] += 2;
  }
  tell?.({ kind: 'clash', seat: state.active, sums }, 'all', 'all');
  endTurn(state);
}

export const game = defineSpecimen<State, Step, Event>({
  ...{ id: 'duel', seats: [2, 2], options: { turns: ['4', '6'] }, steps: ['act', 'answer', 'dial'], asks },
  ...{ rules: ['turn.step', 'dial.energy', 'clash.sum'], forbid: ['turn.step', 'dial.energy'] },
  longestGame: () => 24,
  deal: ({ options, first, seats }, rng) => ({
    ...{ bank: 6, turnsLeft: Number(options.turns), active: first === 'chance' ? rng.below(seats) : first },
    ...{ stage: 'act', energy: [3, 3], points: [0, 0], dials: [UNSET, UNSET] },
  }),
  moves(state, seat) {
    const step = asks(state).find((ask) => ask.seat === seat)?.step;
    if (!step) return [];
    return range(0, step === 'dial' ? highest(state, seat) : 1).map((value) => ({ step, value }));
  },
  play(state, seat, { step, value }, rng, tell) {
    const said =
      step === 'dial' ? 'set' : step === 'act' ? (['rest', 'attack'] as const) : (['flee', 'stand'] as const);
    tell?.({ kind: said === 'set' ? said : said[value === 0 ? 0 : 1], seat, sums: [] }, 'all', 'none');
    if (step === 'dial') state.dials[seat === 0 ? 0 : 1] = value;
    else if (value === 1) state.stage = step === 'act' ? 'answer' : 'dial';
    else {
      const gained = step === 'act' && state.bank > 0 ? 1 : 0;
      state.bank -= gained;
      state.energy[seat === 0 ? 0 : 1] += gained;
      if (step === 'answer') state.points[other(seat)] += 1;
      endTurn(state);
    }
    if (step === 'dial' && asks(state).length === 0) clash(state, rng, tell);
  },
  view: (state, eyes) => {
    const dials = state.dials.map((dial, seat) => (seat === eyes || dial === UNSET ? dial : UNKNOWN));
    return copyOf({ ...state, dials: dials as State['dials'] });
  },
  guess: (view, _seat, rng) => {
    const guessed = (dial: number, seat: Seat): number =>
      dial === UNKNOWN ? rng.below(highest(view, seat) + 1) : dial;
    return copyOf({ ...view, dials: view.dials.map(guessed) as State['dials'] });
  },
  score: ({ points }) => ({ 'clash.sum': points }),
  foresee: (_view, seat, { step, value }) =>
    step === 'answer' && value === 0 ? [because('clash.sum', other(seat), 1)] : [],
  table: ({ points, energy }) => ({ points, energy }),
});
