import type { RuleId, Seat, ThingId } from '../engine/ids.ts';
import type { Lang } from './lang.ts';

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
