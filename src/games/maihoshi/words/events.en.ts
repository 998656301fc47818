import type { Seat } from '../../../engine/ids.ts';
import { listed, namesOf } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Event } from '../rules/events.ts';
import { geishaId } from '../rules/geisha.ts';
import type { Cause, Ending } from '../rules/state.ts';
import { geishaEn } from './folk.en.ts';
import { cardPhrase, geishaPart, many } from './nouns.en.ts';

const CAUSES: Readonly<Record<Cause, string>> = {
  guests: 'enough guests are seated',
  deck: 'the deck is empty',
  idle: 'nobody did anything for a whole lap',
};
const ENDINGS: Readonly<Record<Ending, string>> = {
  A: 'is out of cards, and the round ends at once',
  B: 'has taken the last turn of the last lap, and the round ends',
  C: 'has taken the last turn of the last lap, and the round ends',
};

export const cards = (of: readonly number[]): Phrase => listed(of.map(cardPhrase), ', ', ' and ');

export function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'chosen':
      return phrase`${name(event.seat)} engages ${geishaPart(event.geisha)}.`;
    case 'round':
      return phrase`Round ${event.round}. ${name(event.starter)} begins.`;
    case 'dealt':
      return phrase`${name(event.seat)} is dealt ${cards(event.cards)}.`;
    case 'sealed':
      return phrase`${name(event.seat)} has decided about the reserve.`;
    case 'laid':
      return event.seats.length === 0
        ? phrase`Nobody has a reserve.`
        : phrase`With a reserve: ${namesOf(event.seats, ', ', ' and ')}.`;
    case 'guest':
      return event.from === 'reserve'
        ? phrase`${name(event.seat)} turns over the reserve: ${cardPhrase(event.card)} comes as a guest.`
        : phrase`${name(event.seat)} invites ${cardPhrase(event.card)}.`;
    case 'ability':
      return phrase`${name(event.seat)}’s ${geishaPart(event.geisha)} uses ${geishaEn[geishaId(event.geisha)]?.ability ?? ''}.`;
    case 'used':
      if (event.target === null) return phrase`${name(event.seat)} uses ${cardPhrase(event.card)}.`;
      return event.target === event.seat
        ? phrase`${name(event.seat)} uses ${cardPhrase(event.card)} on their own house.`
        : phrase`${name(event.seat)} uses ${cardPhrase(event.card)} on ${name(event.target)}.`;
    case 'declined':
      return phrase`${name(event.seat)} skips the effect of ${cardPhrase(event.card)}.`;
    case 'drew':
      return event.cards === null
        ? phrase`${name(event.seat)} draws ${many(event.count, 'card')}.`
        : phrase`${name(event.seat)} draws ${cards(event.cards)}.`;
    case 'advertised':
      return phrase`${name(event.seat)} advertises with ${cardPhrase(event.card)}.`;
    case 'discarded':
      return event.introducing
        ? phrase`${name(event.seat)} introduces ${cardPhrase(event.card)}.`
        : phrase`${name(event.seat)} discards ${cardPhrase(event.card)}.`;
    case 'rested':
      return phrase`${name(event.seat)} introduces nobody.`;
    case 'aside':
      return event.card === null
        ? phrase`${name(event.seat)} lays a new reserve.`
        : phrase`${name(event.seat)} lays ${cardPhrase(event.card)} as the new reserve.`;
    case 'closed':
      return phrase`${name(event.seat)}’s house is closed.`;
    case 'sunk':
      return phrase`${cardPhrase(event.card)}, a guest of ${name(event.seat)}, goes under the deck.`;
    case 'returned':
      return phrase`${cardPhrase(event.card)} goes back from publicity to the hand of ${name(event.seat)}.`;
    case 'moved':
      return phrase`${cardPhrase(event.card)} moves from ${name(event.from)} to ${name(event.seat)}.`;
    case 'looked':
      return event.cards === null
        ? phrase`${name(event.seat)} looks at ${many(event.count, 'card')}.`
        : phrase`${name(event.seat)} looks at ${cards(event.cards)}.`;
    case 'buried':
      return event.cards === null
        ? phrase`${name(event.seat)} puts ${many(event.count, 'card')} under the deck.`
        : phrase`${name(event.seat)} puts ${cards(event.cards)} under the deck.`;
    case 'again':
      return phrase`${name(event.seat)} has another turn.`;
    case 'lap':
      return phrase`The last lap begins: ${CAUSES[event.cause]}. ${name(event.by)} comes last.`;
    case 'roundEnded':
      return phrase`${name(event.by)} ${ENDINGS[event.ending]}.${bonusOf(event.bonus)}`;
    case 'revealed':
      return event.met
        ? phrase`${name(event.seat)}’s reserve: ${cardPhrase(event.card)} comes as a guest.`
        : phrase`${name(event.seat)}’s reserve: ${cardPhrase(event.card)} cannot come, and goes back to the hand.`;
    case 'recalled':
      return phrase`${name(event.seat)} takes back ${cardPhrase(event.card)} from publicity.`;
    case 'scored':
      return scored(event);
    case 'ended':
      return ended(event);
  }
}

function bonusOf(bonus: readonly number[]): Phrase {
  const given = bonus.flatMap((points, seat: Seat) =>
    points > 0 ? [phrase` A bonus of ${points} for ${name(seat)}.`] : [],
  );
  return given.flat();
}

function scored({ seat, income, effects, penalty, bonus, points }: Extract<Event, { is: 'scored' }>): Phrase {
  const parts = [
    `${income} income`,
    effects > 0 ? `${effects} by effects` : '',
    penalty > 0 ? `${penalty} off for the hand` : '',
    bonus > 0 ? `${bonus} bonus` : '',
  ].filter((part) => part !== '');
  return phrase`${name(seat)} takes ${many(points, 'token')}: ${parts.join(', ')}.`;
}

function ended({ tokens, winners, tie }: Extract<Event, { is: 'ended' }>): Phrase {
  const totals = listed(
    tokens.map((count, seat) => phrase`${name(seat)} ${count}`),
    ', ',
    ', ',
  );
  const who = namesOf(winners, ', ', ' and ');
  if (tie === 'shared') return phrase`Tokens: ${totals}. ${who} share the victory.`;
  return tie === 'hands'
    ? phrase`Tokens: ${totals}. ${who} wins with fewer cards left.`
    : phrase`Tokens: ${totals}. ${who} wins.`;
}
