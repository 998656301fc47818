import { claim, type Seat } from '../game.ts';
import { range, sum, tally, times, without } from '../lists.ts';
import { firstSeat } from '../seating.ts';
import { smallChecks } from '../small/checks.ts';
import { because, copyOf, defineSmallGame, open } from '../small/game.ts';
import { specimenFacts, tinyVoices } from './kit.ts';

/** Effects within effects, pending as steps; extra turns; a pile whose bottom the table remembers. */
type Card = 'coin' | 'twice' | 'again' | 'swap' | '?';
export interface State {
  row: Card[];
  /** Top first; the last `sunk` of them were seen when they were put there. */
  stock: Card[];
  sunk: number;
  kept: Card[][];
  turn: Seat;
  /** The last one is asked now. */
  steps: Step[];
  again: boolean;
}
export type Step = 'take' | 'swap';
export type Event = { kind: 'took' | 'swapped' | 'kept' | 'opened'; card: Card };
const CARDS: readonly Card[] = (['coin', 'twice', 'again', 'swap'] as const).flatMap((card) => [card, card, card]);
const PASS = 9;
const EFFECTS: Partial<Record<Card, readonly Step[]>> = { twice: ['take', 'take'], swap: ['swap'] };
const worth = (card: Card): number => (card === 'coin' ? 2 : 1);

const steps = {
  take: { values: range(0, 3), rule: 'row.place' },
  swap: { values: [...range(0, 3), PASS], rule: 'step.order' },
} as const;

export const game = defineSmallGame<State, Step, Event>({
  facts: specimenFacts('chain', { seats: [1, 3], decisions: 15 }),
  steps,
  deal(setup, rng) {
    const turn = firstSeat(setup, rng);
    const stock = rng.shuffle([...CARDS]);
    const row = stock.splice(0, 3);
    return { row, stock, sunk: 0, kept: times(setup.seats, () => []), turn, steps: ['take'], again: false };
  },
  asks: ({ row, turn, steps }) => (row.length > 0 ? steps.slice(-1).map((step) => open(turn, step)) : []),
  values: ({ row }, _seat, step) => [...range(0, row.length - 1), ...(step === 'swap' ? [PASS] : [])],
  play(state, seat, { step, value }, _rng, tell) {
    const [card] = value === PASS ? [] : state.row.splice(value, 1);
    state.steps.pop();
    tell?.({ kind: !card ? 'kept' : step === 'take' ? 'took' : 'swapped', card: card ?? '?' }, 'all', 'none');
    if (card && step === 'take') {
      state.kept[seat]?.push(card);
      state.steps.push(...(EFFECTS[card] ?? []));
      state.again ||= card === 'again';
    } else if (card) {
      state.stock.push(card);
      state.sunk += 1;
    }
    const opened = card && state.stock.shift();
    if (opened) tell?.({ kind: 'opened', card: opened }, 'all', state.sunk > state.stock.length ? 'none' : 'all');
    if (opened) state.row.push(opened);
    state.sunk = Math.min(state.sunk, state.stock.length);
    if (state.steps.length > 0) return;
    if (!state.again) state.turn = (state.turn + 1) % state.kept.length;
    Object.assign(state, { steps: ['take'], again: false });
  },
  hidden: {
    view(state) {
      const hidden = state.stock.length - state.sunk;
      return copyOf({ ...state, stock: state.stock.map((card, index) => (index < hidden ? '?' : card)) });
    },
    guess(view, _seat, rng) {
      const unknown = rng.shuffle(without(CARDS, [...view.row, ...view.stock, ...view.kept.flat()]));
      return copyOf({ ...view, stock: view.stock.map((card) => (card === '?' ? (unknown.pop() ?? card) : card)) });
    },
  },
  score: ({ kept }) => ({ 'card.worth': kept.map((cards) => sum(cards.map(worth))) }),
  foresee({ row }, seat, { step, value }) {
    const card = step === 'take' ? row[value] : undefined;
    return card ? [because('card.worth', seat, worth(card))] : [];
  },
  record: ({ kept }) => kept,
});

export const checks = smallChecks<State, Step, Event>({
  rules: ['step.order', 'row.place', 'card.worth'],
  steps,
  census: ({ row, stock, kept }) => tally([...row, ...stock, ...kept.flat()]),
  holds({ row, stock, sunk }) {
    claim(row.length === 3 || stock.length === 0, 'the row is not filled up');
    claim(sunk <= stock.length, 'more is remembered of the stock than there is');
  },
  hidden(state, _eyes, rng) {
    const twin = copyOf(state);
    const unseen = rng.shuffle(twin.stock.splice(0, twin.stock.length - twin.sunk));
    return { ...twin, stock: [...unseen, ...twin.stock] };
  },
  features: ['took', 'swapped', 'kept', 'opened'],
  met: (_state, _move, events) => events.map(({ kind }) => kind),
});

export const voices = tinyVoices({
  rules: {
    'step.order': ['The newest effect comes first.', '新しい効果が先です。'],
    'row.place': ['You choose among the open cards.', '表のカードから選びます。'],
    'card.worth': ['A coin is worth two, others one.', 'コインは二点、他は一点です。'],
  },
  steps: { take: ['Take a card', 'カードを取る'], swap: ['Sink a card or pass', '一枚を沈めるか、やめる'] },
  events: {
    took: ['A card is taken.', 'カードを取りました。'],
    swapped: ['A card is sunk.', 'カードを沈めました。'],
    kept: ['All stays.', 'そのままです。'],
    opened: ['A card is opened.', 'カードを開きました。'],
  },
});
