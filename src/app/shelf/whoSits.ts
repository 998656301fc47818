import type { Sitter } from '../../engine/log.ts';
import type { ShelfWords } from '../../words/shelf.ts';

export const whoSits = (sitters: readonly Sitter[], words: ShelfWords): string =>
  sitters.map(({ kind, name }) => (kind === 'bot' ? words.bot(name) : name)).join(words.comma);
