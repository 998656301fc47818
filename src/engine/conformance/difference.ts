import { claim } from '../claim.ts';
import { isEqual } from '../equal.ts';

/** Where two values first differ as JSON, in words; null if they are equal. */
export const difference = (one: unknown, other: unknown): string | null =>
  isEqual(one, other) ? null : firstDifference(one, other, '');

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
