import { type Phrase, phrase } from '../../../words/phrase.ts';
import type { Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { cardPhrase, cardPhrases, geishaPart } from './names.ts';

export type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

/** What is drawn, as far as these eyes may know it. */
export const drawn = (words: EventWords, names: NameWords, { cards, count }: Of<'drew'>): Phrase =>
  cards === null ? words.some(count) : words.these(words.cards(cardPhrases(names, cards)));

export const lookedAt = (words: EventWords, names: NameWords, { cards, count }: Of<'looked'>): Phrase =>
  cards === null ? words.top(count) : words.cards(cardPhrases(names, cards));

export const buried = (words: EventWords, names: NameWords, { cards, count }: Of<'buried'>): Phrase =>
  cards === null ? words.rest(count) : words.cards(cardPhrases(names, cards));

/** Decides how an event is told in the log. */
export function sayEvent(words: EventWords, names: NameWords, event: Event): Phrase {
  const card = (kind: Kind): Phrase => cardPhrase(names, kind);
  const cards = (kinds: readonly Kind[]): Phrase => words.cards(cardPhrases(names, kinds));
  switch (event.is) {
    case 'geisha':
      return words.geisha(event.geisha.map((geisha, seat) => words.geishaOf(seat, geishaPart(names, geisha))));
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
      return words.uses(event.seat, card(event.card), onWhom(words, event));
    case 'declined':
      return words.skips(event.seat, card(event.card));
    case 'drew':
      return draw(words, names, event);
    case 'advertised':
      return words.advertises(event.seat, card(event.card), event.drew > 0);
    case 'discarded':
      return event.introducing
        ? words.introduces(event.seat, card(event.card), [])
        : words.discards(event.seat, card(event.card));
    case 'rested':
      return words.passes(event.seat);
    case 'aside':
      return event.card === null ? words.laysReserve(event.seat) : words.laysAsReserve(event.seat, card(event.card));
    case 'closed':
      return words.isClosed(event.seat, null);
    case 'sunk':
      return words.sinks(event.seat, card(event.card));
    case 'returned':
      return words.returns(event.seat, card(event.card));
    case 'moved':
      return words.moves(event.from, event.seat, card(event.card));
    case 'looked':
      return words.does(event.seat, [words.deeds.looks(lookedAt(words, names, event))]);
    case 'buried':
      return words.does(event.seat, [words.deeds.buries(buried(words, names, event))]);
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

/** To whom an effect is done; nothing, if it is not done to somebody. */
export function onWhom(words: EventWords, { seat, target }: Of<'used'>): Phrase {
  if (target === null) return [];
  return target === seat ? [words.onSelf] : words.on(target);
}

function draw(words: EventWords, names: NameWords, event: Of<'drew'>): Phrase {
  const { seat, by } = event;
  const cards = drawn(words, names, event);
  if (by === undefined) return words.draws(seat, cards);
  return typeof by === 'string'
    ? words.drawsFor(seat, cards, by)
    : words.drawsBy(seat, cards, by.seat, cardPhrase(names, by.card));
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

function scored(words: EventWords, event: Of<'scored'>): Phrase {
  const { seat, income, effects, ability, left, penalty, bonus, points } = event;
  const part = (of: number, say: (points: number) => string): string[] => (of > 0 ? [say(of)] : []);
  const parts = [
    words.income(income),
    ...part(effects, words.effects),
    ...part(ability, words.ability),
    ...part(penalty, (of) => words.penalty(of, left)),
    ...part(bonus, words.roundBonus),
  ];
  return words.scores(seat, points, parts, income + effects + ability < penalty);
}

function ended(words: EventWords, { tokens, winners, tie }: Of<'ended'>): Phrase {
  const totals = words.totals(tokens.map((count, seat) => words.total(seat, count)));
  if (tie === 'shared') return words.shared(totals, winners);
  return tie === 'hands' ? words.wonByHand(totals, winners) : words.won(totals, winners);
}
