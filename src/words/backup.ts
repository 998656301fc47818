import type { InBoth } from './phrase.ts';

/** The card on the shelf that reminds of a copy. */
const en = {
  title: 'Keep a copy?',
  pitch: 'Your games and records are on this device alone. A file of them can be imported again, here or elsewhere.',
  takeOut: 'Export all games',
  notNow: 'Not now',
};

export type BackupWords = typeof en;

const ja: BackupWords = {
  title: '控えを取りますか',
  pitch: 'ゲームと記録は、この端末の中だけにあります。ファイルに書き出しておけば、いつでも、別の端末でも読み込めます。',
  takeOut: 'すべてのゲームを書き出す',
  notNow: '今はしない',
};

export const backupWords: InBoth<BackupWords> = { en, ja };
