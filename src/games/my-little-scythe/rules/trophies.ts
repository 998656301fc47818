import type { Seat } from '../../../engine/ids.ts';
import {
  APPLES,
  FIELDS,
  FIGHT,
  type Field,
  FRIENDSHIP,
  GEMS,
  LEAST_FRIENDSHIP,
  MOST_TROPHIES,
  NO_TILE,
  PIES,
  POWER_UPS,
  QUESTS,
  SPELL_HAND,
  TO_DELIVER,
} from './cards.ts';
import type { TakeFault } from './reasons.ts';
import { type Flow, NOT_ENDING, type State, UNKNOWN } from './state.ts';

/** By field: friendship, power-ups, spells, quests, apples, gems, fights won, pies. */
export const WANTED: readonly number[] = [8, 2, 3, 2, TO_DELIVER, TO_DELIVER, 1, 8];
/** The right personality lowers it by one, but asks for so much friendship beside. */
export const FRIENDSHIP_BESIDE: readonly number[] = [0, 7, 6, 0, 0, 0, 0, 0];

/** Fields that are claimed for what holds or held in the turn. */
const STANDING: readonly Field[] = [FRIENDSHIP, POWER_UPS, SPELL_HAND, QUESTS, PIES];
/** Those among them that may be claimed for any moment of the turn, its beginning included. */
const LASTING: readonly Field[] = [POWER_UPS, SPELL_HAND, QUESTS];

const COUNTS: readonly number[] = Array.from({ length: 1 << FIELDS.length }, (_, bits) =>
  FIELDS.reduce((sum, _name, field) => sum + ((bits >> field) & 1), 0),
);
export const trophyCount = (state: State, seat: Seat): number => COUNTS[state.trophies[seat] as number] as number;
export const hasTrophy = (state: State, seat: Seat, field: Field): boolean =>
  (((state.trophies[seat] as number) >> field) & 1) === 1;
export const fieldsIn = (bits: number): Field[] => FIELDS.flatMap((_, field) => ((bits >> field) & 1 ? [field] : []));

export const tileCount = ({ tiles }: State, seat: Seat): number =>
  (tiles[seat * 2] === NO_TILE ? 0 : 1) + (tiles[seat * 2 + 1] === NO_TILE ? 0 : 1);

/** How much a seat has of what a standing field asks for. */
export function ownedFor(state: State, seat: Seat, field: Field): number {
  if (field === FRIENDSHIP) return state.friendship[seat] as number;
  if (field === PIES) return state.pies[seat] as number;
  if (field === SPELL_HAND) return (state.hands[seat] as number[]).length;
  return field === QUESTS ? (state.solved[seat] as number[]).length : tileCount(state, seat);
}

const holds = (state: State, seat: Seat, field: Field): boolean =>
  ownedFor(state, seat, field) >= (WANTED[field] as number);
const holdsEased = (state: State, seat: Seat, field: Field): boolean =>
  ownedFor(state, seat, field) >= (WANTED[field] as number) - 1 &&
  (state.friendship[seat] as number) >= (FRIENDSHIP_BESIDE[field] as number);

/** Remembers what whoever's turn it is has in hand, has solved and owns: it may be claimed until the turn ends. */
export function note(state: State): void {
  const seat = state.turn;
  for (let each = 0; each < LASTING.length; each++) {
    const field = LASTING[each] as Field;
    const bit = 1 << field;
    if ((state.held & bit) === 0 && holds(state, seat, field)) state.held |= bit;
    if ((state.eased & bit) === 0 && holdsEased(state, seat, field)) state.eased |= bit;
  }
}

/**
 * Remembers what was reached from below on friendship's or the pies' track; what stood there when the turn began and was
 * spent is gone. Friendship has a part in other fields, too.
 */
export function noteTrack(state: State, field: Field, was: number, now: number): void {
  const wanted = WANTED[field] as number;
  if (was < wanted && now >= wanted) state.held |= 1 << field;
  if (was < wanted - 1 && now >= wanted - 1) state.eased |= 1 << field;
  if (field === FRIENDSHIP) note(state);
}

/** What forbids a trophy whatever its condition; null if nothing does. */
export function takeFault(state: State, seat: Seat, field: Field): TakeFault | null {
  if (hasTrophy(state, seat, field)) return 'trophy.once';
  if (trophyCount(state, seat) >= MOST_TROPHIES) return 'trophy.four';
  if ((state.friendship[seat] as number) < LEAST_FRIENDSHIP) return 'trophy.friendly';
  return seat === state.turn && isTurnUsed(state) ? 'trophy.one' : null;
}
export const mayTake = (state: State, seat: Seat, field: Field): boolean => takeFault(state, seat, field) === null;

/** It counts until the turn ends, whatever is spent. */
export const isNoted = ({ held }: State, field: Field): boolean => ((held >> field) & 1) === 1;
/** Whether whoever's turn it is has what a standing field asks for, or had it so that it still counts. */
export const isHeld = (state: State, field: Field): boolean =>
  isNoted(state, field) || (isTrack(field) && holds(state, state.turn, field));
const isEased = (state: State, field: Field): boolean =>
  ((state.eased >> field) & 1) === 1 || (isTrack(field) && holdsEased(state, state.turn, field));
const isTrack = (field: Field): boolean => field === FRIENDSHIP || field === PIES;

/** Standing fields that whoever's turn it is may claim without a personality. */
export function claimable(state: State): readonly Field[] {
  if (isTurnUsed(state)) return NO_FIELDS;
  const fields: Field[] = [];
  for (let each = 0; each < STANDING.length; each++) {
    const field = STANDING[each] as Field;
    if (isHeld(state, field) && mayTake(state, state.turn, field)) fields.push(field);
  }
  return fields;
}
const NO_FIELDS: readonly Field[] = [];
const isTurnUsed = ({ claimed, last }: State): boolean => claimed && last === NOT_ENDING;

export const isShown = (state: State, seat: Seat): boolean => ((state.shown >> seat) & 1) === 1;

/** Whether the personality of that field may, for all that everybody knows, be this seat's hidden one. */
export function mayEase(state: State, seat: Seat, field: Field): boolean {
  if (isShown(state, seat)) return false;
  for (let other = 0; other < state.personality.length; other++) {
    if (isShown(state, other) && state.personality[other] === field) return false;
  }
  return true;
}

/** The same, where these eyes know the card: whether it is that one. */
export function canEase(state: State, seat: Seat, field: Field): boolean {
  const own = state.personality[seat] as Field;
  return mayEase(state, seat, field) && (own === UNKNOWN || own === field);
}

/** Standing fields that whoever's turn it is could claim if the personality were the right one. */
export function easeable(state: State): readonly Field[] {
  if (isTurnUsed(state) || isShown(state, state.turn)) return NO_FIELDS;
  const fields: Field[] = [];
  for (let each = 0; each < STANDING.length; each++) {
    const field = STANDING[each] as Field;
    if (!isEased(state, field) || isHeld(state, field)) continue;
    if (mayTake(state, state.turn, field) && mayEase(state, state.turn, field)) fields.push(field);
  }
  return fields;
}

/** Takes the trophy; a claim in the own turn is the turn's one. */
export function award(state: State, seat: Seat, field: Field, eased: boolean, flow: Flow): void {
  state.trophies[seat] = (state.trophies[seat] as number) | (1 << field);
  if (seat === state.turn) state.claimed = true;
  if (eased) state.shown |= 1 << seat;
  flow.tell?.({ is: 'claimed', seat, field, count: trophyCount(state, seat), eased }, 'all', eased ? 'all' : 'none');
}

const isDelivery = (field: Field): boolean => field === APPLES || field === GEMS;
export const isStanding = (field: Field): boolean => !isDelivery(field) && field !== FIGHT;
