import type { Facts } from '../game.ts';
import { smallFacts } from '../small/facts.ts';

/** What differs in the facts of specimens. */
interface Own {
  readonly seats: readonly [fewest: number, most: number];
  readonly options?: Readonly<Record<string, readonly string[]>>;
  longestGame(seats: number): number;
}

export const specimenFacts = (id: string, { seats: [fewest, most], options = {}, longestGame }: Own): Facts =>
  smallFacts({
    id,
    code: 31,
    seats: { fewest, most },
    minutes: { shortest: 1, longest: 1 },
    begins: 'somebody',
    options: () => Object.entries(options).map(([name, values]) => ({ id: name, values })),
    longestGame,
  });

/** Puts cards where a view has none. */
export const fill = (cards: readonly number[], unknown: number[]): number[] =>
  cards.map((card) => card || (unknown.pop() ?? 0));
