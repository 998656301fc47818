import type { AboutWords } from './about.ts';
import { BROWSERS } from './browsers.ts';

export const aboutJa: AboutWords = {
  title: 'このアプリについて',
  version: (number) => `円座 ${number}`,
  browsers: `Safari ${BROWSERS.safari}、Chrome・Edge ${BROWSERS.chromium}、Firefox ${BROWSERS.firefox}から動きます。`,
  whatIsNew: '新しくなったこと',
  news: {
    '0.1.0': [
      'フェアリーライト、フェアリーコンチェルト、アルフヘイムの妖精、舞星・雅、マイ・リトル・サイズの5つの箱が棚に並びました。',
      '設定で音を出せます。卓上の小さな音と、フェアリーコンチェルトの最後には、作ったオーケストラの演奏も。',
      '「これまで」から、どの手のあとのテーブルにも戻って見られ、一手ずつたどれます。',
      '向かい合って座るときは、テーブルを向かい側や手番の人に向けられます。',
      'ゲームに名前をつけ、書き出し、読み込めます。',
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
  reportHint:
    '版、ブラウザー、言語、ゲームの数、最近の不具合が入ります。人の名前やカードの配りは入りません。直前にしたことを書き添えて、この円座を公開している人に送ってください。',
  copied: 'コピーしました。',
  notCopied: '端末がコピーを許しませんでした。報告はこれです。',
};
