import type { Seat } from '../../../engine/ids.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import type { Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { NameWords } from './names.en.ts';
import { cardPhrase, cardPhrases, geishaPart } from './names.ts';
import { hasReserveIn, isCalledOff } from './turnOf.ts';
import type { TurnWords } from './turns.en.ts';

/** Decides what matters to the others of all that a seat did in a turn. */
export function sayTurn(words: TurnWords, names: NameWords, seat: Seat, events: readonly Event[]): Phrase {
  const card = (kind: Kind): Phrase => cardPhrase(names, kind);
  const deed = (event: Event, place: number): Phrase => {
    switch (event.is) {
      case 'chosen':
        return words.engaged(geishaPart(names, event.geisha));
      case 'guest':
        return event.from === 'reserve' ? words.reserve(card(event.card)) : words.guest(card(event.card));
      case 'ability':
        if (event.seat !== seat) return [];
        return phrase`${abilityUsed(words, names.geisha[event.geisha].ability, event)}`;
      case 'advertised':
        return words.publicity(card(event.card));
      case 'discarded': {
        if (!event.introducing) return words.discarded(card(event.card));
        const run = introducedFrom(events, place);
        return run.length === 0 ? [] : words.introduced(cardPhrases(names, run));
      }
      case 'rested':
        return phrase`${hasReserveIn(events) ? words.noAction : words.passed}`;
      case 'drew':
        return event.seat === seat ? phrase`${words.drew(event.count)}` : words.otherDrew(event.seat, event.count);
      case 'looked':
        return phrase`${words.looked(event.count)}`;
      case 'aside':
        return phrase`${words.newReserve}`;
      case 'closed':
        return event.seat === seat ? phrase`${words.closedOwn}` : words.closed(event.seat);
      case 'sunk':
        return event.seat === seat ? words.sankOwn(card(event.card)) : words.sank(event.seat, card(event.card));
      case 'returned':
        return event.seat === seat ? words.returnedOwn(card(event.card)) : words.returned(event.seat, card(event.card));
      case 'moved':
        return words.moved(event.from, card(event.card));
      case 'recalled':
        return words.returnedOwn(card(event.card));
      case 'again':
        return phrase`${words.again}`;
      case 'lap':
        return isCalledOff(events) ? [] : phrase`${words.calledLap}`;
      case 'roundEnded':
        return event.ending === 'out' ? phrase`${words.wentOut}` : [];
      case 'geisha':
      case 'choosing':
      case 'round':
      case 'dealt':
      case 'laid':
      case 'used':
      case 'declined':
      case 'aimless':
      case 'buried':
      case 'revealed':
      case 'scored':
      case 'total':
      case 'ended':
        return [];
    }
  };
  return words.joined(
    beforeTheCount(events)
      .map(deed)
      .filter((said) => said.length > 0),
  );
}

/** By Ebb Tide nothing may be drawn at all: no draw would tell that. */
const abilityUsed = (words: TurnWords, ability: string, event: Extract<Event, { is: 'ability' }>): string =>
  event.geisha === 'seoto' && event.count === 0 ? words.drewNone(ability) : words.using(ability);

/** When the round is over, reserves are judged at once: that is nobody's turn. */
function beforeTheCount(events: readonly Event[]): readonly Event[] {
  const ended = events.findIndex(({ is }) => is === 'roundEnded');
  return ended < 0 ? events : events.slice(0, ended + 1);
}

/** Cards that were introduced one after the other, said at the first of them. */
function introducedFrom(events: readonly Event[], place: number): readonly Kind[] {
  const cardAt = (at: number): Kind | null => {
    const event = events[at];
    return event?.is === 'discarded' && event.introducing ? event.card : null;
  };
  const cards: Kind[] = [];
  if (cardAt(place - 1) !== null) return cards;
  for (let card = cardAt(place); card !== null; card = cardAt(place + cards.length)) cards.push(card);
  return cards;
}
