import { type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import type { Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Reason } from '../rules/reasons.ts';
import { rowNamed } from '../rules/sheet.ts';
import { isCard, type View } from '../rules/state.ts';
import type { Words } from './en.ts';
import { askedIn, type Known, knownOf } from './known.ts';
import { cardPhrase, cardText, geishaPart, geishaText } from './names.ts';
import { sayEvent } from './sayEvent.ts';
import { sayReason } from './sayReason.ts';
import { sayTurn } from './sayTurn.ts';

/** Decides what is said, once for every language. */
class Speaker {
  readonly #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  move(move: Move, view: View): Phrase {
    const words = this.#words;
    switch (move.do) {
      case 'choose':
        return words.engage(geishaPart(words.names, move.geisha));
      case 'aside':
      case 'guest':
      case 'introduce':
      case 'place':
      case 'discard':
      case 'take':
      case 'recall':
        return words.withCard[move.do](this.#card(move.card));
      case 'publicity':
        return phrase`${move.count > 1 ? words.publicityOfTwo : words.publicity}`;
      case 'draw':
        return phrase`${move.count === 0 ? words.drawNone : words.draw(move.count)}`;
      case 'target':
        return words.target(move.seat);
      case 'bury':
        return words.bury(move.cards.map(this.#card));
      case 'reveal': {
        const reserve = view.reserves[view.turn];
        return isCard(reserve) ? words.revealSeen(this.#card(reserve)) : phrase`${words.plainly.reveal}`;
      }
      case 'decline':
        return phrase`${this.#declined(view)}`;
      case 'use':
      case 'rest':
      case 'end':
      case 'top':
      case 'ready':
        return phrase`${words.plainly[move.do]}`;
    }
  }

  #declined({ stage, steps }: View): string {
    const words = this.#words;
    const step = steps.at(-1);
    if (stage === 'reserve') return words.noReserve;
    if (step?.is === 'second') return words.noNewReserve;
    return step?.is === 'effect' && step.done > 0 ? words.noMore : words.skipEffect;
  }

  ask(view: View, seat: number): Phrase {
    const words = this.#words;
    const asked = askedIn(view, seat);
    if (asked === null || asked === 'counted') return phrase`${words.askCounted(view.round)}`;
    return typeof asked === 'string' ? phrase`${words.asks[asked]}` : words.askEffect(this.#card(asked.effectOf));
  }

  row(row: string): Phrase {
    const { round, isOver } = rowNamed(row);
    return phrase`${isOver ? this.#words.round(round) : this.#words.roundSoFar(round)}`;
  }

  explain(known: Known): Phrase {
    const words = this.#words;
    const { names } = words;
    switch (known.is) {
      case 'card':
        return phrase`${cardText(names, known.card)}${known.comes === null ? '' : this.#met(known.comes)}`;
      case 'geisha': {
        const text = geishaText(names, known.geisha);
        if (known.at === null) return phrase`${text}`;
        return words.geishaAt(text, known.at.seat, names.reputation(known.at.reputation));
      }
      case 'deck':
        return phrase`${words.deck(known.count)}${this.#ifAny(known.under, words.underDeck)}`;
      case 'discard':
        if (known.cards.length === 0) return phrase`${words.discardEmpty}`;
        return words.discardPile(known.cards.length, this.#cards(known.cards));
      case 'hand': {
        const hand = words.hand(known.seat, known.count, known.points);
        return phrase`${hand}${this.#ifAny(known.seen, words.seenInHand)}`;
      }
      case 'guests':
        return words.guests(known.seat, known.count, known.points);
      case 'publicity':
        return words.publicityRow(known.seat, names.reputation(known.reputation));
      case 'noReserve':
        return words.hasNoReserve(known.seat);
      case 'reserve': {
        if (known.seen === null) return words.reserveDown(known.seat);
        return words.reserveSeen(known.seat, `${cardText(names, known.seen.card)}${this.#met(known.seen.comes)}`);
      }
      case 'tokens':
        return known.count === null ? words.tokensSecret(known.seat) : words.tokens(known.seat, known.count);
      case 'door':
        return known.closed ? words.doorClosed(known.seat) : words.doorOpen(known.seat);
      case 'starter':
        return words.starter(known.seat);
      case 'lap':
        return known.last === null ? phrase`${words.noLap}` : words.lap(known.last);
    }
  }

  #card = (card: Kind): Phrase => cardPhrase(this.#words.names, card);
  #cards = (cards: readonly Kind[]): Phrase => this.#words.events.cards(cards.map(this.#card));
  #met = (comes: boolean): string => (comes ? this.#words.isMet : this.#words.isUnmet);
  #ifAny = (cards: readonly Kind[], say: (cards: Phrase) => Phrase): Phrase =>
    cards.length === 0 ? [] : say(this.#cards(cards));
}

/** The voice of one language. */
export function voiceOf(words: Words): TableVoice<Move, View, Event, Reason> {
  const speaker = new Speaker(words);
  const { names } = words;
  return {
    sayMove: (move, view) => speaker.move(move, view),
    sayEvent: (event) => sayEvent(words.events, names, event),
    sayTurn: (seat, events) => sayTurn(words.turns, names, seat, events),
    sayReason: (reason) => sayReason(words.reasons, names, reason),
    sayAsk: ({ seat }, view) => speaker.ask(view, seat),
    explain: (of, view) => speaker.explain(knownOf(of, view)),
    sayRow: (row) => speaker.row(row),
    saySide: () => null,
    options: words.options,
    custom: words.custom,
  };
}
