import { compassJa } from '../../../words/compass.ts';
import { phrase } from '../../../words/phrase.ts';
import type { NameWords } from './names.en.ts';

export const names: NameWords = {
  clues: { A: 'ミルク', B: 'おかゆ', C: 'はちみつ', D: 'ベリー', E: 'パン', F: 'ハーブティー' },
  fairies: {
    king: 'キング',
    queen: 'クイーン',
    fairy1: 'フェアリー1番',
    fairy2: 'フェアリー2番',
    fairy3: 'フェアリー3番',
    nisse1: 'ニッセ1番',
    nisse2: 'ニッセ2番',
    nisse3: 'ニッセ3番',
    tomte: 'トムテ',
  },
  patterns: {
    xxx: '同じ種類3枚',
    xxyy: '同じ種類2枚が2組',
    vwxyz: '種類の異なる5枚',
    xxxy: '同じ種類3枚と別の種類1枚',
    xxxyy: '同じ種類3枚と、別の同じ種類2枚',
  },
  experts: { kingAndQueen: 'キングとクイーン', threeFairies: 'フェアリー3種', tomte: 'トムテ' },
  first: (text) => text,
  wanted: '・',
  timesOver: (clue, count) => phrase`${clue}${count}枚`,
  inRun: (clue, count) => phrase`${clue}${count}枚`,
  and: ['・', '・'],
  inTurn: ['・', '・'],
  or: ['か', 'か'],
  firstClue: '最初の手がかり',
  ...compassJa,
  at: ([first = '', last]) => (last === undefined ? `（${first}）` : `（${first}から、${last}まで）`),
  space: '',
  footprint: '足跡カード',
};
