import type { CircleNews } from '../../protocol/wire.ts';
import { namesOf } from '../../words/lists.ts';
import { name, type Phrase, phrase } from '../../words/phrase.ts';
import type { TogetherWords } from '../../words/together.ts';

/** What people on another device ask of this table. */
export function wantsSaid({ seats, wished }: NonNullable<CircleNews['question']>, words: TogetherWords): Phrase {
  const { wants, somebody } = words;
  const who = seats.length > 0 ? namesOf(seats, ', ', ', ') : phrase`${somebody}`;
  if ('claim' in wished) return wants.seats(namesOf(wished.claim, ', ', ', '));
  if ('opens' in wished) return wants[wished.opens](who);
  const { entry } = wished;
  if ('undo' in entry) return wants.undo(who, entry.undo.length);
  return 'sitter' in entry ? wants.sit([name(entry.seat)]) : wants.end(who);
}
