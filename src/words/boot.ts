import type { InBoth } from './phrase.ts';

/** Texts for an app that does not start; in both languages at once, since the settings cannot be read. */
const en = {
  title: 'Enza has not started',
  slow: 'This takes longer than it should. If it still starts, this note goes away by itself.',
  broken: 'A part of the app did not come, or does not run in this browser.',
  safe: 'Your games are kept on this device, and nothing here deletes them.',
  reload: 'Load again',
  lastWay: 'If that does not help',
  anewHint: 'The app’s own files are thrown away and fetched anew over the network. Your games stay.',
  anew: 'Fetch the app anew',
  noAnswer: 'The app’s address does not answer, so nothing was thrown away. Check the network and try again.',
};

export type BootWords = typeof en;

const ja: BootWords = {
  title: '円座が始まりません',
  slow: 'いつもより時間がかかっています。このまま始まれば、このお知らせは消えます。',
  broken: 'アプリの一部を読み込めなかったか、このブラウザーでは動きません。',
  safe: 'ゲームはこの端末に残っています。ここで消えることはありません。',
  reload: '読み込み直す',
  lastWay: 'それでも始まらないとき',
  anewHint: 'アプリのファイルだけを消して、ネットワークから読み込み直します。ゲームはそのまま残ります。',
  anew: 'アプリを読み込み直す',
  noAnswer: 'アプリの場所につながらないので、何も消していません。通信を確かめて、もう一度お試しください。',
};

export const bootWords: InBoth<BootWords> = { en, ja };
