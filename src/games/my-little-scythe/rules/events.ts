import type { Seat } from '../../../engine/game.ts';
import type { Field, Kind, QuestCard, QuestSide, Value, Ware } from './cards.ts';
import type { Hex, Spot, Terrain } from './hexes.ts';
import type { Pile, Space, Tile } from './mat.ts';
import type { BySeeker, Pay, Seeker } from './state.ts';

/** Where something may be left undone, and the table is told so. */
export type PassedStep = 'move' | 'victory' | 'consolation' | 'after';

/** Why a seat has more or less, where the lines around do not say it. */
export type Cause = 'attack' | 'fight' | 'camp' | 'campAgain';

/** What the table is told. */
export type Event =
  /** Before the first turn, in the order of turns. */
  | {
      readonly is: 'starts';
      readonly seat: Seat;
      readonly begins: boolean;
      readonly friendship: number;
      readonly pies: number;
      readonly spells: number;
    }
  /** `barred`: where the marker lies; `tile`: the Make power-up, if it is there. */
  | {
      readonly is: 'began';
      readonly seat: Seat;
      readonly last: boolean;
      readonly barred: Space | null;
      readonly tile: Tile | null;
    }
  /** `tile`: the Make power-up that is used. */
  | { readonly is: 'acted'; readonly seat: Seat; readonly space: Space; readonly tile: Tile | null }
  /** A Move power-up after the whole action. */
  | { readonly is: 'used'; readonly seat: Seat; readonly tile: Tile }
  | {
      readonly is: 'moved';
      readonly seat: Seat;
      readonly seeker: Seeker;
      /** The seat has moved its first in this turn. */
      readonly other: boolean;
      readonly from: Spot;
      readonly to: Hex;
      readonly apples: number;
      readonly gems: number;
      /** The Move power-up without which it could not go there. */
      readonly by: Tile | null;
    }
  | {
      readonly is: 'delivered';
      readonly seat: Seat;
      readonly kind: Ware;
      readonly by: BySeeker<number>;
    }
  | { readonly is: 'attacked'; readonly seat: Seat; readonly rival: Seat; readonly at: Hex }
  | { readonly is: 'sealed'; readonly seat: Seat }
  | {
      readonly is: 'fought';
      readonly seat: Seat;
      readonly rival: Seat;
      readonly at: Hex;
      readonly attack: Force;
      readonly defence: Force;
      readonly winner: Seat;
    }
  | {
      readonly is: 'home';
      readonly seat: Seat;
      readonly seeker: Seeker;
      /** The first has come just before. */
      readonly other: boolean;
      readonly from: Hex;
      /** The other one still stands there. */
      readonly leaves: boolean;
      readonly clears: boolean;
      /** The marker lay on the mat until then. */
      readonly unmarks: boolean;
    }
  | {
      readonly is: 'friendship' | 'pies';
      readonly seat: Seat;
      readonly by: number;
      readonly now: number;
      readonly cause: Cause | null;
    }
  /** Others who each gain so many pies; a player without room for them is told of as well. */
  | { readonly is: 'treated'; readonly seats: readonly Seat[]; readonly by: number }
  /** `value` null: drawn into a secret hand; `now`: what is in the hand after it. */
  | {
      readonly is: 'spell';
      readonly seat: Seat;
      readonly value: Value | null;
      readonly now: number;
      readonly cause: Cause | null;
    }
  | { readonly is: 'noSpell'; readonly seat: Seat }
  | { readonly is: 'remade' }
  | { readonly is: 'discarded'; readonly seat: Seat; readonly value: Value; readonly now: number }
  /** Spells that were set in a fight have left the hand. */
  | { readonly is: 'spent'; readonly seat: Seat; readonly now: number }
  | { readonly is: 'quest'; readonly seat: Seat; readonly card: QuestCard; readonly at: Hex }
  | { readonly is: 'solved'; readonly seat: Seat; readonly card: QuestCard; readonly side: QuestSide }
  | { readonly is: 'rolled'; readonly seat: Seat; readonly dice: readonly (Terrain | null)[] }
  /** A die that nothing could be placed for; `left` is what the supply has. */
  | { readonly is: 'lost'; readonly kind: Kind; readonly terrain: Terrain; readonly left: number }
  /** `rival`: whose seeker gets the apple or gem; `left`: what the supply has after it. */
  | {
      readonly is: 'put';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly at: Hex;
      readonly rival: Seat | null;
      readonly left: number;
    }
  /** `rival`: who is given it. */
  | {
      readonly is: 'paid';
      readonly seat: Seat;
      readonly kind: Ware;
      readonly count: number;
      readonly from: Hex;
      readonly to: Pay['to'];
      readonly rival: Seat | null;
    }
  /** `short`: the supply had no more. */
  | {
      readonly is: 'gained';
      readonly seat: Seat;
      readonly apples: number;
      readonly gems: number;
      readonly at: Hex;
      readonly short: boolean;
    }
  | {
      readonly is: 'launched';
      readonly seat: Seat;
      readonly kind: Ware;
      readonly from: Hex;
      readonly to: Hex;
      readonly rival: Seat | null;
    }
  /** `leaves`: the other one still stands there. */
  | {
      readonly is: 'jumped';
      readonly seat: Seat;
      readonly seeker: Seeker;
      readonly from: Spot;
      readonly to: Hex;
      readonly leaves: boolean;
    }
  /** Null: drawn by another. */
  | { readonly is: 'drew'; readonly seat: Seat; readonly pile: Pile; readonly tiles: readonly Tile[] | null }
  | { readonly is: 'kept'; readonly seat: Seat; readonly pile: Pile; readonly tile: Tile }
  /**
   * `count`: how many the seat has now; `has`: what it has of that which is asked for, 0 where that is a deed; `eased`:
   * with the personality, which lies open now.
   */
  | {
      readonly is: 'claimed';
      readonly seat: Seat;
      readonly field: Field;
      readonly count: number;
      readonly has: number;
      readonly eased: boolean;
    }
  /** `tile`: the Move power-up that is left unused. */
  | { readonly is: 'passed'; readonly seat: Seat; readonly step: PassedStep; readonly tile: Tile | null }
  /** `full`: who has four trophies; `others`: how many have not. */
  | { readonly is: 'ending'; readonly seat: Seat; readonly full: readonly Seat[]; readonly others: number }
  | {
      readonly is: 'ended';
      readonly winners: readonly Seat[];
      /** Of every seat. */
      readonly standings: readonly Standing[];
      readonly safety: boolean;
    };

/** By what it is decided who wins. */
export type Standing = readonly [trophies: number, friendship: number, controlled: number];

/** What one side of a fight has brought. */
export interface Force {
  readonly pies: number;
  readonly spells: readonly Value[];
  /** Pies, spells and a cannon. */
  readonly total: number;
  readonly seekers: number;
}
