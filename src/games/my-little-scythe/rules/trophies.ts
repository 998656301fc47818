import type { Seat } from '../../../engine/game.ts';
import type { Field, FieldName } from './cards.ts';
import { APPLES, FIELDS, FIGHT, FRIENDSHIP, GEMS, PIES, POWER_UPS, QUESTS, SPELL_HAND, wareOf } from './cards.ts';
import type { Cause } from './events.ts';
import { controlled, seatAt } from './hexes.ts';
import { LEAST_FRIENDSHIP, MAKE_PILE, MOST_TROPHIES, MOVE_PILE, TO_DELIVER, TOP_OF_TRACK } from './mat.ts';
import type { TakeFault } from './reasons.ts';
import { countFields, type Flow, hasField, type State, type Table, type View, withField } from './state.ts';

/** By field: friendship, power-ups, spells, quests, apples, gems, fights won, pies. */
// rule: trophy.friendship, trophy.powerUps, trophy.spells, trophy.quests
// rule: trophy.apples, trophy.gems, trophy.fight, trophy.pies
export const WANTED = [8, 2, 3, 2, TO_DELIVER, TO_DELIVER, 1, 8] as const satisfies Readonly<Record<Field, number>>;
/** The right personality lowers it by one, but asks for so much friendship beside. */
const FRIENDSHIP_BESIDE = [0, 7, 6, 0, 0, 0, 0, 0] as const satisfies Readonly<Record<Field, number>>;
export const friendshipBeside = (field: Field): number => FRIENDSHIP_BESIDE[field];

/** Fields that are claimed for what holds or held in the turn. */
const STANDING = [FRIENDSHIP, POWER_UPS, SPELL_HAND, QUESTS, PIES] as const;
export type Standing = (typeof STANDING)[number];
/** Those among them that may be claimed for any moment of the turn, its beginning included. */
const LASTING = [POWER_UPS, SPELL_HAND, QUESTS] as const;

export const trophyCount = (table: Table, seat: Seat): number => countFields(seatAt(table, seat).trophies);
export const hasTrophy = (table: Table, seat: Seat, field: Field): boolean =>
  hasField(seatAt(table, seat).trophies, field);

const tileCount = (table: Table, seat: Seat): number => {
  const { tiles } = seatAt(table, seat);
  return (tiles[MOVE_PILE] === null ? 0 : 1) + (tiles[MAKE_PILE] === null ? 0 : 1);
};

/** How much a seat has of what a standing field asks for. */
export function ownedFor(table: Table, seat: Seat, field: Standing): number {
  const own = seatAt(table, seat);
  switch (field) {
    case FRIENDSHIP:
      return own.friendship;
    case PIES:
      return own.pies;
    case SPELL_HAND:
      return own.hand.length;
    case QUESTS:
      return own.solved.length;
    case POWER_UPS:
      return tileCount(table, seat);
  }
}

/** How much it takes, for everybody or with the field's personality, which asks for friendship beside. */
// rule: person.friendly, person.inventive, person.wizardly, person.curious, person.baker
const wantedFor = (field: Field, friendship: number, eased: boolean): number =>
  WANTED[field] - (eased && friendship >= FRIENDSHIP_BESIDE[field] ? 1 : 0);

const holds = (table: Table, seat: Seat, field: Standing, eased: boolean): boolean =>
  ownedFor(table, seat, field) >= wantedFor(field, seatAt(table, seat).friendship, eased);

/** Remembers what the player on turn has in hand, has solved and owns: it may be claimed until the turn ends. */
export function note(state: State): void {
  const seat = state.turn;
  for (const field of LASTING) {
    if (!hasField(state.held, field) && holds(state, seat, field, false)) state.held = withField(state.held, field);
    if (!hasField(state.eased, field) && holds(state, seat, field, true)) state.eased = withField(state.eased, field);
  }
}

/**
 * Remembers what was reached from below on friendship's or the pies' track; what stood there when the turn began and was
 * spent is gone. Friendship has a part in other fields, too.
 */
// rule: trophy.window
function noteTrack(state: State, field: typeof FRIENDSHIP | typeof PIES, was: number, now: number): void {
  const wanted = WANTED[field];
  if (was < wanted && now >= wanted) state.held = withField(state.held, field);
  if (was < wanted - 1 && now >= wanted - 1) state.eased = withField(state.eased, field);
  if (field === FRIENDSHIP) note(state);
}

/** What forbids a trophy whatever its condition; null if nothing does. */
export function takeFault(table: Table, seat: Seat, field: Field): TakeFault | null {
  if (hasTrophy(table, seat, field)) return 'trophy.once';
  return seatFault(table, seat) ?? (seat === table.turn && isTurnUsed(table) ? 'trophy.one' : null);
}
export const mayTake = (table: Table, seat: Seat, field: Field): boolean => takeFault(table, seat, field) === null;

/** What forbids a seat every trophy. */
function seatFault(table: Table, seat: Seat): TakeFault | null {
  const { trophies, friendship } = seatAt(table, seat);
  if (countFields(trophies) >= MOST_TROPHIES) return 'trophy.four';
  return friendship < LEAST_FRIENDSHIP ? 'trophy.friendly' : null;
}
/** Nothing more can be claimed in this turn: search asks so after every move. */
const isDone = (table: Table): boolean => isTurnUsed(table) || seatFault(table, table.turn) !== null;

/** It counts until the turn ends, whatever is spent. */
const isNoted = ({ held }: Table, field: Field): boolean => hasField(held, field);
/** Whether the player on turn has what a field asks for, or had it in a way that still counts. */
export const isHeld = (table: Table, field: Field): boolean =>
  isNoted(table, field) || (isTrack(field) && holds(table, table.turn, field, false));
const isEased = (table: Table, field: Standing): boolean =>
  hasField(table.eased, field) || (isTrack(field) && holds(table, table.turn, field, true));
const isTrack = (field: Field): field is typeof FRIENDSHIP | typeof PIES => field === FRIENDSHIP || field === PIES;

/** Standing fields that the player on turn may claim without a personality. */
export function claimable(table: Table): readonly Standing[] {
  if (isDone(table)) return NONE;
  let fields = NONE;
  for (const field of STANDING)
    if (isHeld(table, field) && !hasTrophy(table, table.turn, field)) fields = [...fields, field];
  return fields;
}
const NONE: readonly Standing[] = [];
// rule: end.limit
const isTurnUsed = ({ claimed, last }: Table): boolean => claimed && last === null;

/** Whether the personality of that field may, for all that everybody knows, be this seat's hidden one. */
export function mayEase(table: Table, seat: Seat, field: Field): boolean {
  if (seatAt(table, seat).shown) return false;
  for (const { shown, personality } of table.seats) if (shown && personality === field) return false;
  return true;
}

/** The same, where these eyes know the card: whether it is that one. */
export function canEase(table: Table, seat: Seat, field: Field): boolean {
  const own = seatAt(table, seat).personality;
  return mayEase(table, seat, field) && (own === null || own === field);
}

/** Standing fields that the player on turn could claim if the personality were the right one. */
export function easeable(table: Table): readonly Standing[] {
  const { turn } = table;
  if (isDone(table) || seatAt(table, turn).shown) return NONE;
  let fields = NONE;
  for (const field of STANDING) {
    if (!isEased(table, field) || isHeld(table, field) || hasTrophy(table, turn, field)) continue;
    if (mayEase(table, turn, field)) fields = [...fields, field];
  }
  return fields;
}

/** Takes the trophy; a claim in one's own turn is the turn's only one. */
export function award(state: State, seat: Seat, field: Field, eased: boolean, flow: Flow): void {
  const own = seatAt(state, seat);
  own.trophies = withField(own.trophies, field);
  if (seat === state.turn) state.claimed = true;
  if (eased) own.shown = true;
  const has = isStanding(field) ? ownedFor(state, seat, field) : 0;
  flow.tell?.(
    { is: 'claimed', seat, field, count: trophyCount(state, seat), has, eased },
    'all',
    eased ? 'all' : 'none',
  );
}

export const isStanding = (field: Field): field is Standing => field !== APPLES && field !== GEMS && field !== FIGHT;

export const onTrack = (value: number): number => Math.max(0, Math.min(TOP_OF_TRACK, value));

export function befriend(state: State, seat: Seat, by: number, flow: Flow, cause: Cause | null = null): void {
  if (by === 0) return;
  const own = seatAt(state, seat);
  const was = own.friendship;
  const now = onTrack(was + by);
  own.friendship = now;
  if (seat === state.turn) noteTrack(state, FRIENDSHIP, was, now);
  flow.tell?.({ is: 'friendship', seat, by: now - was, now, cause }, 'all', 'none');
}

/** All others gain pies, and hear of it at once. */
export function treat(state: State, host: Seat, by: number, flow: Flow): void {
  const others = state.seats.flatMap((own, seat) => (seat === host ? [] : [{ own, seat }]));
  const fed = others.filter(({ own }) => own.pies < TOP_OF_TRACK);
  for (const { own } of fed) own.pies = onTrack(own.pies + by);
  if (fed.length > 0) flow.tell?.({ is: 'treated', seats: fed.map(({ seat }) => seat), by }, 'all', 'none');
  for (const each of others) if (!fed.includes(each)) bake(state, each.seat, by, flow);
}

export function bake(state: State, seat: Seat, by: number, flow: Flow, cause: Cause | null = null): void {
  if (by === 0) return;
  const own = seatAt(state, seat);
  const was = own.pies;
  const now = onTrack(was + by);
  own.pies = now;
  if (seat === state.turn) noteTrack(state, PIES, was, now);
  flow.tell?.({ is: 'pies', seat, by: now - was, now, cause }, 'all', 'none');
}

/** By how much a seat would have more or less of what the fields ask for. */
export type Change = Partial<Record<FieldName, number>>;
const NO_CHANGE: Change = {};

export interface Progress {
  readonly has: number;
  readonly wants: number;
}

/**
 * How far a seat has come in a field, and how far it must; null: a fight is won or not. A personality that these eyes
 * know to be this field's makes it one less.
 */
export function progressOf(view: View, seat: Seat, field: Field, change: Change = NO_CHANGE): Progress | null {
  if (field === FIGHT) return null;
  const own = seatAt(view, seat);
  const by = change[FIELDS[field]] ?? 0;
  const friendship = onTrack(own.friendship + (change[FIELDS[FRIENDSHIP]] ?? 0));
  const wants = wantedFor(field, friendship, own.personality === field);
  if (!isStanding(field)) return { has: controlled(view, seat, wareOf(field)) + by, wants };
  const owned = ownedFor(view, seat, field) + by;
  const has = isTrack(field) ? onTrack(owned) : owned;
  return { has: seat === view.turn && isNoted(view, field) ? Math.max(has, wants) : has, wants };
}
