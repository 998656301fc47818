import * as v from 'valibot';
import type { Floor } from '../engine/floor.ts';
import type { AnyView } from '../engine/game.ts';
import { isSeed } from '../engine/setup.ts';
import type { ShelfEntry } from '../protocol/shown.ts';
import type { Refusal } from './file.ts';
import { FORMAT, type Outcome, PAR_GAMES, type Par, type SavedMatch } from './format.ts';
import {
  AT_FIRST_FAULT,
  branch,
  count,
  daily,
  dailyMark,
  day,
  early,
  entry,
  mark,
  moment,
  result,
  series,
  setup,
  sitter,
  title,
} from './shapes.ts';
import { type Circle, MOST_HANDED, MOST_WISHES, type Shared } from './sharing.ts';
import { places, wish } from './wire.ts';

/** Whether this is a save at all. What its moves are worth only the rules can say: `replay`. */
export function parseSave(raw: unknown): SavedMatch | Refusal {
  // Its own line of the file could not be read.
  if (raw === undefined) return { refused: 'text', place: 'text' };
  if (isNewer(raw)) return { refused: 'newer', place: 'format' };
  const parsed = v.safeParse(savedMatch, raw, AT_FIRST_FAULT);
  return parsed.success ? parsed.output : { refused: 'shape', place: v.getDotPath(parsed.issues[0]) ?? '' };
}

/** Null if the shelf cannot show it. */
export function parseShelfEntry(raw: unknown): ShelfEntry | null {
  const parsed = v.safeParse(card, raw, AT_FIRST_FAULT);
  return parsed.success ? parsed.output : null;
}

export function parseOutcome(raw: unknown): Outcome | null {
  const parsed = v.safeParse(outcome, raw, AT_FIRST_FAULT);
  return parsed.success ? parsed.output : null;
}

/** Null if it is none: then the match has not been handed on, as far as anybody knows. */
export function parseShared(raw: unknown): Shared | null {
  const parsed = v.safeParse(shared, raw, AT_FIRST_FAULT);
  return parsed.success ? parsed.output : null;
}

/** Null if it is none: then it is worked out again. */
export function parsePar(raw: unknown): Par | null {
  const parsed = v.safeParse(par, raw, AT_FIRST_FAULT);
  return parsed.success ? parsed.output : null;
}

/** A newer app may have changed any field but this one. */
const isNewer = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'format' in raw && typeof raw.format === 'number' && raw.format > FORMAT;

const savedMatch: v.GenericSchema<unknown, SavedMatch> = v.strictObject({
  format: v.literal(FORMAT),
  game: v.string(),
  edition: count,
  seed: v.pipe(v.number(), v.check(isSeed)),
  setup,
  sitters: v.array(sitter),
  noHints: v.exactOptional(v.literal(true)),
  log: v.array(entry),
  branch: v.exactOptional(branch),
  daily: v.exactOptional(daily),
  series: v.exactOptional(series),
  seen: v.array(count),
  shown: count,
  table: v.exactOptional(count),
  title,
  touchedAt: moment,
});

const floor: v.GenericSchema<Floor> = v.variant('kind', [
  v.strictObject({ kind: v.literal('open'), seat: count }),
  v.strictObject({ kind: v.picklist(['curtain', 'reveal']), to: count }),
  v.strictObject({ kind: v.literal('private'), seat: count }),
  v.strictObject({ kind: v.picklist(['bots', 'forced', 'away']), seats: v.array(count) }),
  v.strictObject({ kind: v.picklist(['over', 'elsewhere']) }),
]);

/** What another build has written in it besides does no harm. */
const card: v.GenericSchema<unknown, ShelfEntry> = v.object({
  id: v.string(),
  game: v.string(),
  setup,
  sitters: v.array(sitter),
  noHints: v.exactOptional(v.literal(true)),
  branch: v.exactOptional(branch),
  daily: v.exactOptional(dailyMark),
  title,
  touchedAt: moment,
  moves: count,
  floor,
  result: v.nullable(result),
  early: v.exactOptional(early),
  gaveUp: v.exactOptional(v.array(count)),
  series: v.exactOptional(series),
  came: v.exactOptional(v.literal(true)),
  lesson: v.exactOptional(v.literal(true)),
  unsaved: v.exactOptional(count),
  picture: v.custom<AnyView>((view) => view !== undefined),
  mark: v.exactOptional(mark),
  here: v.exactOptional(v.array(count)),
});

/** What another build has written in it besides does no harm. */
const outcome: v.GenericSchema<unknown, Outcome> = v.object({
  game: v.string(),
  setup,
  sitters: v.array(sitter),
  result,
  endedAt: moment,
  daily: v.exactOptional(dailyMark),
  early: v.exactOptional(early),
  gaveUp: v.exactOptional(v.array(count)),
  came: v.exactOptional(v.literal(true)),
  mark: v.exactOptional(mark),
  here: v.exactOptional(v.array(count)),
});

const circle: v.GenericSchema<unknown, Circle> = v.object({
  device: mark,
  epoch: count,
  orders: v.boolean(),
  places,
  wishes: v.pipe(v.array(wish), v.maxLength(MOST_WISHES)),
  wished: count,
});

/** What another build has written in it besides does no harm. */
const shared: v.GenericSchema<unknown, Shared> = v.object({
  mark,
  handed: v.pipe(v.array(count), v.maxLength(MOST_HANDED)),
  here: v.exactOptional(v.array(count)),
  sent: v.exactOptional(count),
  circle: v.exactOptional(circle),
});

const par: v.GenericSchema<unknown, Par> = v.object({
  game: v.string(),
  day,
  edition: count,
  generation: count,
  leads: v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(PAR_GAMES)),
});
