import type { AnyReason, Seat, ThingId } from '../../../engine/game.ts';
import type { Field, TrophyRule, Ware } from './cards.ts';
import type { Hex } from './hexes.ts';
import type { Rule } from './ids.ts';
import type { Pile, Price, Tile, TileName } from './mat.ts';
import type { Odds } from './steps/fight.ts';
import type { Progress } from './trophies.ts';

interface Because<Is extends string, By extends Rule> extends AnyReason {
  readonly is: Is;
  readonly rule: By;
}

/** Why a space cannot be chosen, or a deed not be done. */
export type SpaceFault = 'turn.marker' | 'make.space' | 'make.no-spell' | DeedFault;
export type DeedFault = 'make.both' | 'turn.costs' | 'gift.rival' | 'tile.herald' | 'make.field';
/** What forbids a trophy whatever its condition. */
export type TakeFault = 'trophy.once' | 'trophy.four' | 'trophy.friendly' | 'trophy.one';
export type DeliveryFault =
  | 'deliver.four'
  | 'deliver.trophy'
  | 'deliver.joint'
  | 'deliver.reach'
  | 'move.seekers'
  | 'trophy.personality';
export type SeekFault = 'seek.dice' | 'seek.place' | 'seek.quest';
export type DialFault = 'fight.secret' | 'secret.spells';
export type RefusalRule =
  | SpaceFault
  | TakeFault
  | DeliveryFault
  | SeekFault
  | DialFault
  | 'seek.short'
  | 'tile.forager'
  | 'end.last'
  | 'turn.action'
  | 'map.castle'
  | 'move.end'
  | 'move.load'
  | 'fight.each'
  | 'quest.when'
  | 'quest.sides'
  | 'quest.broken-bridge'
  | 'make.tokens'
  | 'make.power-up'
  | 'trophy.held'
  | 'tile.supply-catapult'
  | 'tile.camp-wagon';

/** The rule says why not, and that is all there is to say. */
export type Refused = Because<'refused', RefusalRule>;
type OthersTurn = Because<'othersTurn', 'turn.order'> & { readonly side: Seat };
/** So far a seeker goes, with tokens or without. */
type Steps = Because<'steps', 'move.steps' | 'move.cargo'> & { readonly steps: number };
/** A seeker could go there, if it was said which. */
type SeekerFirst = Because<'seekerFirst', 'move.seekers'>;
type NobodyThere = Because<'nobodyThere', 'gift.rival'>;
type OffTerrain = Because<'offTerrain', 'tile.herald'>;
/** What a trophy asks for. */
type Needs = Because<'needs', TrophyRule> & { readonly field: Field };

type Total = Because<'total', 'fight.total'> & { readonly points: number };
/** It would be so-and-so-many-th of the seat. */
type Takes = Because<'takes', TrophyRule> & { readonly field: Field; readonly count: number };
type ByPersonality = Because<'byPersonality', 'trophy.personality'> & { readonly field: Field };
type LastTurns = Because<'lastTurns', 'end.last'>;
/** How much there will be of what a trophy or, of apples and gems, a delivery asks for. */
export type Left = Because<'left', TrophyRule> & Progress & { readonly field: Field };
/** So far a seeker goes, without tokens and with them. */
type Walks = Because<'walks', 'move.steps'> & { readonly steps: number; readonly laden: number };
/** The dice, but for those of which nothing is left to be placed. */
type Rolls = Because<'rolls', 'seek.dice'> & {
  readonly apples: number;
  readonly gems: number;
  readonly quests: number;
};
/** As much as supply, decks and tracks allow. */
type Brings = Because<'brings', 'turn.gains'> & Price & { readonly powerUps: number; readonly quests: number };
/** What a fight that is won brings beside the field. */
type Prize = Because<'prize', 'fight.trophy'>;
/** The attacker can bring no less than the other side at its most. */
type Sure = Because<'sure', 'fight.tie'> & Odds;
/** A fight there cannot be lost, and brings the trophy. */
type SureThere = Because<'sureThere', 'fight.trophy'> & Odds & { readonly side: Seat; readonly hex: Hex };
/** So many steps away from the nearest seeker of the seat. */
type Near = Because<'near', 'move.steps'> & { readonly side: Seat; readonly steps: number };
type NoPrize = Because<'noPrize', TakeFault>;
type Routs = Because<'routs', 'fight.rout'>;
/** Apples and gems that nobody carries along. */
type StaysBehind = Because<'staysBehind', 'make.tokens'> & { readonly apples: number; readonly gems: number };
type Resupplies = Because<'resupplies', 'camp.resupply'>;
type Keeps = Because<'keeps', `tile.${TileName}`> & { readonly pile: Pile; readonly tile: Tile };
type Costs = Because<'costs', 'turn.costs'> & Price;
type Friendship = Because<'friendship', 'turn.gains'> & { readonly by: number; readonly now: number };
/** A token that is placed with another player's seeker; as many points as it brings friendship. */
export type Befriends = Because<'befriends', 'seek.bonus'> & { readonly side: Seat; readonly points: number };
type GivesTo = Because<'givesTo', 'gift.rival'> & { readonly side: Seat };
type QuestWaits = Because<'questWaits', 'quest.when'> & { readonly things: readonly [ThingId] };
type Fights = Because<'fights', 'fight.each'> & {
  readonly side: Seat;
  readonly pies: number;
  readonly spells: number;
  /** What it costs. */
  readonly friendship: number;
};
/** Apples and gems that will lie there. */
type WillHave = Because<'willHave', 'make.tokens'> & {
  readonly side: Seat;
  readonly apples: number;
  readonly gems: number;
};
type AtDoor = Because<'atDoor', 'deliver.reach'> & { readonly kind: Ware };

/** What a deed asks for, and what is there of it. */
type Unpaid = Because<'unpaid', 'turn.costs'> & { readonly price: Price; readonly has: Price };

/** A trophy that a seat has. */
type Taken = Because<'taken', TrophyRule> & { readonly side: Seat; readonly field: Field };
type Controls = Because<'controls', 'make.tokens'> & { readonly side: Seat; readonly points: number };
/** Several have as many trophies as can be had. */
type Decides = Because<'decides', 'end.winner'>;

export type Reason =
  | Refused
  | Unpaid
  | OthersTurn
  | Steps
  | SeekerFirst
  | NobodyThere
  | OffTerrain
  | Needs
  | Total
  | Takes
  | ByPersonality
  | LastTurns
  | Left
  | Walks
  | Rolls
  | Brings
  | Prize
  | Sure
  | SureThere
  | Near
  | NoPrize
  | Routs
  | StaysBehind
  | Resupplies
  | Keeps
  | Costs
  | Friendship
  | Befriends
  | GivesTo
  | QuestWaits
  | Fights
  | WillHave
  | AtDoor
  | Taken
  | Controls
  | Decides;

export type RowName = 'trophies' | 'friendship' | 'controlled';
