import type { InBoth } from './phrase.ts';

/** Which box suits who sits there. */
const en = {
  freeTable: 'The table is free. Take a box from the shelf.',
  pick: 'Pick for us',
  /** Whom a box suits, for whoever comes for the first time. */
  suits: { alone: 'Alone', two: 'Two', many: 'Many' },
  weights: { light: 'light', middle: 'medium', heavy: 'big' },
  suited: (who: string, game: string, minutes: number, weight: string): string =>
    `${who}: ${game}, ${minutes}\u00a0min, ${weight}.`,
  people: 'How many people',
  time: 'How much time',
  upTo: (minutes: number): string => `${minutes} min`,
  mood: 'In the mood for',
  moods: { any: 'Anything', gentle: 'Something gentle', sly: 'A sly contest', grand: 'An adventure' },
  /** What is not quite as wished. */
  longer: 'It takes longer than that, but nothing shorter fits.',
  withBots: (bots: number): string => (bots === 1 ? 'A bot plays along.' : `${bots} bots play along.`),
  take: 'Take this box',
  another: 'Another one',
};

export type PickWords = typeof en;

const ja: PickWords = {
  freeTable: 'テーブルは空いています。棚から箱をどうぞ。',
  pick: 'おまかせで選ぶ',
  suits: { alone: 'ひとりなら', two: 'ふたりなら', many: '大勢なら' },
  weights: { light: '軽め', middle: 'ほどよく考える', heavy: 'じっくり' },
  suited: (who, game, minutes, weight) => `${who}${game}（${minutes}分、${weight}）。`,
  people: '人数',
  time: '時間',
  upTo: (minutes) => `${minutes}分`,
  mood: '気分',
  moods: { any: 'なんでも', gentle: 'おだやか', sly: 'かけひき', grand: '冒険' },
  longer: 'これより長くかかりますが、もっと短いものはありません。',
  withBots: (bots) => `ボットが${bots}人加わります。`,
  take: 'この箱にする',
  another: 'ほかの箱',
};

export const pickWords: InBoth<PickWords> = { en, ja };
