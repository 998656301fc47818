import type { InBoth } from './phrase.ts';

/** The card on the shelf that says how the app gets an icon of its own. */
const en = {
  title: 'Enza as an app of its own',
  pitch: 'One tap opens it, in a window of its own, with or without a network.',
  install: 'Install Enza',
  /** Where there is a button the app has the games of the browser that made it. */
  along: 'Games begun in this browser come along.',
  /** By hand on iOS, one after the other. */
  steps: ['Press Share. It may lie behind ⋯.', 'Choose “Add to Home Screen”.', 'Press Add, and open Enza there.'],
  /** On iOS the browser and the app on the home screen keep their games apart. */
  apart: 'Games begun in this browser do not move over. Install first, or export them here and import them there.',
  /** On iOS a browser deletes the data of pages that are not visited. */
  sevenDays: 'In Safari they are deleted after seven days of use without a visit. On the home screen they stay.',
  takeOut: 'Export games',
  notNow: 'Not now',
};

export type InstallWords = typeof en;

const ja: InstallWords = {
  title: '円座をアプリとして',
  pitch: 'ひと押しで専用の画面が開き、通信がなくても遊べます。',
  install: '円座をインストール',
  along: 'このブラウザーで始めたゲームも、そのまま続けられます。',
  steps: [
    '共有ボタンを押す（「⋯」の中にあることも）。',
    '「ホーム画面に追加」を選ぶ。',
    '「追加」を押し、ホーム画面から開く。',
  ],
  apart: 'このブラウザーで始めたゲームは移りません。先に追加するか、ゲームを書き出して、あちらで読み込んでください。',
  sevenDays: 'Safariの中のゲームは、使っていて7日のあいだ開かないと消えます。ホーム画面に追加すれば残ります。',
  takeOut: 'ゲームを書き出す',
  notNow: '今はしない',
};

export const installWords: InBoth<InstallWords> = { en, ja };
