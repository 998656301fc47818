import { personSeats } from '../../engine/floor.ts';
import type { AnyView } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/shown.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { TableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';

/** Whose moment it is, and what is asked; whoever plays alone is not called by name. */
export function moment({ floor, ask, sitters }: TableNews, voice: AnyVoice, view: AnyView, words: TableWords): Phrase {
  const question = ask ? voice.sayAsk(ask, view) : [];
  switch (floor.kind) {
    case 'open':
    case 'private':
      return ask?.pause || personSeats(sitters).length === 1 ? question : words.asked(floor.seat, question);
    case 'bots':
      return words.thinking(floor.seats);
    case 'forced':
      return ask?.pause ? question : words.forced(floor.seats.length);
    case 'reveal':
      return words.uncovered;
    default:
      return words.over;
  }
}
