import type { Sitter } from '../../engine/log.ts';
import type { WaitingWords } from '../../words/tickets.ts';

export const whoSits = (sitters: readonly Sitter[], words: WaitingWords): string =>
  sitters.map(({ kind, name }) => (kind === 'bot' ? words.bot(name) : name)).join(words.comma);
