import type { Eyes, Seat, Tell } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Kingdom } from '../facts.ts';
import { ALL_FIELDS, type Field, frozen, type Kind, type QuestCard, type Value, type Ware } from './cards.ts';
import type { Event } from './events.ts';
import type { Hex, Spot, Terrain } from './hexes.ts';
import type { DeedIndex, Pile as PileOf, Space, Tile } from './mat.ts';

/** A set of fields, a bit each: search looks at them millions of times. */
export type Fields = number;

export const NO_FIELDS: Fields = 0;
export const hasField = (fields: Fields, field: Field): boolean => ((fields >> field) & 1) === 1;
export const withField = (fields: Fields, field: Field): Fields => fields | (1 << field);
export const fieldsIn = (fields: Fields): Field[] => ALL_FIELDS.filter((field) => hasField(fields, field));

const COUNTS: readonly number[] = Array.from(
  { length: 1 << ALL_FIELDS.length },
  (_, fields) => fieldsIn(fields).length,
);
export const countFields = (fields: Fields): number => COUNTS[fields] ?? 0;

/** A seat's first and second seeker. */
export type Seeker = 0 | 1;
export const SEEKERS: readonly Seeker[] = [0, 1];
/** Never changed, but replaced. */
export type BySeeker<Of> = readonly [first: Of, second: Of];
export const NEITHER: BySeeker<boolean> = frozen<[boolean, boolean]>([false, false]);
export const BOTH: BySeeker<boolean> = frozen<[boolean, boolean]>([true, true]);
const FIRST: BySeeker<boolean> = frozen<[boolean, boolean]>([true, false]);
const SECOND: BySeeker<boolean> = frozen<[boolean, boolean]>([false, true]);
/** What both bring together. */
export const broughtBy = ([one, two]: BySeeker<number>): number => one + two;
export function bySeeker(old: BySeeker<boolean>, seeker: Seeker, now: boolean): BySeeker<boolean> {
  const one = seeker === 0 ? now : old[0];
  const two = seeker === 1 ? now : old[1];
  if (one) return two ? BOTH : FIRST;
  return two ? SECOND : NEITHER;
}

/** A spell remembers with which making of the deck it came: what is left of that making is what it can be. */
export interface Spell {
  readonly making: number;
  readonly value: Value;
}
/** As other eyes see it: null on its back. */
export interface SeenSpell {
  readonly making: number;
  readonly value: Value | null;
}
/** How many spells of value 1, 2 and 3. */
export type SpellCounts = readonly [ones: number, twos: number, threes: number];

/** What a seat has that everybody sees. Its lists are frozen, but for where its seekers are. */
interface OpenSeat {
  readonly kingdom: Kingdom;
  friendship: number;
  pies: number;
  trophies: Fields;
  seekers: [first: Spot, second: Spot];
  solved: readonly QuestCard[];
  /** A power-up of either pile. */
  tiles: readonly [move: Tile | null, make: Tile | null];
  /** The space with the seat's marker. */
  marker: Space | null;
  /** The personality lies open. */
  shown: boolean;
}
export interface OwnSeat extends OpenSeat {
  /** Oldest first. */
  hand: readonly Spell[];
  personality: Field;
}
export interface SeenSeat extends Readonly<Omit<OpenSeat, 'seekers'>> {
  readonly seekers: BySeeker<Spot>;
  readonly hand: readonly SeenSpell[];
  readonly personality: Field | null;
}

/** Somebody has drawn three power-ups, kept one and put the others under the pile in this order. */
export interface Draw {
  readonly seat: Seat;
  readonly kept: Tile;
  readonly under: readonly [first: Tile, second: Tile];
}
export interface SeenDraw {
  readonly seat: Seat;
  readonly kept: Tile;
  /** Null: put there by another. */
  readonly under: Draw['under'] | null;
}

/** What everybody sees of the table beside the seats. */
interface OpenTable {
  first: Seat;
  round: number;
  turn: Seat;
  /** Seats that are still to be passed for last turns; null before anybody has four trophies. */
  last: number | null;
  /** The trophy of this turn was taken. */
  claimed: boolean;
  /** What was reached in this turn or, where nothing sinks by itself, held in it; for everybody and with the field's personality. */
  held: Fields;
  eased: Fields;
  /** In this turn. */
  moved: BySeeker<boolean>;
  /** How many of a kind lie on each hex. */
  readonly tokens: readonly [apples: number[], gems: number[], quests: number[]];
  readonly supply: [apples: number, gems: number, quests: number];
  /** The terrains still to be served: two apple dice, two gem dice, the quest die. */
  dice: (Terrain | null)[];
  discards: SpellCounts;
  /** For every time the deck was made: what came with it and is not yet discarded. Everybody counts along. */
  makings: readonly SpellCounts[];
  /** So many quests at the bottom were left there by a player, and all know them. */
  questKnown: number;
}

export interface State extends OpenTable {
  readonly seats: readonly OwnSeat[];
  /** Values only; the last element is the top card. */
  deck: Value[];
  /** The last element is the top card. */
  questDeck: QuestCard[];
  /** The top lies first. */
  piles: readonly [move: readonly Tile[], make: readonly Tile[]];
  /** From either pile, oldest first; a seat draws from a pile once. */
  draws: readonly [move: readonly Draw[], make: readonly Draw[]];
  readonly todo: Pending[];
}

/** What the rules read: all there is, or as much of it as some eyes see. */
export interface Table extends Omit<Readonly<OpenTable>, 'tokens' | 'supply' | 'dice'> {
  readonly dice: readonly (Terrain | null)[];
  readonly tokens: readonly [apples: readonly number[], gems: readonly number[], quests: readonly number[]];
  readonly supply: readonly [apples: number, gems: number, quests: number];
  readonly seats: readonly SeenSeat[];
  readonly deck: readonly (Value | null)[];
  readonly questDeck: readonly (QuestCard | null)[];
  readonly piles: readonly [move: readonly (Tile | null)[], make: readonly (Tile | null)[]];
  readonly draws: readonly [move: readonly SeenDraw[], make: readonly SeenDraw[]];
  readonly todo: readonly SeenPending[];
}

export interface View extends Table {
  readonly eyes: Eyes;
}

/** What still is to be done first. */
export function top(table: State): Pending | undefined;
export function top(table: Table): SeenPending | undefined;
export function top({ todo }: Table): SeenPending | undefined {
  return todo[todo.length - 1];
}

/** Nothing is to be done any more: the game has ended, and all lies open. */
export const isOver = ({ todo }: Table): boolean => todo.length === 0;

/** What a step may need beside the state. */
export interface Flow {
  readonly rng: Rng;
  readonly tell: Tell<Event> | undefined;
}

// What is still to be done, step by step.

/** What is still to be done; the last of the list comes first. */
export type Pending = OpenPending | Fight | Draft;
/** As some eyes see it. */
export type SeenPending = OpenPending | SeenFight | SeenDraft;
export type Step = Pending['step'];

type OpenPending =
  | Plain<'action' | 'move' | 'fights' | 'victory' | 'consolation' | 'after'>
  | Plain<'discard' | 'herald' | 'end'>
  | Route
  | Rout
  | Resupply
  | Seek
  | Spend
  | Quests
  | Quest
  | Launch
  | Gift
  | Pay
  | Reap
  | Mix
  | FieldFor
  | ToPortal
  | Pile;

export interface Plain<S extends string> {
  step: S;
  seat: Seat;
}

/** A seeker on its way, with what it has picked up. */
export interface Route extends Plain<'route'> {
  seeker: Seeker;
  apples: number;
  gems: number;
}

/** What a seat has set in a fight: pies on the dial and values of spells. */
export interface Choice {
  readonly pies: number;
  readonly spells: readonly Value[];
}

/** In a view: chosen, but not for these eyes. */
export const HIDDEN = 'hidden';
/** The attacker is `seat`; null: not yet chosen. */
interface FightOf<C> extends Plain<'fight'> {
  rival: Seat;
  at: Hex;
  attack: C | null;
  defence: C | null;
}

export type Fight = FightOf<Choice>;
export type SeenFight = FightOf<Choice | typeof HIDDEN>;
/** The beaten seekers on that hex go to camp. */
export interface Rout extends Plain<'rout'> {
  at: Hex;
}

/** `again`: of the second of two seekers that came back. */
export interface Resupply extends Plain<'resupply'> {
  again?: boolean;
}

/** `twice`: the kinds of which both dice show the same. */
export interface Seek extends Plain<'seek'> {
  twice?: readonly Kind[];
}

/** What a fight has cost: pies, and the spells at these places of the hand. It lies open until it is spent. */
export interface Spend extends Plain<'spend'> {
  pies: number;
  places: readonly number[];
}

/** Which seekers may still meet a quest. */
export interface Quests extends Plain<'quests'> {
  left: BySeeker<boolean>;
}

export interface Quest extends Plain<'quest'> {
  seeker: Seeker;
  card: QuestCard;
}

/** A token on the catapult: where does it go? */
export interface Launch extends Plain<'launch'> {
  kind: Ware;
  at: Hex;
}

export interface Gift extends Plain<'gift'> {
  apples: number;
  gems: number;
  any: number;
}

/** Tokens still to be paid to a hex, or to the supply. */
export interface Pay extends Plain<'pay'> {
  apples: number;
  gems: number;
  any: number;
  to: Hex | 'supply';
}

/** All is paid: the gains of a deed; `seeker` is the one that has met the quest. */
export interface Reap extends Plain<'reap'> {
  seeker: Seeker | null;
  deed: DeedIndex;
}

/** So many tokens, of which the seat chooses how many are apples. */
export interface Mix extends Plain<'mix'> {
  count: number;
}

/** Tokens for a hex of the player's choice. */
export interface FieldFor extends Plain<'field'> {
  apples: number;
  gems: number;
}

export interface ToPortal extends Plain<'portal'> {
  seeker: Seeker;
}
/** `marks`: a Make tile takes the marker. */
export interface Pile extends Plain<'pile'> {
  marks: boolean;
}

interface DraftOf<Drawn> extends Plain<'draft'> {
  pile: PileOf;
  marks: boolean;
  /** The three to choose from. */
  tiles: Drawn;
}

export type Draft = DraftOf<readonly Tile[]>;
/** Null: drawn by another. */
export type SeenDraft = DraftOf<readonly Tile[] | null>;
