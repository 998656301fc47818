import type { InBoth } from './phrase.ts';
import type { RefusalWords } from './trouble.ts';

const games = (count: number): string => (count === 1 ? 'One game' : `${count} games`);

/** Where games are kept, and how they come and go. */
export const dataEn = {
  title: 'Your games',
  where:
    'They are kept in this browser on this device, and sent nowhere. They lie open there: whoever uses it can read them, hidden cards too.',
  apart:
    'Another browser does not see them. Neither does an app that Safari puts on the home screen or in the Dock: export them here and import them there.',
  sevenDays:
    'Safari clears away what was not opened for seven days of use. On the home screen the app keeps its games; a private window forgets them when it is closed.',
  stored: (count: number): string => (count === 0 ? 'No game is kept here yet.' : `${games(count)} kept here.`),
  used: (size: string): string => `All of it takes ${size}, the app itself included.`,
  isProtected: 'The browser has promised not to clear them away by itself.',
  isNot: 'If the device runs short of room, the browser may clear them away.',
  protect: 'Ask it to keep them',
  notNow: 'It did not promise that yet. Using the app more, or installing it, often helps.',

  out: 'Export',
  outAll: 'Export all games',
  outHint: 'As a file or as text, to keep or to go on with on another device.',
  outWarning: 'Hidden cards are in the text too. Whoever reads it can know them.',
  save: 'Save as a file',
  share: 'Share',
  copy: 'Copy as text',
  done: { saved: 'Saved where this device keeps downloads.', copied: 'Copied.', shared: 'Shared.' },
  refusedByDevice: 'The device did not allow that. Another of the ways may work.',
  noText: 'The games could not be read just now. They are safe. Please try again.',

  in: 'Import games',
  inHint:
    'From a file or a text that was exported, or a link that somebody sent. A game that came from here goes on in its place; no other is replaced.',
  /** What the device hands over; without a name it is a text. */
  given: (name: string): string =>
    name === '' ? 'A text was handed to Enza.' : `“\u2068${name}\u2069” was handed to Enza.`,
  openIt: 'Open the game',
  chooseFile: 'Choose a file',
  paste: 'Or paste the text or the link here',
  takeIn: 'Import',
  added: (count: number): string => `${games(count)} imported. You find ${count === 1 ? 'it' : 'them'} on the shelf.`,
  known: (count: number): string =>
    `${games(count)} ${count === 1 ? 'stands' : 'stand'} here already, to the last move, and ${count === 1 ? 'was' : 'were'} not doubled.`,
  /** Of so many games that are not in the text themselves. */
  outcomes: (count: number): string =>
    `The outcome of ${count === 1 ? 'one earlier game' : `${count} earlier games`} imported.`,
  undoIn: 'Undo',
  undone: 'All of it is gone again. What was here before is as it was.',
  outcomesNotSaved: 'What became of earlier games could not be stored just now. Please try again.',
  /** Which of the games in the text, counted from one; null: the only one. */
  leftOut: (game: number | null, why: string): string =>
    game === null ? `The game was left out. ${why}` : `Game ${game} was left out. ${why}`,
  moreLeftOut: (count: number): string => `${games(count)} more ${count === 1 ? 'was' : 'were'} left out.`,
  notSaved: 'It could not be stored just now. Please try again.',
  notSavedFull: 'The device has no room left for it.',
  nothingChanged: 'Nothing here was changed.',
  noAnswer: 'The games here could not be read just now, so nothing was imported. Please try again.',
  refused: {
    text: 'This is not a file of Enza, or some of it was changed on the way.',
    size: 'This is larger than anything that Enza writes.',
    cut: 'The end of the text is missing. Please copy all of it.',
    damaged: 'A part of it is missing or was changed on the way. Please copy all of it, or ask for it again.',
    empty: 'There is no game in it.',
    shape: (place) =>
      place === '' ? 'It is not as Enza writes a game.' : `It is not as Enza writes a game: “${place}” is wrong.`,
    newer: 'It was written by a newer Enza. Update this one, then import it.',
    unknownGame: 'It is a game that is not on this shelf. Another Enza may have it.',
    edition: 'It was played by an older edition of the rules, which is not kept.',
    setup: {
      seats: 'It has a number of seats that this game does not have.',
      options: 'It has options that this game does not have.',
      first: 'Whoever begins in it has no seat.',
      looks: 'It has pieces that this game does not have.',
    },
    log: (entry, why) => `Entry ${entry} of its log cannot be: ${why}.`,
    reasons: {
      notAsked: 'nobody asked that seat',
      notOffered: 'the rules do not offer that move',
      badUndo: 'what it takes back or brings back is not there',
      afterEnd: 'the game was over',
    },
  } satisfies RefusalWords,

  clear: 'Delete everything',
  clearHint: 'All games and records, and the names and seats that this device remembers.',
  clearQuestion: 'Delete everything?',
  clearWarning: (count: number): string =>
    `${games(count)}, all records, and all names and seats remembered here, are gone from this device then and cannot be brought back.`,
  clearYes: 'Delete everything',
  clearNo: 'Keep it all',
};

const dataJa: DataWords = {
  title: 'ゲームの保存',
  where:
    'ゲームはこの端末のこのブラウザーの中だけにあり、どこにも送られません。暗号にはしていないので、端末を使う人には、伏せたカードも含めて読めます。',
  apart:
    'ほかのブラウザーからは見えません。Safariでホーム画面やDockに追加したアプリからも見えないので、ここで書き出し、あちらで読み込んでください。',
  sevenDays:
    'Safariは、使っていて7日のあいだ開かなかったものを消します。ホーム画面に追加すると、ゲームは残ります。プライベートウィンドウでは、閉じると消えます。',
  stored: (count) => (count === 0 ? '保存したゲームはまだありません。' : `${count}件のゲームがあります。`),
  used: (size) => `アプリも含めて${size}を使っています。`,
  isProtected: 'ブラウザーは、これを勝手に消さないと約束しています。',
  isNot: '端末の空きが少なくなると、ブラウザーが消すことがあります。',
  protect: '消さないように頼む',
  notNow: '今は約束してもらえませんでした。使い続けるか、アプリとして入れると、通りやすくなります。',

  out: '書き出す',
  outAll: 'すべてのゲームを書き出す',
  outHint: 'ファイルや文字にして、控えにしたり、別の端末で続けたりできます。',
  outWarning: '伏せたカードも中に入っています。読む人には分かってしまいます。',
  save: 'ファイルに保存',
  share: '共有',
  copy: '文字でコピー',
  done: { saved: '端末のダウンロード先に保存しました。', copied: 'コピーしました。', shared: '共有しました。' },
  refusedByDevice: '端末が許しませんでした。ほかの方法をお試しください。',
  noText: '今はゲームを読めませんでした。ゲームは無事です。もう一度お試しください。',

  in: 'ゲームを読み込む',
  inHint:
    '書き出したファイルや文字、送られてきたリンクから読み込みます。ここから渡したゲームはその続きになり、ほかのゲームが置き換わることはありません。',
  given: (name) => (name === '' ? 'テキストを受け取りました。' : `「\u2068${name}\u2069」を受け取りました。`),
  openIt: 'このゲームを開く',
  chooseFile: 'ファイルを選ぶ',
  paste: 'または、文字やリンクをここに貼る',
  takeIn: '読み込む',
  added: (count) => `${count}件のゲームを読み込みました。棚にあります。`,
  known: (count) => `${count}件は、最後の手まで同じものがすでにあるので、重ねませんでした。`,
  outcomes: (count) => `終わったゲーム${count}件の結果を読み込みました。`,
  undoIn: '元に戻す',
  undone: '読み込んだものをすべて取り消しました。前からあったものは、そのままです。',
  outcomesNotSaved: '終わったゲームの結果は、今は保存できませんでした。もう一度お試しください。',
  leftOut: (game, why) => `${game === null ? 'この' : `${game}件目の`}ゲームは読み込みませんでした。${why}`,
  moreLeftOut: (count) => `ほかに${count}件のゲームを読み込みませんでした。`,
  notSaved: '今は保存できませんでした。もう一度お試しください。',
  notSavedFull: '端末に空きがありません。',
  nothingChanged: 'ここのものは何も変わっていません。',
  noAnswer: '今はここのゲームを読めないため、何も読み込みませんでした。もう一度お試しください。',
  refused: {
    text: '円座のファイルではないか、途中で変わってしまっています。',
    size: '円座のファイルにしては大きすぎます。',
    cut: '終わりが欠けています。全部をコピーしてください。',
    damaged: '一部が欠けているか、途中で変わってしまっています。全部をコピーするか、もう一度送ってもらってください。',
    empty: 'ゲームがひとつも入っていません。',
    shape: (place) =>
      place === '' ? '円座のゲームの形ではありません。' : `円座のゲームの形ではありません。「${place}」が違います。`,
    newer: 'より新しい円座で書かれています。アプリを更新してから読み込んでください。',
    unknownGame: 'この棚にないゲームです。ほかの円座にはあるかもしれません。',
    edition: '今は残していない、古い版のルールで遊んだものです。',
    setup: {
      seats: 'このゲームにない人数です。',
      options: 'このゲームにないオプションを含んでいます。',
      first: 'スタートプレイヤーの席がありません。',
      looks: 'このゲームにないコマを含んでいます。',
    },
    log: (entry, why) => `記録の${entry}番目が成り立ちません。${why}。`,
    reasons: {
      notAsked: 'その席の番ではありません',
      notOffered: 'ルールにない手です',
      badUndo: '戻す手、やり直す手がありません',
      afterEnd: 'ゲームはもう終わっています',
    },
  },

  clear: 'すべて削除',
  clearHint: 'すべてのゲームと成績、この端末が覚えている名前と席。',
  clearQuestion: 'すべて削除しますか',
  clearWarning: (count) => `${count}件のゲームとすべての成績、覚えている名前と席がこの端末から消え、元には戻せません。`,
  clearYes: 'すべて削除する',
  clearNo: '残しておく',
};

export type DataWords = typeof dataEn;

export const dataWords: InBoth<DataWords> = { en: dataEn, ja: dataJa };
