import type { InBoth } from './phrase.ts';

/** The card on the shelf that reminds of a copy. */
const en = {
  title: 'Keep a copy?',
  pitch: 'Your games and records are on this device alone. A file of them can be taken in again, here or elsewhere.',
  takeOut: 'Take all games out',
  notNow: 'Not now',
};

export type BackupWords = typeof en;

const ja: BackupWords = {
  title: '控えを取りますか',
  pitch: 'ゲームと記録は、この端末の中だけにあります。ファイルに取り出しておけば、いつでも、別の端末でも取り込めます。',
  takeOut: 'すべてのゲームを取り出す',
  notNow: '今はしない',
};

export const backupWords: InBoth<BackupWords> = { en, ja };
