import type { Part, Phrase } from '../../../words/phrase.ts';
import { COLOURS, type Kind, PUBLICITY } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { GEISHA, type GeishaId } from '../rules/geisha.ts';
import type { Arrival, EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { abilityPart, cardsTold, cardTold, changesTold, comingTold, geishaPart, valuesTold } from './names.ts';

export type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

/** What is drawn, as far as these eyes may know it. */
export const drawn = (words: EventWords, names: NameWords, { cards, count }: Of<'drew'>): Phrase =>
  cards === null ? words.some(count) : words.these(words.cards(cardsTold(names, cards)));

export const lookedAt = (words: EventWords, names: NameWords, { cards, count }: Of<'looked'>): Phrase =>
  cards === null ? words.top(count) : words.cards(cardsTold(names, cards));

export const buried = (words: EventWords, names: NameWords, { cards, count }: Of<'buried'>): Phrase =>
  cards === null ? words.rest(count) : words.cards(cardsTold(names, cards));

/** Decides how an event is told in the log. */
export function sayEvent(words: EventWords, names: NameWords, event: Event): Phrase {
  const card = (kind: Kind): Phrase => cardTold(names, kind);
  const geisha = (id: GeishaId): [Part, string, Phrase] => [
    geishaPart(names, id),
    names.geisha[id].ability,
    valuesTold(names, GEISHA[id], COLOURS),
  ];
  switch (event.is) {
    case 'geisha':
      return words.geisha(event.seat, ...geisha(event.geisha));
    case 'choosing':
      return words.choosing;
    case 'chosen':
      return event.again
        ? words.engagesAgain(event.seat, geishaPart(names, event.geisha))
        : words.engages(event.seat, ...geisha(event.geisha));
    case 'round':
      return words.round(event.round, event.hand);
    case 'dealt':
      return words.isDealt(event.seat, words.cards(cardsTold(names, event.cards)));
    case 'laid':
      return laid(words, names, event);
    case 'guest':
      return words.arrives(arrival(names, event), words.tails.none);
    case 'ability':
      return ability(words, names, event);
    case 'used':
      return words.uses(event.seat, card(event.card), onWhom(words, event));
    case 'declined':
      return words.skips(event.seat, card(event.card));
    case 'aimless':
      return words.findsNobody(card(event.card));
    case 'drew':
      return draw(words, names, event);
    case 'advertised':
      return words.both(
        words.advertises(event.seat, comingTold(names, event), event.drew > 0),
        reputationNow(words, names, event, true),
      );
    case 'discarded':
      return event.introducing
        ? words.introduces(event.seat, comingTold(names, event), [])
        : words.discards(event.seat, comingTold(names, event));
    case 'rested':
      return words.passes(event.seat);
    case 'aside':
      return words.does(event.seat, words.deeds.laysReserve(event.card === null ? null : card(event.card)));
    case 'closed':
      return words.isClosed(event.seat, event.isOwn);
    case 'sunk':
      return words.both(words.sinks(event.seat, card(event.card)), words.guestsLeft(event.seat, event.left));
    case 'returned':
      return words.both(words.returns(event.seat, card(event.card)), reputationNow(words, names, event, false));
    case 'moved':
      return words.both(
        words.moves(event.from, event.seat, card(event.card)),
        words.guestsLeft(event.from, event.left),
      );
    case 'looked':
      return words.does(event.seat, words.deeds.looks(lookedAt(words, names, event)));
    case 'buried':
      return words.does(event.seat, words.deeds.buries(buried(words, names, event)));
    case 'again':
      return words.again(event.seat);
    case 'lap':
      return words.lap(event.cause, event.by, event.guests, false);
    case 'roundEnded':
      return event.ending === 'out' ? words.outOfCards(event.by) : words.lapOver(event.by);
    case 'revealed':
      return event.met
        ? words.reserveCame(event.seat, card(event.card), event.count, [])
        : words.reserveFailed(event.seat, card(event.card), []);
    case 'recalled':
      return words.takesBack(event.seat, card(event.card));
    case 'scored':
      return scored(words, names, event);
    case 'total':
      return words.total(event.seat, event.rounds, event.tokens);
    case 'ended':
      return ended(words, event);
  }
}

export const arrival = (names: NameWords, guest: Of<'guest'>, bridge: Part | null = null): Arrival => ({
  seat: guest.seat,
  card: comingTold(names, guest),
  count: guest.count,
  by: guest.by === null ? null : cardTold(names, guest.by),
  isReserve: guest.from === 'reserve',
  bridge,
});

/** Which values the card has changed, by coming or by going. `own`: of whoever has just been named. */
export function reputationNow(
  words: EventWords,
  names: NameWords,
  event: Of<'advertised' | 'returned'>,
  own: boolean,
): Phrase {
  const { seat, card, reputation } = event;
  const raises = PUBLICITY[card];
  const changed = COLOURS.filter((colour) => (raises?.[colour] ?? 0) > 0);
  const values = changesTold(names, reputation, changed);
  return words.reputationNow(seat, own, values, event.is === 'advertised');
}

/** To whom an effect is done; nothing, if it is not done to somebody. */
export function onWhom(words: EventWords, { seat, target }: Of<'used'>): Phrase {
  if (target === null) return [];
  return target === seat ? [words.onSelf] : words.on(target);
}

function laid(words: EventWords, names: NameWords, { seats, without, barred, again, starter }: Of<'laid'>): Phrase {
  const reserves = words.reserves({
    seats,
    without: without.filter((seat) => !barred.includes(seat)),
    barred: barred.map((seat) => ({
      seat,
      geisha: again ? null : geishaPart(names, 'sayo'),
      ability: abilityPart(names, 'sayo'),
    })),
  });
  return words.both(reserves, words.begins(starter));
}

function draw(words: EventWords, names: NameWords, event: Of<'drew'>): Phrase {
  const { seat, by } = event;
  const cards = drawn(words, names, event);
  if (by === undefined) return words.draws(seat, cards);
  return typeof by === 'string'
    ? words.drawsFor(seat, cards, by)
    : words.drawsBy(seat, cards, by.seat, cardTold(names, by.card));
}

function ability(words: EventWords, names: NameWords, event: Of<'ability'>): Phrase {
  const called = abilityPart(names, event.geisha);
  switch (event.geisha) {
    case 'tokiwa':
      return words.bridged(event.seat, cardTold(names, event.card), called);
    case 'seoto':
      return words.drawsLess(event.seat, called, event.count);
    default:
      return words.usesAbility(event.seat, called);
  }
}

function scored(words: EventWords, names: NameWords, event: Of<'scored'>): Phrase {
  const { seat, income, effects, ability, left, penalty, bonus, points } = event;
  const gained = income + effects + ability;
  const part = (of: number, say: (points: number) => string): string[] => (of > 0 ? [say(of)] : []);
  // No other geisha's ability scores.
  const danced = (points: number): string => words.ability(points, names.geisha.hiougi.ability);
  const more = [...part(effects, words.effects), ...part(ability, danced)];
  if (gained < penalty)
    return words.scoresNothing(seat, [...part(income, words.income), ...more], gained, penalty, left);
  const parts = [words.income(income), ...more, ...part(bonus, words.roundBonus)];
  return words.scores(seat, points, parts, penalty, left);
}

function ended(words: EventWords, { tokens, winners, tie }: Of<'ended'>): Phrase {
  const most = Math.max(...tokens);
  const equals = tokens.flatMap((count, seat) => (count === most ? [seat] : []));
  if (tie === 'shared') return words.shared(equals, winners, most);
  const [winner] = winners;
  return tie === 'hands' && winner !== undefined ? words.wonByHand(equals, winner, most) : words.won(winners);
}
