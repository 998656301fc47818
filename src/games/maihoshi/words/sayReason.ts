import { type Phrase, phrase } from '../../../words/phrase.ts';
import { ANY, type Kind } from '../rules/cards.ts';
import { GEISHA } from '../rules/geisha.ts';
import type { Reason } from '../rules/reasons.ts';
import type { NameWords } from './names.en.ts';
import { cardPhrases, cardsUncoloured } from './names.ts';
import type { ReasonWords } from './reasons.en.ts';

/** Decides how a reason is said. */
export function sayReason(words: ReasonWords, names: NameWords, reason: Reason): Phrase {
  const cards = (kinds: readonly Kind[]): Phrase => words.cards(cardPhrases(names, kinds));
  switch (reason.is) {
    case 'refused':
      return phrase`${words.refusals[reason.rule]}`;
    case 'over':
      return phrase`${words.over}`;
    case 'othersTurn':
      return words.othersTurn(reason.side);
    case 'undecided':
      return words.undecided(reason.side);
    case 'closed':
      return words.closed(reason.side);
    case 'unmet':
      return words.unmet(names.requirement(reason.colour, reason.needs), reason.has, reason.colour === ANY);
    case 'lacks':
      return (reason.isOwn ? words.lacksOther : words.lacks)[reason.row](reason.side);
    case 'effect':
      return phrase`${words.effect(names.folk[reason.folk])}`;
    case 'ability':
      return phrase`${words.ability(names.geisha[reason.geisha])}`;
    case 'engages':
      return words.engages(names.reputation(GEISHA[reason.geisha]), names.geisha[reason.geisha]);
    case 'income':
      return words.income(reason.side, reason.points, cards(reason.cards));
    case 'brokerage':
      return words.brokerage(reason.side, reason.points, cards(reason.cards));
    case 'dance':
      return words.dance(reason.side, reason.points, words.cards(cardsUncoloured(names, reason.cards)));
    case 'handLeft':
      return words.handLeft(reason.side, reason.points, reason.held);
    case 'floor':
      return words.floor(reason.side, reason.points);
    case 'bonus':
      return words.bonus(reason.side, reason.points);
    case 'roundThen':
      return phrase`${words.roundThen(reason)}`;
    case 'handThen': {
      const loses = reason.isMore ? words.losesMore : words.losesLess;
      return loses(reason.side, reason.held, Math.abs(reason.points));
    }
    case 'reputationThen': {
      const values = names.reputation(reason.values);
      return reason.isMore ? words.reputationThen(values) : words.reputationLeft(reason.side, values);
    }
    case 'bridges':
      return phrase`${words.bridges(names.geisha.tokiwa)}`;
    case 'metThen':
      return reason.isMet ? words.metThen(cards(reason.cards)) : words.unmetThen(cards(reason.cards));
    case 'draws':
      return phrase`${words.draws(reason.count, reason.left)}`;
    case 'emptiesDeck':
      return phrase`${words.emptiesDeck}`;
    case 'crowds':
      return phrase`${words.crowds}`;
    case 'goesOut':
      return phrase`${words.goesOut(reason.points)}`;
    case 'closes':
      return (reason.isOwn ? words.closesOwn : words.closes)(reason.side);
    case 'passes':
      return phrase`${(reason.waits ? words.passesFirst : words.passes)[reason.rule]}`;
    case 'wouldCome':
      return phrase`${words.wouldCome(reason.points)}`;
    case 'wouldReturn':
      return phrase`${words.wouldReturn(reason.points)}`;
  }
}
