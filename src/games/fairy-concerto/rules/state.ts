import type { Seat, Side } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { MANNERS } from '../facts.ts';
import type { Card, Counts, Harpist, Kind, Pianist, Soloist, Tally } from './cards.ts';
import type { Honour } from './score.ts';

/**
 * `choose`: everybody who has not yet; `compose`: who owes a composer a score card; `keep`: alone, which dealt score card
 * stays.
 */
export type Step = 'choose' | 'compose' | 'keep' | 'over';

export type Manner = (typeof MANNERS)[number];

/** The cards that lie on the table for all. */
export interface Contests {
  popular: Kind;
  soloist: Soloist;
  pianist: Pianist;
  harpist: Harpist;
}

/** What there is one of a seat stands in seat order; Bach, where he plays, has the side after the only seat. */
export interface State extends Contests {
  step: Step;
  /** Fairies come as cards, and everybody may count what is left. */
  random: boolean;
  /** Bach's; as printed where he does not play. */
  manner: Manner;
  first: Seat;
  round: number;
  /** Of the round. */
  draft: number;
  /** The last element is the top card, as in every pile. */
  bag: Kind[];
  deck: Card[];
  discard: Card[];
  /** With two players: what left the game, by kind. */
  removed: Tally;
  hands: Tally[];
  /** By side. */
  orchestras: Tally[];
  /** Face up by the boards, in the order in which they came. */
  scoreCards: Card[][];
  /** Two for each seat until one is kept: at the first reveal, and alone at the end of the first round. */
  dealt: Card[][];
  /** Bach's, face down. */
  faceDown: Card[];
  /** What each seat has chosen in secret; null: not yet. */
  chosen: (Choose | null)[];
  /** Whose composers still bring a score card, one entry a composer, in the order of play. */
  owed: Seat[];
  /** The two that the first of them drew. */
  offered: Card[];
}

export interface View extends Readonly<Contests> {
  readonly step: Step;
  readonly random: boolean;
  readonly manner: Manner;
  readonly first: Seat;
  readonly round: number;
  readonly draft: number;
  /** How many are in the bag. */
  readonly bag: number;
  /** What is in the bag by kind; null where nobody may know. */
  readonly left: Counts | null;
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly removed: Counts;
  readonly held: readonly number[];
  /** The own hand and those that were in it before; null: never seen by these eyes. */
  readonly hands: readonly (Counts | null)[];
  readonly orchestras: readonly Counts[];
  readonly scoreCards: readonly (readonly Card[])[];
  readonly dealt: readonly (readonly Card[] | null)[];
  /** Bach's cards, turned over at the end; null: its back alone is seen. */
  readonly faceDown: readonly (Card | null)[];
  /** Sealed: made, but not for these eyes. */
  readonly chosen: readonly (Choose | 'sealed' | null)[];
  readonly owed: readonly Seat[];
  readonly offered: readonly Card[];
}

/** A secret choice: what joins the orchestra, what leaves the game (two players), which dealt score card stays (not alone). */
export interface Choose {
  readonly take: readonly Kind[];
  readonly remove?: Kind;
  readonly keep?: Card;
}
/** Which of two score cards stays: of those that a composer drew, or alone of those that were dealt. */
export interface Keep {
  readonly keep: Card;
}
export type Move = Choose | Keep;

export type Event =
  /** What lay open before the first choice. */
  | ({ readonly is: 'begun'; readonly random: boolean; readonly manner: Manner } & Readonly<Contests>)
  /** Everybody got two score cards, and alone Bach one; the seats from the first one on, each passing to the next. */
  | { readonly is: 'dealt'; readonly order: readonly Seat[] }
  | { readonly is: 'sealed'; readonly seat: Seat }
  /** All turn over what they chose; `isForced`: each hand had but one fairy. */
  | { readonly is: 'draft'; readonly round: number; readonly draft: number; readonly isForced: boolean }
  | {
      readonly is: 'revealed';
      readonly seat: Seat;
      readonly took: readonly Kind[];
      readonly removed: Kind | null;
      /** Of the two dealt ones: the kept and the other. */
      readonly kept: Card | null;
      readonly away: Card | null;
    }
  | { readonly is: 'drew'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Of what a composer drew, or alone of what was dealt. */
  | {
      readonly is: 'kept';
      readonly seat: Seat;
      readonly card: Card;
      readonly away: Card;
      readonly from: 'composer' | 'dealt';
    }
  /** Each hand went to the left neighbour. */
  | { readonly is: 'passed'; readonly seats: number }
  /** A new round: everybody drew so many. */
  | { readonly is: 'drawn'; readonly round: number; readonly count: number; readonly seats: number }
  /** What one seat holds now. */
  | { readonly is: 'hand'; readonly seat: Seat; readonly hand: Counts; readonly passed: boolean }
  /** With random cards: what is still to come, and what all have drawn just now. */
  | { readonly is: 'left'; readonly left: Counts; readonly drawn: Counts }
  | { readonly is: 'bach'; readonly took: readonly Kind[]; readonly cards: number }
  | { readonly is: 'turned'; readonly cards: readonly Card[]; readonly worth: number }
  /** What a side has at the end, row by row of the score sheet; how many of its score cards are met, none of Bach's. */
  | {
      readonly is: 'scored';
      readonly owner: Owner;
      readonly rows: readonly number[];
      readonly met: number;
      readonly of: number;
      readonly honours: readonly Honour[];
      readonly points: number;
    }
  | {
      readonly is: 'ended';
      readonly points: readonly number[];
      readonly winners: readonly Side[];
      readonly bach: boolean;
    };

export const BACH: Side = 1;
/** Who has a side. */
export type Owner = Seat | 'bach';

const MOST_SEATS = 4;
const ORDERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_first, first) =>
    Array.from({ length: seats }, (_seat, place) => (first + place) % seats),
  ),
);
/** The order in which seats are told. */
export const fromFirst = (seats: number, first: Seat): readonly Seat[] => at(at(ORDERS, seats), first);

export const isAlone = ({ orchestras, scoreCards }: Pick<View, 'orchestras' | 'scoreCards'>): boolean =>
  orchestras.length > scoreCards.length;

export const ownerOf = (table: Pick<View, 'orchestras' | 'scoreCards'>, side: Side): Owner =>
  isAlone(table) && side === BACH ? 'bach' : side;

/** Whether the dealt score cards are still to be chosen from. */
export const isFirstDraft = ({ round, draft }: Pick<View, 'round' | 'draft'>): boolean => round === 0 && draft === 0;

/** How a game runs, by the number of players. */
interface Pace {
  readonly rounds: number;
  readonly drafts: number;
  /** Drawn by each seat in each round, and how many of the hand it adds in one draft. */
  readonly drawn: readonly number[];
  readonly added: readonly number[];
}

const SIX = [6, 6, 6, 6];
const ONE = [1, 1, 1, 1];

const ALONE: Pace = { rounds: 7, drafts: 1, drawn: [2, 3, 4, 5, 6, 4, 2], added: [1, 1, 2, 2, 3, 2, 1] };
// rule: two.setup, two.rounds
const TWO: Pace = { rounds: 4, drafts: 3, drawn: SIX, added: ONE };
// rule: draft.rounds
const MORE: Pace = { rounds: 2, drafts: 6, drawn: SIX, added: ONE };

export const paceOf = (seats: number): Pace => (seats === 1 ? ALONE : seats === 2 ? TWO : MORE);

export const drawnIn = (seats: number, round: number): number => at(paceOf(seats).drawn, round);
export const addedIn = (seats: number, round: number): number => at(paceOf(seats).added, round);
/** What is left for Bach of each round. */
export const BACHS: readonly number[] = ALONE.drawn.map((drawn, round) => drawn - addedIn(1, round));
