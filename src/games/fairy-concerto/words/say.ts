import type { Ask } from '../../../engine/game.ts';
import type { Seat, Side } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { listed } from '../../../words/lists.ts';
import { type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { type Card, type Counts, fairyThing, type Kind } from '../rules/cards.ts';
import { named } from '../rules/lists.ts';
import { addedIn } from '../rules/pace.ts';
import type { Reason } from '../rules/reasons.ts';
import { ROWS } from '../rules/score.ts';
import type { Event, Move, View } from '../rules/state.ts';
import type { Words } from './en.ts';
import { knownOf } from './known.ts';
import { card, cards, fairies, fairy, players, who } from './names.ts';
import { sayReason } from './reasons.ts';
import { explain } from './things.ts';

type EventOf<Is extends Event['is']> = Extract<Event, { is: Is }>;

/** Decides what is said of moves and events, once for every language; `reasons.ts` and `things.ts` do so of those. */
class Speaker {
  readonly #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  ask({ step, seat }: Ask, view: View): Phrase {
    const words = this.#words;
    if (step === 'compose') return phrase`${words.askCompose}`;
    return step === 'keep' ? phrase`${words.askKeep}` : phrase`${this.#choice(seat, view)}`;
  }

  /** What is chosen in secret. */
  #choice(seat: Seat, { held, dealt, round }: View): string {
    const words = this.#words;
    const of = at(held, seat);
    const adds = addedIn(held.length, round);
    const fairies = held.length === 2 ? words.askAddAndRemove(of) : of === adds ? words.askLast : words.askOf(adds, of);
    return (dealt[seat] ?? []).length > 0 ? words.askAlsoKeep(fairies) : fairies;
  }

  move(move: Move): Phrase {
    const words = this.#words;
    if (!('take' in move)) return words.keep(this.#card(move.keep));
    const parts = [words.add(this.#players(move.take))];
    if (move.remove !== undefined) parts.push(words.remove(this.#fairy(move.remove)));
    if (move.keep !== undefined) parts.push(words.alsoKeep(this.#card(move.keep)));
    return listed(parts, words.comma, words.comma);
  }

  event(event: Event): Phrase {
    const words = this.#words;
    switch (event.is) {
      case 'begun': {
        const begins = words.begins(this.#fairy(event.popular));
        return event.left === null ? begins : this.#sentences(begins, words.notDrawn(this.#fairies(event.left)));
      }
      case 'sealed':
        return words.choseInSecret(event.seat);
      case 'revealed':
        return this.#revealed(event);
      case 'drew':
        return words.drew(event.seat, this.#cards(event.cards, words.and));
      case 'kept':
        return words.keeps(event.seat, this.#card(event.card), this.#card(event.away));
      case 'passed':
        return phrase`${event.seats === 2 ? words.swapped : words.passed}`;
      case 'drawn':
        return phrase`${words.round(event.round + 1, event.count, event.seats === 1)}`;
      case 'hand': {
        const hand = this.#fairies(event.hand);
        return event.passed ? words.gets(event.seat, hand) : words.draws(event.seat, hand);
      }
      case 'left':
        return words.notDrawn(this.#fairies(event.left));
      case 'bach': {
        const took = this.#players(event.took);
        return event.cards === 0 ? words.bachGets(took) : words.bachGetsCards(took, event.cards);
      }
      case 'turned':
        return words.bachsCards(this.#cards(event.cards, words.cardComma));
      case 'ended':
        return this.#ended(event);
    }
  }

  #revealed({ seat, took, removed, kept, away }: EventOf<'revealed'>): Phrase {
    const words = this.#words;
    const added = this.#players(took);
    const adds =
      removed === null ? words.adds(seat, added) : words.addsAndRemoves(seat, added, this.#other(removed, took));
    if (kept === null || away === null) return adds;
    return this.#sentences(adds, words.keeps(seat, this.#card(kept), this.#card(away)));
  }

  #ended({ points, winners, bach }: EventOf<'ended'>): Phrase {
    const words = this.#words;
    const called = (side: Side): Phrase => who(words, bach && side > 0 ? 'bach' : side);
    return words.ended(
      points.map((count, side) => words.total(called(side), count)),
      winners.map(called),
    );
  }

  /** Whose turn it is goes without saying; whatever others turn over at the same time goes by their names. */
  turn(seat: Seat, events: readonly Event[]): Phrase {
    const words = this.#words;
    const isOwn = (event: Event): boolean => 'seat' in event && event.seat === seat;
    const told = lastRound(events);
    const deeds = [...told.filter(isOwn), ...told.filter((event) => !isOwn(event))].flatMap((event): Phrase[] => {
      switch (event.is) {
        case 'revealed':
        case 'kept': {
          const deed = this.#deed(event);
          return [event.seat === seat ? deed : words.by(words.person(event.seat), deed)];
        }
        case 'bach':
          return [words.by(who(words, 'bach'), this.#players(event.took))];
        default:
          return [];
      }
    });
    return listed(deeds, words.between, words.between);
  }

  #deed(event: EventOf<'revealed' | 'kept'>): Phrase {
    const words = this.#words;
    if (event.is === 'kept') return words.keepsCard(this.#card(event.card));
    const took = this.#players(event.took);
    const parts = [event.removed === null ? took : words.swaps(took, this.#other(event.removed, event.took))];
    if (event.kept !== null) parts.push(words.keepsCard(this.#card(event.kept)));
    return listed(parts, words.comma, words.comma);
  }

  side(side: Side, seats: number): Phrase | null {
    return seats === 1 && side === seats ? who(this.#words, 'bach') : null;
  }

  #sentences = (...sentences: readonly Phrase[]): Phrase => listed(sentences, this.#words.space, this.#words.space);
  #fairy = (kind: Kind) => fairy(this.#words, kind);
  /** One that goes when such a one came has to be told from it. */
  #other = (kind: Kind, took: readonly Kind[]): Part =>
    took.includes(kind) ? thing(fairyThing(kind), this.#words.another) : this.#fairy(kind);
  #fairies = (counts: Counts): Phrase => fairies(this.#words, counts);
  #players = (kinds: readonly Kind[]): Phrase => players(this.#words, kinds);
  #card = (which: Card) => card(this.#words, which);
  #cards = (which: readonly Card[], between: string): Phrase => cards(this.#words, which, between);
}

/** Alone nobody else comes between, and yet a turn is not the whole game: what was told since the last hands were drawn. */
function lastRound(events: readonly Event[]): readonly Event[] {
  const isTold = ({ is }: Event): boolean => is === 'revealed' || is === 'kept';
  const drawn = events.findLastIndex(({ is }, at) => is === 'drawn' && events.slice(at).some(isTold));
  return events.slice(drawn + 1);
}

/** The voice of one language. */
export function voiceOf(words: Words): TableVoice<Move, View, Event, Reason> {
  const speaker = new Speaker(words);
  return {
    sayMove: (move) => speaker.move(move),
    sayEvent: (event) => speaker.event(event),
    sayTurn: (seat, events) => speaker.turn(seat, events),
    sayReason: (reason) => sayReason(words, reason),
    sayAsk: (ask, view) => speaker.ask(ask, view),
    explain: (of, view) => explain(words, knownOf(of, view)),
    sayRow: (row) => phrase`${words.rows[named(ROWS, row)]}`,
    saySide: (side, { seats }) => speaker.side(side, seats),
    options: words.options,
  };
}
