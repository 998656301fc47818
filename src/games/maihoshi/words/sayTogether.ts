import { type Joined, toldTogether } from '../../../words/chronicle.ts';
import type { Phrase } from '../../../words/phrase.ts';
import type { Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { cardPhrase, cardPhrases, geishaPart } from './names.ts';
import { buried, drawn, lookedAt, type Of, onWhom, sayEvent } from './sayEvent.ts';

/** Decides what goes together in the log: a guest with the effect and what came of it, and the steps of one action. */
export const sayEvents = (words: EventWords, names: NameWords, events: readonly Event[]): (Phrase | null)[] => {
  const teller = new Teller(words, names);
  return toldTogether(
    events,
    (event) => sayEvent(words, names, event),
    (first, others) => teller.join(first, others),
  );
};

class Teller {
  readonly #words: EventWords;
  readonly #names: NameWords;

  constructor(words: EventWords, names: NameWords) {
    this.#words = words;
    this.#names = names;
  }

  join(first: Event, others: readonly Event[]): Joined | null {
    switch (first.is) {
      case 'guest':
        return this.#guest(first, others);
      case 'used':
        return this.#used(this.#words.uses, first, others);
      case 'discarded':
        return first.introducing ? this.#introduced([first, ...others]) : null;
      case 'looked':
        return this.#steps([first, ...others]);
      case 'ability':
        return first.geisha === 'hinagiku' ? this.#publicity([first, ...others]) : this.#enabled(first, others);
      case 'drew':
        return this.#publicity([first, ...others]);
      default:
        return null;
    }
  }

  /** What an ability allowed, where it follows. */
  #enabled(ability: Of<'ability'>, coming: readonly Event[]): Joined | null {
    const [next] = coming;
    if (next?.is !== 'guest' && next?.is !== 'aside') return null;
    const said = sayEvent(this.#words, this.#names, ability);
    const allowed = (next.is === 'guest' && this.#guest(next, coming.slice(1))) || {
      said: sayEvent(this.#words, this.#names, next),
      count: 1,
    };
    return { said: this.#words.both(said, allowed.said), count: allowed.count + 1 };
  }

  #guest(guest: Of<'guest'>, coming: readonly Event[]): Joined | null {
    const words = this.#words;
    const [next] = coming;
    const fromHand = guest.from === 'hand';
    if (next?.is === 'declined' && next.card === guest.card) {
      const only = fromHand ? words.invitesOnly : words.turnsOverOnly;
      return { said: only(guest.seat, this.#card(guest.card)), count: 2 };
    }
    if (next?.is !== 'used' || next.card !== guest.card) return null;
    const used = this.#used(fromHand ? words.invitesAndUses : words.turnsOverAndUses, next, coming.slice(1));
    return { said: used.said, count: used.count + 1 };
  }

  /** What was used, and what came of it at once. */
  #used(say: EventWords['uses'], used: Of<'used'>, coming: readonly Event[]): Joined {
    const said = say(used.seat, this.#card(used.card), onWhom(this.#words, used));
    const outcome = this.#outcome(used, coming);
    return outcome ? { said: this.#words.both(said, outcome.said), count: outcome.count + 1 } : { said, count: 1 };
  }

  #outcome(used: Of<'used'>, coming: readonly Event[]): Joined | null {
    const words = this.#words;
    const [first] = coming;
    switch (first?.is) {
      case 'closed':
        return { said: words.isClosed(first.seat, first.seat === used.seat), count: 1 };
      case 'sunk':
      case 'returned':
      case 'moved':
        return { said: sayEvent(words, this.#names, first), count: 1 };
      case 'drew':
        if (typeof first.by === 'object') return this.#others(first, coming);
        return first.by === undefined ? this.#steps(coming) : this.#publicity(coming);
      case 'looked':
        return this.#steps(coming);
      case 'ability':
        return this.#publicity(coming);
      default:
        return null;
    }
  }

  /** Those who draw because of an effect that has just been told. */
  #others(first: Of<'drew'>, coming: readonly Event[]): Joined {
    const drew = takenWhile(
      coming,
      (event): event is Of<'drew'> => event.is === 'drew' && typeof event.by === 'object',
    );
    if (drew.length > 1 && drew.every(({ cards }) => cards === null))
      return { said: this.#words.drawEach(drew.map(({ seat }) => seat)), count: drew.length };
    return { said: this.#words.draws(first.seat, drawn(this.#words, this.#names, first)), count: 1 };
  }

  #introduced(coming: readonly Event[]): Joined {
    const words = this.#words;
    const given = takenWhile(
      coming,
      (event): event is Of<'discarded'> => event.is === 'discarded' && event.introducing,
    );
    const [first] = given;
    const cards = words.cards(
      cardPhrases(
        this.#names,
        given.map(({ card }) => card),
      ),
    );
    const [ebb, ...afterEbb] = coming.slice(given.length);
    const isEbb = ebb?.is === 'ability' && ebb.geisha === 'seoto';
    const [draw] = isEbb ? afterEbb : [ebb];
    const drew = draw?.is === 'drew' && draw.by === 'introducing' ? draw : null;
    const exchange = isEbb
      ? words.ebbs(ebb.count, geishaPart(this.#names, ebb.geisha), this.#names.geisha[ebb.geisha].ability)
      : drew
        ? words.exchange(drawn(words, this.#names, drew))
        : [];
    return {
      said: words.introduces(first?.seat ?? 0, cards, exchange),
      count: given.length + (isEbb ? 1 : 0) + (drew ? 1 : 0),
    };
  }

  #publicity(coming: readonly Event[]): Joined | null {
    const [first] = coming;
    if (first?.is === 'ability' ? first.geisha !== 'hinagiku' : first?.is !== 'drew' || first.by !== 'publicity')
      return null;
    return this.#steps(coming, this.#words.doesPublicity);
  }

  /** One deed after the other of the same seat, in one sentence. */
  #steps(coming: readonly Event[], say: EventWords['does'] = this.#words.does): Joined {
    const deeds: Phrase[] = [];
    let before: Event | undefined;
    for (const event of coming) {
      const deed = this.#deed(event, before);
      if (!deed) break;
      deeds.push(deed);
      before = event;
    }
    const [first] = coming;
    return { said: say(first && 'seat' in first ? first.seat : 0, deeds), count: deeds.length };
  }

  /** Null: it is no step of what came before. */
  #deed(event: Event, before: Event | undefined): Phrase | null {
    const { deeds } = this.#words;
    switch (event.is) {
      case 'ability':
        if (before) return null;
        return deeds.listens(geishaPart(this.#names, event.geisha), this.#names.geisha[event.geisha].ability);
      case 'drew':
        if (before?.is === 'looked') return deeds.takes(drawn(this.#words, this.#names, event));
        return !before || before.is === 'ability' ? deeds.draws(drawn(this.#words, this.#names, event)) : null;
      case 'looked':
        return before ? null : deeds.looks(lookedAt(this.#words, this.#names, event));
      case 'buried':
        return before?.is === 'drew' ? deeds.buries(buried(this.#words, this.#names, event)) : null;
      case 'advertised':
        return before?.is === 'drew' ? deeds.places(this.#card(event.card)) : null;
      case 'discarded':
        return before && !event.introducing ? deeds.discards(this.#card(event.card)) : null;
      default:
        return null;
    }
  }

  #card = (card: Kind): Phrase => cardPhrase(this.#names, card);
}

function takenWhile<Kept extends Event>(events: readonly Event[], keep: (event: Event) => event is Kept): Kept[] {
  const kept: Kept[] = [];
  for (const event of events) {
    if (!keep(event)) break;
    kept.push(event);
  }
  return kept;
}
