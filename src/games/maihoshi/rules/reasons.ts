import type { AnyReason, Seat, ThingId } from '../../../engine/game.ts';
import type { Card, FolkId, FolkRule, GeishaId, GeishaRule, Kind, Reputation } from './cards.ts';
import { cardThing } from './cards.ts';
import type { Rule } from './ids.ts';

interface Because<Is extends string, By extends Rule> extends AnyReason {
  readonly is: Is;
  readonly rule: By;
  readonly side: Seat;
}
interface Points {
  readonly points: number;
}
interface OfCards {
  readonly cards: readonly Kind[];
  readonly things: readonly ThingId[];
}
/** For what the shell points at there is the thing, for the sentence the card. */
export const ofCards = (...cards: readonly Kind[]): OfCards => ({ cards, things: cards.map(cardThing) });

/** What the rule says is all there is to say. */
export type RefusalRule =
  | 'setup.geisha'
  | 'setup.order'
  | 'setup.reserve'
  | 'turn.action'
  | 'turn.guest'
  | 'turn.publicity'
  | 'publicity.empty'
  | 'turn.introduce'
  | 'reserve.use'
  | 'reserve.fresh'
  | 'effect.order'
  | 'settle.failed'
  | 'round.next';
type Refused = Because<'refused', RefusalRule>;
type Over = Omit<Because<'over', 'game.win'>, 'side'>;
type OthersTurn = Because<'othersTurn', 'turn.order'>;
type Undecided = Because<'undecided', 'setup.reserve'>;
type Closed = Because<'closed', 'closed.turn'>;
type Unmet = Because<'unmet', 'guest.requirement'> &
  OfCards & { readonly colour: Card['colour']; readonly needs: number; readonly has: number };

/** Nothing lies there that an effect could take. */
type Lacks = Because<'lacks', FolkRule> & { readonly row: 'guests' | 'publicity'; readonly isOwn: boolean };

/** What a card, or an ability, says of itself. */
type ByEffect = Because<'effect', FolkRule> & { readonly folk: FolkId };
type ByAbility = Because<'ability', GeishaRule> & { readonly geisha: GeishaId };
type Engages = Because<'engages', GeishaRule> & { readonly geisha: GeishaId };

/** What counts, now or after the move. */
export type Income = Because<'income', 'score.income'> & Points & OfCards;
export type Brokerage = Because<'brokerage', 'card.fudasashi'> & Points & OfCards;
export type Dance = Because<'dance', 'geisha.hiougi'> & Points & OfCards;
type HandLeft = Because<'handLeft', 'score.hand'> & Points & { readonly held: number };
type Floor = Because<'floor', 'score.floor'> & Points;
type Bonus = Because<'bonus', 'score.bonus'> & Points;

/** What a move would change. */
/** How the player's round would stand; by how many points better, before it is kept from falling below zero. */
export interface Sum {
  readonly points: number;
  readonly earned: number;
  readonly penalty: number;
  readonly total: number;
}
type RoundThen = Because<'roundThen', 'score.tokens'> & Sum;
type HandThen = Because<'handThen', 'score.hand'> & Points & { readonly held: number; readonly isMore: boolean };
type ReputationThen = Because<'reputationThen', 'aim.reputation'> &
  OfCards & { readonly values: Reputation; readonly isMore: boolean };
type Bridges = Because<'bridges', 'geisha.tokiwa'> & OfCards;
/** The guest's effect takes a card away, and there is none that it may take. */
type Aimless = Because<'aimless', 'effect.another'>;
type MetThen = Because<'metThen', 'guest.requirement'> & OfCards & { readonly isMet: boolean };
type Draws = Because<'draws', 'piles.deck'> & { readonly count: number; readonly left: number };
type EmptiesDeck = Omit<Because<'emptiesDeck', 'end.deck'>, 'side'>;
type Crowds = Because<'crowds', 'end.guests'>;
type GoesOut = Because<'goesOut', 'end.out'> & Points;
/** `isOwn`: by the one whose turn it is, and so until its end. */
type Closes = Because<'closes', 'closed.turn'> & { readonly isOwn: boolean };
/** `waits`: a reserve can still be used in this turn. */
type Passes = Because<'passes', 'introduce.rest' | 'end.idle'> & { readonly waits: boolean };
type WouldCome = Because<'wouldCome', 'settle.met'> & Points & OfCards;
type WouldReturn = Because<'wouldReturn', 'settle.failed'> & Points & OfCards;

export type Reason =
  | Refused
  | Over
  | OthersTurn
  | Undecided
  | Closed
  | Unmet
  | Lacks
  | ByEffect
  | ByAbility
  | Engages
  | Income
  | Brokerage
  | Dance
  | HandLeft
  | Floor
  | Bonus
  | RoundThen
  | HandThen
  | ReputationThen
  | Bridges
  | Aimless
  | MetThen
  | Draws
  | EmptiesDeck
  | Crowds
  | GoesOut
  | Closes
  | Passes
  | WouldCome
  | WouldReturn;
/** A part of the score sheet. */
export type Counted = Income | Brokerage | Dance | HandLeft | Floor | Bonus;
