import type { Outcome } from '../../saves/format.ts';
import { ahead } from './ahead.ts';
import { peopleOf } from './own.ts';

/** Two people who sat at one table. */
export interface Duel {
  /** By name, so that two people are one pair. */
  readonly names: readonly [string, string];
  /** How often each of them came out above the other. */
  readonly ahead: readonly [number, number];
  readonly even: number;
}

/** The people of this device against everybody, those first who met most. */
export function duelsOf(outcomes: readonly Outcome[]): Duel[] {
  const duels = new Map<string, Duel>();
  for (const outcome of outcomes) {
    const { result } = outcome;
    const people = peopleOf(outcome)
      .map(({ sitter: { name }, seat, isOwn }) => ({ name, seat, isOwn }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const [index, one] of people.entries()) {
      for (const other of people.slice(index + 1)) {
        if (!one.isOwn && !other.isOwn) continue;
        const key = JSON.stringify([one.name, other.name]);
        const before = duels.get(key) ?? { names: [one.name, other.name], ahead: [0, 0], even: 0 };
        duels.set(key, after(before, ahead(result, one.seat, other.seat)));
      }
    }
  }
  return [...duels.values()].sort((one, other) => metIn(other) - metIn(one));
}

export const metIn = ({ ahead: [one, other], even }: Duel): number => one + other + even;

function after({ names, ahead: [one, other], even }: Duel, lead: number): Duel {
  const above = (is: boolean): number => (is ? 1 : 0);
  return { names, ahead: [one + above(lead > 0), other + above(lead < 0)], even: even + above(lead === 0) };
}
