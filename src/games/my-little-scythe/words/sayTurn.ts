import type { Seat } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { ALL_KINDS, KINDS, SIDES_OF_QUEST } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { landOf } from '../rules/hexes.ts';
import { broughtBy } from '../rules/state.ts';
import { hexThing } from '../rules/things.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';

/** Says in one line what a turn has brought: deeds in their order, then what the seat has more or less of. */
export class TurnSpeaker extends Namer<NameWords & EventWords> {
  turn(seat: Seat, events: readonly Event[]): Phrase {
    const { between } = this.words;
    const placed = events.findIndex(({ is }) => is === 'put');
    const given = events.findIndex(isGift);
    const deeds = events.flatMap((event, at) => [
      ...(at === placed ? [this.words.turnPlaced(this.#tokens(events.filter(isPut)))] : []),
      ...(at === given ? [this.words.turnGiven(this.#tokens(events.filter(isGift)))] : []),
      ...this.#deed(event, events, seat),
    ]);
    return listed([...deeds, ...this.#balance(events, seat)], between, between);
  }

  /** What matters of an event when it is over. */
  #deed(event: Event, events: readonly Event[], seat: Seat): Phrase[] {
    const { words } = this;
    switch (event.is) {
      case 'acted':
        return [[this.space(event.space, event.tile)]];
      case 'moved':
        return this.#moved(event, events.filter(isMoved));
      case 'delivered':
        return [words.turnDelivered(words.drawnTokens(KINDS[event.kind], broughtBy(event.by)))];
      case 'sealed':
        return events.some(({ is }) => is === 'fought') ? [] : [phrase`${words.turnSealed}`];
      case 'fought':
        // As whoever the line is about had it: the own total first, whoever attacked.
        return event.seat === seat
          ? [words.turnFought(event.rival, event.attack.total, event.defence.total, event.winner === seat)]
          : [words.turnFought(event.seat, event.defence.total, event.attack.total, event.winner === seat)];
      case 'solved':
        return [words.turnSolved(this.quest(event.card), words.sides[SIDES_OF_QUEST[event.side]])];
      case 'launched':
        return [words.turnThrown(KINDS[event.kind], this.land(event.to))];
      case 'jumped':
        return [words.turnMoved(this.land(event.to), [])];
      case 'kept':
        return [words.turnKept(this.tile(event.pile, event.tile))];
      case 'claimed':
        return [words.turnClaimed(this.fieldOf(event.field).name)];
      default:
        return [];
    }
  }

  #moved(event: Moved, [first = event, second]: readonly Moved[]): Phrase[] {
    const { words } = this;
    const load = (apples: number, gems: number): Phrase => this.drawnTokens(apples, gems);
    if (second?.to === first.to) {
      const both = load(first.apples + second.apples, first.gems + second.gems);
      return event === first ? [words.turnBoth(this.land(event.to), both)] : [];
    }
    const [land, before] = [landOf(event.to), event === first ? null : landOf(first.to)];
    const to = land === before ? thing(hexThing(event.to), words.another(this.landName(land))) : this.land(event.to);
    return [words.turnMoved(to, load(event.apples, event.gems))];
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
    const parts = ALL_KINDS.flatMap((kind) => {
      const count = events.reduce((sum, event) => sum + (event.kind === kind ? countOf(event) : 0), 0);
      return count > 0 ? [words.drawnTokens(KINDS[kind], count)] : [];
    });
    return listed(parts, words.comma, words.and);
  }
}

type Moved = Extract<Event, { is: 'moved' }>;
const isMoved = (event: Event): event is Moved => event.is === 'moved';
type Put = Extract<Event, { is: 'put' }>;
type Paid = Extract<Event, { is: 'paid' }>;
const countOf = (event: Put | Paid): number => (event.is === 'paid' ? event.count : 1);
const isPut = (event: Event): event is Put => event.is === 'put';
const isGift = (event: Event): event is Paid => event.is === 'paid' && event.to !== 'supply';

const sumOf = (events: readonly Event[], seat: Seat, track: 'pies' | 'friendship'): number =>
  events.reduce((sum, event) => (event.is === track && event.seat === seat ? sum + event.by : sum), 0);
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
