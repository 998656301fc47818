import { type Rng, rngFor } from '../../engine/rng.ts';
import { game as sealed } from '../../engine/specimens/sealed.ts';
import { FORMAT } from '../../saves/format.ts';
import { replay } from '../../saves/replay.ts';
import { readMessage } from '../../saves/wire.ts';
import { type Device, Room } from './room.ts';

/** Deep enough for a reader to lose its way; what has no bottom at all the parser's own test holds. */
const DEEP = JSON.parse('['.repeat(1000) + ']'.repeat(1000)) as unknown;
/** What no reader expects. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  3,
  2 ** 40,
  2 ** 53,
  1e300,
  '',
  'x',
  'chance',
  '__proto__',
  [],
  [[]],
  {},
  { length: 1e9 },
  DEEP,
];
const KEYS = ['more', '__proto__', 'constructor', 'seat', 'move', 'undo', '0'];
const LETTERS = '{}[]",:\\0123456789aéx座 \u0000';

/** The same text as it may return from outside: damaged on the way, or changed by a person who knows what it means. */
export function mutate(text: string, rng: Rng): string {
  let mutant = text;
  for (let change = 0; change <= rng.below(3); change++) {
    mutant = rng.below(3) === 0 ? withDamage(mutant, rng) : withChange(mutant, rng);
  }
  return mutant;
}

function withDamage(text: string, rng: Rng): string {
  const from = rng.below(text.length + 1);
  const until = Math.min(text.length, from + 1 + rng.below(12));
  switch (rng.below(5)) {
    case 0:
      return text.slice(0, from);
    case 1:
      return text.slice(0, from) + text.slice(until);
    case 2:
      return text.slice(0, until) + text.slice(from);
    default:
      return text.slice(0, from) + rng.pick([...LETTERS]) + text.slice(from + rng.below(2));
  }
}

interface JsonPath {
  readonly inside: Record<string, unknown> | unknown[];
  readonly key: string;
}

function withChange(text: string, rng: Rng): string {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return withDamage(text, rng);
  }
  const places = placesIn(whole);
  if (places.length === 0) return JSON.stringify(rng.pick(JUNK));
  const place = rng.pick(places);
  switch (rng.below(6)) {
    case 0:
      take(place);
      break;
    case 1:
      put(place, rng.pick(JUNK));
      break;
    case 2:
      put(place, at(rng.pick(places)));
      break;
    case 3:
      if (Array.isArray(place.inside)) place.inside.splice(Number(place.key), 0, at(rng.pick(places)));
      else put({ inside: place.inside, key: rng.pick(KEYS) }, rng.pick(JUNK));
      break;
    default:
      put(place, nudged(at(place), rng));
  }
  return JSON.stringify(whole);
}

function placesIn(whole: unknown): JsonPath[] {
  const places: JsonPath[] = [];
  const open = [whole];
  for (let inside = open.pop(); inside !== undefined; inside = open.pop()) {
    if (typeof inside !== 'object' || inside === null) continue;
    for (const [key, value] of Object.entries(inside)) {
      places.push({ inside: inside as JsonPath['inside'], key });
      open.push(value ?? null);
    }
  }
  return places;
}

const at = ({ inside, key }: JsonPath): unknown => structuredClone((inside as Record<string, unknown>)[key]);

function take({ inside, key }: JsonPath): void {
  if (Array.isArray(inside)) inside.splice(Number(key), 1);
  else delete inside[key];
}

function put({ inside, key }: JsonPath, value: unknown): void {
  Object.defineProperty(inside, key, { value, writable: true, enumerable: true, configurable: true });
}

function nudged(value: unknown, rng: Rng): unknown {
  if (typeof value === 'number') return value + rng.pick([1, -1]);
  if (typeof value === 'string') return withDamage(value, rng);
  if (typeof value === 'boolean') return !value;
  return Array.isArray(value) ? rng.shuffle(value) : value;
}

/** Mutants are said of so many moments of each match. */
const ROUND = 100;

/** What stands on the disk can be opened again. */
function isOpened({ table }: Device): boolean {
  const { record } = table.match;
  const seen = record.sitters.map(() => 0);
  const opened = replay(sealed, { format: FORMAT, ...record, seen, shown: 0, title: null, touchedAt: 0 });
  return !('refused' in opened);
}

/**
 * Says so many changed messages on the lines of devices that play, one after another. Returns how many of them could be read,
 * and how many left a match that cannot be opened again.
 */
export function sayMutants(mutants: number, seed: number): { readonly understood: number; readonly broken: number } {
  const rng = rngFor(seed, 4);
  let understood = 0;
  let broken = 0;
  let room = new Room(sealed, 3, 0, [[0], [1], [2]]);
  for (let mutant = 0; mutant < mutants; mutant++) {
    // Of a whole match, so that there is everything to be said.
    if (mutant % ROUND === 0) {
      room = new Room(sealed, 3, mutant, [[0], [1], [2]]);
      room.mend();
      room.settle();
      for (let turn = 0; turn < (mutant / ROUND) % 30; turn++) {
        for (const device of room.devices) device.act();
        room.settle();
      }
    }
    const device = room.devices[mutant % 3];
    const link = device?.gathering.links[0]?.id;
    const said = room.said[rng.below(room.said.length)];
    if (!device || link === undefined || said === undefined) {
      room.mend();
      room.settle();
      continue;
    }
    const message = readMessage(mutate(said, rng));
    if (!message) continue;
    understood++;
    device.take({ kind: 'heard', link, message });
    room.settle();
    if (!room.devices.every(isOpened)) broken++;
  }
  return { understood, broken };
}
