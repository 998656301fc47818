import type { InBoth } from './phrase.ts';

/** One number, or both ends of a span, which stand in one line. */
export const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}\u2060–\u2060${to}`);

/** All that the first screen says. First bundle: keep it short. */
export const shelfEn = {
  /** The app's own. */
  name: 'Enza',
  motto: 'Round one table',
  goOn: 'Your games',
  more: (count: number): string => `Show ${count} more`,
  games: 'On the shelf',
  daily: 'Daily deal',
  /** What Enza is, and which box suits whom, for a first visit. */
  enza: 'Tabletop games for one device: alone with bots, or together, passing it round.',
  suits: { alone: 'Best alone', two: 'Best for two', many: 'Best for many' },
  weights: { light: 'light', middle: 'medium', heavy: 'big' },
  suited: (who: string, game: string, minutes: number, weight: string): string =>
    `${who}: ${game}, ${minutes}\u00a0min, ${weight}. `,
  freeTable: 'The table is free. Take a box from the shelf.',
  pick: 'Pick for us',
  players: (fewest: number, most: number): string => `${span(fewest, most)}\u00a0players`,
  /** How a box can be played, on its label. */
  alone: 'alone',
  withBots: 'alone with bots',
  together: 'together',
  minutes: (shortest: number, longest: number): string => `${span(shortest, longest)}\u00a0min`,
  settings: 'Settings',
  /** On the switch to the other language, in that language. */
  otherLang: '日本語',
  toDark: 'Dark',
  toLight: 'Light',
  back: 'Back',
  toShelf: 'To the shelf',
  close: 'Close',
  loading: 'Unpacking the box',
  notLoaded: 'This part did not come. Your games are safe. Is the network there?',
  again: 'Try again',
};

const shelfJa: ShelfWords = {
  name: '円座',
  motto: '輪になって、遊ぶ',
  goOn: 'これまでのゲーム',
  more: (count) => `ほか${count}件を表示`,
  games: '棚の箱',
  daily: '日替わりの一局',
  enza: '一台で遊ぶボードゲーム。ひとりでボットと、またはみんなで端末を回して。',
  suits: { alone: 'ひとりなら', two: 'ふたりなら', many: '大勢なら' },
  weights: { light: '軽め', middle: 'ほどよく考える', heavy: 'じっくり' },
  suited: (who, game, minutes, weight) => `${who}${game}（${minutes}分、${weight}）。`,
  freeTable: 'テーブルは空いています。棚から箱をどうぞ。',
  pick: 'おまかせで選ぶ',
  players: (fewest, most) => `${span(fewest, most)}人`,
  alone: 'ひとりで',
  withBots: 'ひとりでボットと',
  together: 'みんなで',
  minutes: (shortest, longest) => `${span(shortest, longest)}分`,
  settings: '設定',
  otherLang: 'English',
  toDark: '暗くする',
  toLight: '明るくする',
  back: '戻る',
  toShelf: '棚へ',
  close: '閉じる',
  loading: '箱を開けています',
  notLoaded: '読み込めませんでした。ゲームは無事です。通信をお確かめください。',
  again: 'もう一度',
};

export type ShelfWords = typeof shelfEn;

export const shelfWords: InBoth<ShelfWords> = { en: shelfEn, ja: shelfJa };
