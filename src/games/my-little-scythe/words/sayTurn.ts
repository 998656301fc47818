import type { Seat } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import { APPLE, GEM, kindName, MAKE_PILE, NO_TILE, QUEST, sideName, spaceName } from '../rules/cards.ts';
import { type Event, TO_SUPPLY } from '../rules/state.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';

/** Says in one line what a turn has brought: deeds in their order, then what the seat has more or less of. */
export class TurnSpeaker extends Namer<NameWords & EventWords> {
  turn(events: readonly Event[]): Phrase {
    const { between } = this.words;
    const seat = actorOf(events);
    const placed = events.findIndex(({ is }) => is === 'put');
    const given = events.findIndex(isGift);
    const deeds = events.flatMap((event, at) => [
      ...(at === placed ? [this.words.turnPlaced(this.#tokens(events.filter(isPut)))] : []),
      ...(at === given ? [this.words.turnGiven(this.#tokens(events.filter(isGift)))] : []),
      ...this.#deed(event, events),
    ]);
    return listed([...deeds, ...(seat === null ? [] : this.#balance(events, seat))], between, between);
  }

  /** What matters of an event when it is over. */
  #deed(event: Event, events: readonly Event[]): Phrase[] {
    const { words } = this;
    switch (event.is) {
      case 'acted':
        if (event.tile !== NO_TILE) return [[this.tile(MAKE_PILE, event.tile)]];
        return [phrase`${words.printed.spaces[spaceName(event.space)].name}`];
      case 'moved': {
        const to = this.hex(event.to);
        if (event.apples + event.gems === 0) return [words.turnMoved(to)];
        return [words.turnCarried(to, this.drawnTokens(event.apples, event.gems))];
      }
      case 'delivered': {
        const [one = 0, two = 0] = event.by;
        return [words.turnDelivered(words.drawnTokens(kindName(event.kind), one + two))];
      }
      case 'sealed':
        return events.some(({ is }) => is === 'fought') ? [] : [phrase`${words.turnSealed}`];
      case 'fought': {
        const [own = 0, other = 0] = event.totals;
        return [words.turnFought(own, other, event.winner)];
      }
      case 'solved':
        return [words.turnSolved(this.quest(event.card), words.sides[sideName(event.side)])];
      case 'launched':
        return [words.turnThrown(kindName(event.kind), this.hex(event.to))];
      case 'jumped':
        return [words.turnMoved(this.hex(event.to))];
      case 'kept':
        return [words.turnKept(this.tile(event.pile, event.tile))];
      case 'claimed':
        return [words.turnClaimed(this.fieldOf(event.field).name)];
      default:
        return [];
    }
  }

  #balance(events: readonly Event[], seat: Seat): Phrase[] {
    const { words } = this;
    const spells = events.filter((event) => event.is === 'spell' && event.seat === seat).length;
    const pies = sumOf(events, seat, 'pies');
    const friendship = sumOf(events, seat, 'friendship');
    return [
      ...(spells > 0 ? [words.turnSpells(spells)] : []),
      ...(pies !== 0 ? [words.turnPies(signed(pies))] : []),
      ...(friendship !== 0 ? [words.turnFriendship(signed(friendship))] : []),
    ];
  }

  #tokens(events: readonly (Put | Paid)[]): Phrase {
    const { words } = this;
    const parts = [APPLE, GEM, QUEST].flatMap((kind) => {
      const count = events.filter((event) => event.kind === kind).length;
      return count > 0 ? [words.drawnTokens(kindName(kind), count)] : [];
    });
    return listed(parts, words.comma, words.and);
  }
}

type Put = Extract<Event, { is: 'put' }>;
type Paid = Extract<Event, { is: 'paid' }>;
const isPut = (event: Event): event is Put => event.is === 'put';
const isGift = (event: Event): event is Paid => event.is === 'paid' && event.to !== TO_SUPPLY;

/** Whose turn it was; a turn that begins is another's. */
function actorOf(events: readonly Event[]): Seat | null {
  for (const event of events) if (event.is !== 'began' && 'seat' in event) return event.seat;
  return null;
}

const sumOf = (events: readonly Event[], seat: Seat, track: 'pies' | 'friendship'): number =>
  events.reduce((sum, event) => (event.is === track && event.seat === seat ? sum + event.by : sum), 0);
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
