import type { Seat } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';

/** What matters to the others of a turn that is over. */
export const turns = {
  joined: (deeds: readonly Phrase[]): Phrase => listed(deeds, ' · ', ' · '),

  engaged: (geisha: Part): Phrase => phrase`chooses ${geisha}`,
  guest: (card: Phrase): Phrase => phrase`receives ${card}`,
  reserve: (card: Phrase): Phrase => phrase`reserve comes: ${card}`,
  publicity: (card: Phrase): Phrase => phrase`publicity: ${card}`,
  introduced: (cards: readonly Phrase[]): Phrase => phrase`introduction: ${listed(cards, ', ', ' and ')}`,
  discarded: (card: Phrase): Phrase => phrase`discards ${card}`,
  passed: 'passes',
  noAction: 'no action',
  drew: (count: number): string => `draws ${count}`,
  using: (ability: string): string => `using ${ability}`,
  drewNone: (ability: string): string => `draws none (${ability})`,
  otherDrew: (seat: Seat, count: number): Phrase => phrase`lets ${name(seat)} draw ${count}`,
  looked: (count: number): string => `looks at ${count}`,
  newReserve: 'a new reserve',
  closedOwn: 'closes their own house',
  closed: (seat: Seat): Phrase => phrase`closes ${name(seat)}’s house`,
  sankOwn: (card: Phrase): Phrase => phrase`puts their ${card} under the deck`,
  sank: (seat: Seat, card: Phrase): Phrase => phrase`puts ${name(seat)}’s ${card} under the deck`,
  returnedOwn: (card: Phrase): Phrase => phrase`takes ${card} back to the hand`,
  returned: (seat: Seat, card: Phrase): Phrase => phrase`returns ${name(seat)}’s ${card} to the hand`,
  moved: (from: Seat, card: Phrase): Phrase => phrase`takes ${name(from)}’s ${card}`,
  again: 'another turn',
  calledLap: 'starts the final turns',
  wentOut: 'goes out',
};

export type TurnWords = typeof turns;
