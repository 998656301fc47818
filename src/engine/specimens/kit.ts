import type { Facts } from '../game.ts';
import { type SmallFacts, smallFacts } from '../small/facts.ts';

interface Own extends Pick<SmallFacts, 'seats' | 'decisions'> {
  readonly options?: Readonly<Record<string, readonly string[]>>;
}

/** The facts that all specimens have in common. */
export const specimenFacts = (id: string, { options = {}, ...own }: Own): Facts =>
  smallFacts({
    id,
    code: 31,
    minutes: [1, 1],
    begins: 'somebody',
    options: () => Object.entries(options).map(([name, values]) => ({ id: name, values })),
    ...own,
  });

/** Puts cards where a view has none. */
export const fill = (cards: readonly number[], unknown: number[]): number[] =>
  cards.map((card) => card || (unknown.pop() ?? 0));
