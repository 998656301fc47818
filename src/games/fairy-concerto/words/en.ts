import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { COMPOSER, type Counts } from '../rules/cards.ts';
import { paceOf } from '../rules/pace.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { type Known, knownOf, listed, type Now } from './known.ts';
import {
  capital,
  card,
  fairies,
  fairy,
  fairyName,
  many,
  needs,
  players,
  points,
  ROW_NAMES,
  SOLOIST_SENTENCES,
  who,
} from './names.en.ts';
import { sayReason } from './reasons.en.ts';

function sayMove(move: Move): Phrase {
  if (!('take' in move)) return phrase`Keep ${card(move.keep)}`;
  const away = move.remove === undefined ? phrase`` : phrase`, remove ${fairy(move.remove)}`;
  const kept = move.keep === undefined ? phrase`` : phrase`, keep ${card(move.keep)}`;
  return phrase`Add ${players(move.take)}${away}${kept}`;
}

function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'begun':
      return phrase`The popular fairy is ${fairy(event.popular)}.${event.left === null ? phrase`` : phrase` Not drawn yet: ${fairies(event.left)}.`}`;
    case 'sealed':
      return phrase`${name(event.seat)} has chosen in secret.`;
    case 'revealed':
      return revealed(event);
    case 'drew':
      return phrase`${name(event.seat)}’s composer brings ${listed(event.cards.map(card), ' and ')}.`;
    case 'kept':
      return phrase`${name(event.seat)} keeps ${card(event.card)} and discards ${card(event.away)}.`;
    case 'passed':
      return event.seats === 2 ? phrase`The two hands change places.` : phrase`Every hand goes to the left.`;
    case 'drawn':
      return phrase`Round ${event.round + 1}: a hand of ${event.count} fairies.`;
    case 'hand':
      return event.passed
        ? phrase`${name(event.seat)} gets a hand of ${fairies(event.hand)}.`
        : phrase`${name(event.seat)} draws ${fairies(event.hand)}.`;
    case 'left':
      return phrase`Not drawn yet: ${fairies(event.left)}.`;
    case 'bach':
      return phrase`Bach gets ${players(event.took)}${event.cards === 0 ? '' : ` and ${many(event.cards, 'score card')}, face down`}.`;
    case 'turned':
      return phrase`Bach’s score cards were ${listed(event.cards.map(card), ', ')}.`;
    case 'ended':
      return ended(event);
  }
}

function revealed({ seat, took, removed, kept, away }: Extract<Event, { is: 'revealed' }>): Phrase {
  const gone = removed === null ? phrase`` : phrase` and removes ${fairy(removed)}`;
  const cards = kept === null || away === null ? phrase`` : phrase` ${card(kept)} stays, ${card(away)} is discarded.`;
  return phrase`${name(seat)} adds ${players(took)}${gone}.${cards}`;
}

function ended({ points: by, winners, bach }: Extract<Event, { is: 'ended' }>): Phrase {
  if (bach) return phrase`${name(0)} ${by[0] ?? 0}, Bach ${by[1] ?? 0}: ${who(winners[0], winners[0] !== 0)} wins.`;
  const best = points(by[winners[0] ?? 0] ?? 0);
  return phrase`${listed(winners.map(name), ' and ')} ${winners.length > 1 ? 'win' : 'wins'} with ${best}.`;
}

/** How everybody stands in a contest. */
const standing = ({ by, bach }: Now): Phrase => {
  const each = by.flatMap((own, side) => phrase`${side === 0 ? '' : ', '}${who(side, bach && side > 0)} ${own}`);
  return phrase` As it stands: ${each}.`;
};

const lacks = (missing: Counts): Phrase =>
  missing.every((count) => count === 0) ? phrase`met` : phrase`${needs(missing)} missing`;

function explained(known: Known): Phrase {
  switch (known.is) {
    case 'fairy':
      return phrase`${capital(fairyName(known.kind))}.${known.popular ? ' The popular kind.' : ''}${known.kind === COMPOSER ? ' Brings two score cards, one of which stays.' : ''} ${known.unseen} not seen yet.`;
    case 'score':
      return known.keeper === null
        ? phrase`5 points for an orchestra with at least ${needs(known.needs)}.`
        : phrase`5 points for at least ${needs(known.needs)}. ${name(known.keeper.seat)} keeps it: ${lacks(known.keeper.missing)}.`;
    case 'soloist':
      return phrase`Soloist: ${SOLOIST_SENTENCES[known.soloist] ?? ''}. Kinds that you do not have do not count.${standing(known.now)}`;
    case 'pianist':
    case 'harpist':
      return phrase`${ROW_NAMES[known.is] ?? ''}: 3 points for each set of ${known.kinds.map(fairyName).join(' and ')}.${standing(known.now)}`;
    case 'popular':
      return phrase`Popular fairy: 1 point for each ${fairyName(known.kind)}.${standing(known.now)}`;
    case 'conductor':
      return phrase`Conductor: 2 points for each fairy of the kind you have most of.${standing(known.now)}`;
    case 'honours':
      return phrase`Honours: 2 points for the most at conductor, soloist, pianist and harpist each.`;
    case 'faceDown':
      return phrase`Bach’s score cards, face down: 3 points each.`;
    case 'bag':
      return phrase`${known.count} fairies have not been drawn.`;
    case 'deck':
      return phrase`${many(known.count, 'score card')} in the deck.`;
    case 'discard':
      return known.cards.length === 0
        ? phrase`No score card has been discarded.`
        : phrase`Discarded score cards: ${listed(known.cards.map(card), ', ')}.`;
    case 'removed':
      return phrase`Removed from the game: ${fairies(known.counts)}.`;
    case 'orchestra':
      return phrase`${who(known.side, known.bach)}: ${fairies(known.counts)}.`;
  }
}

function asked(view: View, seat: number): Phrase {
  const seats = view.held.length;
  const keeps = (view.dealt[seat]?.length ?? 0) > 0;
  if (seats === 1) return phrase`Choose ${paceOf(seats).added[view.round] ?? 0} of ${view.held[seat] ?? 0}`;
  if (seats === 2)
    return keeps
      ? phrase`Whom to add, whom to remove, and a score card`
      : phrase`Choose whom to add and whom to remove`;
  return keeps ? phrase`Choose a fairy and a score card` : phrase`Choose a fairy for your orchestra`;
}

export const en: TableVoice<Move, View, Event> = {
  sayMove,
  sayEvent,
  sayReason,
  sayAsk: ({ step, seat }, view) => {
    if (step === 'compose') return phrase`Which score card stays?`;
    return step === 'keep' ? phrase`Which of the dealt score cards stays?` : asked(view, seat);
  },
  explain: (of, view) => explained(knownOf(of, view)),
  sayRow: (row) => phrase`${ROW_NAMES[row] ?? ''}`,
  saySide: (side, { seats }) => (seats === 1 && side === seats ? phrase`Bach` : null),
  options: {
    randomCards: {
      name: 'Random cards',
      values: {
        off: { name: 'Bag', sentence: 'Fairies come from a bag, and nobody knows which are left.' },
        on: {
          name: 'Cards',
          sentence:
            'After drawing, all can see how many of each kind are left. With two players each can work out the other’s hand.',
        },
      },
    },
  },
};
