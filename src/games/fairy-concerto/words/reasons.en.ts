import type { Seat } from '../../../engine/ids.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { RefusalRule } from '../rules/reasons.ts';
import { capital, many, points } from './names.en.ts';

const refusals: Readonly<Record<RefusalRule, string>> = {
  'draft.choose': 'Choose one fairy of the hand.',
  'draft.keep': 'The score cards dealt at the start have been chosen.',
  'draft.reveal': 'The choice is made; it stays secret until all have chosen.',
  'draft.pass': 'No fairy leaves the game here.',
  'two.choose': 'With two players, choose one fairy to add and one to remove.',
  'bach.keep': 'First the fairies; the dealt score card is chosen last.',
  'bach.rest': 'Whatever is not taken goes to Bach.',
  'end.twelve': 'The orchestras are complete.',
};

export const reasons = {
  refusals,
  lacks: { all: 'That is not in the hand.', another: 'There are not so many of that kind in the hand.' },
  takes: (count: number): string => `In this round ${count} of the hand ${count === 1 ? 'is' : 'are'} yours.`,
  dealtCards: {
    'draft.keep': (cards: Phrase): Phrase => phrase`Choose one of the dealt score cards too: ${cards}.`,
    'bach.keep': (cards: Phrase): Phrase => phrase`Now choose one of the dealt score cards: ${cards}.`,
  },
  composerFirst: (seat: Seat, cards: Phrase): Phrase =>
    phrase`First ${name(seat)} keeps one of these score cards: ${cards}.`,

  brings: (composers: number): string =>
    `${many(composers, 'composer')}: two score cards${composers === 1 ? '' : ' each'}, one of them stays.`,
  leaves: (kind: string): string => `A ${kind} leaves the game.`,
  sumAlone: (seat: Seat, own: string, bachs: string): Phrase => phrase`${name(seat)} ${own} · Bach ${bachs}`,
  sumAmongOthers: (seat: Seat, own: string): Phrase =>
    phrase`${name(seat)} ${own} as it stands; the others choose too.`,
  more: (of: string, by: number): string => `${of}: ${points(by)} more.`,
  fewer: (of: string, by: number): string => `${of}: ${points(by)} fewer.`,
  metNow: (card: Part, worth: number): Phrase => phrase`${card}: met now, ${points(worth)}.`,
  wants: (card: Part, missing: number): Phrase =>
    phrase`${card}: ${missing} more ${missing === 1 ? 'fairy' : 'fairies'} wanted.`,

  counted: (who: Phrase, basis: Part, worth: number): Phrase => phrase`${who}: ${basis}, ${points(worth)}.`,
  fewest: (count: number): string => `${count} of the smallest kind`,
  spread: (most: number, fewest: number): string => `${most} of the largest kind, ${fewest} of the smallest`,
  widest: (kinds: number): string => `${many(kinds, 'kind')} in the largest group`,
  groups: (count: number): string => many(count, 'group'),
  sets: (count: number): string => many(count, 'set'),
  countedCards: (count: number): string => many(count, 'score card'),
  honours: (rows: readonly string[], isOver: boolean): string =>
    `${capital(rows.join(', ').toLowerCase())}${isOver ? '' : ' as it stands'}`,
  open: (rows: readonly string[]): string =>
    `Not counted yet, since all have nothing there: ${rows.join(', ').toLowerCase()}.`,
};

export type ReasonWords = typeof reasons;
