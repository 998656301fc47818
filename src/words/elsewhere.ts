import type { InBoth } from './phrase.ts';

/** How a game goes on on another device, or is played by messages. */
const en = {
  title: 'Carry on elsewhere',
  hint: 'As a link or a code for another device, or by messages.',
  warning: 'The whole game goes along, hidden cards too. Whoever gets it can look at everything. The log notes it.',
  along: 'Take the game along',
  alongHint: 'Everybody goes on on the other device.',
  byMessages: 'Play by messages',
  byMessagesHint: 'Everybody has a device of their own. After your turn you send the game to whoever is next.',
  trust: 'Every device has the whole game, so this is for people who trust each other.',
  whoHere: 'Who plays on this device?',
  whoHereHint: 'This device remembers it. It asks for these moves only, and keeps the others’ cards covered.',
  goOn: 'Go on',
  noneChosen: 'Choose at least one person.',
  together: 'Everybody plays here again',
  changeHere: 'Who plays here',
  working: 'One moment …',
  qr: 'QR code of this game',
  qrUse: 'Point the other device’s camera at it, or send the link.',
  tooLarge: 'This game is too long for a QR code. Send the link, or take it along as a file.',
  tooLong: 'This game is too long for a link. Take it along as a file.',
  failed: 'The code could not be made just now. The game is safe. Please try again.',
  copyLink: 'Copy link',
  share: 'Share link',
  asFile: 'As a file',
  copied: 'Copied.',
  notCopied: 'The device did not allow copying. Sharing, or a file, may work.',
  /** Goes before the link in a message. */
  message: (game: string, next: string | null): string =>
    next === null ? `Enza, ${game}:` : `Enza, ${game}: it is ${next}’s turn.`,

  taking: 'A game for this device',
  continued: 'The game goes on here, with the moves that came.',
  shorter: 'This device is further on in this game than what came. Nothing was changed.',
  forked: 'This game was played on here and elsewhere in two different ways. Nothing was changed yet.',
  beside: 'Keep this one, put theirs beside it',
  instead: 'Go on with theirs, put this one beside it',
  besideHint: 'The one put beside becomes a branch: a game of its own, which counts in no record.',
  open: 'Open the game',
  apart:
    'This page is in the browser. An app on the home screen keeps its games by itself: iPhones and iPads do not let it see what is here.',
  apartHow: 'To play in the app, copy the code, open the app, then choose Settings → Import games and paste it.',
  copyCode: 'Copy for the app',
  takeHere: 'Play here in the browser',
  pasteHint: 'Paste the link or the code that somebody sent.',
};

export type ElsewhereWords = typeof en;

const ja: ElsewhereWords = {
  title: '別の端末で続ける',
  hint: 'リンクやコードで別の端末へ。メッセージのやりとりでも遊べます。',
  warning:
    '伏せたカードも含めて、ゲームのすべてが渡ります。受け取った人は全部を見られます。渡したことは記録に残ります。',
  along: 'ゲームを持っていく',
  alongHint: '全員が、渡した先の端末で続けます。',
  byMessages: 'メッセージで遊ぶ',
  byMessagesHint: 'それぞれが自分の端末で遊びます。番が終わったら、次の人にゲームを送ります。',
  trust: 'どの端末にもゲームのすべてが入ります。信頼しあえる人どうしで遊んでください。',
  whoHere: 'この端末で遊ぶのはだれですか',
  whoHereHint: 'この端末が覚えます。ここではその人の手だけを聞き、ほかの人のカードは伏せておきます。',
  goOn: '続ける',
  noneChosen: 'ひとり以上を選んでください。',
  together: '全員がこの端末で遊ぶ',
  changeHere: 'この端末で遊ぶ人',
  working: 'お待ちください…',
  qr: 'このゲームのQRコード',
  qrUse: '別の端末のカメラで読み取るか、リンクを送ってください。',
  tooLarge: 'このゲームは長いため、QRコードには入りません。リンクを送るか、ファイルで渡してください。',
  tooLong: 'このゲームは長いため、リンクにできません。ファイルで渡してください。',
  failed: '今はコードを作れませんでした。ゲームは無事です。もう一度お試しください。',
  copyLink: 'リンクをコピー',
  share: 'リンクを共有',
  asFile: 'ファイルで渡す',
  copied: 'コピーしました。',
  notCopied: '端末がコピーを許しませんでした。共有やファイルをお試しください。',
  message: (game, next) => (next === null ? `円座「${game}」` : `円座「${game}」、${next}さんの番です。`),

  taking: '届いたゲーム',
  continued: '届いた手を加えて、ここで続けられます。',
  shorter: 'このゲームは、届いたものより、この端末のほうが先まで進んでいます。何も変わっていません。',
  forked: 'このゲームは、ここと別の端末とで違う続きになっています。まだ何も変わっていません。',
  beside: 'ここの続きを残し、届いたほうを別に置く',
  instead: '届いたほうで続け、ここの続きを別に置く',
  besideHint: '別に置いたほうは分岐となり、独立したゲームになります。成績には入りません。',
  open: 'このゲームを開く',
  apart:
    'これはブラウザーのページです。iPhoneやiPadでは、ホーム画面のアプリは別の保存場所を使うため、ここのゲームはアプリからは見えません。',
  apartHow: 'アプリで遊ぶときは、コードをコピーし、アプリの「設定」→「ゲームを読み込む」で貼り付けてください。',
  copyCode: 'アプリ用にコピー',
  takeHere: 'このブラウザーで遊ぶ',
  pasteHint: '送られてきたリンクかコードを貼ってください。',
};

export const elsewhereWords: InBoth<ElsewhereWords> = { en, ja };
