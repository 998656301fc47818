import type { Tell } from '../game.ts';
import type { Seat } from '../ids.ts';
import { because, copyOf, covered, deal, defineSpecimen, open, range, sum, without } from './kit.ts';

/** Secret choices in two steps, hands that pass on, and a follow-up choice for whoever showed the highest card. */
export interface State {
  passing: string;
  rest: number[];
  owing: Seat | null;
  /** In a view, 0 is an unknown card, −1 an unknown choice that is made. Who has `seen` a hand knows it for ever. */
  players: { hand: number[]; seen: Seat[]; card: number; way: number; pile: number[]; extra: number }[];
}
type Step = 'card' | 'way' | 'bonus';
export type Event = { kind: 'ready' | 'shown' | 'bonus' | 'hand'; seat: Seat; cards: number[] };
export const DECK = range(1, 16);

const left = ({ passing, players }: State, seat: Seat): Seat =>
  (seat + (passing === 'left' ? 1 : players.length - 1)) % players.length;
const asks = ({ owing, players }: State) =>
  owing !== null
    ? [open<Step>(owing, 'bonus')]
    : players.flatMap(({ hand, card, way }, seat) =>
        hand.length > 0 && way === 0 ? [covered<Step>(seat, card === 0 ? 'card' : 'way')] : [],
      );

function show(state: State, tell?: Tell<Event>): void {
  const cards = state.players.map(({ card }) => card);
  state.players.forEach((player, seat) => {
    state.players[player.way === 1 ? seat : left(state, seat)]?.pile.push(player.card);
    Object.assign(player, { hand: without(player.hand, [player.card]), card: 0, way: 0 });
  });
  state.owing = cards.indexOf(Math.max(...cards));
  tell?.({ kind: 'shown', seat: state.owing, cards }, 'all', 'all');
}
function pass(state: State, tell?: Tell<Event>): void {
  const held = state.players.map(({ hand, seen }) => ({ hand, seen }));
  held.forEach(({ hand, seen }, from) => {
    const seat = left(state, from);
    Object.assign(state.players[seat] ?? {}, { hand, seen: [...new Set([...seen, seat])].sort() });
    tell?.({ kind: 'hand', seat, cards: [...hand] }, { only: [seat] }, [seat]);
  });
}

export const game = defineSpecimen<State, Step, Event>({
  ...{ id: 'sealed', seats: [2, 4], options: { passing: ['left', 'right'] }, steps: ['card', 'way', 'bonus'], asks },
  ...{ rules: ['choose.step', 'choose.hand', 'way.points', 'bonus.highest'], forbid: ['choose.step', 'choose.hand'] },
  longestGame: (seats) => 3 * (2 * seats + 1),
  deal({ seats, options }, rng) {
    const rest = rng.shuffle([...DECK]);
    const player = (seat: Seat) => ({ hand: rest.splice(0, 3), seen: [seat], card: 0, way: 0, pile: [], extra: 0 });
    return { passing: options.passing ?? '', owing: null, players: deal(seats, player), rest };
  },
  moves(state, seat) {
    const step = asks(state).find((ask) => ask.seat === seat)?.step;
    const values = step === 'card' ? (state.players[seat]?.hand ?? []) : [1, 2];
    return step ? values.map((value) => ({ step, value })) : [];
  },
  play(state, seat, { step, value }, _rng, tell) {
    const player = state.players[step === 'bonus' && value === 2 ? left(state, seat) : seat];
    if (!player) return;
    tell?.({ kind: step === 'bonus' ? 'bonus' : 'ready', seat, cards: [] }, 'all', 'none');
    if (step === 'bonus') Object.assign(state, { owing: null });
    if (step === 'bonus') player.extra += 2;
    else player[step] = value;
    if (step === 'bonus') pass(state, tell);
    else if (asks(state).length === 0) show(state, tell);
  },
  view(state, eyes) {
    const hidden = (value: number, seat: Seat): number => (seat === eyes || value === 0 ? value : -1);
    const players = state.players.map(({ hand, seen, card, way, ...rest }, seat) => {
      const known = eyes !== 'onlooker' && seen.includes(eyes);
      return {
        ...rest,
        hand: known ? hand : hand.map(() => 0),
        seen,
        card: hidden(card, seat),
        way: hidden(way, seat),
      };
    });
    return copyOf({ ...state, players, rest: state.rest.map(() => 0) });
  },
  guess(view, _seat, rng) {
    const known = view.players.flatMap(({ hand, pile }) => [...hand, ...pile]);
    const unknown = rng.shuffle(without(DECK, known));
    const fill = (cards: number[]): number[] => cards.map((card) => card || (unknown.pop() ?? 0));
    const players = copyOf(view.players).map(({ hand, card, way, ...rest }) => {
      const full = fill(hand);
      return { ...rest, hand: full, card: card < 0 ? rng.pick(full) : card, way: way < 0 ? 1 + rng.below(2) : way };
    });
    return { ...view, players, rest: fill(view.rest) };
  },
  score: ({ players }) => ({
    'way.points': players.map(({ pile }) => sum(pile)),
    'bonus.highest': players.map(({ extra }) => extra),
  }),
  foresee: (_view, seat, { step }) => (step === 'bonus' ? [because('bonus.highest', seat, 2)] : []),
  table: ({ players }) => players.map(({ pile, extra }) => ({ pile, extra })),
});
