import { name, phrase } from '../../../words/phrase.ts';
import type { ThingWords } from './things.en.ts';

export const things: ThingWords = {
  aboutFairy: (kind) => `${kind}の妖精。`,
  popularKind: '人気の種類です。',
  composes: 'スコアカードを2枚引き、1枚を残します。',
  unseen: (count) => `まだ見えていないのは${count}人です。`,

  freeCard: (needs) => phrase`オーケストラに${needs}以上がいれば5点。`,
  keptCard: (needs, seat, state) => phrase`${needs}以上で5点。${name(seat)}さんのスコアカードで、${state}。`,
  isMet: 'もうそろっています',
  isMissing: (needs) => `あと${needs}です`,

  soloists: {
    fewest: 'いちばん少ない種類の妖精1人につき4点',
    spread: 'いちばん多い種類と少ない種類の人数の差1人につき3点',
    widest: '同じ人数の種類どうしを組にして、いちばん大きい組の種類1つにつき3点',
    groups: '同じ人数の種類どうしを組にして、1組につき3点',
  },
  soloist: (sentence) => `ソリスト：${sentence}。1人もいない種類は数えません。`,
  duet: (row, kinds) => `${row}：${kinds.join('と')}の1組につき3点。`,
  popular: (kind) => `人気者：${kind}1人につき1点。`,
  conductor: '指揮者：いちばん多い種類の妖精1人につき2点。',
  honour: 'いちばん高い人は、丸い印の名誉コマ（2点）ももらいます。',
  standing: (each) => phrase`いまは${each}。`,
  stands: (who, points) => phrase`${who}${points}点`,

  faceDown: 'バッハの伏せたスコアカード。1枚につき3点です。',
  bag: (count) => `まだ引かれていない妖精が${count}人います。`,
  deck: (count) => `スコアカードの山は${count}枚です。`,
  noneDiscarded: '捨てられたスコアカードはまだありません。',
  discarded: (cards) => phrase`捨てられたスコアカード：${cards}。`,
  removed: (fairies) => phrase`取り除かれた妖精：${fairies}。`,
};
