import { recall, remember } from '../../ui/stored.ts';
import type { Chair } from './plan.ts';

const MOST_NAMES = 12;

/** People who sat at this device's tables, newest first. */
export function knownNames(): string[] {
  const names = recall('names');
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, MOST_NAMES) : [];
}

export function learnNames(chairs: readonly Chair[]): void {
  const now = chairs.filter(({ kind }) => kind === 'person').map(({ name }) => name.trim());
  const all = [...now, ...knownNames()].filter((name) => name !== '');
  remember('names', [...new Set(all)].slice(0, MOST_NAMES));
}
