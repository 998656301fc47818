import type { Tell } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Kingdom } from '../facts.ts';
import type { Field, QuestCard, Space, Tile } from './cards.ts';
import type { Hex } from './hexes.ts';

/** What is still to be done; the last of the list comes first. */
export type Pending =
  | Plain<'action' | 'move' | 'fights' | 'victory' | 'consolation' | 'resupply' | 'after' | 'seek'>
  | Plain<'discard' | 'mix' | 'herald' | 'end'>
  | Route
  | Fight
  | Rout
  | Spend
  | Quests
  | Quest
  | Launch
  | Gift
  | Pay
  | Reap
  | FieldFor
  | ToPortal
  | Pile
  | Draft;
export type Step = Pending['step'];
/** Where something may be left undone, and the table is told so. */
export type PassedStep = 'move' | 'victory' | 'consolation' | 'after';

export interface Plain<S extends string> {
  step: S;
  seat: Seat;
}
/** A seeker on its way, with what it has picked up. */
export interface Route extends Plain<'route'> {
  seeker: number;
  apples: number;
  gems: number;
}
/** The attacker is `seat`. Choices: NOT_YET, CHOSEN in a view, else see `choiceOf`. */
export interface Fight extends Plain<'fight'> {
  rival: Seat;
  at: Hex;
  attack: number;
  defence: number;
}
/** The beaten seekers on that hex go to camp. */
export interface Rout extends Plain<'rout'> {
  at: Hex;
}
/** What a fight has cost: pies, and the spells at these places of the hand, a bit each. It lies open until it is spent. */
export interface Spend extends Plain<'spend'> {
  pies: number;
  places: number;
}
/** Bit k of `left`: seeker k may still meet a quest. */
export interface Quests extends Plain<'quests'> {
  left: number;
}
export interface Quest extends Plain<'quest'> {
  seeker: number;
  card: QuestCard;
}
/** A token on the catapult: where does it go? */
export interface Launch extends Plain<'launch'> {
  kind: number;
  at: Hex;
}
export interface Gift extends Plain<'gift'> {
  apples: number;
  gems: number;
  any: number;
}
/** Tokens still to be paid to the hex `to`, or to the supply. */
export interface Pay extends Plain<'pay'> {
  apples: number;
  gems: number;
  any: number;
  to: Hex;
}
/** All is paid: the gains of a deed. `seeker` is the quest's, or NO_SEEKER. */
export interface Reap extends Plain<'reap'> {
  seeker: number;
  deed: number;
}
/** Tokens for a hex of the own choice. */
export interface FieldFor extends Plain<'field'> {
  apples: number;
  gems: number;
}
export interface ToPortal extends Plain<'portal'> {
  seeker: number;
}
/** `marks`: a Make tile takes the marker. */
export interface Pile extends Plain<'pile'> {
  marks: boolean;
}
export interface Draft extends Plain<'draft'> {
  pile: number;
  marks: boolean;
}

export const TO_SUPPLY: Hex = -1;
export const NO_SEEKER = -1;
export const NOT_YET = -1;
/** In a view: chosen, but not for these eyes. */
export const CHOSEN = -2;
/** In a view: not for these eyes. */
export const UNKNOWN = -1;
/** Before anybody has four trophies. */
export const NOT_ENDING = -1;
export const NOBODY = -1;

/** A view has the same shape; what its eyes may not see is UNKNOWN there, and a spell's value 0. */
export interface State {
  first: Seat;
  /** One a seat. */
  kingdoms: Kingdom[];
  round: number;
  turn: Seat;
  /** Seats that are still to be passed for last turns, or NOT_ENDING. */
  last: number;
  /** The trophy of this turn was taken. */
  claimed: boolean;
  /** Bit per field: what was reached in this turn or, where nothing sinks by itself, held in it; for everybody and with the field's personality. */
  held: number;
  eased: number;
  /** Bit per seeker: moved in this turn. */
  moved: number;
  friendship: number[];
  pies: number[];
  /** Bit per field. */
  trophies: number[];
  /** Two a seat: a hex or CAMP. */
  seekers: number[];
  /** One number a hex. */
  apples: number[];
  gems: number[];
  quests: number[];
  /** Apples, gems, quest tokens. */
  supply: number[];
  /** The terrains still to be served: two apple dice, two gem dice, the quest die; NO_DIE. */
  dice: number[];
  /** Every spell as made by `spellOf`, oldest first. */
  hands: number[][];
  /** The top lies last; the values alone. */
  deck: number[];
  /** How many of each value. */
  discards: number[];
  /** For every time the deck was made: how many of each value came with it and are not yet discarded. Everybody counts along. */
  mix: number[];
  /** The top lies last. */
  questDeck: QuestCard[];
  /** So many at the bottom were left there by somebody, and everybody knows them. */
  questKnown: number;
  solved: QuestCard[][];
  /** Two a seat, Move and Make, or NO_TILE. */
  tiles: Tile[];
  /** The top lies first. */
  piles: Tile[][];
  /** Four numbers a draw, oldest first: seat, kept, and the two put under in their order. A seat draws from a pile once. */
  draws: number[][];
  /** The three that somebody chooses from. */
  drawn: Tile[];
  personality: Field[];
  /** Bit per seat: the personality lies open. */
  shown: number;
  /** The space with the seat's marker, or NO_SPACE. */
  marker: Space[];
  todo: Pending[];
}
export type View = State;
export const NO_DIE = -1;

/** A spell remembers with which making of the deck it came: what is left of that making is what it can be. */
export const spellOf = (making: number, value: number): number => making * 4 + value;
export const worthOf = (spell: number): number => spell % 4;
export const makingOf = (spell: number): number => Math.floor(spell / 4);

/** The places in a hand, a bit each, whose spells lie open because a fight has used them. */
export function openPlaces({ todo }: State, seat: Seat): number {
  let places = 0;
  for (const pending of todo) if (pending.step === 'spend' && pending.seat === seat) places |= pending.places;
  return places;
}

export const top = (state: State): Pending | undefined => state.todo[state.todo.length - 1];

/** What a step may need beside the state. */
export interface Flow {
  readonly rng: Rng;
  readonly tell: Tell<Event> | undefined;
}

export type Event =
  | { readonly is: 'began'; readonly seat: Seat; readonly last: boolean }
  | { readonly is: 'acted'; readonly seat: Seat; readonly space: Space; readonly tile: Tile }
  | {
      readonly is: 'moved';
      readonly seat: Seat;
      readonly seeker: number;
      readonly from: Hex;
      readonly to: Hex;
      readonly apples: number;
      readonly gems: number;
    }
  | { readonly is: 'delivered'; readonly seat: Seat; readonly kind: number; readonly by: readonly number[] }
  | { readonly is: 'attacked'; readonly seat: Seat; readonly rival: Seat; readonly at: Hex }
  | { readonly is: 'sealed'; readonly seat: Seat }
  | {
      readonly is: 'fought';
      readonly seat: Seat;
      readonly rival: Seat;
      readonly at: Hex;
      readonly pies: readonly number[];
      readonly spells: readonly (readonly number[])[];
      readonly totals: readonly number[];
      readonly seekers: readonly number[];
      readonly winner: Seat;
    }
  | { readonly is: 'home'; readonly seat: Seat; readonly seeker: number; readonly from: Hex; readonly clears: boolean }
  | { readonly is: 'friendship'; readonly seat: Seat; readonly by: number; readonly now: number }
  | { readonly is: 'pies'; readonly seat: Seat; readonly by: number; readonly now: number }
  /** Value 0: drawn into a secret hand. */
  | { readonly is: 'spell'; readonly seat: Seat; readonly value: number }
  | { readonly is: 'noSpell'; readonly seat: Seat }
  | { readonly is: 'remade' }
  | { readonly is: 'discarded'; readonly seat: Seat; readonly value: number }
  | { readonly is: 'quest'; readonly seat: Seat; readonly card: QuestCard; readonly at: Hex }
  | { readonly is: 'solved'; readonly seat: Seat; readonly card: QuestCard; readonly side: number }
  | { readonly is: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  /** A die that nothing could be placed for; `left` is what the supply has. */
  | { readonly is: 'lost'; readonly kind: number; readonly terrain: number; readonly left: number }
  /** `rival`: whose seeker gets the apple or gem, or NOBODY's. */
  | { readonly is: 'put'; readonly seat: Seat; readonly kind: number; readonly at: Hex; readonly rival: Seat }
  | { readonly is: 'paid'; readonly seat: Seat; readonly kind: number; readonly from: Hex; readonly to: Hex }
  | { readonly is: 'gained'; readonly seat: Seat; readonly apples: number; readonly gems: number; readonly at: Hex }
  | {
      readonly is: 'launched';
      readonly seat: Seat;
      readonly kind: number;
      readonly from: Hex;
      readonly to: Hex;
      readonly rival: Seat;
    }
  | { readonly is: 'jumped'; readonly seat: Seat; readonly seeker: number; readonly from: Hex; readonly to: Hex }
  /** No tiles: drawn by another. */
  | { readonly is: 'drew'; readonly seat: Seat; readonly pile: number; readonly tiles: readonly Tile[] }
  | { readonly is: 'kept'; readonly seat: Seat; readonly pile: number; readonly tile: Tile }
  /** `count`: how many the seat has now; `eased`: with the personality, which lies open now. */
  | {
      readonly is: 'claimed';
      readonly seat: Seat;
      readonly field: Field;
      readonly count: number;
      readonly eased: boolean;
    }
  | { readonly is: 'passed'; readonly seat: Seat; readonly step: PassedStep }
  | { readonly is: 'ending'; readonly seat: Seat }
  | { readonly is: 'ended'; readonly winners: readonly Seat[]; readonly safety: boolean };
