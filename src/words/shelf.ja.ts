import type { ShelfWords } from './shelf.ts';
import { span } from './span.ts';

export const shelfJa: ShelfWords = {
  name: '円座',
  motto: '輪になって、遊ぶ',
  goOn: 'これまでのゲーム',
  more: (count) => `ほか${count}件を表示`,
  games: '棚の箱',
  daily: '今日の一局',
  suits: { alone: 'ひとりなら', two: 'ふたりなら', many: '大勢なら' },
  weights: { light: '軽め', middle: 'ほどよく考える', heavy: 'じっくり' },
  suited: (who, game, minutes, weight) => `${who}${game}（${minutes}分、${weight}）。`,
  freeTable: 'テーブルは空いています。棚から箱をどうぞ。',
  pick: 'おまかせで選ぶ',
  players: (fewest, most) => `${span(fewest, most)}人`,
  minutes: (shortest, longest) => `${span(shortest, longest)}分`,
  settings: '設定',
  otherLang: 'English',
  toDark: '暗くする',
  toLight: '明るくする',
  back: '戻る',
  close: '閉じる',
  loading: '箱を開けています',
  notLoaded: '読み込めませんでした。ゲームは無事です。通信をお確かめください。',
  again: 'もう一度',
};
