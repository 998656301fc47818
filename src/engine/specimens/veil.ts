import { claim, type Eyes, type Seat } from '../game.ts';
import { range, tally, times, without } from '../lists.ts';
import type { Rng } from '../rng.ts';
import { firstSeat } from '../seating.ts';
import { smallChecks } from '../small/checks.ts';
import { because, copyOf, covered, defineSmallGame, open, type StepAsk } from '../small/game.ts';
import { fill, specimenFacts, tinyVoices } from './kit.ts';

const CARDS = range(1, 6);

/** Cards that lie face down: their owner knows them, the other does not. An open step may turn one over, if it is no low one. */
interface Player {
  /** In a view, 0 is a card that these eyes do not know. */
  hand: number[];
  stock: number[];
  cells: number[];
  /** Which of the cells are turned over. */
  shown: number[];
}
export interface State {
  turn: Seat;
  stage: Step;
  players: Player[];
}
export type Step = 'place' | 'turn';
export type Event = { kind: 'placed' | 'own' | 'turned' | 'left' | 'drew' | 'end'; seat: Seat; card: number };
const PASS = 9;
const LOW = 2;

function asks(state: State): StepAsk<Step>[] {
  const { turn, stage } = state;
  return over(state) ? [] : [stage === 'place' ? covered(turn, stage) : open(turn, stage)];
}
/** In a view, a card that is not known may be any that is not seen. */
const mayTurn = (card: number, { hand, cells }: Player): boolean =>
  (card > 0 ? [card] : without(CARDS, [...hand, ...cells])).some((each) => each > LOW);
const wins = (own: readonly number[], others: readonly number[] = []): number =>
  own.filter((card, cell) => card > (others[cell] ?? 0) && others[cell]).length;

const steps = {
  place: { values: CARDS, rule: 'place.hand' },
  turn: { values: range(0, PASS), rule: 'place.step' },
} as const;

export const game = defineSmallGame<State, Step, Event>({
  facts: specimenFacts('veil', { seats: [2, 2], decisions: 24 }),
  steps,
  hedges: true,
  asks,
  deal(setup, rng) {
    const piles = times(2, () => rng.shuffle([...CARDS]));
    const players = piles.map((stock) => ({ hand: stock.splice(0, 3), stock, cells: [], shown: [] }));
    return { turn: firstSeat(setup, rng), stage: 'place', players };
  },
  values({ players }, seat, step) {
    const player = players[seat] as Player;
    const { hand, cells, shown } = player;
    if (step === 'place') return hand;
    return [...without([...cells.keys()], shown).filter((cell) => mayTurn(cells[cell] ?? 0, player)), PASS];
  },
  play(state, seat, { step, value }, _rng, tell) {
    const player = state.players[seat] as Player;
    if (step === 'place') {
      player.hand = without(player.hand, [value]);
      player.cells.push(value);
      tell?.({ kind: 'placed', seat, card: 0 }, { but: [seat] }, 'none');
      tell?.({ kind: 'own', seat, card: value }, { only: [seat] }, 'none');
      state.stage = 'turn';
      return;
    }
    const card = player.cells[value] ?? 0;
    if (card > 0) player.shown = [...player.shown, value].sort();
    tell?.({ kind: card > 0 ? 'turned' : 'left', seat, card }, 'all', card > 0 ? 'all' : 'none');
    const drawn = player.stock.splice(0, 1);
    player.hand.push(...drawn);
    for (const each of drawn) tell?.({ kind: 'drew', seat, card: each }, { only: [seat] }, [seat]);
    Object.assign(state, { stage: 'place', turn: 1 - seat });
    if (over(state)) tell?.({ kind: 'end', seat, card: 0 }, 'all');
  },
  hidden: {
    view,
    guess,
    conceals(view, seat) {
      const { hand, cells, shown } = view.players[seat] as Player;
      return !over(view) && hand.length + cells.length > shown.length;
    },
  },
  score: ({ players: [one, two] }) => ({
    'cell.higher': [wins(one?.cells ?? [], two?.cells), wins(two?.cells ?? [], one?.cells)],
  }),
  foresee: (_view, seat, { step, value }) => (step === 'turn' && value !== PASS ? [because('cell.higher', seat)] : []),
  record: ({ players }) => players.map(({ cells }) => cells),
});

export const checks = smallChecks<State, Step, Event>({
  rules: ['place.step', 'place.hand', 'cell.higher'],
  steps,
  census: ({ players }) =>
    tally(
      players.flatMap(({ hand, stock, cells }, seat) =>
        [...hand, ...stock, ...cells].map((card) => `${seat}: ${card}`),
      ),
    ),
  holds({ players }) {
    for (const { hand, cells } of players) {
      claim(hand.length <= 3 && cells.length <= 6, 'too many cards in one place');
    }
  },
  hidden(state, eyes, rng) {
    const twin = copyOf(state);
    if (over(state)) return twin;
    for (const [seat, player] of twin.players.entries()) {
      const own = seat === eyes;
      const veiled = own ? [] : without([...player.cells.keys()], player.shown);
      const hidden = own
        ? player.stock
        : [...player.stock, ...player.hand, ...veiled.map((cell) => player.cells[cell] ?? 0)];
      const unknown = rng.shuffle([...hidden]);
      player.stock = unknown.splice(0, player.stock.length);
      if (!own) player.hand = unknown.splice(0, player.hand.length);
      for (const cell of veiled) player.cells[cell] = unknown.pop() ?? 0;
    }
    return twin;
  },
  features: ['placed', 'turned', 'left', 'end'],
  met: (_state, _move, events) => events.map(({ kind }) => kind),
});

export const voices = tinyVoices({
  rules: {
    'place.step': ['Place, then turn over if you like.', '置いてから、望めばめくります。'],
    'place.hand': [
      'You place a card of your hand and turn a covered one above two.',
      '手札から置き、伏せた三以上の一枚をめくります。',
    ],
    'cell.higher': ['The higher card of a cell gets a point.', 'マスごとに大きいカードが一点です。'],
  },
  steps: {
    place: ['Place a card face down', 'カードを伏せて置く'],
    turn: ['Turn one over or pass', '一枚めくるか、やめる'],
  },
  events: {
    placed: ['A card lies face down.', 'カードを伏せました。'],
    own: ['The own card lies face down.', '自分のカードを伏せました。'],
    turned: ['A card is turned over.', 'カードをめくりました。'],
    left: ['All stays covered.', '伏せたままです。'],
    drew: ['A card is drawn.', 'カードを引きました。'],
    end: ['All is turned over.', 'すべてめくりました。'],
  },
});

const over = ({ turn, stage, players }: State): boolean => stage === 'place' && players[turn]?.hand.length === 0;

/** All that these eyes know; after the end, everything. */
function view(state: State, eyes: Eyes): State {
  const view = copyOf(state);
  for (const [seat, { hand, stock, cells, shown }] of view.players.entries()) {
    stock.fill(0);
    if (seat === eyes || over(state)) continue;
    hand.fill(0);
    for (const cell of without([...cells.keys()], shown)) cells[cell] = 0;
  }
  return view;
}

function guess(view: State, _seat: Seat, rng: Rng): State {
  const players = view.players.map(({ hand, stock, cells, shown }) => {
    const unknown = rng.shuffle(without(CARDS, [...hand, ...cells]));
    return { hand: fill(hand, unknown), stock: fill(stock, unknown), cells: fill(cells, unknown), shown };
  });
  return copyOf({ ...view, players });
}
