import { perView, type Result, type ScoreRow, type ScoreSheet, type Seat, summed } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { COLOUR, EFFECTS, INCOME, type Kind, MOST_BROKERAGE, meets, NONE, RED } from './cards.ts';
import { hasFurther } from './possible.ts';
import { type Brokerage, type Counted as CountedPart, ofCards } from './reasons.ts';
import { LAST_ROUND, type Round, type State, type View } from './state.ts';

/** What is scored by; all of it lies open. */
export type Counted = Pick<View, 'geisha' | 'guests' | 'publicity'>;

export const isRed = (card: Kind): boolean => COLOUR[card] === RED;
export const incomeOf = (card: Kind): number => at(INCOME, card);

/** Hiougi dances for red guests. */
// rule: geisha.hiougi
export const dances = ({ geisha }: Pick<Counted, 'geisha'>, seat: Seat, card: Kind): boolean =>
  geisha[seat] === 'hiougi' && isRed(card);

export function income({ guests }: Counted, seat: Seat): number {
  let sum = 0;
  for (const card of at(guests, seat)) sum += incomeOf(card);
  return sum;
}

/** What a Rice Broker earns beside the income. */
// rule: card.fudasashi, effect.always
export const brokerage = (card: Kind, publicity: number): number =>
  at(EFFECTS, card) === 'scoring-per-publicity' ? Math.min(MOST_BROKERAGE, publicity) : 0;

export function brokerages({ guests, publicity }: Counted, seat: Seat): number {
  const count = at(publicity, seat).length;
  let sum = 0;
  for (const card of at(guests, seat)) sum += brokerage(card, count);
  return sum;
}

/** What Hiougi's red guests bring. */
export function dance(counted: Counted, seat: Seat): number {
  let sum = 0;
  for (const card of at(counted.guests, seat)) if (dances(counted, seat, card)) sum++;
  return sum;
}

/** Both. */
export const scoringEffects = (counted: Counted, seat: Seat): number =>
  brokerages(counted, seat) + dance(counted, seat);

/** Income and both, in one look at the row: search asks for it at every choice of a player. */
export function earned(counted: Counted, seat: Seat): number {
  const count = at(counted.publicity, seat).length;
  let sum = 0;
  for (const card of at(counted.guests, seat))
    sum += incomeOf(card) + brokerage(card, count) + (dances(counted, seat, card) ? 1 : 0);
  return sum;
}

/** For going out. */
export const bonusIn = (round: number): number => (round === LAST_ROUND ? 10 : 5);

/** One for the first card left, two for the second, and so on. */
export const penalty = (cards: number): number => (cards * (cards + 1)) / 2;

export const roundPoints = (counted: Counted, seat: Seat, hand: number, bonus: number): number =>
  Math.max(0, earned(counted, seat) - penalty(hand)) + bonus;

/** Most tokens; among those the fewest cards in the last hand; still equal, shared. */
// rule: game.tie
export function winnersOf(tokens: readonly number[], hands: readonly number[]): Seat[] {
  const winners: Seat[] = [];
  for (let seat = 0; seat < tokens.length; seat++) {
    const best = winners[0] ?? seat;
    const ahead = at(tokens, seat) - at(tokens, best) || at(hands, best) - at(hands, seat);
    if (ahead > 0) winners.length = 0;
    if (ahead >= 0) winners.push(seat);
  }
  return winners;
}

type Counting = Counted & Pick<Round, 'hands' | 'bonus'>;

/** A round that is counted, or the one that is being played as it stands. */
export interface RowName {
  readonly round: number;
  readonly isOver: boolean;
}
const rowName = ({ round, isOver }: RowName): string => `${isOver ? 'round' : 'soFar'}${round}`;
export const rowNamed = (row: string): RowName => ({ round: Number(row.slice(-1)), isOver: row.startsWith('round') });

/** Each round with its parts, the one that is being played as it stands. What they add up to may be secret. */
export function sheet(view: View): ScoreSheet<CountedPart> {
  const { rounds, round, tokensOpen, stage } = view;
  const rows = rounds.map((each, at) => rowOf({ round: at + 1, isOver: true }, countedOnce(each)));
  if (rounds.length < round) rows.push(rowOf({ round, isOver: false }, counted({ ...view, hands: view.held })));
  const sum = summed(view.held.length, rows);
  return tokensOpen || stage === 'over' ? sum : { rows, totals: rows.at(-1)?.by ?? [], addsUp: false };
}

type Count = Pick<ScoreRow<CountedPart>, 'by' | 'reasons'>;

const rowOf = (named: RowName, count: Count): ScoreRow<CountedPart> => ({
  rule: 'score.tokens',
  row: rowName(named),
  ...count,
});

/** Nothing of a round changes any more when it is over. */
const countedOnce = perView((over: Round): Count => counted(over));

function counted(counting: Counting): Count {
  const seats = counting.hands.map((_, seat) => seat);
  return {
    by: seats.map((seat) => roundPoints(counting, seat, counting.hands[seat] ?? 0, counting.bonus[seat] ?? 0)),
    reasons: seats.flatMap((seat) => partsOf(counting, seat)),
  };
}

function partsOf(counting: Counting, side: Seat): CountedPart[] {
  const guests = counting.guests[side] ?? [];
  const held = counting.hands[side] ?? 0;
  const bonus = counting.bonus[side] ?? 0;
  const sum = earned(counting, side) - penalty(held);
  const parts: CountedPart[] = [];
  if (guests.length > 0)
    parts.push({
      is: 'income',
      rule: 'score.income',
      side,
      points: income(counting, side),
      ...ofCards(...guests),
    });
  parts.push(...effectParts(counting, side));
  if (held > 0) parts.push({ is: 'handLeft', rule: 'score.hand', side, points: -penalty(held), held });
  if (sum < 0) parts.push({ is: 'floor', rule: 'score.floor', side, points: -sum });
  if (bonus > 0) parts.push({ is: 'bonus', rule: 'score.bonus', side, points: bonus });
  return parts;
}

function effectParts(counting: Counting, side: Seat): CountedPart[] {
  const row = counting.guests[side] ?? [];
  const count = counting.publicity[side]?.length ?? 0;
  const brokers = row.flatMap((card): Brokerage[] => {
    const points = brokerage(card, count);
    return points > 0 ? [{ is: 'brokerage', rule: 'card.fudasashi', side, points, ...ofCards(card) }] : [];
  });
  const red = row.filter((card) => dances(counting, side, card));
  if (red.length === 0) return brokers;
  return [...brokers, { is: 'dance', rule: 'geisha.hiougi', side, points: red.length, ...ofCards(...red) }];
}

/** Tokens; while a round is played with what the round would bring, were it over now, a loss shown as one. */
export function result(state: State): Result {
  const points =
    state.rounds.length === state.round
      ? [...state.tokens]
      : state.tokens.map((count, seat) => count + running(state, seat));
  return {
    points,
    winners: winnersOf(
      points,
      state.hands.map((hand) => hand.length),
    ),
  };
}

/** A reserve becomes a guest; or it goes to the hand, with one more card if there is any to take. */
function running(state: State, seat: Seat): number {
  const reserve = at(state.reserves, seat);
  const held = at(state.hands, seat).length;
  if (reserve === NONE) return worth(state, seat, held);
  if (!meets(state, seat, reserve))
    return worth(state, seat, held + (hasFurther(state.deck.length, at(state.publicity, seat).length) ? 2 : 1));
  const guests = state.guests.map((row, other) => (other === seat ? [...row, reserve] : row));
  return worth({ ...state, guests }, seat, held);
}

const worth = (counted: Counted, seat: Seat, held: number): number => earned(counted, seat) - penalty(held);
