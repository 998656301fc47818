import { type AnyReason, type RuleIn, type RuleList, rulesIn, type Seat, type Side } from '../../../engine/game.ts';
import type { Card, Kind, Soloist } from './cards.ts';
import type { Honour, Row } from './score.ts';
import type { Owner } from './state.ts';

export const ruleList = {
  orchestra: {
    'orchestra.players': 'printed',
    'orchestra.aim': 'printed',
    'orchestra.fairies': 'printed',
    'orchestra.parts': 'printed',
    'orchestra.places': 'printed',
  },
  setup: {
    'setup.board': 'printed',
    'setup.score': 'printed',
    'setup.contests': 'printed',
    'setup.honours': 'printed',
    'setup.popular': 'printed',
    'setup.hand': 'printed',
  },
  draft: {
    'draft.choose': 'printed',
    'draft.keep': 'printed',
    'draft.reveal': 'printed',
    'draft.composer': 'printed',
    'draft.stands': 'printed',
    'draft.pass': 'printed',
    'draft.rounds': 'printed',
    'end.twelve': 'printed',
  },
  two: {
    'two.setup': 'printed',
    'two.choose': 'printed',
    'two.removed': 'printed',
    'two.pass': 'printed',
    'two.rounds': 'printed',
  },
  bach: {
    'bach.setup': 'printed',
    'bach.rounds': 'printed',
    'bach.rest': 'printed',
    'bach.composers': 'printed',
    'bach.keep': 'printed',
    'bach.brings': 'printed',
    'bach.cards': 'printed',
    'bach.honours': 'printed',
    'bach.win': 'printed',
    'bach.gentle': 'house',
    'bach.stern': 'house',
  },
  score: {
    'score.order': 'printed',
    'score.every': 'printed',
    'score.popular': 'printed',
    'score.conductor': 'printed',
    'soloist.fewest': 'printed',
    'soloist.spread': 'printed',
    'soloist.widest': 'printed',
    'soloist.groups': 'printed',
    'score.pianist': 'printed',
    'score.harpist': 'printed',
    'score.cards': 'printed',
    'score.honours': 'printed',
    'score.zero': 'printed',
    'score.most': 'printed',
    'score.example': 'printed',
  },
  random: {
    'random.cards': 'printed',
    'random.draw': 'printed',
  },
  cards: {
    'cards.soloists': 'printed',
    'cards.pianists': 'house',
    'cards.harpists': 'house',
    'cards.four': 'house',
    'cards.duos': 'house',
    'cards.trios': 'house',
    'cards.authors': 'house',
  },
  house: {
    'house.cards': 'house',
    'house.duets': 'house',
    'house.order': 'house',
    'house.open': 'house',
    'house.last': 'house',
    'house.together': 'house',
    'house.after': 'house',
    'house.turned': 'house',
    'house.counted': 'house',
    'house.first': 'house',
    'house.standing': 'house',
    'house.memory': 'house',
  },
} as const satisfies RuleList;

export type Rule = RuleIn<typeof ruleList>;
export const rules = rulesIn(ruleList);

interface Because<Is extends string, By extends Rule> extends AnyReason {
  readonly is: Is;
  readonly rule: By;
}

export type RefusalRule =
  | 'draft.choose'
  | 'draft.keep'
  | 'draft.reveal'
  | 'draft.pass'
  | 'two.choose'
  | 'bach.keep'
  | 'bach.rest'
  | 'end.twelve';

/** What the rule says is all there is to say. */
type Refused = Because<'refused', RefusalRule>;
/** A fairy that is not in the hand: none of its kind, or not so many. */
type Lacks = Because<'lacks', 'draft.choose'> & { readonly lacks: 'all' | 'another' };
type Takes = Because<'takes', 'bach.rounds'> & { readonly count: number };
/** One of these score cards has to be kept: with the fairies, or now that they stand. */
type OneOf = Because<'oneOf', 'draft.keep' | 'bach.keep'> & { readonly cards: readonly Card[] };
type ComposerFirst = Because<'composerFirst', 'draft.composer'> & {
  readonly side: Seat;
  readonly cards: readonly Card[];
};

/** The rule of a row of the score sheet; each soloist has one of its own. */
export type RowRule = `score.${Exclude<Row, 'soloist' | 'scoreCards'> | 'cards'}` | `soloist.${Soloist}`;

/** What Bach's score cards are worth. */
export type BachsRule = 'bach.cards' | 'bach.gentle' | 'bach.stern';

/** What a choice changes, or leads to. */
type Brings = Because<'brings', 'draft.composer'> & { readonly side: Seat; readonly composers: number };
type Leaves = Because<'leaves', 'two.removed'> & { readonly side: Seat; readonly kind: Kind };
export type Changes = Because<'changes', RowRule> & {
  readonly side: Side;
  readonly row: Row;
  readonly points: number;
};
/** All that a choice changes, as things stand: alone Bach's points too, at a table of several what the others choose besides. */
type Sums = Because<'sums', 'bach.rest' | 'draft.reveal'> & {
  readonly side: Seat;
  readonly points: number;
  readonly bachs: number | null;
};
type Wants = Because<'wants', 'score.cards'> & {
  readonly card: Card;
  readonly missing: number;
  readonly points: number;
};

/** Why a side has points. */
interface Scored<Is extends string, By extends Rule> extends Because<Is, By> {
  readonly side: Side;
  readonly owner: Owner;
  readonly points: number;
}
export type Counted =
  | (Scored<'ofKind', 'score.popular' | 'score.conductor'> & { readonly kind: Kind; readonly count: number })
  | (Scored<'fewest', 'soloist.fewest'> & { readonly fewest: number })
  | (Scored<'spread', 'soloist.spread'> & { readonly most: number; readonly fewest: number })
  | (Scored<'widest', 'soloist.widest'> & { readonly kinds: number })
  | (Scored<'groups', 'soloist.groups'> & { readonly groups: number })
  | (Scored<'sets', 'score.pianist' | 'score.harpist'> & { readonly sets: number })
  | (Scored<'met', 'score.cards'> & { readonly card: Card })
  | (Scored<'faceDown', BachsRule> & { readonly cards: number })
  | (Scored<'honours', 'score.honours'> & { readonly honours: readonly Honour[]; readonly isOver: boolean });

/** Honours that nobody has as yet. */
export type Open = Because<'open', 'house.standing'> & { readonly honours: readonly Honour[] };

export type Reason =
  | Refused
  | Lacks
  | Takes
  | OneOf
  | ComposerFirst
  | Brings
  | Leaves
  | Changes
  | Sums
  | Wants
  | Counted
  | Open;
