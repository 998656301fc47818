import type { Ask, Seat } from '../../../engine/game.ts';
import { facts } from '../facts.ts';
import type { Kind, QuestCard, Value, Ware } from './cards.ts';
import type { DeedIndex } from './deeds.ts';
import type { Hex } from './hexes.ts';
import type { Pile as PileOf, Tile } from './mat.ts';
import type { Move } from './move.ts';
import { type BySeeker, type Seeker, type Table, top } from './state.ts';
import { coverOf, dials, isChoosing } from './steps/fight.ts';
import { claims, rulesOf } from './steps/turn.ts';

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

const NOBODY: readonly Ask[] = [];
const SECRET: ReadonlySet<Step> = new Set<Step>(['draft', 'discard']);

// Every ask there can be is made once: search asks millions of times.
const made = new Map<Step, Readonly<Record<Ask['cover'], readonly (readonly Ask[])[]>>>();
function askOf(step: Step, seat: Seat, cover: Ask['cover']): readonly Ask[] {
  let known = made.get(step);
  if (!known) {
    const asksOf = (each: Ask['cover']) =>
      Array.from({ length: facts.seats.most }, (_, one): Ask[] => [{ seat: one, step, cover: each }]);
    known = { open: asksOf('open'), private: asksOf('private') };
    made.set(step, known);
  }
  return known[cover][seat] ?? NOBODY;
}

export function asks(table: Table): readonly Ask[] {
  const pending = top(table);
  if (pending === undefined) return NOBODY;
  if (pending.step === 'fight') return askedToFight(table, pending);
  return askOf(pending.step, pending.seat, SECRET.has(pending.step) ? 'private' : 'open');
}

function askedToFight(table: Table, pending: SeenFight): readonly Ask[] {
  const { step, seat, rival, attack, defence } = pending;
  const one = attack === null ? askOf(step, seat, coverOf(table, pending, seat)) : NOBODY;
  const other = defence === null ? askOf(step, rival, coverOf(table, pending, rival)) : NOBODY;
  if (one.length === 0) return other;
  return other.length === 0 ? one : [...one, ...other];
}

const NONE: readonly Move[] = [];

/**
 * To eyes that do not see a seat's personality, also what it may allow: so every seat is offered on the open table what
 * it could have, and its own eyes see what it has.
 */
export function moves(table: Table, seat: Seat): readonly Move[] {
  const pending = top(table);
  if (pending === undefined || !isAsked(pending, seat)) return NONE;
  const offered: Move[] =
    pending.step === 'fight' ? dials(table, pending, seat) : rulesOf(pending).moves(table, pending);
  claims(table, seat, offered);
  return offered;
}

export const isAsked = (pending: SeenPending, seat: Seat): boolean =>
  pending.step === 'fight' ? isChoosing(pending, seat) : pending.seat === seat;
