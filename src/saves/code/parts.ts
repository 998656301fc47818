import type { Daily } from '../../engine/daily.ts';
import type { Facts, Seat, Setup } from '../../engine/game.ts';
import { type Branch, EMBLEMS, type Emblem, type Series, type Sitter } from '../../engine/log.ts';
import { LONGEST_NAME, LONGEST_TITLE } from '../format.ts';
import { BadCode, type NumberReader, type NumberWriter, readText, writeText } from './numbers.ts';

/** What a match is made of beside its log. Each part is written by one function and read by its neighbour. */
const BIT = 2;
const LEVELS = 10;
const MOMENTS = Number.MAX_SAFE_INTEGER;
const [YEARS, MONTHS, DAYS] = [10_000, 13, 32];

/** What may be missing. */
export function writeMaybe<Part>(out: NumberWriter, part: Part | null | undefined, write: (part: Part) => void): void {
  const isThere = part !== undefined && part !== null;
  out.put(isThere ? 1 : 0, BIT);
  if (isThere) write(part);
}

export const readMaybe = <Part>(from: NumberReader, read: () => Part): Part | null =>
  from.get(BIT) === 1 ? read() : null;

const placeIn = (list: readonly string[], one: string | undefined): number => list.indexOf(one ?? '');
const oneOf = <One>(list: readonly One[], from: NumberReader): One => list[from.get(list.length)] as One;

export function writeSetup(out: NumberWriter, facts: Facts, { seats, options, first, looks }: Setup): void {
  const { fewest, most } = facts.seats;
  out.put(seats - fewest, most - fewest + 1);
  for (const { id, values } of facts.options(seats)) out.put(placeIn(values, options[id]), values.length);
  if (facts.begins !== 'nobody') writeMaybe(out, first, (seat) => out.put(seat === 'chance' ? seats : seat, seats + 1));
  else writeMaybe(out, first, () => undefined);
  if (facts.looks)
    writeMaybe(out, looks, (all) => {
      for (const look of all) out.put(placeIn(facts.looks ?? [], look), facts.looks?.length ?? 0);
    });
}

export function readSetup(from: NumberReader, facts: Facts): Setup {
  const { fewest, most } = facts.seats;
  const seats = fewest + from.get(most - fewest + 1);
  const options: Record<string, string> = {};
  for (const { id, values } of facts.options(seats)) options[id] = oneOf(values, from);
  const first = readMaybe(from, (): NonNullable<Setup['first']> => {
    if (facts.begins === 'nobody') return 'chance';
    const seat = from.get(seats + 1);
    return seat === seats ? 'chance' : seat;
  });
  const { looks: known } = facts;
  const looks = known ? readMaybe(from, () => Array.from({ length: seats }, () => oneOf(known, from))) : null;
  return { seats, options, ...(first !== null && { first }), ...(looks && { looks }) };
}

/** The emblem that a seat has unless another was chosen. */
const plainEmblem = (seat: Seat): Emblem | undefined => EMBLEMS[seat];

export function writeSitter(out: NumberWriter, sitter: Sitter, seat: Seat): void {
  out.put(sitter.kind === 'bot' ? 1 : 0, BIT);
  if (sitter.kind === 'bot') out.put(sitter.level, LEVELS);
  writeMaybe(out, sitter.emblem === plainEmblem(seat) ? null : sitter.emblem, (emblem) =>
    out.put(EMBLEMS.indexOf(emblem), EMBLEMS.length),
  );
  writeText(out, sitter.name, LONGEST_NAME);
}

export function readSitter(from: NumberReader, seat: Seat): Sitter {
  const isBot = from.get(BIT) === 1;
  const level = isBot ? from.get(LEVELS) : 0;
  const emblem = readMaybe(from, () => oneOf(EMBLEMS, from)) ?? plainEmblem(seat);
  if (!emblem) throw new BadCode('no such emblem');
  const name = readText(from, LONGEST_NAME);
  return isBot ? { kind: 'bot', level, name, emblem } : { kind: 'person', name, emblem };
}

export const writeTitle = (out: NumberWriter, title: string | null): void =>
  writeMaybe(out, title, (text) => writeText(out, text, LONGEST_TITLE));
export const readTitle = (from: NumberReader): string | null => readMaybe(from, () => readText(from, LONGEST_TITLE));

export function writeBranch(out: NumberWriter, { title, playedAt, moves }: Branch): void {
  writeTitle(out, title);
  out.put(playedAt, MOMENTS);
  out.putCount(moves);
}

export function readBranch(from: NumberReader): Branch {
  const title = readTitle(from);
  return { title, playedAt: from.get(MOMENTS), moves: from.getCount() };
}

export function writeDaily(out: NumberWriter, { day, late }: Daily): void {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  out.put(year, YEARS);
  out.put(month, MONTHS);
  out.put(date, DAYS);
  out.put(late ? 1 : 0, BIT);
}

export function readDaily(from: NumberReader): Daily {
  const part = (bound: number, length: number): string => String(from.get(bound)).padStart(length, '0');
  const day = `${part(YEARS, 4)}-${part(MONTHS, 2)}-${part(DAYS, 2)}`;
  return { day, ...(from.get(BIT) === 1 && { late: true }) };
}

export function writeSeries(out: NumberWriter, { won, played }: Series): void {
  out.putCount(won.length);
  for (const each of won) out.putCount(each);
  out.putCount(played);
}

export function readSeries(from: NumberReader): Series {
  const won = readList(from, () => from.getCount());
  return { won, played: from.getCount() };
}

/** More of anything than there are seats, or notes of having been handed on. */
const LONGEST_LIST = 64;

export function readList<One>(from: NumberReader, read: () => One): One[] {
  const length = from.getCount();
  if (length > LONGEST_LIST) throw new BadCode('a list too long');
  return Array.from({ length }, read);
}

/** How far each has looked; in most matches all have seen all. */
export function writeLooked(out: NumberWriter, looked: readonly number[], all: number): void {
  writeMaybe(out, looked.every((each) => each === all) ? null : looked, () => {
    for (const each of looked) out.put(each, all + 1);
  });
}

export const readLooked = (from: NumberReader, count: number, all: number): number[] =>
  readMaybe(from, () => Array.from({ length: count }, () => from.get(all + 1))) ??
  Array.from({ length: count }, () => all);
