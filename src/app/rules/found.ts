import { plain } from '../../words/phrase.ts';
import type { Chapter } from '../../words/voice.ts';
import { folded } from './fold.ts';

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
