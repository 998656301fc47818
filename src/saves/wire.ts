import * as v from 'valibot';
import type { RematchWish } from '../engine/rematch.ts';
import { type AskName, type Hello, UNFIT, type WireMessage, type Wish, type Wished } from '../protocol/wire.ts';
import { AT_FIRST_FAULT, count, entry, mark } from './shapes.ts';
import { MOST_DEVICES, type Place } from './sharing.ts';

/** Messages between devices as text. What arrives may be anything: it is judged before it is believed. */

/** In characters: many times the longest that we send. */
export const LONGEST_MESSAGE = 64_000;
/** So many entries of a log go in one message. */
export const ENTRIES_AT_ONCE = 64;
/** Far more seats than any game has. */
const MOST_SEATS = 32;
const LONGEST_WORD = 40;
/** As the longest that is read anywhere. */
const LONGEST_CODE = 8200;

const seats = v.pipe(v.array(count), v.maxLength(MOST_SEATS));
const word = v.pipe(v.string(), v.maxLength(LONGEST_WORD));
const place: v.GenericSchema<Place> = v.strictObject({ device: mark, seats });
export const places = v.pipe(v.array(place), v.maxLength(MOST_DEVICES));

const askName: v.GenericSchema<AskName> = v.strictObject({ seat: count, step: word, since: count });
const again: v.GenericSchema<RematchWish> = v.strictObject({
  order: seats,
  first: v.union([count, v.picklist(['chance', 'next', 'same'])]),
  series: v.boolean(),
});
const WISHED = [
  { ask: askName, entry },
  { length: count, entry },
  { claim: seats },
  { opens: v.picklist(['code', 'copy']) },
] as const;
const [move, other, claim, opens] = WISHED;
const wished: v.GenericSchema<Wished> = v.union([
  v.strictObject(move),
  v.strictObject(other),
  v.strictObject(claim),
  v.strictObject(opens),
]);
const id = { id: count };
export const wish: v.GenericSchema<Wish> = v.union([
  v.strictObject({ ...id, ...move }),
  v.strictObject({ ...id, ...other }),
  v.strictObject({ ...id, ...claim }),
  v.strictObject({ ...id, ...opens }),
  v.strictObject({ ...id, again }),
]);

const hello: v.GenericSchema<Hello> = v.strictObject({
  say: v.literal('hello'),
  protocol: count,
  game: word,
  edition: count,
  mark,
  device: mark,
  epoch: count,
  orders: v.boolean(),
  length: count,
  hash: count,
  back: v.exactOptional(v.literal(true)),
});

const code = v.pipe(v.string(), v.maxLength(LONGEST_CODE));

const message: v.GenericSchema<unknown, WireMessage> = v.union([
  hello,
  v.strictObject({ say: v.literal('want'), protocol: count }),
  v.strictObject({ say: v.literal('match'), code }),
  v.strictObject({ say: v.literal('unfit'), why: v.picklist(UNFIT) }),
  v.strictObject({ say: v.literal('next'), code, places }),
  v.strictObject({ say: v.literal('beat') }),
  v.strictObject({ say: v.literal('give'), length: count, hash: count }),
  v.strictObject({
    say: v.literal('log'),
    from: count,
    of: count,
    entries: v.pipe(v.array(entry), v.maxLength(ENTRIES_AT_ONCE)),
    instead: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ say: v.literal('saved'), length: count }),
  v.strictObject({ say: v.literal('wish'), wish }),
  v.strictObject({
    say: v.literal('became'),
    id: count,
    became: v.picklist(['written', 'agreed', 'stale', 'refused', 'no', 'away', 'busy']),
  }),
  v.strictObject({
    say: v.literal('places'),
    places,
    there: v.pipe(v.array(mark), v.maxLength(MOST_DEVICES)),
  }),
  v.strictObject({ say: v.literal('question'), id: count, device: mark, wished }),
  v.strictObject({ say: v.literal('answer'), id: count, yes: v.boolean() }),
  v.strictObject({ say: v.literal('asked'), id: count }),
]);

export const writeMessage = (said: WireMessage): string => JSON.stringify(said);

/** Null: it is no message, or none of ours. */
export function readMessage(text: string): WireMessage | null {
  try {
    const parsed = v.safeParse(message, JSON.parse(text), AT_FIRST_FAULT);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
