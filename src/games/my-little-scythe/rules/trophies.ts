import type { Seat } from '../../../engine/ids.ts';
import {
  APPLES,
  FIGHT,
  type Field,
  FRIENDSHIP,
  GEMS,
  LEAST_FRIENDSHIP,
  MAKE_PILE,
  MOST_TROPHIES,
  MOVE_PILE,
  PIES,
  POWER_UPS,
  QUESTS,
  SPELL_HAND,
  TO_DELIVER,
} from './cards.ts';
import { countFields, hasField, withField } from './fields.ts';
import type { TakeFault } from './reasons.ts';
import { seatAt } from './seekers.ts';
import type { Flow, State, Table } from './state.ts';

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
export const wantedFor = (field: Field, friendship: number, eased: boolean): number =>
  WANTED[field] - (eased && friendship >= FRIENDSHIP_BESIDE[field] ? 1 : 0);

const holds = (table: Table, seat: Seat, field: Standing, eased: boolean): boolean =>
  ownedFor(table, seat, field) >= wantedFor(field, seatAt(table, seat).friendship, eased);

/** Remembers what whoever's turn it is has in hand, has solved and owns: it may be claimed until the turn ends. */
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
export function noteTrack(state: State, field: typeof FRIENDSHIP | typeof PIES, was: number, now: number): void {
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
export const isNoted = ({ held }: Table, field: Field): boolean => hasField(held, field);
/** Whether whoever's turn it is has what a field asks for, or had it so that it still counts. */
export const isHeld = (table: Table, field: Field): boolean =>
  isNoted(table, field) || (isTrack(field) && holds(table, table.turn, field, false));
const isEased = (table: Table, field: Standing): boolean =>
  hasField(table.eased, field) || (isTrack(field) && holds(table, table.turn, field, true));
export const isTrack = (field: Field): field is typeof FRIENDSHIP | typeof PIES =>
  field === FRIENDSHIP || field === PIES;

/** Standing fields that whoever's turn it is may claim without a personality. */
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

/** Standing fields that whoever's turn it is could claim if the personality were the right one. */
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

/** Takes the trophy; a claim in the own turn is the turn's one. */
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
