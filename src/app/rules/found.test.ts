import { expect, test } from 'vitest';
import { phrase } from '../../words/phrase.ts';
import type { Chapter } from '../../words/voice.ts';
import { found } from './found.ts';

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
