import { cardId, type Kind } from './cards.ts';
import type { State } from './state.ts';

const ids = (rows: readonly (readonly Kind[])[]): string[][] => rows.map((row) => row.map(cardId));

/** The scored rounds, one entry a seat in every list. */
export const record = ({ rounds }: State) => ({
  rounds: rounds.map(({ geisha, guests, publicity, hands, ended, by, bonus }) => ({
    geisha: [...geisha],
    guests: ids(guests),
    publicity: ids(publicity),
    hands: [...hands],
    ended,
    by,
    bonus: [...bonus],
  })),
});
