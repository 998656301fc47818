import { EMBLEMS, type Emblem } from '../../engine/log.ts';
import { LONGEST_NAME } from '../../saves/format.ts';
import { recall, remember } from '../../ui/stored.ts';
import type { Chair } from './plan.ts';

/** Something of it can be seen: neither blanks alone nor signs without width. */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
const UNSEEN = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** As it was typed, without what stands round it; empty if nothing of it can be seen. */
export const typedName = (typed: string): string => (VISIBLE.test(typed) ? typed.trim() : '');

const read = (name: string): string => name.normalize('NFKC').replace(UNSEEN, ' ').trim().toLowerCase();

/** Nobody could tell them apart. */
export const isNamesake = (one: string, other: string): boolean => read(one) === read(other);

/** What a bot plays at unasked, and what one that takes a person's place plays at: neither a gift nor a wall. */
export const middleLevel = (levels: number): number => Math.ceil(levels / 2);

const MOST_PEOPLE = 12;

/** Somebody who sat at this device's tables, and the emblem that is theirs. */
export interface Person {
  readonly name: string;
  readonly emblem: Emblem;
}

/** Newest first. */
export const knownPeople = (): readonly Person[] => readPeople(recall('people'));

export const learnPeople = (chairs: readonly Chair[]): void => remember('people', withSitters(knownPeople(), chairs));

/** What was stored, as far as it makes sense. */
export function readPeople(stored: unknown): Person[] {
  if (!Array.isArray(stored)) return [];
  return (stored as unknown[]).flatMap((each) => readPerson(each) ?? []).slice(0, MOST_PEOPLE);
}

function readPerson(stored: unknown): Person | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, emblem }: Partial<Record<keyof Person, unknown>> = stored;
  const known = EMBLEMS.find((each) => each === emblem);
  return known && typeof name === 'string' && typedName(name) !== ''
    ? { name: name.slice(0, LONGEST_NAME), emblem: known }
    : null;
}

export function withSitters(known: readonly Person[], chairs: readonly Chair[]): Person[] {
  const now = chairs.flatMap(({ kind, name, emblem }) => {
    const called = typedName(name);
    return kind === 'person' && called !== '' ? [{ name: called, emblem }] : [];
  });
  const others = known.filter(({ name }) => !now.some((sitter) => sitter.name === name));
  return [...now, ...others].slice(0, MOST_PEOPLE);
}
