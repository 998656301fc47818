import type { Seat } from '../../../engine/ids.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { ANY, cardOf, type Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Effect } from '../rules/folk.ts';
import type { Move } from '../rules/moves.ts';
import type { Reason } from '../rules/reasons.ts';
import { rowNamed } from '../rules/sheet.ts';
import { isCard, type View } from '../rules/state.ts';
import { aimOf } from '../rules/targets.ts';
import type { Words } from './en.ts';
import { askedIn, type Known, knownOf, type Met } from './known.ts';
import { cardPhrase, cardPhrases, cardText, geishaPart, geishaText } from './names.ts';
import { sayEvent } from './sayEvent.ts';
import { sayReason } from './sayReason.ts';
import { sayEvents } from './sayTogether.ts';
import { sayTurn } from './sayTurn.ts';
import { sayTie } from './tie.ts';

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
        return this.#on(move.seat, view);
      case 'bury':
        return words.bury(cardPhrases(words.names, move.cards));
      case 'reveal': {
        const reserve = view.reserves[view.turn];
        return isCard(reserve) ? words.revealSeen(this.#card(reserve)) : phrase`${words.plainly.reveal}`;
      }
      case 'decline':
        return phrase`${this.#declined(view)}`;
      case 'use': {
        const uses: Partial<Record<Effect, string>> = words.deeds.uses;
        const effect = effectAsked(view);
        return phrase`${(effect && uses[effect]) ?? words.plainly.use}`;
      }
      case 'rest':
      case 'end':
      case 'top':
      case 'ready':
        return phrase`${words.plainly[move.do]}`;
    }
  }

  /** What the effect that is asked for does to this seat. */
  #on(seat: Seat, view: View): Phrase {
    const { deeds, target } = this.#words;
    const effect = effectAsked(view);
    if (effect === null) return target(seat);
    const on: Partial<Record<Effect, typeof target>> = deeds.on;
    const takes: Partial<Record<Effect, (seat: Seat, card: Phrase) => Phrase>> = deeds.takes;
    const aim = aimOf(view, effect, view.turn, seat);
    return (aim && takes[effect]?.(seat, this.#card(aim.card))) ?? (on[effect] ?? target)(seat);
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
    if (asked === 'look') return phrase`${words.askLook(view.looking)}`;
    if (typeof asked === 'string') return phrase`${words.asks[asked]}`;
    if (asked.is === 'turn') return phrase`${words.askTurn(asked.of)}`;
    if (asked.is === 'ebb') return phrase`${words.askEbb(asked.given, words.names.geisha.seoto.ability)}`;
    const asks: Partial<Record<Effect, string>> = words.deeds.asks;
    return phrase`${asked.again ? words.deeds.oneMore : (asks[asked.effect] ?? '')}`;
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
        return phrase`${cardText(names, known.card)}${known.met ? this.#met(known.met, known.card) : ''}${known.brings > 0 ? words.brings(known.brings) : ''}`;
      case 'geisha': {
        const text = geishaText(names, known.geisha);
        if (known.at === null) return text;
        const { seat, reputation, isSpent } = known.at;
        const said = words.geishaAt(text, seat, names.reputation(reputation));
        return isSpent ? phrase`${said}${words.isSpent}` : said;
      }
      case 'deck':
        return phrase`${words.deck(known.count)}${this.#ifAny(known.under, words.underDeck)}${words.unseen(
          known.unseen.map(({ folk, count }) => words.countOf(names.folk[folk].name, count)),
        )}`;
      case 'discard':
        if (known.cards.length === 0) return phrase`${words.discardEmpty}`;
        return words.discardPile(known.cards.length, this.#cards(known.cards));
      case 'hand': {
        const hand = words.hand(known.seat, known.count, known.points);
        return phrase`${hand}${this.#ifAny(known.seen, words.seenInHand)}`;
      }
      case 'guests':
        return words.guests(known.seat, known.count, known.points, known.enough);
      case 'publicity':
        return words.publicityRow(
          known.seat,
          names.reputation(known.reputation),
          known.own ? words.ownReputation(names.reputation(known.own)) : [],
        );
      case 'noReserve':
        return words.hasNoReserve(known.seat);
      case 'reserve': {
        if (known.seen === null) return words.reserveDown(known.seat);
        return words.reserveSeen(
          known.seat,
          phrase`${cardText(names, known.seen.card)}${this.#met(known.seen.met, known.seen.card)}`,
        );
      }
      case 'sum':
        return phrase`${words.sum(known.seat, known)}${known.bonus > 0 ? words.bonusAlready(known.bonus) : ''}`;
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
  #cards = (cards: readonly Kind[]): Phrase => this.#words.events.cards(cardPhrases(this.#words.names, cards));
  #met = ({ comes, isBridged, has }: Met, card: Kind): string => {
    const words = this.#words;
    if (isBridged) return words.isBridged(words.names.geisha.tokiwa.ability, has);
    return comes ? words.isMet : words.isUnmet(has, cardOf(card).colour === ANY);
  };
  #ifAny = (cards: readonly Kind[], say: (cards: Phrase) => Phrase): Phrase =>
    cards.length === 0 ? [] : say(this.#cards(cards));
}

/** Of whose effect it is to be decided. */
function effectAsked({ stage, steps }: View): Effect | null {
  const step = stage === 'turn' ? steps.at(-1) : undefined;
  return step?.is === 'effect' ? cardOf(step.card).effect : null;
}

/** The voice of one language. */
export function voiceOf(words: Words): TableVoice<Move, View, Event, Reason> {
  const speaker = new Speaker(words);
  const { names } = words;
  return {
    sayMove: (move, view) => speaker.move(move, view),
    sayEvent: (event) => sayEvent(words.events, names, event),
    sayEvents: (events) => sayEvents(words.events, names, events),
    sayTurn: (seat, events) => sayTurn(words.turns, names, seat, events),
    sayReason: (reason) => sayReason(words.reasons, names, reason),
    sayAsk: ({ seat }, view) => speaker.ask(view, seat),
    explain: (of, view) => speaker.explain(knownOf(of, view)),
    sayRow: (row) => speaker.row(row),
    sayTie: (view) => sayTie(words.tie, view),
    saySide: () => null,
    options: words.options,
  };
}
