import type { Seat } from '../../../engine/ids.ts';
import { many } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { RefusalRule } from '../rules/reasons.ts';
import { inSentence, points } from './names.en.ts';

const refusals: Readonly<Record<RefusalRule, string>> = {
  'draft.choose': 'Choose one fairy from your hand.',
  'draft.keep': 'You have already chosen between your dealt score cards.',
  'draft.reveal': 'You have chosen. It stays secret until everybody has.',
  'draft.pass': 'Fairies are removed only in a two-player game.',
  'two.choose': 'With two players, choose one fairy to add and one to remove.',
  'bach.keep': 'Choose the fairies first; the dealt score card comes last.',
  'bach.rest': 'All fairies you do not choose go to Bach.',
  'end.twelve': 'The orchestras are complete.',
};

export const reasons = {
  refusals,
  lacks: {
    all: 'That fairy is not in your hand.',
    another: 'You do not have that many of this kind in your hand.',
  },
  takes: (count: number): string => `In this round you choose ${many(count, 'fairy', 'fairies')} from your hand.`,
  dealtCards: {
    'draft.keep': (cards: Phrase): Phrase => phrase`Also choose which dealt score card to keep: ${cards}.`,
    'bach.keep': (cards: Phrase): Phrase => phrase`Choose which dealt score card to keep: ${cards}.`,
  },
  composerFirst: (seat: Seat, cards: Phrase): Phrase =>
    phrase`First ${name(seat)} chooses which score card to keep: ${cards}.`,

  brings: (composers: number): string =>
    `${composers === 1 ? 'Draw' : `${composers} composers: each time draw`} 2 score cards, keep 1.`,
  leaves: (kind: string): string => `A ${kind} is removed from the game.`,
  sumAlone: (seat: Seat, own: string, bachs: string): Phrase => phrase`${name(seat)} ${own} · Bach ${bachs}`,
  sumAmongOthers: (seat: Seat, own: string): Phrase => phrase`${name(seat)} ${own} (own choice only)`,
  more: (of: string, by: number): string => `${of} +${by}.`,
  fewer: (of: string, by: number): string => `${of} −${by}.`,
  metNow: (card: Part, worth: number): Phrase => phrase`${card}: complete, ${points(worth)}.`,
  wants: (card: Part, missing: number): Phrase => phrase`${card}: ${missing} more.`,

  counted: (who: Phrase, basis: Part, worth: number): Phrase => phrase`${who}: ${basis}, ${points(worth)}.`,
  fewest: (count: number): string => `${count} of the smallest kind`,
  spread: (most: number, fewest: number): string => `${most} of the largest kind against ${fewest} of the smallest`,
  widest: (kinds: number): string => `${many(kinds, 'kind')} in the largest group`,
  groups: (count: number): string => many(count, 'group'),
  sets: (count: number): string => many(count, 'pair'),
  countedCards: (count: number): string => many(count, 'score card'),
  honours: (rows: readonly string[], isOver: boolean): string =>
    `${inSentence(rows)} ${rows.length === 1 ? 'honour' : 'honours'}${isOver ? '' : ' for now'}`,
  open: (rows: readonly string[]): string =>
    `No honour counted yet, since nobody has points there: ${inSentence(rows)}.`,
};

export type ReasonWords = typeof reasons;
