import type { AnyEvent } from '../engine/game.ts';
import type { LogLine } from '../engine/reel.ts';
import type { Phrase } from './phrase.ts';
import type { AnyVoice } from './voice.ts';

/** What several events say in one line, and how many of them. */
export interface Joined {
  readonly said: Phrase;
  readonly count: number;
}

/** The lines of a log: `join` takes as many of the events that come as are told together; null: the first stands alone. */
export function toldTogether<Event>(
  events: readonly Event[],
  say: (event: Event) => Phrase,
  join: (first: Event, others: readonly Event[]) => Joined | null,
): (Phrase | null)[] {
  const told: (Phrase | null)[] = [];
  for (const [at, first] of events.entries()) {
    if (at < told.length) continue;
    const { said, count } = join(first, events.slice(at + 1)) ?? { said: say(first), count: 1 };
    for (let earlier = 1; earlier < count; earlier++) told.push(null);
    told.push(said);
  }
  return told;
}

/**
 * What one line of the log tells of its events; none: a later one of the same seat tells it too. The log grows long and is
 * read again with every move: what a seat's moves in a row say is worked out once.
 */
export function toldAt(lines: readonly LogLine[], at: number, voice: AnyVoice): readonly Phrase[] {
  const line = lines[at];
  if (!line || !('events' in line)) return [];
  let from = at;
  while (areOne(lines[from - 1], line)) from--;
  let to = at + 1;
  while (areOne(lines[to], line)) to++;
  return phrasesOf(lines.slice(from, to), voice)[at - from] ?? [];
}

/** What is said of one moment while it is shown: as the log tells it, and each by itself where the log waits for more. */
export function toldNow(events: readonly AnyEvent[], voice: AnyVoice): readonly Phrase[] {
  const told = sayAll(events, voice).filter(isSaid);
  return told.length > 0 ? told : events.map((event) => voice.sayEvent(event)).filter(isSaid);
}

/** Every line that tells something of the table, from the beginning. */
export const chronicle = (lines: readonly LogLine[], voice: AnyVoice): readonly Phrase[] =>
  lines.flatMap((_, at) => toldAt(lines, at, voice));

type Telling = Extract<LogLine, { readonly events: unknown }>;

const tells = (line: LogLine | undefined): line is Telling => line !== undefined && 'events' in line;
const seatOf = (line: Telling): number | null => (line.kind === 'move' ? line.seat : null);
const areOne = (line: LogLine | undefined, other: Telling): boolean => tells(line) && seatOf(line) === seatOf(other);

interface Said {
  readonly voice: AnyVoice;
  readonly last: LogLine | undefined;
  readonly phrases: readonly (readonly Phrase[])[];
}
const known = new WeakMap<LogLine, Said>();

function phrasesOf(run: readonly LogLine[], voice: AnyVoice): Said['phrases'] {
  const [first] = run;
  const last = run.at(-1);
  const before = first && known.get(first);
  if (before && before.voice === voice && before.last === last) return before.phrases;
  const told = run.map((line) => (tells(line) ? line.events : []));
  const said = sayAll(told.flat(), voice);
  let from = 0;
  const phrases = told.map(({ length }) => {
    from += length;
    return said.slice(from - length, from).filter(isSaid);
  });
  if (first) known.set(first, { voice, last, phrases });
  return phrases;
}

const isSaid = (phrase: Phrase | null): phrase is Phrase => phrase !== null && phrase.length > 0;

const sayAll = (events: readonly AnyEvent[], voice: AnyVoice): readonly (Phrase | null)[] =>
  voice.sayEvents?.(events) ?? events.map((event) => voice.sayEvent(event));
