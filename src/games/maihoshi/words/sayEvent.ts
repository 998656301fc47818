import { type Phrase, phrase } from '../../../words/phrase.ts';
import type { Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { cardPhrase, cardPhrases, geishaPart } from './names.ts';

type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

/** Decides how an event is told in the log. */
export function sayEvent(words: EventWords, names: NameWords, event: Event): Phrase {
  const card = (kind: Kind): Phrase => cardPhrase(names, kind);
  const cards = (kinds: readonly Kind[]): Phrase => words.cards(cardPhrases(names, kinds));
  switch (event.is) {
    case 'chosen':
      return words.engages(event.seat, geishaPart(names, event.geisha));
    case 'round':
      return words.round(event.round, event.starter);
    case 'dealt':
      return words.isDealt(event.seat, cards(event.cards));
    case 'sealed':
      return words.hasDecided(event.seat);
    case 'laid':
      if (event.seats.length === 0) return phrase`${words.noReserves}`;
      return event.without.length === 0 ? phrase`${words.allReserves}` : words.reserves(event.seats, event.without);
    case 'guest':
      return event.from === 'reserve'
        ? words.turnsOver(event.seat, card(event.card))
        : words.invites(event.seat, card(event.card));
    case 'ability':
      return ability(words, names, event);
    case 'used':
      if (event.target === null) return words.uses(event.seat, card(event.card));
      return event.target === event.seat
        ? words.usesOnSelf(event.seat, card(event.card))
        : words.usesOn(event.seat, card(event.card), event.target);
    case 'declined':
      return words.skips(event.seat, card(event.card));
    case 'drew':
      return words.draws(
        event.seat,
        event.cards === null ? words.some(event.count) : words.these(cards(event.cards)),
        event.by ? words.by(event.by.seat, card(event.by.card)) : null,
      );
    case 'advertised':
      return words.advertises(event.seat, card(event.card));
    case 'discarded':
      return event.introducing
        ? words.introduces(event.seat, card(event.card))
        : words.discards(event.seat, card(event.card));
    case 'rested':
      return words.passes(event.seat);
    case 'aside':
      return event.card === null ? words.laysReserve(event.seat) : words.laysAsReserve(event.seat, card(event.card));
    case 'closed':
      return words.isClosed(event.seat);
    case 'sunk':
      return words.sinks(event.seat, card(event.card));
    case 'returned':
      return words.returns(event.seat, card(event.card));
    case 'moved':
      return words.moves(event.from, event.seat, card(event.card));
    case 'looked':
      return event.cards === null
        ? words.looksAtSome(event.seat, event.count)
        : words.looksAt(event.seat, cards(event.cards));
    case 'buried':
      return event.cards === null
        ? words.buriesSome(event.seat, event.count)
        : words.buries(event.seat, cards(event.cards));
    case 'again':
      return words.again(event.seat);
    case 'lap':
      return words.lap(event.cause, event.by, event.guests);
    case 'roundEnded':
      return event.ending === 'out' ? words.outOfCards(event.by, bonuses(words, event)) : words.lapOver(event.by);
    case 'revealed':
      return event.met
        ? words.reserveCame(event.seat, card(event.card))
        : words.reserveFailed(event.seat, card(event.card));
    case 'recalled':
      return words.takesBack(event.seat, card(event.card));
    case 'scored':
      return scored(words, event);
    case 'ended':
      return ended(words, event);
  }
}

function ability(words: EventWords, names: NameWords, event: Of<'ability'>): Phrase {
  const geisha = geishaPart(names, event.geisha);
  const called = names.geisha[event.geisha].ability;
  switch (event.geisha) {
    case 'tokiwa':
      return words.meetsByAbility(event.seat, geisha, called, cardPhrase(names, event.card));
    case 'seoto':
      return words.drawsLess(event.seat, geisha, called, event.count);
    default:
      return words.usesAbility(event.seat, geisha, called);
  }
}

const bonuses = (words: EventWords, { bonus }: Of<'roundEnded'>): Phrase =>
  bonus.flatMap((points, seat) => (points > 0 ? words.bonus(seat, points) : []));

function scored(words: EventWords, { seat, income, effects, penalty, bonus, points }: Of<'scored'>): Phrase {
  const part = (of: number, say: (points: number) => string): string[] => (of > 0 ? [say(of)] : []);
  const parts = [
    words.income(income),
    ...part(effects, words.effects),
    ...part(penalty, words.penalty),
    ...part(bonus, words.roundBonus),
  ];
  return words.scores(seat, points, parts, income + effects + bonus < penalty);
}

function ended(words: EventWords, { tokens, winners, tie }: Of<'ended'>): Phrase {
  const totals = words.totals(tokens.map((count, seat) => words.total(seat, count)));
  if (tie === 'shared') return words.shared(totals, winners);
  return tie === 'hands' ? words.wonByHand(totals, winners) : words.won(totals, winners);
}
