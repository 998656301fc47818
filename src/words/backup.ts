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

/** How the app is installed on a device, and how a newer build replaces it. */
export interface MovingWords {
  readonly installing: string;
  /** "For offline play: 120 of 510 kB": how much is kept, of all. */
  of(kept: string, all: string): string;
  /** It was opened at an address without https, mostly on one's own Wi-Fi. */
  readonly notSecure: string;
  readonly failed: string;
  /** The same in few words, as the way to it; so is `newer` to `updateReady`. */
  readonly lacking: string;
  readonly newer: string;
  readonly again: string;
  readonly offlineReady: string;
  readonly updateReady: string;
  /** So many games that are still played. */
  leaves(games: number): string;
  readonly update: string;
}

export const movingWords: InBoth<MovingWords> = {
  en: {
    installing: 'Getting ready to work offline',
    of: (kept, all) => `For offline play: ${kept} of ${all}`,
    notSecure:
      'This address is without https: games are kept, and can be played while it answers. Offline play, an icon of its own and the camera need https.',
    failed: 'Not all of the app came, so it needs the network for now. Your games are safe.',
    lacking: 'Not all of the app came',
    newer: 'Newer version',
    again: 'Try again',
    offlineReady: 'Ready to work offline',
    updateReady: 'A newer Enza is ready.',
    leaves: (games) =>
      games === 1
        ? 'It cannot open one game that is still on the table. Play that to its end first.'
        : `It cannot open ${games} games that are still on the table. Play them to their end first.`,
    update: 'Update',
  },
  ja: {
    installing: 'オフラインの準備をしています',
    of: (kept, all) => `オフライン用 ${all}中${kept}`,
    notSecure:
      'このアドレスはhttpsではないので、つながっている間だけ遊べます。ゲームは端末に残ります。オフラインで遊ぶ、アプリとして入れる、カメラを使うには、httpsが必要です。',
    failed: 'アプリの一部を読み込めていないので、今はネットワークが必要です。ゲームは無事です。',
    lacking: '読み込めていない部分があります',
    newer: '新しいバージョン',
    again: 'もう一度',
    offlineReady: 'オフラインで遊べます',
    updateReady: '新しいバージョンがあります。',
    leaves: (games) => `遊びかけの${games}件は、新しいバージョンでは開けません。先に終わりまで遊んでください。`,
    update: '更新する',
  },
};
