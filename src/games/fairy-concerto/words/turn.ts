import type { Seat } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import type { Event } from '../rules/state.ts';
import type { Words } from './en.ts';
import { cardTold, fairy, players, who } from './names.ts';
import { lastRound } from './order.ts';

type Deed = Extract<Event, { is: 'revealed' | 'kept' }>;

/** Whose turn it is goes without saying; whatever others turn over at the same time goes by their names. */
export function sayTurn(words: Words, seat: Seat, events: readonly Event[]): Phrase {
  const isOwn = (event: Event): boolean => 'seat' in event && event.seat === seat;
  const told = lastRound(events);
  // Beside other deeds a score card is not spelt out, nor in the first draft told, where all keep one: all are to be read in
  // the one line, and the card is marked on the table. Several that one player kept are one deed.
  const isBeside = told.filter(({ is }) => is === 'revealed' || is === 'kept' || is === 'bach').length > 1;
  const keptBy = (whose: Seat): readonly Event[] => told.filter((event) => event.is === 'kept' && event.seat === whose);
  const deeds = [...told.filter(isOwn), ...told.filter((event) => !isOwn(event))].flatMap((event): Phrase[] => {
    switch (event.is) {
      case 'revealed':
      case 'kept': {
        const kept = keptBy(event.seat);
        if (event.is === 'kept' && isBeside && event !== kept[0]) return [];
        const deed =
          event.is === 'kept' && isBeside ? phrase`${words.keepsSome(kept.length)}` : sayDeed(words, event, isBeside);
        return [event.seat === seat ? deed : words.by(words.person(event.seat), deed)];
      }
      case 'bach':
        return [words.by(who(words, 'bach'), players(words, event.took))];
      default:
        return [];
    }
  });
  return listed(deeds, words.between, words.between);
}

function sayDeed(words: Words, event: Deed, isBeside: boolean): Phrase {
  if (event.is === 'kept') return words.keepsCard(cardTold(words, event.card));
  const took = players(words, event.took);
  const { removed } = event;
  const same = removed !== null && event.took.includes(removed);
  const parts = [removed === null ? took : same ? words.swapsSame(took) : words.swaps(took, fairy(words, removed))];
  if (event.kept !== null && !isBeside) parts.push(words.keepsCard(cardTold(words, event.kept)));
  return listed(parts, words.comma, words.comma);
}
