import { listed, listedJa, peopleJa } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Words } from './en.ts';
import { names } from './names.ja.ts';
import { reasons } from './reasons.ja.ts';
import { things } from './things.ja.ts';

/** By itself: two cards in one sentence are heard as one. */
const discarded = (card: Part): Phrase => phrase`${card}のほうは、捨て札置き場に置きました。`;

export const ja: Words = {
  ...names,
  ...reasons,
  ...things,
  options: {
    bach: {
      name: 'バッハ',
      values: {
        printed: { name: 'もとのルール', sentence: 'バッハのスコアカードは、もとのルールどおり1枚3点です。' },
        gentle: { name: 'やさしい', sentence: 'バッハのスコアカードは1枚1点です。この版で加えたルールです。' },
        stern: { name: '手ごわい', sentence: 'バッハのスコアカードは1枚7点です。この版で加えたルールです。' },
      },
    },
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

  bachIs: (manner) => `${manner === 'gentle' ? 'やさしい' : '手ごわい'}バッハ`,
  bachPlays: (manner, worth) => phrase`${ja.bachIs(manner)}です。バッハのスコアカードは1枚${worth}点になります。`,
  withRandomCards: phrase`ランダムカードを使います。`,
  begins: (popular, soloist, pianist, harpist) =>
    phrase`人気者は${popular}で、1個につき1点です。指揮者は、いちばん多い種類の妖精コマ1個につき2点です。ソリストは、${soloist}です。ピアニストは${pianist}につき3点、ハーピストは${harpist}につき3点です。`,
  soloistScores: {
    fewest: 'いちばん少ない種類の妖精コマ1個につき4点',
    spread: 'いちばん多い種類と、いちばん少ない種類との差、1個につき3点',
    widest: '個数が同じ種類を1つのグループにまとめ、いちばん多くの種類が入ったグループの、種類1つにつき3点',
    groups: '個数が同じ種類はまとめて1つのグループと数え、グループ1つにつき3点',
  },
  pairsOf: (kinds) => `${kinds.join('と')}の1組`,
  dealt: phrase`スコアカードを2枚ずつ、裏向きに配りました。`,
  willSwap: phrase`ドラフトのたびに、1個を加え、1個をゲームから取り除き、手の中の残りを相手と交換します。`,
  goRound: (seats) => {
    const each = seats.map(
      (seat, at) => phrase`${name(seat)}さんは${name(seats[(at + 1) % seats.length] ?? seat)}さんに`,
    );
    return phrase`ドラフトのたびに、手の中の残りを左隣に渡します。${listed(each, '、', '、')}渡します。`;
  },
  dealtAlone: (seat) => phrase`スコアカードを、${name(seat)}さんに2枚、バッハに1枚、裏向きに配りました。`,
  notDrawn: (fairies) => phrase`まだ引かれていない妖精コマは${fairies}です。`,
  choseInSecret: (seat) => phrase`${name(seat)}さんは選び終わりました。`,
  draft: (draft, isForced) => `${draft}回目のドラフト${isForced ? '。全員、手の中の妖精コマは残り1個です' : ''}`,
  allReveal: (draft) => `${draft}。全員同時に公開します。`,
  eachAdds: (draft, groups) => {
    const each = groups.map(
      ({ seats, players }, at) => phrase`${at > 0 && seats.length > 2 ? 'ほかの3人' : peopleJa(seats)}は${players}`,
    );
    return phrase`${draft}。${listed(each, '、', '、')}を加えました。`;
  },
  allAdd: (draft, count, players) => phrase`${draft}。${count}人とも${players}を加えました。`,
  inDraft: (draft, each) => phrase`${draft}。${listed(each, '、', '、')}ました。`,
  swapsOne: (seat, added, removed) => phrase`${name(seat)}さんは${added}を加えて${removed}を取り除き`,
  bothSwap: (draft, added, removed) => phrase`${draft}。2人とも${added}を加え、${removed}を取り除きました。`,
  adds: (seat, players) => phrase`${name(seat)}さんは${players}を加えました。`,
  addsAndRemoves: (seat, players, removed) =>
    phrase`${name(seat)}さんは${players}を加え、${removed}をゲームから取り除きました。`,
  drew: (seat, cards) => phrase`${name(seat)}さんは、作曲家を加えたのでスコアカード${cards}を引きました。`,
  keepsOfDrawn: (seat, card, away, nth) =>
    phrase`${name(seat)}さんは、${nth === null ? '' : `${nth + 1}個目の`}作曲家の効果でスコアカードを2枚引き、${card}のカードを保持しました。${discarded(away)}`,
  keepsOfDealt: (seat, card, away) =>
    phrase`${name(seat)}さんは、はじめに配られたスコアカード2枚のうち、${card}のカードを保持しました。${discarded(away)}`,
  keeps: (seat, card, away) => phrase`${name(seat)}さんは、${card}のスコアカードを保持しました。${discarded(away)}`,
  swapped: '残りの妖精コマを、互いに相手に渡しました。',
  passed: '全員が、残りの妖精コマを左隣に渡しました。',
  round: (round, count, seats) =>
    phrase`第${round}ラウンドです。${seats === 2 ? '2人とも' : '全員が'}妖精コマを${count}個ずつ引きました。`,
  roundAlone: (round, count, seat) =>
    phrase`第${round}ラウンドです。${name(seat)}さんが妖精コマを${count}個引きました。`,
  roundAloneOpen: (round, fairies, seat) => phrase`第${round}ラウンドです。${name(seat)}さんは${fairies}を引きました。`,
  gets: (seat, fairies) => phrase`${name(seat)}さんが受け取った妖精コマは${fairies}です。`,
  draws: (seat, fairies) => phrase`${name(seat)}さんは${fairies}を引きました。`,
  bachGets: (players) => phrase`引いた妖精コマの残り、${players}は、バッハのオーケストラに加わりました。`,
  addsBesideBach: (seat, own, bachs) =>
    phrase`${name(seat)}さんは${own}を加えました。残りの${bachs}は、バッハのオーケストラに加わりました。`,
  bachGetsOne: (fairy) => phrase`引いた妖精コマの残り、${fairy}は、バッハのオーケストラに加わりました。`,
  addsBesideBachsOne: (seat, own, bachs) =>
    phrase`${name(seat)}さんは${own}を加えました。残りの${bachs}は、バッハのオーケストラに加わりました。`,
  alsoOneOf: (kind) => kind,
  bachsComposers: (cards) =>
    phrase`作曲家${cards > 1 ? `${cards}個` : ''}の効果で、バッハに裏向きのスコアカードを${cards}枚配りました。`,
  bachsCards: (cards, count, worth) => {
    const each = cards.map((card, at) => phrase`${count > 1 ? `${at + 1}枚目は` : ''}${card}のカードです。`);
    return phrase`バッハのスコアカード${count}枚を公開しました。${each.flat()}達成していてもいなくても、${count > 1 ? '1枚につき' : ''}${worth}点です。`;
  },
  finalScoring: phrase`最終得点計算です。`,
  scored: (who, points, parts) => phrase`${who}は合計${points}点です。${parts.join('')}`,
  rowsScore: (rows) => `${rows.map(([row, points]) => `${row}で${points}点`).join('、')}です。`,
  cardsScore: (row, points) => `${row}で${points}点です。`,
  cardsMet: (row, points, met, of) => {
    if (met === 0) return `${row}は${of > 1 ? `${of}枚とも` : ''}達成できませんでした。`;
    const those = met < of ? `のうち${met}枚を` : of > 1 ? 'とも' : 'を';
    return `${row}は${of}枚${those}達成して${points}点です。`;
  },
  honoursScore: (row, points, honours) =>
    honours.length === 0
      ? `${row}はありません。`
      : `${row}は${honours.join('・')}の${honours.length}個で${points}点です。`,
  total: (who, count) => phrase`${who}${count}点`,
  totals: (totals) => phrase`合計点は、${listed(totals, '、', '、')}です。`,
  tieIsBachs: phrase`バッハと同点です。`,
  whyBach: phrase`同点のときはバッハの勝ちです。`,
  won: (winners) =>
    winners.length > 1
      ? phrase`${listedJa(winners)}は、ともに勝者です。`
      : phrase`${listed(winners, '', '')}の勝ちです。`,

  between: '／',
  by: (who, deed) => phrase`${who}：${deed}`,
  another: (kind) => `もう1個の${kind}`,
  swaps: (players, removed) => phrase`${players}を加え、${removed}を取り除く`,
  swapsSame: (players) => phrase`${players}を加え、もう1個を取り除く`,
  keepsCard: (card) => phrase`${card}のカードを保持`,
  keepsSome: (count) => `スコアカード${count}枚を保持`,
};
