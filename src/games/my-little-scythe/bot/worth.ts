import type { Seat } from '../../../engine/game.ts';
import type { Field, Ware } from '../rules/cards.ts';
import {
  ALL_FIELDS,
  APPLE,
  FIGHT,
  FRIENDSHIP,
  GEM,
  PIES,
  POWER_UPS,
  QUEST,
  QUESTS,
  SPELL_HAND,
  WARES,
  wareOf,
} from '../rules/cards.ts';
import type { Hex, Spot } from '../rules/hexes.ts';
import {
  ALL_HEXES,
  CAMP,
  controlled,
  DOORS,
  fieldsOf,
  frontOf,
  neighboursOf,
  rivalAt,
  seatAt,
  seatCount,
  tokensAt,
  whereIs,
} from '../rules/hexes.ts';
import { LEAST_FRIENDSHIP, MOST_TROPHIES } from '../rules/mat.ts';
import { controlledBy } from '../rules/sheet.ts';
import { SEEKERS, type State, type Table } from '../rules/state.ts';
import { hasTrophy, isHeld, ownedFor, trophyCount, WANTED } from '../rules/trophies.ts';

/** What the two seekers of a seat could come to by one walk, each to a hex of its own; by kind, apples and gems. */
export interface Sight {
  readonly tokens: [apples: number, gems: number];
  /** Where a delivery can begin, with what one seeker could carry there. */
  readonly atDoors: [apples: number, gems: number];
  /** Seekers that could meet a quest. */
  quests: number;
}

/** Where a walk without tokens may end, the hex itself first; the doors of the castle among them. */
interface Near {
  readonly all: readonly Hex[];
  readonly doors: readonly Hex[];
}
const STEPS = 2;

const within = (starts: readonly Hex[], steps: number): readonly Hex[] =>
  steps === 0 ? starts : within([...new Set([...starts, ...starts.flatMap(neighboursOf)])], steps - 1);
const nearTo = (all: readonly Hex[]): Near => ({ all, doors: all.filter((hex) => DOORS[hex]) });

const NEAR: readonly Near[] = ALL_HEXES.map((hex) => nearTo(within([hex], STEPS)));
/** By seat count and seat: search asks millions of times. */
const NEAR_CAMPS = new Map<number, Near>();
const SEATS_PER_KEY = 8;

function nearCamp(seats: number, seat: Seat): Near {
  const key = seats * SEATS_PER_KEY + seat;
  const known = NEAR_CAMPS.get(key);
  if (known) return known;
  const near = nearTo(within(frontOf(seats, seat), STEPS - 1));
  NEAR_CAMPS.set(key, near);
  return near;
}

/** No hex, and not the camp. */
const NOWHERE = -2;

// One for all, and so for what the first seeker takes from the second.
const sight: Sight = { tokens: [0, 0], atDoors: [0, 0], quests: 0 };
interface Taken {
  readonly tokens: [apples: Hex, gems: Hex];
  readonly atDoors: [apples: Hex, gems: Hex];
  quest: Hex;
}
const taken: Taken = { tokens: [NOWHERE, NOWHERE], atDoors: [NOWHERE, NOWHERE], quest: NOWHERE };
const best = { hex: NOWHERE, count: 0 };

/** Good until the next look. */
function lookAround(table: Table, seat: Seat): Readonly<Sight> {
  sight.quests = 0;
  taken.quest = NOWHERE;
  for (const kind of WARES) {
    sight.tokens[kind] = 0;
    sight.atDoors[kind] = 0;
    taken.tokens[kind] = NOWHERE;
    taken.atDoors[kind] = NOWHERE;
  }
  for (const seeker of SEEKERS) lookFrom(table, seat, whereIs(table, seat, seeker));
  return sight;
}

function lookFrom(table: Table, seat: Seat, from: Spot): void {
  const near = from === CAMP ? nearCamp(seatCount(table), seat) : (NEAR[from] as Near);
  for (const kind of WARES) {
    const { tokens, atDoors } = taken;
    findLargest(table, seat, kind, from, near.all, tokens[kind], 0);
    sight.tokens[kind] += best.count;
    tokens[kind] = best.hex;
    const cargo = atDoors[kind] === from ? 0 : tokensAt(table, kind, from);
    findLargest(table, seat, kind, from, near.doors, atDoors[kind], cargo);
    sight.atDoors[kind] += best.count;
    atDoors[kind] = best.hex;
  }
  const quests = table.tokens[QUEST];
  const quest = near.all.find((hex) => quests[hex] === 1 && hex !== taken.quest && rivalAt(table, seat, hex) === null);
  if (quest !== undefined) sight.quests++;
  taken.quest = quest ?? NOWHERE;
}

/** Of the hexes that no rival holds the one with most tokens once the seeker is there; cargo comes along for a step. */
function findLargest(
  table: Table,
  seat: Seat,
  kind: Ware,
  from: Hex,
  hexes: readonly Hex[],
  gone: Hex,
  cargo: number,
): void {
  best.hex = NOWHERE;
  best.count = 0;
  const heaps = table.tokens[kind];
  for (let each = 0; each < hexes.length; each++) {
    const hex = hexes[each] as Hex;
    let count = hex === gone ? 0 : (heaps[hex] as number);
    if (cargo > 0 && neighboursOf(from).includes(hex)) count += cargo;
    if (count <= best.count || (hex !== from && rivalAt(table, seat, hex) !== null)) continue;
    best.hex = hex;
    best.count = count;
  }
}

/** What a turn of seeking and walking brings. */
const TOKENS_A_TURN = 2;
/** Taking what can be taken is worth something more. */
const CLAIM_TURNS = 0.3;

const missing = (wanted: number, has: number): number => Math.max(0, wanted - has);

/** About how many turns a trophy is away, for a seat whose `sight` it is. */
function turnsTo(state: State, seat: Seat, field: Field, sight: Sight): number {
  if (seat === state.turn && isHeld(state, field)) return CLAIM_TURNS;
  const wanted = WANTED[field] - (seatAt(state, seat).personality === field ? 1 : 0);
  switch (field) {
    case FRIENDSHIP:
      return CLAIM_TURNS + missing(wanted, ownedFor(state, seat, field)) / FRIENDSHIP_A_TURN;
    case PIES: {
      const pies = missing(wanted, ownedFor(state, seat, field));
      return CLAIM_TURNS + pies / PIES_A_TURN + missing(pies, stockOf(state, seat, APPLE, sight)) / (2 * TOKENS_A_TURN);
    }
    case SPELL_HAND: {
      const spells = missing(wanted, ownedFor(state, seat, field));
      return CLAIM_TURNS + spells + missing(2 * spells, stockOf(state, seat, GEM, sight)) / (2 * TOKENS_A_TURN);
    }
    case POWER_UPS: {
      const tiles = missing(wanted, ownedFor(state, seat, field));
      const short =
        missing(tiles, stockOf(state, seat, APPLE, sight)) + missing(tiles, stockOf(state, seat, GEM, sight));
      return CLAIM_TURNS + tiles + short / TOKENS_A_TURN;
    }
    case QUESTS: {
      const quests = missing(wanted, ownedFor(state, seat, field));
      return CLAIM_TURNS + quests * TURNS_A_QUEST - Math.min(quests, sight.quests) * QUEST_IN_SIGHT;
    }
    case FIGHT:
      return fightTurns(state, seat);
    default:
      return deliveryTurns(state, seat, wareOf(field), wanted, sight);
  }
}
const FRIENDSHIP_A_TURN = 1.5;
const PIES_A_TURN = 2.5;
const TURNS_A_QUEST = 2;
const QUEST_IN_SIGHT = 0.8;

/** Tokens that the seat has, and half of those that it could come to. */
const stockOf = (state: State, seat: Seat, kind: Ware, sight: Sight): number => {
  const own = controlled(state, seat, kind);
  return own + missing(sight.tokens[kind], own) * IN_SIGHT;
};
const IN_SIGHT = 0.5;

/** Either the heap at one's own doors is added to, or the best heaps in sight are gathered first. */
function deliveryTurns(state: State, seat: Seat, kind: Ware, wanted: number, sight: Sight): number {
  const stays = missing(wanted, atOwnDoors(state, seat, kind)) * TURNS_A_TOKEN_HERE;
  const gathers = GATHERING_TURNS + missing(wanted, sight.atDoors[kind]) * TURNS_A_TOKEN;
  return DELIVERY_TURNS + Math.min(stays, gathers);
}
const DELIVERY_TURNS = 0.8;
const GATHERING_TURNS = 1;
const TURNS_A_TOKEN = 0.5;
const TURNS_A_TOKEN_HERE = 0.8;

function atOwnDoors(state: State, seat: Seat, kind: Ware): number {
  let count = 0;
  for (const hex of fieldsOf(state, seat)) if (DOORS[hex]) count += tokensAt(state, kind, hex);
  return count;
}

/** An attack costs friendship before the trophy can be claimed. */
function fightTurns(state: State, seat: Seat): number {
  const own = forceOf(state, seat);
  let lead = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats.length; other++) {
    if (other !== seat && fieldsOf(state, other).length > 0) lead = Math.max(lead, own - forceOf(state, other));
  }
  const unfriendly = missing(FRIENDSHIP_TO_ATTACK, seatAt(state, seat).friendship);
  return Math.max(1.2, Math.min(5, 3 - lead * 0.3)) + unfriendly * TURNS_TO_BEFRIEND;
}
const FRIENDSHIP_TO_ATTACK = LEAST_FRIENDSHIP + 1;
const TURNS_TO_BEFRIEND = 0.3;
const forceOf = (state: State, seat: Seat): number => seatAt(state, seat).pies + 1.5 * seatAt(state, seat).hand.length;

/** How far a seat has come, in turns: the nearest of the trophies still missing, and friendship, which decides in the end. */
function standingOf(state: State, seat: Seat): number {
  const wanted = MOST_TROPHIES - trophyCount(state, seat);
  const sight = lookAround(state, seat);
  const away = turnsToLast(state, seat, wanted, sight);
  const { friendship } = seatAt(state, seat);
  const unfriendly = missing(LEAST_FRIENDSHIP, friendship);
  const quests = QUEST_WORTH * sight.quests;
  return quests + FRIENDSHIP_WORTH * friendship - away - wanted * TROPHY_TURNS - UNFRIENDLY_TURNS * unfriendly;
}

/** Turns to so many trophies, the nearest of those that the seat has not. */
function turnsToLast(state: State, seat: Seat, wanted: number, sight: Sight): number {
  const nearest = [FAR, FAR, FAR, FAR];
  for (const field of ALL_FIELDS) {
    if (hasTrophy(state, seat, field)) continue;
    let turns = turnsTo(state, seat, field, sight);
    for (let place = 0; place < wanted; place++) {
      const held = nearest[place] ?? FAR;
      if (turns >= held) continue;
      nearest[place] = turns;
      turns = held;
    }
  }
  let away = 0;
  for (let place = 0; place < wanted; place++) away += nearest[place] ?? FAR;
  return away;
}
const FAR = 8;
const TROPHY_TURNS = 0.5;
const QUEST_WORTH = 0.2;
const FRIENDSHIP_WORTH = 0.35;
const UNFRIENDLY_TURNS = 0.8;

/** 0 … 1: how a seat stands against the best of the others. */
export function value(state: State, seat: Seat): number {
  if (state.last !== null) return lastLapValue(state, seat, state.last);
  const own = standingOf(state, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats.length; other++) {
    if (other !== seat) best = Math.max(best, standingOf(state, other));
  }
  const lead = own - best;
  return 0.5 + (0.5 * lead) / (SOFTNESS + Math.abs(lead));
}
const SOFTNESS = 4;

/** In last turns only four trophies count, and among those who have them friendship. */
function lastLapValue(state: State, seat: Seat, last: number): number {
  let chance = chanceOfFour(state, seat, last);
  for (let other = 0; other < state.seats.length; other++) {
    if (other !== seat && isFriendlier(state, other, seat)) chance *= 1 - chanceOfFour(state, other, last);
  }
  return chance;
}

/** By what parts those who have as many trophies. */
export function isFriendlier(state: Table, one: Seat, other: Seat): boolean {
  const lead = seatAt(state, one).friendship - seatAt(state, other).friendship;
  return lead > 0 || (lead === 0 && controlledBy(state, one) > controlledBy(state, other));
}

/** That a seat has four trophies once the last turns are over; in a last turn it may take several. */
function chanceOfFour(state: State, seat: Seat, last: number): number {
  const wanted = MOST_TROPHIES - trophyCount(state, seat);
  if (wanted === 0) return 1;
  const seats = state.seats.length;
  if ((seat - state.turn + seats) % seats > last) return 0;
  const away = turnsToLast(state, seat, wanted, lookAround(state, seat));
  return Math.max(0, Math.min(1, LAST_TURN_REACH - away / wanted));
}
/** A trophy that can be taken at once is sure, one that is more than a turn away is not to be had. */
const LAST_TURN_REACH = 1.3;
