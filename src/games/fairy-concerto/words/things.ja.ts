import { name, phrase } from '../../../words/phrase.ts';
import type { ThingWords } from './things.en.ts';

export const things: ThingWords = {
  aboutFairy: (kind, of) => `${kind}の妖精コマ。全部で${of}個あります。`,
  composes: 'オーケストラに加えると、スコアカードを2枚引き、1枚を選んで保持します。',
  countsFor: (rows) => `今回は${rows.join('・')}の得点になります。`,
  unseen: (count) => `まだ見えていないものは${count}個です。`,

  scoreCard: (needs) => `スコアカード。オーケストラに${needs}がそろえば5点です。`,
  kept: (seat, state) => phrase`${name(seat)}さんが保持していて、${state}。`,
  choosable: (seat, state) => phrase`${name(seat)}さんのオーケストラでは、${state}。`,
  isMet: 'もう達成しています',
  isMissing: (needs) => `あと${needs}が足りません`,

  soloists: {
    fewest: 'いちばん少ない種類の妖精コマ1個につき4点です。同数なら、いずれか1種類だけ数えます',
    spread: 'いちばん多い種類と、いちばん少ない種類の個数の差1につき3点です',
    widest:
      '個数が同じ種類どうしを1つのグループとし、種類がいちばん多いグループの種類1つにつき3点です。同数のグループがあっても、1つだけ数えます',
    groups: '個数が同じ種類どうしを1つのグループとし、グループ1つにつき3点です。1種類だけでも1つです',
  },
  soloist: (sentence) => `ソリスト：${sentence}。0個の種類は除きます。`,
  duet: (row, kinds) => `${row}：${kinds.join('と')}が1個ずつそろった1組につき3点です。`,
  popular: (kind) => `人気者：${kind}1個につき1点です。名誉コマはありません。`,
  conductor: '指揮者：いちばん多い種類の妖精コマ1個につき2点です。同数なら、いずれか1種類だけ数えます。',
  honour: 'この得点がいちばん高いプレイヤーは、名誉コマ（丸い印、2点）も受け取ります。',
  holds: (who) => phrase`いまは${who}です。`,
  nobodyHolds: 'まだ誰も受け取っていません。',
  standing: (each) => phrase`いまの得点は${each}。`,
  stands: (who, points) => phrase`${who}${points}点`,

  faceDown: (worth) => `バッハのスコアカード。裏向きのままで、達成していなくても1枚につき${worth}点です。`,
  bag: (count) => `布袋。まだ引かれていない妖精コマが${count}個入っています。`,
  deck: (count) => `スコアカードの山。残りは${count}枚です。作曲家を加えると、ここから2枚引きます。`,
  left: (fairies) => phrase`ランダムカード。まだ引かれていない妖精コマは${fairies}です。`,
  noneDiscarded: '捨て札置き場。スコアカードはまだありません。',
  discarded: (cards) => phrase`捨て札置き場のスコアカード：${cards}。`,
  removed: (fairies) => phrase`ゲームから取り除かれた妖精コマ：${fairies}。`,
};
