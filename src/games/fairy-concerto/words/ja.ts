import { listed } from '../../../words/lists.ts';
import { name, phrase } from '../../../words/phrase.ts';
import type { Words } from './en.ts';
import { names } from './names.ja.ts';
import { reasons } from './reasons.ja.ts';
import { things } from './things.ja.ts';

export const ja: Words = {
  ...names,
  ...reasons,
  ...things,
  options: {
    randomCards: {
      name: 'ランダムカード',
      values: {
        off: { name: '布袋', sentence: '妖精は布袋から引きます。残りは誰にもわかりません。' },
        on: {
          name: 'カード',
          sentence: '引いたあと、残りの種類と数が全員に見えます。2人のときは、相手の手札もわかります。',
        },
      },
    },
  },

  askCompose: 'スコアカード2枚から、残す1枚を選ぶ',
  askKeep: '配られたスコアカード2枚から、残す1枚を選ぶ',
  askOf: (count, of) => `${of}人から${count}人を選ぶ`,
  askAddAndRemove: (of) => `${of}人から加える1人、除く1人を選ぶ`,
  askAlsoKeep: (fairies) => `${fairies}。スコアカードも1枚`,

  keep: (card) => phrase`${card}を残す`,
  add: (players) => phrase`${players}を加える`,
  remove: (fairy) => phrase`${fairy}を取り除く`,
  alsoKeep: (card) => phrase`スコアカードは${card}`,

  begins: (popular) => phrase`人気者は${popular}です。`,
  notDrawn: (fairies) => phrase`まだ引かれていないのは${fairies}です。`,
  choseInSecret: (seat) => phrase`${name(seat)}さんはこっそり決めました。`,
  adds: (seat, players) => phrase`${name(seat)}さんは${players}を加えました。`,
  addsAndRemoves: (seat, players, removed) => phrase`${name(seat)}さんは${players}を加え、${removed}を取り除きました。`,
  stays: (card, away) => phrase`スコアカードは${card}を残し、${away}を捨てました。`,
  drew: (seat, cards) => phrase`${name(seat)}さんの作曲家は${cards}を引きました。`,
  keeps: (seat, card, away) => phrase`${name(seat)}さんは${card}を残し、${away}を捨てました。`,
  swapped: '2人の手札を入れ替えました。',
  passed: '全員の手札を左隣に渡しました。',
  round: (round, count) => `第${round}ラウンド。手札は妖精${count}人です。`,
  gets: (seat, fairies) => phrase`${name(seat)}さんに届いた手札は${fairies}です。`,
  draws: (seat, fairies) => phrase`${name(seat)}さんは${fairies}を引きました。`,
  bachGets: (players) => phrase`バッハには${players}が加わりました。`,
  bachGetsCards: (players, cards) => phrase`バッハには${players}が加わり、伏せたスコアカードも${cards}枚増えました。`,
  bachsCards: (cards) => phrase`バッハのスコアカードは${cards}でした。`,
  duel: (seat, own, bachs, winner) => phrase`${name(seat)}さん${own}点、バッハ${bachs}点。${winner}の勝ちです。`,
  won: (winners, best) => phrase`${best}点で${listed(winners, 'と', 'と')}の勝ちです。`,

  between: '、',
  by: (who, deed) => phrase`${who}：${deed}`,
  sealed: 'こっそり決定',
  removes: (fairy) => phrase`${fairy}を取り除く`,
  keepsCard: (card) => phrase`${card}を残す`,
};
