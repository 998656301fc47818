import type { Seat } from '../../../engine/ids.ts';
import { QUEST, WARES, type Ware } from '../rules/cards.ts';
import {
  ALL_HEXES,
  CAMP,
  DOORS,
  frontOf,
  type Hex,
  neighboursOf,
  rivalAt,
  type Spot,
  seatCount,
  tokensAt,
  whereIs,
} from '../rules/hexes.ts';
import { SEEKERS, type Table } from '../rules/state.ts';

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
export function lookAround(table: Table, seat: Seat): Readonly<Sight> {
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
