import type { InBoth } from './phrase.ts';

/** Having a box picked for who sits there. */
const en = {
  people: 'How many people',
  time: 'How much time',
  upTo: (minutes: number): string => `${minutes} min`,
  mood: 'In the mood for',
  moods: { any: 'Anything', gentle: 'Something gentle', sly: 'A sly contest', grand: 'An adventure' },
  /** How the box differs from the wish. */
  longer: 'It takes longer than that, but nothing shorter fits.',
  withBots: (bots: number): string => (bots === 1 ? 'A bot plays along.' : `${bots} bots play along.`),
  take: 'Take this box',
  another: 'Another one',
};

export type PickWords = typeof en;

const ja: PickWords = {
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
