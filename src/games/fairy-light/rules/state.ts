import type { Seat } from '../../../engine/game.ts';
import { type Kind, type Light, MOON, SUN } from './cards.ts';
import type { Cell } from './grid.ts';

export type Variant = 'standard' | 'forked' | 'free' | 'dark';
export type Step = 'exchange' | 'order' | 'place' | 'over';

/** What there is one of a side stands in the order Sun, Moon, whichever seat plays them. */
export interface State {
  variant: Variant;
  step: Step;
  /** The seat that plays the sun. */
  sunAt: Seat;
  first: Light;
  /** Which side decides; in the dark exchange both do. */
  turn: Light;
  /** The kind on each cell, or EMPTY. */
  grid: Kind[];
  /** Invariant: bit `column` of row `row` is set exactly where `grid` holds a card. */
  rows: number[];
  /** Open cards, left-most first; or the hand. */
  open: Kind[][];
  /** The last element is the top card. */
  stock: Kind[][];
  /** Which cards go back in the dark exchange, as bits of `open`; or NOT_YET. */
  sealed: number[];
}

export const copy = (state: State): State => ({
  variant: state.variant,
  step: state.step,
  sunAt: state.sunAt,
  first: state.first,
  turn: state.turn,
  grid: state.grid.slice(),
  rows: state.rows.slice(),
  open: [(state.open[0] as number[]).slice(), (state.open[1] as number[]).slice()],
  stock: [(state.stock[0] as number[]).slice(), (state.stock[1] as number[]).slice()],
  sealed: state.sealed.slice(),
});

export const NOT_YET = -1;
/** In a view: chosen, but not for these eyes. */
export const CHOSEN = -2;

export interface View {
  readonly variant: Variant;
  readonly step: Step;
  readonly sunAt: Seat;
  readonly first: Light;
  readonly turn: Light;
  /** Cards that these eyes have not seen are BACKS. */
  readonly grid: readonly Kind[];
  /** Null: not for these eyes. */
  readonly open: readonly (readonly Kind[] | null)[];
  readonly held: readonly number[];
  readonly stock: readonly number[];
  readonly sealed: readonly number[];
}

/** The open cards that go back, counted from 0. */
export interface Exchange {
  readonly exchange: readonly number[];
}
/** From the left: where each card lay before, counted from 0. */
export interface Order {
  readonly order: readonly number[];
}
export interface PlaceCard {
  readonly place: Cell;
  readonly card: Kind;
}
export type Move = Exchange | Order | PlaceCard;

export type Axis = 'rows' | 'columns';

export type Event =
  /** What is played, who plays what, and who begins. */
  | {
      readonly is: 'begins';
      readonly variant: Variant;
      readonly sun: Seat;
      readonly moon: Seat;
      readonly first: Seat;
    }
  /** The card that the forest begins with. */
  | { readonly is: 'started'; readonly card: Kind }
  /** The open cards of a seat as they were dealt. */
  | { readonly is: 'laid'; readonly seat: Seat; readonly cards: readonly Kind[] }
  /** In place of open cards a hand each, of so many. */
  | { readonly is: 'hands'; readonly cards: number; readonly isSecret: boolean }
  | {
      readonly is: 'exchanged';
      readonly seat: Seat;
      readonly back: readonly Kind[];
      readonly got: readonly Kind[];
      /** None stayed. */
      readonly isAll: boolean;
      readonly isSecret: boolean;
    }
  /** Chose in secret. */
  | { readonly is: 'sealed'; readonly seat: Seat }
  | { readonly is: 'ordered'; readonly seat: Seat; readonly cards: readonly Kind[] }
  /** Both have chosen. */
  | { readonly is: 'settled' }
  /** A back stands for a card that was laid face down by another. */
  | {
      readonly is: 'placed';
      readonly seat: Seat;
      readonly card: Kind;
      readonly cell: Cell;
      readonly isFaceDown: boolean;
      /** The forest is full. */
      readonly isLast: boolean;
    }
  /** Null: a card that others must not know. `isSecret`: drawn into a hand. */
  | {
      readonly is: 'opened';
      readonly seat: Seat;
      readonly card: Kind | null;
      readonly isLast: boolean;
      readonly isSecret: boolean;
    }
  /** The forest is five wide or high: no further column or row can come. */
  | { readonly is: 'framed'; readonly axis: Axis }
  | { readonly is: 'turned' }
  /** What lies in a row of the forest, counted from 1 at the top. */
  | { readonly is: 'row'; readonly row: number; readonly cards: readonly Kind[] }
  | {
      readonly is: 'scored';
      readonly cell: Cell;
      readonly card: Kind;
      readonly suns: number;
      readonly moons: number;
      readonly heart: Light | null;
    }
  /** Hearts of Sun and of Moon, and who has them. */
  | {
      readonly is: 'ended';
      readonly hearts: readonly number[];
      readonly sun: Seat;
      readonly moon: Seat;
      readonly winner: Seat | null;
    };

/** Open cards or hand at the start of play. */
// rule: house.three
export const HAND: Readonly<Record<Variant, number>> = { standard: 3, forked: 2, free: 12, dark: 3 };

export const isDark = ({ variant, step }: Pick<State, 'variant' | 'step'>): boolean =>
  variant === 'dark' && step !== 'over';

type Sided = Pick<State, 'sunAt'>;

/** What a seat plays. */
export const lightOf = ({ sunAt }: Sided, seat: Seat): Light => (seat === sunAt ? SUN : MOON);
/** Who plays it. */
export const seatOf = ({ sunAt }: Sided, light: Light): Seat => (light === SUN ? sunAt : 1 - sunAt);

/** What there is one of a side, in the order of the seats. */
export const bySeat = <Item>(sided: Sided, [sun, moon]: readonly [sun: Item, moon: Item]): [Item, Item] =>
  sided.sunAt === 0 ? [sun, moon] : [moon, sun];
