import { plain } from '../../words/phrase.ts';
import type { Chapter } from '../../words/voice.ts';

/** The paragraphs that have every wanted word, or all where nothing is wanted; no chapter without one. */
export function found(chapters: readonly Chapter[], wanted: string): readonly Chapter[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const paragraphs = chapter.paragraphs.filter(({ text }) => {
      const told = folded(`${chapter.title} ${plain(text, () => '')}`);
      return words.every((word) => told.includes(word));
    });
    return paragraphs.length === 0 ? [] : [{ ...chapter, paragraphs }];
  });
}

/** Wide and narrow letters, capital and small ones are the same to whoever looks for a word. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
