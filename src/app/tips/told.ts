import { signal } from '@preact/signals';
import { recall, remember } from '../../ui/stored.ts';

/** The tips that were read on this device: game and name of each. */
const told = signal<readonly string[]>(readTold(recall('tips')));

export function readTold(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
}

const keyOf = (game: string, id: string): string => `${game}/${id}`;

export const isTold = (game: string, id: string): boolean => told.value.includes(keyOf(game, id));

/** It is gone for good. */
export function noteTold(game: string, id: string): void {
  if (!isTold(game, id)) keep([...told.peek(), keyOf(game, id)]);
}

/** All are told anew, each when it helps. */
export const forgetTold = (): void => keep([]);

function keep(next: readonly string[]): void {
  told.value = next;
  remember('tips', next);
}
