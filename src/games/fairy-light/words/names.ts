import { wayTo } from '../../../words/compass.ts';
import { FACES, isBack, isCotton, isStart, type Kind, type Light, sideOf } from '../rules/cards.ts';
import { type Cell, eastOf, START, southOf } from '../rules/grid.ts';
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

/** Where a cell is, from the start card. */
export function whereIs(words: NameWords, cell: Cell): string {
  if (cell === START) return words.startPlace;
  return wayTo(words, eastOf(cell), southOf(cell));
}
