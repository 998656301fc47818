import type { Tell } from '../game.ts';
import type { Seat } from '../ids.ts';
import { sum, times, without } from '../lists.ts';
import { copyOf, covered, defineSmallGame, open, type StepAsk } from '../small/game.ts';
import { specimenFacts } from './kit.ts';
import { DECK, guess, view } from './sealedEyes.ts';

/** Secret choices in two steps, hands that pass on, and a follow-up choice for the seat with the highest card. */
export interface State {
  passing: number;
  rest: number[];
  owing: Seat | null;
  /** In a view, 0 is an unknown card, −1 an unknown choice that is made. Who has `seen` a hand knows it for ever. */
  players: { hand: number[]; seen: Seat[]; card: number; way: number; pile: number[] }[];
}
export type Step = 'card' | 'way' | 'bonus';
export type Event = { kind: 'ready' | 'shown' | 'bonus' | 'hand'; seat: Seat; cards: number[] };
const OWN = 1;

function asks({ owing, players }: State): StepAsk<Step>[] {
  if (owing !== null) return [open(owing, 'bonus')];
  return players.flatMap(({ hand, card, way }, seat) =>
    hand.length > 0 && way === 0 ? [covered<Step>(seat, card === 0 ? 'card' : 'way')] : [],
  );
}
const left = ({ passing, players }: State, seat: Seat): Seat => (seat + passing) % players.length;
const give = (state: State, seat: Seat, way: number, card = 0): unknown =>
  state.players[way === OWN ? seat : left(state, seat)]?.pile.push(card);

function show(state: State, tell?: Tell<Event>): void {
  const cards = state.players.map(({ card }) => card);
  state.players.forEach((player, seat) => {
    give(state, seat, player.way, player.card);
    Object.assign(player, { hand: without(player.hand, [player.card]), card: 0, way: 0 });
  });
  state.owing = cards.indexOf(Math.max(...cards));
  tell?.({ kind: 'shown', seat: state.owing, cards }, 'all');
}
function pass(state: State, tell?: Tell<Event>): void {
  for (const [from, { hand, seen }] of copyOf(state.players).entries()) {
    const seat = left(state, from);
    Object.assign(state.players[seat] ?? {}, { hand, seen: [...new Set([...seen, seat])].sort() });
    tell?.({ kind: 'hand', seat, cards: [...hand] }, { only: [seat] }, [seat]);
  }
}

export const steps = {
  card: { values: DECK, rule: 'choose.hand' },
  way: { values: [OWN, OWN + 1], rule: 'choose.step' },
  bonus: { values: [OWN, OWN + 1], rule: 'choose.step' },
} as const;

export const game = defineSmallGame<State, Step, Event>({
  facts: specimenFacts('sealed', {
    seats: [2, 4],
    options: { passing: ['left', 'right'] },
    decisions: (seats) => 3 * (2 * seats + 1),
  }),
  steps,
  asks,
  deal({ seats, options }, rng) {
    const rest = rng.shuffle([...DECK]);
    const player = (seat: Seat) => ({ hand: rest.splice(0, 3), seen: [seat], card: 0, way: 0, pile: [] });
    const passing = options.passing === 'left' ? 1 : seats - 1;
    return { passing, owing: null, players: times(seats, player), rest };
  },
  values: ({ players }, seat, step) => (step === 'card' ? (players[seat]?.hand ?? []) : [OWN, OWN + 1]),
  play(state, seat, { step, value }, _rng, tell) {
    const cards = step === 'bonus' ? state.rest.splice(0, 1) : [];
    tell?.({ kind: step === 'bonus' ? step : 'ready', seat, cards }, 'all', step === 'bonus' ? 'all' : 'none');
    if (step === 'bonus') give(Object.assign(state, { owing: null }), seat, value, cards[0]);
    else Object.assign(state.players[seat] ?? {}, { [step]: value });
    if (step === 'bonus') pass(state, tell);
    else if (asks(state).length === 0) show(state, tell);
  },
  hidden: {
    view,
    guess,
    conceals: ({ players }, seat) => players.some(({ hand, seen }) => hand.length > 0 && seen.includes(seat)),
  },
  score: ({ players }) => ({ 'card.points': players.map(({ pile }) => sum(pile)) }),
  foresee: (view, seat, { step, value }) =>
    step === 'bonus' ? [{ rule: 'card.points', side: value === OWN ? seat : left(view, seat) }] : [],
  record: ({ players }) => players.map(({ pile }) => pile),
});
