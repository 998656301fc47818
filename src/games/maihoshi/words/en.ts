import { listed } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { NONE } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import { cards, sayEvent } from './events.en.ts';
import { askOf, type Known, knownOf } from './known.ts';
import { cardPhrase, cardText, geishaPart, geishaText, many } from './nouns.en.ts';
import { sayReason } from './reasons.en.ts';

function sayMove(move: Move, view: View): Phrase {
  switch (move.do) {
    case 'choose':
      return phrase`Engage ${geishaPart(move.geisha)}`;
    case 'aside':
      return phrase`Reserve ${cardPhrase(move.card)}`;
    case 'guest':
      return phrase`Invite ${cardPhrase(move.card)}`;
    case 'introduce':
      return phrase`Introduce ${cardPhrase(move.card)}`;
    case 'place':
      return phrase`Advertise with ${cardPhrase(move.card)}`;
    case 'discard':
      return phrase`Discard ${cardPhrase(move.card)}`;
    case 'take':
      return phrase`Take ${cardPhrase(move.card)}`;
    case 'recall':
      return phrase`Take back ${cardPhrase(move.card)}`;
    case 'publicity':
      return move.count > 1 ? phrase`Publicity, drawing two` : phrase`Publicity`;
    case 'draw':
      return move.count === 0 ? phrase`Draw none` : phrase`Draw ${many(move.count, 'card')}`;
    case 'target':
      return phrase`${name(move.seat)}`;
    case 'bury':
      return phrase`Under the deck: ${listed(move.cards.map(cardPhrase), ', then ', ', then ')}`;
    case 'reveal': {
      const reserve = view.reserves[view.turn] ?? NONE;
      return reserve >= 0 ? phrase`Use the reserve: ${cardPhrase(reserve)}` : phrase`Use the reserve`;
    }
    case 'use':
      return phrase`Use the effect`;
    case 'decline':
      return phrase`${declined(view)}`;
    case 'rest':
      return phrase`Introduce nobody`;
    case 'end':
      return phrase`End the turn`;
    case 'top':
      return phrase`Take the top card`;
    case 'ready':
      return phrase`Go on`;
  }
}

function declined(view: View): string {
  const step = view.steps.at(-1);
  if (view.stage === 'reserve') return 'No reserve';
  if (step?.is === 'second') return 'No new reserve';
  return step?.is === 'effect' && step.done > 0 ? 'No more' : 'Skip the effect';
}

const ASKS: Readonly<Record<string, string>> = {
  geisha: 'Engage a geisha',
  reserve: 'Lay a reserve face down, or none',
  turn: 'Invite a guest, advertise, or introduce',
  settle: 'Take one more card',
  listen: 'Draw one card, or two',
  place: 'Choose a card for publicity',
  discard: 'Choose a card to discard',
  introduce: 'Introduce another, or draw',
  look: 'Take one of these cards',
  bury: 'Choose their order under the deck',
  second: 'Lay a new reserve, or none',
  reserveOrEnd: 'Use the reserve, or end the turn',
  end: 'End the turn; the reserve cannot come yet',
  closed: 'The house is closed: advertise, or introduce',
};

function explained(known: Known): Phrase {
  switch (known.is) {
    case 'card':
      return phrase`${cardText(known.card)}${known.comes === null ? '' : known.comes ? ' Its requirement is met now.' : ' Its requirement is not met yet.'}`;
    case 'geisha': {
      const text = geishaText(known.geisha);
      const [red = 0, blue = 0, green = 0] = known.reputation;
      return known.seat === null
        ? phrase`${text}`
        : phrase`${text} At ${name(known.seat)}’s house; reputation now: red ${red}, blue ${blue}, green ${green}.`;
    }
    case 'deck':
      return phrase`The deck: ${many(known.count, 'card')}. It is never refilled within a round; when it runs out, the last lap begins.${known.under.length === 0 ? [] : phrase` At its bottom, as you know: ${cards(known.under)}.`}`;
    case 'discard':
      return known.cards.length === 0
        ? phrase`The discard pile is empty: 0 cards.`
        : phrase`The discard pile, ${many(known.cards.length, 'card')}, the newest first: ${cards(known.cards)}.`;
    case 'hand':
      return phrase`${name(known.seat)}’s hand: ${many(known.count, 'card')}, which would cost ${known.points} now.${known.seen.length === 0 ? [] : phrase` As you know, among them: ${cards(known.seen)}.`}`;
    case 'guests':
      return phrase`${name(known.seat)}’s guests: ${known.count}, earning ${known.points} now.`;
    case 'publicity': {
      const [red = 0, blue = 0, green = 0] = known.reputation;
      return phrase`${name(known.seat)}’s publicity. Reputation: red ${red}, blue ${blue}, green ${green}.`;
    }
    case 'reserve':
      if (known.card === NONE) return phrase`${name(known.seat)} has no reserve.`;
      return known.comes === null
        ? phrase`${name(known.seat)}’s reserve, face down.`
        : phrase`${name(known.seat)}’s reserve, face down: ${cardText(known.card)}${known.comes ? ' Its requirement is met now.' : ' Its requirement is not met yet.'}`;
    case 'tokens':
      return known.count === null
        ? phrase`${name(known.seat)}’s tokens are secret until the end.`
        : phrase`${name(known.seat)}’s tokens: ${known.count}.`;
    case 'door':
      return known.closed
        ? phrase`${name(known.seat)}’s house is closed: no guest and no reserve until the end of the owner’s turn.`
        : phrase`${name(known.seat)}’s house is open.`;
    case 'starter':
      return phrase`${name(known.seat)} began this round.`;
    case 'lap':
      return known.last === null
        ? phrase`The last lap has not been called yet.`
        : phrase`The last lap: everybody has exactly one turn in it, and ${name(known.last)} comes last.`;
  }
}

export const en: TableVoice<Move, View, Event> = {
  sayMove,
  sayEvent,
  sayReason,
  sayAsk: (ask, view) => {
    const top = view.steps.at(-1);
    if (top?.is === 'effect') return phrase`${cardPhrase(top.card)}: use the effect or skip it`;
    if (ask.step === 'ready') return phrase`Round ${view.round} is counted`;
    return phrase`${ASKS[askOf(ask, view)] ?? ''}`;
  },
  explain: (of, view) => explained(knownOf(of, view)),
  sayRow: (row) => phrase`Round ${row.slice(-1)}${row.startsWith('soFar') ? ', so far' : ''}`,
  saySide: () => null,
  options: {
    geisha: {
      name: 'Geisha',
      values: {
        dealt: { name: 'Dealt', sentence: 'Everyone is dealt a geisha by chance, for the whole game.' },
        chosen: { name: 'Chosen', sentence: 'Everyone chooses a geisha for the whole game, the starter last.' },
        management: {
          name: 'Management',
          sentence: 'Everyone chooses a geisha anew each round, with the cards already in hand.',
        },
      },
    },
    tokens: {
      name: 'Tokens',
      values: {
        secret: { name: 'Secret', sentence: 'Totals stay hidden until the end.' },
        open: { name: 'Open', sentence: 'Totals lie open all the time.' },
      },
    },
  },
  custom: 'who last went out for the evening',
};
