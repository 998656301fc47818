import { claim, type Eyes, type Seat, type Tell } from '../game.ts';
import { range, sum, tally, times, without } from '../lists.ts';
import type { Rng } from '../rng.ts';
import { smallChecks } from '../small/checks.ts';
import { copyOf, covered, defineSmallGame, open, type StepAsk } from '../small/game.ts';
import { fill, specimenFacts, tinyVoices } from './kit.ts';

const DECK = range(1, 16);

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

const steps = {
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

export const checks = smallChecks<State, Step, Event>({
  rules: ['choose.step', 'choose.hand', 'card.points'],
  steps,
  census: ({ players, rest }) => tally([...rest, ...players.flatMap(({ hand, pile }) => [...hand, ...pile])]),
  holds({ players }) {
    for (const { hand, card } of players) {
      claim(card === 0 || hand.includes(card), `card ${card} was chosen from another hand`);
      claim(hand.length <= 3, 'a hand has more than three cards');
    }
  },
  hidden(state, eyes, rng) {
    const twin = copyOf(state);
    const veiled = twin.players.filter(({ seen }) => eyes === 'onlooker' || !seen.includes(eyes));
    const unknown = rng.shuffle([...twin.rest, ...veiled.flatMap(({ hand }) => hand)]);
    for (const player of veiled) player.hand = unknown.splice(0, player.hand.length);
    twin.players.forEach((player, seat) => {
      if (seat !== eyes && player.card > 0) player.card = rng.pick(player.hand);
      if (seat !== eyes && player.way > 0) player.way = 1 + rng.below(2);
    });
    return { ...twin, rest: unknown };
  },
  features: ['bonus.own', 'bonus.other', 'passing.left', 'passing.right'],
  met: (_state, { step, value }, _events, { options }) => [
    `passing.${options.passing}`,
    ...(step === 'bonus' ? [value === 1 ? 'bonus.own' : 'bonus.other'] : []),
  ],
});

export const voices = tinyVoices({
  rules: {
    'choose.step': ['First the card, then its way.', '先にカード、次に行き先を選びます。'],
    'choose.hand': ['You choose a card of your hand.', '手札から一枚を選びます。'],
    'card.points': ['A card counts for whoever gets it.', 'カードは受け取った人の点になります。'],
  },
  steps: {
    card: ['Choose a card', 'カードを選ぶ'],
    way: ['Keep it or give it', '残すか渡すか'],
    bonus: ['Say who gets one more card', 'もう一枚の行き先を決める'],
  },
  events: {
    ready: ['Somebody has chosen.', '選び終わりました。'],
    shown: ['The cards are shown.', 'カードを公開しました。'],
    bonus: ['One more card is given.', 'もう一枚を渡しました。'],
    hand: ['A new hand comes.', '新しい手札が来ました。'],
  },
  options: { passing: ['left', 'right'] },
});

/** All that these eyes know. */
function view(state: State, eyes: Eyes): State {
  const view = copyOf(state);
  for (const [seat, player] of view.players.entries()) {
    if (eyes === 'onlooker' || !player.seen.includes(eyes)) player.hand.fill(0);
    if (eyes !== seat) Object.assign(player, { card: -Math.sign(player.card) || 0, way: -Math.sign(player.way) || 0 });
  }
  return { ...view, rest: view.rest.fill(0) };
}

function guess(view: State, _seat: Seat, rng: Rng): State {
  const state = copyOf(view);
  const unknown = rng.shuffle(
    without(
      DECK,
      state.players.flatMap(({ hand, pile }) => [...hand, ...pile]),
    ),
  );
  for (const player of state.players) {
    player.hand = fill(player.hand, unknown);
    if (player.card < 0) player.card = rng.pick(player.hand);
    if (player.way < 0) player.way = 1 + rng.below(2);
  }
  return { ...state, rest: fill(state.rest, unknown) };
}
