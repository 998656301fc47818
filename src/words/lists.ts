import { name, type Part, type Phrase } from './phrase.ts';

/** "Aya, Ben and Chie": the comma and the last link are the language's own. */
export const namesOf = (seats: readonly number[], comma: string, and: string): Phrase =>
  seats.flatMap((seat, index): Part[] => {
    if (index === 0) return [name(seat)];
    return [index === seats.length - 1 ? and : comma, name(seat)];
  });

/** One number, or both ends of a span. */
export const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);
