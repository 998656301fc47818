import type { Phrase } from '../src/words/phrase.ts';

/** A piece of a phrase that has no name and no picture in it. */
export const pieceOf = (said: Phrase): string =>
  said.reduce<string>(
    (longest, part) => (typeof part === 'string' && part.length > longest.length ? part : longest),
    '',
  );
