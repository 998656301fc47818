import type { InBoth } from './phrase.ts';

/** The card on the shelf that says how the app gets an icon of its own. */
export interface InstallWords {
  readonly title: string;
  readonly pitch: string;
  readonly install: string;
  /** By hand on iOS, one after the other. */
  readonly steps: readonly [share: string, choose: string, add: string];
  /** There the browser and the app on the home screen keep their games apart. */
  readonly apart: string;
  readonly takeOut: string;
  readonly notNow: string;
}

export const installWords: InBoth<InstallWords> = {
  en: {
    title: 'Enza on your home screen',
    pitch: 'One tap opens it, in a window of its own, with or without a network.',
    install: 'Install Enza',
    steps: ['Press Share.', 'Choose “Add to Home Screen”.', 'Press Add, and open Enza there.'],
    apart: 'Games begun in this browser do not move over. Install first, or take them out here and in there.',
    takeOut: 'Take games out',
    notNow: 'Not now',
  },
  ja: {
    title: 'ホーム画面に円座を',
    pitch: 'ひと押しで専用の画面が開き、通信がなくても遊べます。',
    install: '円座をインストール',
    steps: ['共有ボタンを押す。', '「ホーム画面に追加」を選ぶ。', '「追加」を押し、ホーム画面から開く。'],
    apart:
      'このブラウザーで始めたゲームは移りません。先に追加するか、ゲームを取り出してから、あちらで取り込んでください。',
    takeOut: 'ゲームを取り出す',
    notNow: '今はしない',
  },
};
