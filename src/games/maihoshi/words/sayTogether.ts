import { type Joined, toldTogether } from '../../../words/chronicle.ts';
import type { Part, Phrase } from '../../../words/phrase.ts';
import { cardOf, type Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { GeishaId } from '../rules/geisha.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { abilityPart, cardsTold, cardTold, comingTold, otherTold } from './names.ts';
import { arrival, buried, drawn, lookedAt, type Of, onWhom, reputationNow, sayEvent } from './sayEvent.ts';
import { hasReserveIn, isCalledOff, takenWhile, turnOf, upToAgain } from './turnOf.ts';

/** Decides what goes together in the log: a guest with the effect and what came of it, and the steps of one action. */
export const sayEvents = (words: EventWords, names: NameWords, events: readonly Event[]): (Phrase | null)[] => {
  const teller = new Teller(words, names, events);
  return toldTogether(
    events,
    (event) => sayEvent(words, names, event),
    (first, others) => teller.join(first, others),
  );
};

type Coming = Parameters<typeof comingTold>[1];

/** What somebody did, as a part of a sentence; what else is to be said of it afterwards; and of how many events. */
interface Done {
  readonly deed: Phrase;
  readonly after: readonly Phrase[];
  readonly count: number;
}

class Teller {
  readonly #words: EventWords;
  readonly #names: NameWords;
  readonly #events: readonly Event[];

  constructor(words: EventWords, names: NameWords, events: readonly Event[]) {
    this.#words = words;
    this.#names = names;
    this.#events = events;
  }

  join(first: Event, others: readonly Event[]): Joined | null {
    switch (first.is) {
      case 'guest':
        return this.#guest(first, others);
      case 'used':
        return this.#used(first, others);
      case 'discarded':
        return first.introducing ? this.#introduced([first, ...others]) : null;
      case 'looked':
        return this.#does(first.seat, this.#steps([first, ...others]));
      case 'ability':
        return first.geisha === 'hinagiku'
          ? this.#does(first.seat, this.#publicity([first, ...others]))
          : this.#enabled(first, others);
      case 'choosing':
        // Those who choose are told.
        return { said: [], count: 1 };
      case 'drew':
        return this.#allDraw([first, ...others]) ?? this.#does(first.seat, this.#publicity([first, ...others]));
      case 'revealed':
        return this.#judged([first, ...others]);
      case 'rested':
        return hasReserveIn(turnOf(first, this.#events)) ? { said: this.#words.noAction(first.seat), count: 1 } : null;
      case 'lap':
        return { said: this.#lap(first), count: 1 };
      default:
        return null;
    }
  }

  #does(seat: number, done: Done | null): Joined | null {
    return done && { said: this.#all(this.#words.does(seat, done.deed), done.after), count: done.count };
  }

  #all = (said: Phrase, after: readonly Phrase[]): Phrase =>
    after.filter(({ length }) => length > 0).reduce(this.#words.both, said);

  /** All reserves when the round is over: each with the ability by which it came, or with what is taken for it at once. */
  #judged(coming: readonly Event[]): Joined {
    const words = this.#words;
    const settled = takenWhile(
      coming,
      (event): event is Of<'revealed' | 'ability' | 'drew' | 'recalled'> =>
        event.is === 'revealed' || event.is === 'ability' || event.is === 'drew' || event.is === 'recalled',
    );
    const moreOf = (event: Event): Event | undefined =>
      settled.find((other) => other !== event && other.seat === ('seat' in event ? event.seat : null));
    const turned = settled.filter((event) => event.is === 'revealed');
    const alike = turned.filter((event) => !event.met && !moreOf(event));
    const apart = alike.length > 1 ? turned.filter((event) => !alike.includes(event)) : turned;
    const each = apart.map((event): Phrase => {
      const { seat, card, count, met } = event;
      const more = moreOf(event);
      const told = this.#card(card);
      if (met) return words.reserveCame(seat, told, count, more ? this.#cameBy(more) : []);
      return words.reserveFailed(seat, told, more ? this.#takenToo(more) : []);
    });
    if (alike.length > 1)
      each.push(words.reservesFailed(alike.map(({ seat, card }) => ({ seat, card: this.#card(card) }))));
    return { said: each.reduce(words.both), count: settled.length };
  }

  #cameBy = (event: Event): Phrase =>
    event.is === 'ability' ? this.#words.byAbility(this.#ability(event.geisha)) : [];

  #takenToo(event: Event): Phrase {
    const { alsoDrawn, alsoTaken } = this.#words;
    if (event.is === 'drew') return alsoDrawn(event.seat, drawn(this.#words, this.#names, event));
    return event.is === 'recalled' ? alsoTaken(event.seat, this.#card(event.card)) : [];
  }

  /** Those whose reserves could not come: several together, if none but they may know what they draw. */
  #allDraw(coming: readonly Event[]): Joined | null {
    const [first] = coming;
    if (first?.is !== 'drew' || first.by !== 'reserve') return null;
    const drew = takenWhile(
      coming,
      (event): event is Of<'drew'> => event.is === 'drew' && event.by === 'reserve' && event.cards === null,
    );
    if (drew.length < 2) return null;
    const seats = drew.map(({ seat }) => seat);
    return { said: this.#words.allDraw(seats, drawn(this.#words, this.#names, first)), count: drew.length };
  }

  /** Nothing, where the round ends with this turn: before an extra one nobody can know that it will. */
  #lap(lap: Of<'lap'>): Phrase {
    const coming = upToAgain(this.#events.slice(this.#events.indexOf(lap)));
    if (isCalledOff(coming)) return [];
    return this.#words.lap(lap.cause, lap.by, lap.guests, coming.at(-1)?.is === 'again');
  }

  /** What an ability allowed, where it follows. */
  #enabled(ability: Of<'ability'>, coming: readonly Event[]): Joined | null {
    const [next] = coming;
    if (next?.is !== 'guest' && next?.is !== 'aside') return null;
    if (next.is === 'aside') {
      const deed = this.#words.deeds.laysReserve(next.card === null ? null : this.#card(next.card));
      return { said: this.#words.secondReserve(next.seat, this.#ability(ability.geisha), deed), count: 2 };
    }
    const guest = this.#guest(next, coming.slice(1), this.#ability(ability.geisha));
    return { ...guest, count: guest.count + 1 };
  }

  /** The last lap that a guest calls is told when its effect has been. */
  #guest(guest: Of<'guest'>, coming: readonly Event[], bridge: Part | null = null): Joined {
    const { arrives, tails } = this.#words;
    const [first] = coming;
    const lap = first?.is === 'lap' ? first : null;
    const [next, ...later] = lap ? coming.slice(1) : coming;
    const laps = lap ? [this.#lap(lap)] : [];
    const told = laps.length + 1;
    const say = (tail: Phrase, ...after: readonly Phrase[]): Phrase =>
      this.#all(arrives(arrival(this.#names, guest, bridge), tail), [...after, ...laps]);
    if (next?.is === 'declined' && next.card === guest.card) return { said: say(tails.declined), count: told + 1 };
    if (next?.is === 'aimless' && next.card === guest.card) return { said: say(tails.aimless), count: told + 1 };
    if (next?.is !== 'used' || next.card !== guest.card) return { said: say(tails.none), count: told };
    const done = this.#outcome(next, later);
    if (done) return { said: say(tails.effect(done.deed), ...done.after), count: told + 1 + done.count };
    const tail = isTold(next, later) || isExtraTurn(next) ? tails.none : tails.uses(onWhom(this.#words, next));
    return { said: say(tail), count: told + 1 };
  }

  /** Where the guest has been told before. */
  #used(used: Of<'used'>, coming: readonly Event[]): Joined | null {
    const [next, ...later] = coming;
    if (next && isTold(used, coming)) {
      const told = this.join(next, later) ?? { said: sayEvent(this.#words, this.#names, next), count: 1 };
      return { ...told, count: told.count + 1 };
    }
    const done = this.#outcome(used, coming);
    if (!done) return null;
    const said = this.#words.byEffect(used.seat, cardTold(this.#names, used.card), done.deed);
    return { said: this.#all(said, done.after), count: done.count + 1 };
  }

  /** What came of an effect at once. */
  #outcome(used: Of<'used'>, coming: readonly Event[]): Done | null {
    const { deeds, guestsLeft } = this.#words;
    // It comes of it when the turn is over.
    const [first] = coming;
    if (isExtraTurn(used)) {
      if (first?.is === 'again') return { deed: deeds.goesOn, after: [], count: 1 };
      return isCalledOff(upToAgain(coming)) ? null : { deed: deeds.gainsTurn, after: [], count: 0 };
    }
    const just = (deed: Phrase, ...after: readonly Phrase[]): Done => ({ deed, after, count: 1 });
    switch (first?.is) {
      case 'closed':
        return just(deeds.closes(first.seat, first.seat === used.seat));
      case 'sunk':
        return just(
          deeds.sinks(first.seat, first.seat === used.seat, this.#card(first.card)),
          guestsLeft(first.seat, first.left),
        );
      case 'returned': {
        const own = first.seat === used.seat;
        return just(
          deeds.returns(first.seat, own, this.#card(first.card)),
          reputationNow(this.#words, this.#names, first, own),
        );
      }
      case 'moved':
        return just(deeds.moves(first.from, this.#card(first.card), first.count), guestsLeft(first.from, first.left));
      case 'guest':
        return cardOf(used.card).effect === 'place-free' ? this.#placed(used, coming) : null;
      case 'aside':
        return just(deeds.laysReserve(first.card === null ? null : this.#card(first.card)));
      case 'drew':
        if (typeof first.by === 'object') return this.#others(first, coming);
        return first.by === undefined ? this.#steps(coming, [used.card]) : this.#publicity(coming, [used.card]);
      case 'looked':
        return this.#steps(coming, [used.card]);
      case 'ability':
      case 'advertised':
        return this.#publicity(coming, [used.card]);
      default:
        return null;
    }
  }

  /** Guests that come without an effect. */
  #placed({ card }: Of<'used'>, coming: readonly Event[]): Done {
    const steps = takenWhile(
      coming,
      (event): event is Of<'guest' | 'lap'> => (event.is === 'guest' && event.by === card) || event.is === 'lap',
    );
    const placed = steps.filter((event) => event.is === 'guest');
    const laps = steps.filter((event) => event.is === 'lap');
    const deed = this.#words.deeds.places(placed.map((guest) => ({ card: this.#coming(guest), count: guest.count })));
    return { deed, after: laps.map((lap) => this.#lap(lap)), count: steps.length };
  }

  /** Those who draw because of an effect that has just been told. */
  #others(first: Of<'drew'>, coming: readonly Event[]): Done {
    const { deeds } = this.#words;
    const drew = takenWhile(
      coming,
      (event): event is Of<'drew'> => event.is === 'drew' && typeof event.by === 'object',
    );
    const areAlike = drew.every(({ cards }) => cards === null);
    const told = areAlike ? drew : [first];
    const seats = told.map(({ seat }) => seat);
    return { deed: deeds.lets(seats, drawn(this.#words, this.#names, first)), after: [], count: told.length };
  }

  #introduced(coming: readonly Event[]): Joined {
    const words = this.#words;
    const given = takenWhile(
      coming,
      (event): event is Of<'discarded'> => event.is === 'discarded' && event.introducing,
    );
    const [first] = given;
    const kinds = given.map(({ card }) => card);
    const areAlike = new Set(kinds).size < kinds.length;
    const cards = words.cards(areAlike ? cardsTold(this.#names, kinds) : given.map(this.#coming));
    const [ebb, ...afterEbb] = coming.slice(given.length);
    const isEbb = ebb?.is === 'ability' && ebb.geisha === 'seoto';
    const [draw] = isEbb ? afterEbb : [ebb];
    const drew = draw?.is === 'drew' && draw.by === 'introducing' ? draw : null;
    const exchange = isEbb
      ? words.ebbs(ebb.count, this.#ability(ebb.geisha))
      : drew
        ? words.exchange(drawn(words, this.#names, drew), given.length)
        : [];
    return {
      said: words.introduces(first?.seat ?? 0, cards, exchange),
      count: given.length + (isEbb ? 1 : 0) + (drew ? 1 : 0),
    };
  }

  /** With Hinagiku's ability, if it is used for it. */
  #publicity(coming: readonly Event[], named: readonly Kind[] = []): Done | null {
    const { deeds, withAbility } = this.#words;
    const [first] = coming;
    const listens = first?.is === 'ability' && first.geisha === 'hinagiku';
    const steps = listens ? coming.slice(1) : coming;
    const [step] = steps;
    const isPublicity = step?.is === 'advertised' || (step?.is === 'drew' && step.by === 'publicity');
    if (!isPublicity) return null;
    const done = this.#steps(steps, named, (each) =>
      deeds.publicity(each, listens ? withAbility(this.#ability('hinagiku')) : []),
    );
    return listens ? { ...done, count: done.count + 1 } : done;
  }

  /** One deed after the other of the same seat, in one sentence. `named`: what it has laid already. */
  #steps(
    coming: readonly Event[],
    named: readonly Kind[] = [],
    say: EventWords['deeds']['joined'] = this.#words.deeds.joined,
  ): Done {
    const each: Phrase[] = [];
    const after: Phrase[] = [];
    const laps: Phrase[] = [];
    const laid = [...named];
    let before: Event | undefined;
    let count = 0;
    for (const event of coming) {
      // A draw may call the last lap: that is told when the rest of the action has been.
      if (event.is === 'lap' && before) {
        laps.push(this.#lap(event));
        count++;
        continue;
      }
      const deed = this.#deed(event, before, laid);
      if (!deed) break;
      each.push(deed);
      count++;
      if (event.is === 'advertised' || event.is === 'discarded') laid.push(event.card);
      if (event.is === 'advertised') after.push(reputationNow(this.#words, this.#names, event, true));
      before = event;
    }
    return { deed: say(each), after: [...after, ...laps], count };
  }

  /** Null: it is no step of what came before. */
  #deed(event: Event, before: Event | undefined, named: readonly Kind[]): Phrase | null {
    const { deeds } = this.#words;
    const told = (coming: Coming): Phrase => {
      const { card } = coming;
      return named.includes(card) ? otherTold(this.#names, card, named.at(-1) === card) : this.#coming(coming);
    };
    // One that these eyes have just seen come.
    const unlessDrawn = (coming: Coming): Phrase | null =>
      before?.is === 'drew' && before.cards?.length === 1 && before.cards[0] === coming.card ? null : told(coming);
    switch (event.is) {
      case 'drew': {
        const [only, ...more] = event.cards ?? [];
        const cards =
          only === undefined || more.length > 0
            ? drawn(this.#words, this.#names, event)
            : this.#words.these(told({ card: only }));
        if (before?.is === 'looked') return deeds.takes(event.cards && cards, before.count);
        return before ? null : deeds.draws(cards);
      }
      case 'looked':
        return before ? null : deeds.looks(lookedAt(this.#words, this.#names, event));
      case 'buried':
        return before?.is === 'drew' ? deeds.buries(buried(this.#words, this.#names, event)) : null;
      case 'advertised':
        return !before || before.is === 'drew' ? deeds.advertises(unlessDrawn(event)) : null;
      case 'discarded':
        return before && !event.introducing ? deeds.discards(unlessDrawn(event)) : null;
      default:
        return null;
    }
  }

  #ability = (geisha: GeishaId): Part => abilityPart(this.#names, geisha);

  #coming = (coming: Coming): Phrase => comingTold(this.#names, coming);
  #card = (card: Kind): Phrase => cardTold(this.#names, card);
}

const isExtraTurn = ({ card }: Of<'used'>): boolean => cardOf(card).effect === 'extra-turn';

/** The guest that an effect brings tells of the effect. */
const isTold = (used: Of<'used'>, coming: readonly Event[]): boolean => {
  const next = coming.find(({ is }) => is !== 'ability');
  return next?.is === 'guest' && next.by === used.card;
};
