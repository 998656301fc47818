import { type AnyReason, type RuleIn, type RuleList, rulesIn, type Seat } from '../../../engine/game.ts';
import type { Kind } from './cards.ts';
import type { Balance } from './sheet.ts';

/** Decisions of this edition stand where they are needed, each marked; the last chapter lists them. */
export const ruleList = {
  forest: {
    'forest.players': 'printed',
    'house.minutes': 'house',
    'forest.aim': 'printed',
  },
  cards: {
    'forest.parts': 'printed',
    'forest.plain': 'printed',
    'forest.cottons': 'printed',
    'forest.icons': 'printed',
    'house.decks': 'house',
    'forest.starts': 'printed',
    'house.starts': 'house',
    'house.north': 'house',
  },
  setup: {
    'setup.start': 'printed',
    'setup.sides': 'printed',
    'setup.open': 'printed',
    'setup.first': 'printed',
    'house.begin': 'house',
    'setup.exchange': 'printed',
    'setup.once': 'printed',
    'house.replace': 'house',
    'setup.order': 'printed',
    'house.three': 'house',
  },
  turn: {
    'turn.alternate': 'printed',
    'place.leftmost': 'printed',
    'place.empty': 'printed',
    'place.beside': 'printed',
    'place.frame': 'printed',
    refill: 'printed',
    'end.full': 'printed',
  },
  score: {
    'score.alone': 'printed',
    'score.near': 'printed',
    'score.ray': 'printed',
    'score.majority': 'printed',
    'score.most': 'printed',
    'house.draw': 'house',
    'score.example': 'printed',
  },
  variants: {
    'variants.choice': 'printed',
  },
  forked: {
    'forked.two': 'printed',
    'forked.either': 'printed',
    'forked.exchange': 'house',
  },
  free: {
    'free.hand': 'printed',
    'free.open': 'house',
  },
  dark: {
    'dark.hand': 'printed',
    'dark.down': 'printed',
    'dark.exchange': 'house',
    'dark.peek': 'house',
  },
  house: {
    'house.list': 'house',
  },
} as const satisfies RuleList;

export type Rule = RuleIn<typeof ruleList>;
export const rules = rulesIn(ruleList);

interface Because<Is extends string, By extends Rule> extends AnyReason {
  readonly is: Is;
  readonly rule: By;
}

/** Which cards may be placed. */
export type CardRule = 'place.leftmost' | 'forked.either' | 'free.hand' | 'dark.hand';
export type PlaceRule = 'place.empty' | 'place.beside' | 'place.frame';
export type RefusalRule =
  | CardRule
  | PlaceRule
  | 'free.open'
  | 'forked.two'
  | 'setup.exchange'
  | 'setup.once'
  | 'setup.order'
  | 'dark.exchange'
  | 'end.full';

/** What a Cotton has in its sight; `hidden` cards of it lie face down. */
export interface Sight extends Balance {
  readonly card: Kind;
  readonly hidden: number;
}

/** What the rule says is all there is to say. */
type Refused = Because<'refused', RefusalRule>;
/** This forest puts no cards in order. */
type Unordered = Because<'unordered', Exclude<CardRule, 'place.leftmost'>>;
type TooFew = Because<'tooFew', 'forked.two' | 'setup.exchange'> & { readonly cards: number };
type Foreign = Because<'foreign', CardRule>;
type OthersTurn = Because<'othersTurn', 'turn.alternate'> & { readonly side: Seat };
type Exchanges = Because<'exchanges', 'setup.exchange'> & { readonly count: number };
/** A heart as it stands, or as it would stand. */
export type Counted = Because<'counted', 'score.majority'> & Sight;
/** What a Cotton would have in its sight besides, and what it would count then. */
export type Adds = Because<'adds', 'score.near' | 'score.ray'> & Omit<Sight, 'hidden'> & { readonly now: Balance };
/** Hearts of Sun and of Moon as they would stand, and what that is more than now. */
export type Sums = Because<'sums', 'score.most'> & {
  readonly hearts: readonly number[];
  readonly more: readonly number[];
};
/** No Cotton in sight would count the card. */
type Unseen = Because<'unseen', 'score.near'> & { readonly hidden: boolean };
type Closes = Because<'closes', 'place.frame'> & { readonly axis: 'rows' | 'columns' };

export type Reason =
  | Refused
  | Unordered
  | TooFew
  | Foreign
  | OthersTurn
  | Exchanges
  | Counted
  | Adds
  | Sums
  | Unseen
  | Closes;
