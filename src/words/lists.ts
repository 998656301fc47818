import { name, type Part, type Phrase } from './phrase.ts';

/** "Aya, Ben and Chie": the comma and the last link are the language's own. */
export const listed = (phrases: readonly Phrase[], comma: string, and: string): Phrase =>
  phrases.flatMap((each, index): Part[] => {
    if (index === 0) return [...each];
    return [index === phrases.length - 1 ? and : comma, ...each];
  });

/** Parts with something between them. */
export const parted = (parts: readonly Part[], comma: string, and = comma): Phrase =>
  listed(
    parts.map((part) => [part]),
    comma,
    and,
  );

export const namesOf = (seats: readonly number[], comma: string, and: string): Phrase =>
  listed(
    seats.map((seat) => [name(seat)]),
    comma,
    and,
  );

/** Japanese: two are linked by と, more by commas alone. */
export const listedJa = (phrases: readonly Phrase[]): Phrase => listed(phrases, '、', phrases.length > 2 ? '、' : 'と');

/** Japanese: "AyaさんとBenさん", "Ayaさん、Benさん、Chieさん". */
export const peopleJa = (seats: readonly number[]): Phrase => listedJa(seats.map((seat) => [name(seat), 'さん']));

/** English: "1 card", "2 cards", "2 fairies". */
export const many = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many there are of each: "milk ×3, honey ×1". */
export const timesEach = (each: readonly { readonly said: Phrase; readonly count: number }[], comma: string): Phrase =>
  listed(
    each.filter(({ count }) => count > 0).map(({ said, count }): Phrase => [...said, ` ×${count}`]),
    comma,
    comma,
  );
