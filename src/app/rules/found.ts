import { plain } from '../../words/phrase.ts';
import type { Chapter } from '../../words/voice.ts';

/** A sign with the marks that belong to it: a half-width kana and its voicing are one. */
const SIGN = /[\s\S](?:\p{M}|[\uff9e\uff9f])*/gu;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60;

/**
 * As a word is looked for: wide and narrow letters, capital and small ones, both kana are the same, and what only keeps a
 * line from breaking is not there.
 */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));

/** A piece of a text, and whether it is one of the words that were looked for. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** The text in its pieces; the words are folded. */
export function marked(text: string, words: readonly string[]): readonly Piece[] {
  const signs = text.match(SIGN) ?? [];
  // For each folded letter the sign that it came from.
  let line = '';
  const from: number[] = [];
  for (const [index, sign] of signs.entries()) {
    const letters = folded(sign);
    line += letters;
    for (let each = 0; each < letters.length; each++) from.push(index);
  }
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = line.indexOf(word); word !== '' && at >= 0; at = line.indexOf(word, at + word.length)) {
      const [first = 0, last = 0] = [from[at], from[at + word.length - 1]];
      for (let sign = first; sign <= last; sign++) hits.add(sign);
    }
  }
  const pieces: Piece[] = [];
  for (const [index, sign] of signs.entries()) {
    const isHit = hits.has(index);
    const before = pieces.at(-1);
    if (before?.isHit === isHit) pieces[pieces.length - 1] = { text: before.text + sign, isHit };
    else pieces.push({ text: sign, isHit });
  }
  return pieces;
}

export const wordsOf = (wanted: string): readonly string[] =>
  folded(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * The paragraphs that have every wanted word, or all where nothing is wanted; no chapter without one. A chapter that is called
 * so comes before those that only speak of it.
 */
export function found(chapters: readonly Chapter[], wanted: string): readonly Chapter[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return chapters;
  const hasAll = (text: string): boolean => {
    const told = folded(text);
    return words.every((word) => told.includes(word));
  };
  const left = chapters.flatMap((chapter) => {
    const paragraphs = chapter.paragraphs.filter(({ text }) => hasAll(`${chapter.title} ${plain(text, () => '')}`));
    return paragraphs.length === 0 ? [] : [{ ...chapter, paragraphs }];
  });
  const isNamedSo = ({ title }: Chapter): number => (hasAll(title) ? 0 : 1);
  return left.sort((one, other) => isNamedSo(one) - isNamedSo(other));
}
