import type { InBoth } from './phrase.ts';

/**
 * The oldest that have all that the app cannot do without: <dialog>, dvh, structuredClone and findLast (Safari), dvh
 * (Chromium), workers made of modules (Firefox). What newer ones do better it is only plainer without.
 */
export const BROWSERS = { safari: '15.4', chromium: 108, firefox: 114 } as const;

const aboutJa: AboutWords = {
  title: 'このアプリについて',
  version: (number) => `円座 ${number}`,
  browsers: `Safari ${BROWSERS.safari}、Chrome・Edge ${BROWSERS.chromium}、Firefox ${BROWSERS.firefox}から動きます。`,
  keepsToItself: 'アカウントもサーバーも追跡もありません。共有しないかぎり、何も端末の外に出ません。',
  phones:
    '「それぞれの端末で遊ぶ」は試験中です。Chromium 156とFirefox 153で、またその2つの間で動くことを確かめました。iPhoneではまだ試していません。端末どうしが見える同じWi-Fi、https、どの端末でも同じアドレスから開いた円座が必要です。',
  whatIsNew: '新しくなったこと',
  news: {
    '1.1.0': [
      '起きたことは、言葉より先にテーブルの上で見えます。カードが飛び、点はその場所で数えられます。タップで先へ進み、「もう一度見る」で、ほかの人のしたことを見直せます。',
      'ゲームごとに音があり、ごく小さな環境音も流せます。',
      '手ほどきは、どれも自分の手で進めて3分ほどです。端末の渡し方の手ほどきもあり、役に立つときには一言のヒントが出ます。',
      '名前と遊び方のくせを持つボットがいます。ひとりで遊ぶと、めざすメダルがあります。',
      'ヒントは、指している場所を光らせ、その手に続く選択まで案内します。',
      '心配のない手は、ボタンを1回タップするだけで決まります。',
      'ゲームの続きを、リンク、QRコード、ファイルで別の端末に持っていけます。メッセージのやりとりでも遊べます。',
      '「それぞれの端末で遊ぶ」は試験中です。同じ部屋の人が、サーバーなしで自分の端末から遊べます。',
      '読み込んだゲームを取り消せ、端末がいっぱいでも手は失われません。',
    ],
    '1.0.0': [
      '最初の箱が棚に並びました。',
      'どの箱にも、遊びながら覚える手ほどきがあります。日替わりの一局はみんなに同じ配りです。三番勝負や成績、終わったゲームの流れを見る図もあります。',
      '設定で音を出せます。卓上の小さな音と、音楽会の最後には、作ったオーケストラの演奏も。',
      '「これまで」から、どの手のあとのテーブルも見られます。専用の画面で全体をたどれ、終わったゲームは好きな場面から続きを遊べます。',
      '灯りのボタンで、理由つきのヒントを2段階で見られます。ボットがなぜそうしたかも、記録から読めます。',
      'キーボードだけでも遊べます。ボタンは右手用と左手用を選べ、点数を終わりまで隠せます。',
      '向かい合って座るときは、テーブルを向かい側や手番の人に向けられます。',
      'ゲームに名前をつけ、書き出し、読み込めます。',
      '終わったゲームは画像やテキストで共有でき、ファイルで渡して円座で開けます。配りはリンクやQRコードで送れます。',
      '文字を大きくでき、画面をつけたままにできます。',
    ],
  },
  thanks: 'ゲームを作った人',
  thanksHint:
    '円座は、これらのゲームが好きな人が作りました。公式のアプリではなく、絵も文章も作者によるものではありません。',
  designed: (game, by) => `${game}：作 ${by}`,
  notNamed: (game) => `${game}：資料に作者の名前がありません。`,
  licences: 'ライセンス',
  own: '円座は、MITライセンスの自由なソフトウェアです。',
  others: '次のライブラリーを使っています。',
  report: '報告をコピー',
  reportHint: (isAddressed) =>
    `版、ブラウザー、言語、ゲームの数、最近の不具合が入ります。人の名前やカードの配りは入りません。直前にしたことを書き添えて、${isAddressed ? 'ここへ送ってください。' : 'この円座を公開している人に送ってください。'}`,
  copied: 'コピーしました。',
  notCopied: '端末がコピーを許しませんでした。報告はこれです。',
};

const aboutEn: AboutWords = {
  title: 'About',
  version: (number) => `Enza ${number}`,
  browsers: `Runs in Safari ${BROWSERS.safari}, Chrome and Edge ${BROWSERS.chromium}, Firefox ${BROWSERS.firefox} and newer ones.`,
  keepsToItself: 'No account, no server, no tracker: nothing leaves this device unless you share it.',
  phones:
    'Own phones at one table are a trial: seen to work in Chromium 156 and Firefox 153, between each other too, and not tried on iPhones. They need one Wi-Fi that lets devices see each other, https, and Enza from one address on every phone.',
  whatIsNew: 'What is new',
  news: {
    '1.1.0': [
      'What happens is seen on the table before it is said: cards fly, points are counted where they lie. A tap goes on; Show it again shows what the others did.',
      'Each game has sounds of its own, and a very soft background if you want one.',
      'Every lesson is played by your own hand in some three minutes. Another one shows how a phone is passed on, and a tip says one line where it helps.',
      'There are bots with a name and a manner, and medals for those who play alone.',
      'A hint lights the places that it means, and goes on through what its move asks next.',
      'A button that risks nothing makes its move at the first tap.',
      'A game goes on on another device by a link, a QR code or a file, and can be played by messages.',
      'Own phones, a trial: people in one room play each on a phone of their own, without a server.',
      'An import can be undone, and a full device loses no move.',
    ],
    '1.0.0': [
      'The first boxes stand on the shelf.',
      'Each box teaches its game at the table. Every day each has one deal that is the same for everybody; there are series of three, records, and after the end a curve of how the game turned.',
      'Sound, if you want it: soft cues on the table, and at the end of a concert the orchestra that you built.',
      'From the log you can look back at the table after any move. A screen of its own walks through a whole match, and one that is over can be played on from any point.',
      'The lamp gives a hint in two steps, with its reason; the log says why a bot did what it did.',
      'For those who have one, a keyboard plays everything; buttons stand for either hand; points can stay hidden until the end.',
      'For people who sit face to face the table turns, to the other side or to whoever plays.',
      'Games can be named, exported and imported.',
      'A finished game is shared as a picture, as text or as a file that opens in Enza; a deal as a link or a QR code.',
      'Texts can be made larger, and the screen can stay awake.',
    ],
  },
  thanks: 'Whose games these are',
  thanksHint:
    'Enza is made by people who like them. It is not an official app, and nothing in it was drawn or written by their designers.',
  designed: (game, by) => `${game}: designed by ${by}.`,
  notNamed: (game) => `${game}: our sources do not name its designer.`,
  licences: 'Licences',
  own: 'Enza is free software under the MIT licence.',
  others: 'It is built with these libraries. Thank you.',
  report: 'Copy a report',
  reportHint: (isAddressed: boolean) =>
    `It has the version, browser, language, number of games and the last troubles; no names, no deals. Send it, with what you did just before, to ${isAddressed ? 'this address:' : 'those who host this Enza for you.'}`,
  copied: 'Copied.',
  notCopied: 'The device did not allow copying. This is the report:',
};

/** Those that brought something new, newest first. */
export const NEWS = ['1.1.0', '1.0.0'] as const;

/** What this app is, whose work is in it, and what it says to those who mend it. */
export interface AboutWords {
  readonly title: string;
  version(number: string): string;
  /** The oldest that it runs in. */
  readonly browsers: string;
  readonly keepsToItself: string;
  /** In which engines own phones were seen to work, and what they need. */
  readonly phones: string;
  readonly whatIsNew: string;
  readonly news: Readonly<Record<(typeof NEWS)[number], readonly string[]>>;
  readonly thanks: string;
  readonly thanksHint: string;
  designed(game: string, by: string): string;
  notNamed(game: string): string;
  readonly licences: string;
  readonly own: string;
  readonly others: string;
  readonly report: string;
  /** Whether the address stands below it. */
  reportHint(isAddressed: boolean): string;
  readonly copied: string;
  readonly notCopied: string;
}

export const aboutWords: InBoth<AboutWords> = { en: aboutEn, ja: aboutJa };
