import { describe, expect, it } from 'vitest';
import type { Result } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import type { Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { type Counted, scoreOf, scoreText } from './Picture.tsx';

const sitters: readonly Sitter[] = [
  { kind: 'person', name: 'Aya', emblem: 'crane' },
  { kind: 'bot', name: 'Ren', emblem: 'pine', level: 2 },
];
/** Two at the table, and Bach against them. */
const news: Counted = {
  setup: { seats: 2, options: {} },
  sitters,
  early: null,
  sheet: {
    rows: [
      { row: 'fame', rule: 'any', by: [4, 1, 9], reasons: [] },
      { row: 'cards', rule: 'any', by: [2, 3, -1], reasons: [] },
    ],
    totals: [6, 4, 8],
  },
};
const BACH = 2;

function scored(winners: readonly number[], tie: Phrase | null = null, lang: 'en' | 'ja' = 'en') {
  const result: Result = { points: news.sheet.totals, winners };
  const voice = {
    saySide: (side: number): Phrase | null => (side === BACH ? ['Bach'] : side === 0 ? ['Sun'] : null),
    sayRow: (row: string): Phrase => [row.toUpperCase()],
    sayTie: () => tie,
  } as unknown as AnyVoice;
  return scoreOf(news, result, null as never, voice, tableWords[lang], { title: 'Trio', day: 'today' });
}

describe('the score of a match that is over', () => {
  it('has every side by name, a rival without a seat too, and who won', () => {
    expect(scored([0]).sides).toEqual([
      { name: 'Aya', part: 'Sun', sitter: sitters[0], won: true },
      { name: 'Ren', part: '', sitter: sitters[1], won: false },
      { name: 'Bach', part: '', sitter: null, won: false },
    ]);
  });

  it('reads as a text, row by row in the order of the sides', () => {
    expect(scoreText(scored([0, 1]))).toBe(
      'Trio · today\nAya and Ren win\nAya 6 · Ren 4 · Bach 8\n\nFAME: 4 · 1 · 9\nCARDS: 2 · 3 · -1',
    );
  });

  it('says what decided between equals, and in either language', () => {
    expect(
      scoreText(scored([BACH], ['fewest cards'], 'ja'))
        .split('\n')
        .slice(1, 3),
    ).toEqual(['Bachの勝ち', 'fewest cards']);
  });
});
