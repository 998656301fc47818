import { expect, test } from 'vitest';
import { LANGS } from '../../../words/lang.ts';
import { FOLK } from '../rules/folk.ts';
import { GEISHA, geishaRule } from '../rules/geisha.ts';
import { rules } from '../rules/ids.ts';
import { rulebook as en } from './en.ts';
import { rulebook as ja } from './ja.ts';

const BOOKS = { en, ja };

/** What the rules leave open, or what this edition reads or does in its own way; all else is printed. */
const HOUSE = [
  'setup.order',
  'setup.again',
  'guest.stays',
  'introduce.short',
  'introduce.rest',
  'turn.end',
  'reserve.moment',
  'reserve.fresh',
  'closed.next',
  'piles.refill',
  'effect.order',
  'effect.entry',
  'effect.another',
  'effect.always',
  'effect.moved',
  'effect.quiet',
  'end.first',
  'end.caller',
  'end.extra',
  'end.moments',
  'end.both',
  'end.idle',
  'settle.order',
  'settle.quiet',
  'score.told',
  ...FOLK.map(({ id }) => `card.${id}`),
  ...GEISHA.map((_, at) => geishaRule(at)),
  'secret.deck',
  'house.cards',
];

test.each(LANGS)('%s: what is printed and what is ours is marked so, in every paragraph', (lang) => {
  const paragraphs = BOOKS[lang].flatMap((chapter) => chapter.paragraphs);
  const marked = (isHouse: boolean): string[] =>
    paragraphs.flatMap(({ rule, house }) => ((house === true) === isHouse ? [rule] : []));
  expect(marked(true)).toEqual(HOUSE);
  expect(marked(false)).toEqual(rules.filter((rule) => !HOUSE.includes(rule)));
});
