import { FACES, isBack, isCotton, isStart, type Kind, type Light, sideOf } from '../rules/cards.ts';
import { type Cell, eastOf, START, southOf } from '../rules/grid.ts';
import type { Where } from '../rules/where.ts';
import { leanOf, startName } from './known.ts';
import type { NameWords } from './names.en.ts';

export const sideName = (words: NameWords, side: Light): string => Object.values(words.looks)[side] ?? '';

export function cardName(words: NameWords, kind: Kind): string {
  const side = sideOf(kind);
  const face = FACES[kind];
  if (side === null) return words.startCard(startName(kind));
  if (isBack(kind) || !face) return words.backCard(sideName(words, side));
  if (isCotton(kind)) return words.cottonCard(sideName(words, side), words.leans[leanOf(kind)] ?? '');
  return words.plainCard(sideName(words, side), face.suns, face.moons);
}

/** Within a sentence: there is one Cotton of its look, but several of every other card. */
export function cardInSentence(words: NameWords, kind: Kind): string {
  const called = cardName(words, kind);
  return isStart(kind) || isCotton(kind) ? called : words.oneOf(called);
}

/** Where a cell is, counted from the start card. */
export const stepsTo = (words: NameWords, cell: Cell): string =>
  cell === START ? words.startPlace : words.steps(eastOf(cell), southOf(cell));

/** Where a card goes, within a sentence. */
export function placeName(words: NameWords, where: Where): string {
  switch (where.is) {
    case 'beside':
      return words.beside(words.startPlace, where.way);
    case 'away':
      return words.away(where.east, where.south);
  }
}
