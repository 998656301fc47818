import { expect, test } from 'vitest';
import { phrase } from '../../words/phrase.ts';
import type { Chapter } from '../../words/voice.ts';
import { found, marked, wordsOf } from './found.ts';

const chapters: readonly Chapter[] = [
  {
    title: 'Scoring',
    paragraphs: [
      { rule: 'score.ray', text: phrase`An arrow shows every card.` },
      { rule: 'score.most', text: phrase`Most hearts win.` },
    ],
  },
  { title: '準備', paragraphs: [{ rule: 'setup', text: phrase`カードを３枚並べます。` }] },
];
const rules = (wanted: string): string[] =>
  found(chapters, wanted).flatMap(({ paragraphs }) => paragraphs.map(({ rule }) => rule));

test('nothing wanted is everything', () => {
  expect(found(chapters, '  ')).toBe(chapters);
});

test('a paragraph needs every word, wherever it stands and however it is written', () => {
  expect(rules('ARROW card')).toEqual(['score.ray']);
  expect(rules('arrow hearts')).toEqual([]);
  expect(rules('3枚')).toEqual(['setup']);
  expect(rules('scoring')).toEqual(['score.ray', 'score.most']);
});

test('a chapter in which nothing is found is left out', () => {
  expect(found(chapters, 'hearts').map(({ title }) => title)).toEqual(['Scoring']);
});

test.each([
  ['手がかり', '相手の手が\u2060かりを見ます。'],
  ['とむて', 'トムテを呼びます。'],
  ['トムテ', 'とむてを呼びます。'],
  ['トムテ', 'ﾄﾑﾃを呼びます。'],
  ['ガーデン', 'ｶﾞーでん'],
])('%s is found in %s, and marked there', (wanted, text) => {
  const chapter = [{ title: '', paragraphs: [{ rule: 'one', text: phrase`${text}` }] }];
  expect(found(chapter, wanted)).toHaveLength(1);
  const pieces = marked(text, wordsOf(wanted));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ isHit }) => isHit)).toHaveLength(1);
});

test('what is marked is the words and nothing beside them', () => {
  const told = marked('An Arrow shows every card.', wordsOf('arrow CARD'));
  expect(told.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Arrow', 'card']);
});

test('a chapter that is called so comes before one that names it in a list', () => {
  const parts = { title: 'Parts', paragraphs: [{ rule: 'parts', text: phrase`1 board, 1 pie fight, 2 dice` }] };
  const fight = { title: 'Pie fight', paragraphs: [{ rule: 'fight', text: phrase`Whoever comes last throws.` }] };
  expect(found([parts, fight], 'pie fight').map(({ title }) => title)).toEqual(['Pie fight', 'Parts']);
});
