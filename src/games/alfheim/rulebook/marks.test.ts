import { expect, test } from 'vitest';
import { LANGS } from '../../../words/lang.ts';
import { rulebook as en } from './en.ts';
import { rulebook as ja } from './ja.ts';

const BOOKS = { en, ja };

/** What the rules leave open or their pictures alone say: readings, the order of play, costs and points. */
const DECIDED: readonly string[] = [
  ...['house.lead', 'house.order', 'house.room', 'house.breaks', 'house.part', 'house.share', 'house.domino'],
  ...['house.usable', 'king.pattern', 'house.tiles', 'house.settled', 'house.clues', 'house.costs', 'house.numbers'],
];

test.each(LANGS)('what is decided here is marked, and nothing that is printed, in %s', (lang) => {
  const paragraphs = BOOKS[lang].flatMap((chapter) => chapter.paragraphs);
  const marked = paragraphs.flatMap(({ rule, house }) => (house ? [rule] : []));
  expect([...marked].sort()).toEqual([...DECIDED].sort());
});
