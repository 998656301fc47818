import type { ShelfEntry } from '../../protocol/shown.ts';

/** What of the archive is shown: the games of a title, of a person; null: of all. */
export interface Sieve {
  readonly game: string | null;
  readonly person: string | null;
}

export const ALL: Sieve = { game: null, person: null };

/** Those that are over, in the order they come in. */
export const endedOf = (cards: readonly ShelfEntry[]): readonly ShelfEntry[] =>
  cards.filter(({ result }) => result !== null);

export const sifted = (cards: readonly ShelfEntry[], { game, person }: Sieve): readonly ShelfEntry[] =>
  cards.filter((card) => (game === null || card.game === game) && (person === null || peopleAt(card).includes(person)));

/** Everybody who sat there, by name. */
export const peopleIn = (cards: readonly ShelfEntry[]): readonly string[] =>
  [...new Set(cards.flatMap(peopleAt))].sort();

const peopleAt = ({ sitters }: ShelfEntry): string[] =>
  sitters.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []));

/** A sieve that holds back what is not there any more would show nothing, and say so nowhere. */
export const fitting = ({ game, person }: Sieve, cards: readonly ShelfEntry[]): Sieve => ({
  game: cards.some((card) => card.game === game) ? game : null,
  person: cards.some((card) => person !== null && peopleAt(card).includes(person)) ? person : null,
});

export interface Month {
  /** The moment of its newest game. */
  readonly newest: number;
  readonly cards: readonly ShelfEntry[];
}

/** Cards that come newest first, by the months of this device's calendar. */
export function monthsOf(cards: readonly ShelfEntry[]): Month[] {
  const months = new Map<string, ShelfEntry[]>();
  for (const card of cards) {
    const day = new Date(card.touchedAt);
    const key = `${day.getFullYear()} ${day.getMonth()}`;
    const month = months.get(key);
    if (month) month.push(card);
    else months.set(key, [card]);
  }
  return [...months.values()].map((own) => ({ newest: own[0]?.touchedAt ?? 0, cards: own }));
}
