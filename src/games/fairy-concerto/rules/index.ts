import { defineGame, type Foresight, type Seat, type Side } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { facts } from '../facts.ts';
import type { Card, Counts, Kind } from './cards.ts';
import { COMPOSER, copyOf, FAIRIES, KINDS, LETTERS, markOf, scoreThing, sumOf } from './cards.ts';
import { copy, deal } from './deal.ts';
import type { Changes, Reason } from './ids.ts';
import { asks, moveId, moves, why } from './moves.ts';
import { play } from './play.ts';
import { honoursBySide, missingOf, pointsByRow, ROWS, result, SCORE_CARD_POINTS } from './score.ts';
import { placed, ruleOf, sheet } from './sheet.ts';
import { BACH, type Choose, type Event, fromFirst, isAlone, type Move, type State, type View } from './state.ts';
import { conceals, guess, view } from './view.ts';

/**
 * The sum first, then the cards that composers bring, then row by row, what weighs most first. What a dealt score card
 * still wants stands beside it, also with the fairies that are picked.
 */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  return 'take' in move ? chosen(view, seat, move) : [wants(view, seat, move.keep)];
}

function chosen(view: View, seat: Seat, { take, remove, keep }: Choose): Reason[] {
  const composers = take.filter((kind) => kind === COMPOSER).length;
  const after = placed(view, seat, take, keep);
  const own = changes(view, after, seat);
  const reasons: Reason[] = [sum(view, after, seat, own)];
  if (composers > 0) reasons.push({ is: 'brings', rule: 'draft.composer', side: seat, composers });
  reasons.push(...own);
  if (remove !== undefined) reasons.push({ is: 'leaves', rule: 'two.removed', side: seat, kind: remove });
  return reasons;
}

function changes(before: View, after: View, side: Side): Changes[] {
  const [was, now] = [pointsByRow(before, false), pointsByRow(after, false)];
  return ROWS.flatMap((row): Changes[] => {
    const points = at(now[row], side) - at(was[row], side);
    return points === 0 ? [] : [{ is: 'changes', rule: ruleOf(row, before.soloist), side, row, points }];
  }).sort((one, other) => Math.abs(other.points) - Math.abs(one.points) || other.points - one.points);
}

const total = (changed: readonly Changes[]): number => changed.reduce((sum, { points }) => sum + points, 0);

function sum(before: View, after: View, side: Seat, own: readonly Changes[]): Reason {
  const alone = isAlone(before);
  const bachs = alone ? total(changes(before, after, BACH)) : null;
  return { is: 'sums', rule: alone ? 'bach.rest' : 'draft.reveal', side, points: total(own), bachs };
}

/** What a score card still wants of the orchestra. */
function wants(view: View, seat: Seat, card: Card): Reason {
  const missing = sumOf(missingOf(card, at(view.orchestras, seat)));
  const points = missing === 0 ? SCORE_CARD_POINTS : 0;
  return { is: 'wants', rule: 'score.cards', side: seat, points, things: [scoreThing(card)], card, missing };
}

/** The own score cards that fairies bring nearer, the nearest first; what a score card that stays lacks. */
function merits(view: View, seat: Seat, move: Move): Foresight<Reason> {
  if (!('take' in move)) return foresee(view, seat, move);
  const after = placed(view, seat, move.take, move.keep);
  const lacks = ({ orchestras }: View, card: Card): number => sumOf(missingOf(card, at(orchestras, seat)));
  return at(after.scoreCards, seat)
    .filter((card) => lacks(after, card) < lacks(view, card))
    .sort((one, other) => lacks(after, one) - lacks(after, other))
    .map((card) => wants(after, seat, card));
}

/** What the log begins with: what lies open before the first choice. */
export const opening = ({ manner, popular, soloist, pianist, harpist, left, round, held, first }: View): Event[] => [
  { is: 'begun', random: left !== null, manner, popular, soloist, pianist, harpist },
  { is: 'dealt', order: fromFirst(held.length, first) },
  { is: 'drawn', round, count: at(held, 0), seats: held.length },
  ...(left ? [{ is: 'left', left, drawn: drawnFirst(popular, left) } as const] : []),
];

/** All but what is left and the popular fairy. */
function drawnFirst(popular: Kind, left: Counts): Counts {
  const drawn = copyOf(FAIRIES);
  for (const kind of KINDS) drawn[kind] -= left[kind];
  drawn[popular]--;
  return drawn;
}

interface GameRecord {
  readonly popular: string;
  readonly soloist: string;
  readonly pianist: string;
  readonly harpist: string;
  /** One entry a side, Bach last. */
  readonly orchestras: readonly Musicians[];
  /** Face up: Bach has none. */
  readonly scoreCards: readonly (readonly string[])[];
  readonly honours: readonly (readonly string[])[];
  /** Only with two players. */
  readonly removed?: Musicians;
  /** Only against him. */
  readonly bach?: { readonly orchestra: Musicians; readonly faceDown: number };
}
type Musicians = Readonly<Record<string, number>>;

const musicians = (counts: Counts): Musicians => Object.fromEntries(KINDS.map((kind) => [LETTERS[kind], counts[kind]]));

/** The end in the letters of the record. */
export function record(state: State): GameRecord {
  const orchestras = state.orchestras.map(musicians);
  const bach = orchestras[BACH];
  return {
    popular: LETTERS[state.popular],
    soloist: state.soloist,
    pianist: state.pianist,
    harpist: state.harpist,
    orchestras,
    scoreCards: state.orchestras.map((_, side) => (state.scoreCards[side] ?? []).map(markOf)),
    honours: honoursBySide(state),
    ...(state.hands.length === 2 ? { removed: musicians(state.removed) } : {}),
    ...(isAlone(state) && bach ? { bach: { orchestra: bach, faceDown: state.faceDown.length } } : {}),
  };
}

export const game = defineGame<State, Move, View, Event, Reason>({
  facts,
  deal,
  asks,
  moves,
  play: (state, seat, move, _rng, tell) => play(state, seat, move, tell),
  view,
  opening,
  conceals,
  guess: (seen, _seat, rng) => guess(seen, rng),
  result,
  copy,
  moveId,
  sheet,
  foresee,
  merits,
  why,
  record,
});
