import type { Outlook } from '../../../bots/chances.ts';
import { defineManners, type Former, type Level } from '../../../bots/level.ts';
import { likelihood } from '../../../bots/likelihood.ts';
import type { Player } from '../../../bots/measuring.ts';
import { type AnyMove, defineKnowledge, type Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { CHIYO, GINJI, OYUKI } from '../company.ts';
import {
  COLOURS,
  EFFECTS,
  type Effect,
  INCOME,
  type Kind,
  PUBLICITY,
  REQUIREMENT,
  type Reputation,
  reputationFor,
} from '../rules/cards.ts';
import { moves } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import { earned } from '../rules/sheet.ts';
import { type State, stepNow, type View } from '../rules/state.ts';
import { guess } from '../rules/view.ts';

/** Effects that others feel. */
const STRIKES: ReadonlySet<Effect> = new Set<Effect>([
  'target-draw',
  'close',
  'sink-newest-guest',
  'return-newest-publicity',
  'take-newest-guest',
  'others-draw',
]);
const strikes = (card: number): boolean => STRIKES.has(EFFECTS[card] ?? 'none');

/** An effect that another seat feels is used. */
function isStrike(state: State, seat: Seat, move: Move): boolean {
  if (move.do === 'target') return move.seat !== seat;
  const step = stepNow(state);
  return move.do === 'use' && step?.is === 'effect' && strikes(step.card);
}
/** Such guests are asked in first, and given up last. */
function likesToStrike(state: State, seat: Seat, move: Move): number {
  if (isStrike(state, seat, move)) return 1.5;
  switch (move.do) {
    case 'guest':
      return strikes(move.card) ? 1.5 : 1;
    case 'place':
    case 'discard':
    case 'introduce':
      return strikes(move.card) ? 0.85 : 1;
    default:
      return 1;
  }
}

const isChange = (_state: State, _seat: Seat, move: Move): boolean => move.do === 'introduce';
const isPublicity = (_state: State, _seat: Seat, move: Move): boolean => move.do === 'publicity';

export const manners = defineManners<State, Move>([
  {
    names: Object.values(GINJI.name),
    deed: 'guests who strike at others',
    isDeed: (_state, _seat, move) => move.do === 'guest' && strikes(move.card),
    lean: likesToStrike,
  },
  {
    names: Object.values(OYUKI.name),
    deed: 'publicity',
    isDeed: isPublicity,
    lean: (state, seat, move) => (isPublicity(state, seat, move) ? 1.25 : 1),
  },
  {
    names: Object.values(CHIYO.name),
    deed: 'cards changed for others',
    isDeed: isChange,
    lean: (state, seat, move) => (isChange(state, seat, move) ? 1.25 : 1),
  },
]);

/** What of a guest's worth is left where so much reputation is missing. */
const LEFT_BY_GAP: readonly number[] = [1, 0.6, 0.4, 0.25, 0.12, 0.06];
/** A guest is off the hand, and mostly has an effect: as good as so much income. */
const COMING = 3;

/** Eight likings are as good as twice the chance. */
const A_LOSS = 3;

// Search asks for all this millions of times: by tables, and without `at`, which is slow where it has served lists of all kinds.

const MOST_ASKED = Math.max(...REQUIREMENT);
/** What a card in the hand is worth as a guest to come: by kind, then by the reputation that serves it. */
const HOPES = Float64Array.from({ length: REQUIREMENT.length * (MOST_ASKED + 1) }, (_, place) => {
  const card = Math.floor(place / (MOST_ASKED + 1));
  const gap = Math.max(0, at(REQUIREMENT, card) - (place % (MOST_ASKED + 1)));
  return (at(INCOME, card) + COMING) * (LEFT_BY_GAP[gap] ?? 0);
});
/** How likely it is given up. */
const GIVEN = HOPES.map((hope) => likelihood(-A_LOSS * hope));

/** What one of these tables has for a card and a seat of this reputation. */
const valueIn = (table: Float64Array, values: Pick<State, 'reputation'>, seat: Seat, card: Kind): number =>
  table[card * (MOST_ASKED + 1) + Math.min(MOST_ASKED, reputationFor(values, seat, card))] as number;

/** What a seat loses by giving this card of its hand up. */
export const loss = (state: State, seat: Seat, card: Kind): number => valueIn(HOPES, state, seat, card);

// One for all: the seat that is looked at, with a publicity more.
const raised = { reputation: [0, 0, 0] };

/** What a seat gains by laying this card in its publicity row, the card's own loss taken off. */
export function publicityGain(state: State, seat: Seat, card: Kind): number {
  const raises = PUBLICITY[card] as Reputation;
  for (const colour of COLOURS)
    raised.reputation[colour] = (state.reputation[COLOURS.length * seat + colour] ?? 0) + raises[colour];
  const hand = state.hands[seat] as readonly Kind[];
  let gain = -loss(state, seat, card);
  let isLeft = true;
  for (let each = 0; each < hand.length; each++) {
    const other = hand[each] as Kind;
    // One of its kind is laid; another one stays.
    if (other === card && isLeft) isLeft = false;
    else gain += valueIn(HOPES, raised, 0, other) - loss(state, seat, other);
  }
  return gain;
}

/** What a move is likely to be good for before anybody has looked, by what it does: most who do nothing lose by it. */
const BY_VERB: Readonly<Record<Move['do'], number>> = {
  guest: 1,
  reveal: 6,
  publicity: 1,
  introduce: 0.3,
  rest: 0.05,
  use: 3,
  decline: 0.5,
  target: 1,
  aside: 1,
  place: 1,
  discard: 1,
  take: 1,
  bury: 1,
  recall: 1,
  draw: 1,
  choose: 1,
  top: 1,
  end: 1,
  ready: 1,
};
const GUEST: readonly number[] = INCOME.map((income) => BY_VERB.guest + income / 2);
/** An effect against oneself, and against the leader. */
const ONESELF = 0.15;
const THE_FIRST = 3;

/** A card that is given up or laid is one that matters least. */
export function prior(state: State, seat: Seat, move: Move): number {
  switch (move.do) {
    case 'introduce':
      return BY_VERB.introduce * valueIn(GIVEN, state, seat, move.card);
    case 'discard':
      return BY_VERB.discard * valueIn(GIVEN, state, seat, move.card);
    case 'place':
      return BY_VERB.place * likelihood(A_LOSS * publicityGain(state, seat, move.card));
    default:
      return plainPrior(state, seat, move);
  }
}

/** By what a move does alone, whatever card it is made with. */
export function plainPrior(state: State, seat: Seat, move: Move): number {
  if (move.do === 'guest') return GUEST[move.card] ?? 0;
  if (move.do !== 'target') return BY_VERB[move.do];
  if (move.seat === seat) return ONESELF;
  return isAheadOfOthers(state, seat, move.seat) ? THE_FIRST : BY_VERB.target;
}

/** Of all but the one who asks. */
function isAheadOfOthers(state: State, seat: Seat, rival: Seat): boolean {
  const lead = standing(state, rival);
  for (let other = 0; other < state.hands.length; other++)
    if (other !== seat && other !== rival && standing(state, other) >= lead) return false;
  return true;
}

const standing = (state: State, seat: Seat): number => (state.tokens[seat] ?? 0) + earned(state, seat);

/** Effects that are worse for their victim than being left alone; each may be declined. */
const HARM: ReadonlySet<Effect> = new Set<Effect>(['close', 'sink-newest-guest']);

/** To close one's own house, or to sink one's own guest. */
export function folly(state: State, seat: Seat, move: Move): boolean {
  if (move.do !== 'target' || move.seat !== seat) return false;
  const step = stepNow(state);
  return step?.is === 'effect' && HARM.has(EFFECTS[step.card] ?? 'none');
}

/** The next round is dealt anew: what is won by the end of this one decides. */
const untaught = { scale: 30, cutoff: (state: State, from: View) => state.rounds.length > from.rounds.length };
export const knowledge = defineKnowledge<State, Move, View>({ ...untaught, prior, folly });

/** Before it knew which cards of a hand matter least. */
export const former: Former = {
  knowledge: defineKnowledge<State, Move, View>({ ...untaught, prior: plainPrior, folly }),
  level: { iterations: 780, noise: 0 },
};

/** A player by rules of thumb: does what is mostly good, of equals any. */
const thumb: Player = ({ view, seat }, rng) => {
  // A player knows what game it was made for.
  const state = guess(view as unknown as View, seat, rng);
  const offered = moves(state, seat).filter((move) => !folly(state, seat, move));
  const leans = offered.map((move) => prior(state, seat, move));
  const most = Math.max(...leans);
  return rng.pick(offered.filter((_, place) => leans[place] === most)) as unknown as AnyMove;
};
export const players = { thumb };

/** The lower ones overlook much: what a move is likely to be good for is known to all of them. */
export const levels: readonly Level[] = [
  { iterations: 8, noise: 1.35 },
  { iterations: 8, noise: 0.9 },
  { iterations: 8, noise: 0.42 },
  { iterations: 60, noise: 0 },
  { iterations: 780, noise: 0 },
];

export const outlook: Outlook = { searches: 1, iterations: 400, unheeded: 0, eighths: 5 };
