import type { NameWords } from './names.en.ts';

export const names: NameWords = {
  clues: { A: 'ミルク', B: 'おかゆ', C: 'はちみつ', D: 'ベリー', E: 'パン', F: 'ハーブティー' },
  fairies: {
    king: 'キング',
    queen: 'クイーン',
    fairy1: 'フェアリー1',
    fairy2: 'フェアリー2',
    fairy3: 'フェアリー3',
    nisse1: 'ニッセ1',
    nisse2: 'ニッセ2',
    nisse3: 'ニッセ3',
    tomte: 'トムテ',
  },
  patterns: {
    xxx: '同じもの3つ',
    xxyy: '同じもの2つが2組',
    vwxyz: 'ちがうもの5つ',
    xxxy: '同じもの3つと別の1つ',
    xxxyy: '同じもの3つと別の同じもの2つ',
  },
  experts: { kingAndQueen: 'キングとクイーン', threeFairies: '3種のフェアリー', tomte: 'トムテ' },
  first: (text) => text,
  wanted: '・',
  and: ['・', '・'],
  or: ['か', 'か'],
  firstClue: '最初の手がかり',
  eastward: (steps) => `${steps > 0 ? '東' : '西'}${Math.abs(steps)}`,
  southward: (steps) => `${steps > 0 ? '南' : '北'}${Math.abs(steps)}`,
  steps: (steps) => steps.join('・'),
  both: 'と',
};
