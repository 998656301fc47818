import type { Tell } from '../game.ts';
import type { Seat } from '../ids.ts';
import { because, copyOf, covered, deal, defineSpecimen, open, range, without } from './kit.ts';

/** Cards that lie face down: their owner knows them, the other does not, and an open step may turn one over. */
interface Player {
  /** In a view, 0 is a card that these eyes do not know. */
  hand: number[];
  stock: number[];
  cells: { card: number; shown: boolean }[];
}
export interface State {
  turn: Seat;
  stage: Step;
  players: Player[];
}
type Step = 'place' | 'turn';
export type Event = { kind: 'placed' | 'own' | 'turned' | 'left' | 'drew' | 'end'; seat: Seat; card: number };
export const CARDS = range(1, 6);
export const PASS = 9;

export const over = ({ turn, players, stage }: State): boolean => stage === 'place' && players[turn]?.hand.length === 0;
const asks = (state: State) =>
  over(state) ? [] : [state.stage === 'place' ? covered<Step>(state.turn, 'place') : open<Step>(state.turn, 'turn')];

function draw(player: Player, seat: Seat, tell?: Tell<Event>): void {
  const card = player.stock.shift();
  if (card === undefined) return;
  player.hand.push(card);
  tell?.({ kind: 'drew', seat, card }, { only: [seat] }, [seat]);
}
function wins({ players: [one, two] }: State, seat: Seat): number {
  const [mine, others] = seat === 0 ? [one, two] : [two, one];
  return CARDS.filter((_, cell) => {
    const [own, other] = [mine?.cells[cell]?.card ?? 0, others?.cells[cell]?.card ?? 0];
    return own > other && other > 0;
  }).length;
}

export const game = defineSpecimen<State, Step, Event>({
  ...{ id: 'veil', seats: [2, 2], options: {}, steps: ['place', 'turn'], asks },
  ...{ rules: ['place.step', 'place.hand', 'cell.higher'], forbid: ['place.step', 'place.hand'] },
  longestGame: () => 24,
  deal({ first, seats }, rng) {
    const turn = first === 'chance' ? rng.below(seats) : first;
    const player = (): Player => {
      const stock = rng.shuffle([...CARDS]);
      return { hand: stock.splice(0, 3), stock, cells: [] };
    };
    return { turn, stage: 'place', players: deal(seats, player) };
  },
  moves(state, seat) {
    const { hand = [], cells = [] } = state.players[seat] ?? {};
    const [ask] = asks(state);
    if (ask?.seat !== seat) return [];
    const covered = cells.flatMap(({ shown }, cell) => (shown ? [] : [cell]));
    return (ask.step === 'place' ? hand : [...covered, PASS]).map((value) => ({ step: ask.step, value }));
  },
  play(state, seat, { step, value }, _rng, tell) {
    const player = state.players[seat];
    if (!player) return;
    if (step === 'place') {
      player.hand = without(player.hand, [value]);
      player.cells.push({ card: value, shown: false });
      tell?.({ kind: 'placed', seat, card: 0 }, { but: [seat] }, 'none');
      tell?.({ kind: 'own', seat, card: value }, { only: [seat] }, 'none');
      state.stage = 'turn';
      return;
    }
    const cell = player.cells[value];
    if (cell) cell.shown = true;
    tell?.({ kind: cell ? 'turned' : 'left', seat, card: cell?.card ?? 0 }, 'all', cell ? 'all' : 'none');
    draw(player, seat, tell);
    Object.assign(state, { stage: 'place', turn: 1 - seat });
    if (over(state)) tell?.({ kind: 'end', seat, card: 0 }, 'all', 'all');
  },
  view(state, eyes) {
    const players = state.players.map(({ hand, stock, cells }, seat) => ({
      hand: seat === eyes ? hand : hand.map(() => 0),
      stock: stock.map(() => 0),
      cells: cells.map(({ card, shown }) => ({ card: shown || seat === eyes || over(state) ? card : 0, shown })),
    }));
    return copyOf({ ...state, players });
  },
  guess(view, _seat, rng) {
    const state = copyOf(view);
    for (const player of state.players) {
      const unknown = rng.shuffle(without(CARDS, [...player.hand, ...player.cells.map(({ card }) => card)]));
      const fill = (card: number): number => card || (unknown.pop() ?? 0);
      player.hand = player.hand.map(fill);
      player.stock = player.stock.map(fill);
      player.cells = player.cells.map(({ card, shown }) => ({ card: fill(card), shown }));
    }
    return state;
  },
  score: (state) => ({ 'cell.higher': state.players.map((_, seat) => wins(state, seat)) }),
  foresee: (view, seat, { step, value }) =>
    step === 'turn' && view.players[seat]?.cells[value] ? [because('cell.higher', seat)] : [],
  table: ({ players }) => players.map(({ cells }) => cells.map(({ card }) => card)),
});
