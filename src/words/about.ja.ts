import type { AboutWords } from './about.ts';

export const aboutJa: AboutWords = {
  title: 'このアプリについて',
  version: (number) => `円座 ${number}`,
  whatIsNew: '新しくなったこと',
  news: {
    '0.1.0': [
      'フェアリーライトとフェアリーコンチェルトの2つの箱が棚に並びました。',
      'ゲームに名前をつけ、取り出し、取り込めます。',
      '文字を大きくでき、画面をつけたままにできます。',
    ],
  },
  thanks: 'ゲームを作った人',
  thanksHint:
    '円座は、これらのゲームが好きな人が作りました。作者のものではなく、絵も文も作者によるものではありません。',
  designed: (game, by) => `${game}：作 ${by}`,
  notNamed: (game) => `${game}：手もとの資料に作者の名がありません。`,
  licences: 'ライセンス',
  own: '円座は、MITライセンスの自由なソフトウェアです。',
  others: '次のライブラリーを使っています。ありがとうございます。',
  report: '報告をコピー',
  reportHint: '版、ブラウザー、言語、ゲームの数、最近の不具合。名前や配りは入りません。',
  copied: 'コピーしました。',
  notCopied: '端末がコピーを許しませんでした。報告はこれです。',
};
