import { claim } from './broken.ts';

/** Where two values first differ as JSON, in words; null if they are equal. */
export const difference = (one: unknown, other: unknown): string | null =>
  areSame(one, other) ? null : firstDifference(one, other, '');

/** Nearly all that is compared is equal, and is found so without a word of where. */
function areSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) return areSameLists(one, other);
  let fields = 0;
  for (const key in one) {
    if (!areSame(one[key], other[key])) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}

function areSameLists(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (!areSame(one[index], other[index])) return false;
  return true;
}

function firstDifference(one: unknown, other: unknown, path: string): string | null {
  if (Object.is(one, other)) return null;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path || 'the whole'} is ${brief(one)} and ${brief(other)}`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[key], other[key], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

export function claimSame(one: unknown, other: unknown, otherwise: string): void {
  const found = difference(one, other);
  claim(found === null, () => `${otherwise}: ${found}`);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const brief = (value: unknown): string => (JSON.stringify(value) ?? 'missing').slice(0, LONGEST_VALUE);

const LONGEST_VALUE = 60;
