import type { Rng } from '../../engine/rng.ts';

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
