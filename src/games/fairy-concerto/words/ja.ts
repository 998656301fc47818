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
        off: { name: '布袋', sentence: '妖精コマを布袋から引きます。布袋に何が残っているかは、誰にもわかりません。' },
        on: {
          name: 'カード',
          sentence:
            '妖精コマをカードで引きます。まだ引かれていない種類と個数が全員に見え、2人プレイでは相手の手の中もわかります。',
        },
      },
    },
  },

  askCompose: 'スコアカード2枚から1枚を保持',
  askKeep: '配られた2枚から1枚を保持',
  askLast: '手の中の残りを加える',
  askOf: (count, of) => `妖精コマ${of}個から${count}個を選ぶ`,
  askAddAndRemove: (of) => `${of}個から1個を加え、1個を取り除く`,
  askAlsoKeep: (fairies) => `${fairies}。スコアカードも1枚`,

  keep: (card) => phrase`${card}を保持する`,
  add: (players) => phrase`${players}を加える`,
  remove: (fairy) => phrase`${fairy}を取り除く`,
  alsoKeep: (card) => phrase`${card}を保持する`,

  begins: (popular) => phrase`人気者は${popular}です。`,
  notDrawn: (fairies) => phrase`まだ引かれていない妖精コマは${fairies}です。`,
  choseInSecret: (seat) => phrase`${name(seat)}さんは選び終わりました。`,
  adds: (seat, players) => phrase`${name(seat)}さんは${players}を加えました。`,
  addsAndRemoves: (seat, players, removed) =>
    phrase`${name(seat)}さんは${players}を加え、${removed}をゲームから取り除きました。`,
  drew: (seat, cards) => phrase`${name(seat)}さんは、作曲家を加えたのでスコアカード${cards}を引きました。`,
  keeps: (seat, card, away) =>
    phrase`${name(seat)}さんはスコアカード${card}を保持し、${away}を捨て札置き場に置きました。`,
  swapped: '残りの妖精コマを、互いに相手に渡しました。',
  passed: '全員が残りの妖精コマを左隣に渡しました。',
  round: (round, count, alone) => `第${round}ラウンドです。妖精コマを${count}個${alone ? '' : 'ずつ'}引きました。`,
  gets: (seat, fairies) => phrase`${name(seat)}さんが受け取った妖精コマは${fairies}です。`,
  draws: (seat, fairies) => phrase`${name(seat)}さんは${fairies}を引きました。`,
  bachGets: (players) => phrase`残りの${players}は、バッハに加わりました。`,
  bachGetsCards: (players, cards) =>
    phrase`残りの${players}は、バッハに加わりました。作曲家がいるので、バッハの伏せたスコアカードが${cards}枚増えました。`,
  bachsCards: (cards) => phrase`バッハのスコアカードを公開します。${cards}でした。`,
  total: (who, count) => phrase`${who}${count}点`,
  ended: (totals, winners) => phrase`${listed(totals, '、', '、')}。${listed(winners, 'と', 'と')}の勝ちです。`,

  between: '／',
  by: (who, deed) => phrase`${who}：${deed}`,
  another: '同じ種類の1個',
  swaps: (players, removed) => phrase`${players}を加え、${removed}を取り除く`,
  keepsCard: (card) => phrase`${card}を保持`,
};
