import type { RuleId, Seat, ThingId } from '../engine/game.ts';
import type { Lang } from './voice.ts';

/** A message in parts: names can be isolated for direction, icons sit in the line, things and rules can be opened. */
export type Part =
  | string
  | { readonly name: Seat }
  /** `isPlace`: the text tells those who do not see the board where it is. */
  | { readonly icon: string; readonly text: string; readonly isPlace?: true }
  | { readonly thing: ThingId; readonly text: string }
  | { readonly rule: RuleId; readonly text: string };
export type Phrase = readonly Part[];

export const name = (seat: Seat): Part => ({ name: seat });
/** Without a text it only goes with the thing that follows. */
export const icon = (of: string, text: string): Part => ({ icon: of, text });
/** A place that has no name: a sign to those who see the board, none if it is empty, and its words to those who do not. */
export const placeSign = (of: string, text: string): Part => ({ icon: of, text, isPlace: true });
export const thing = (id: ThingId, text: string): Part => ({ thing: id, text });
export const ruleLink = (id: RuleId, text: string): Part => ({ rule: id, text });

/** phrase`${name(seat)} places ${thing(id, 'a cat')}` */
export function phrase(texts: TemplateStringsArray, ...holes: readonly (Part | number | Phrase)[]): Phrase {
  const parts: Part[] = [];
  const add = (part: Part): void => {
    const last = parts.at(-1);
    if (part === '') return;
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  texts.forEach((text, index) => {
    add(text);
    const hole = holes[index];
    if (hole === undefined) return;
    if (isPhrase(hole)) hole.forEach(add);
    else add(typeof hole === 'number' ? String(hole) : hole);
  });
  return parts;
}

const isPhrase = (hole: Part | number | Phrase): hole is Phrase => Array.isArray(hole);

/** The same as text alone: for the screen reader, the headless table and tests. */
export const plain = (said: Phrase, nameOf: (seat: Seat) => string): string =>
  said.map((part) => (typeof part === 'string' ? part : 'name' in part ? nameOf(part.name) : part.text)).join('');

/** Two catalogues of one shape: a key that one of them lacks does not compile. */
export type InBoth<Catalogue> = Readonly<Record<Lang, Catalogue>>;

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
