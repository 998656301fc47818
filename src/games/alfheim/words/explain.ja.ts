import { name, phrase } from '../../../words/phrase.ts';
import type { ExplainWords } from './explain.en.ts';

export const explained: ExplainWords = {
  aClue: '手がかり',
  laid: (_aClue, clue) => phrase`${clue}の手がかり。1つで何人の妖精を呼んでもかまいません。`,
  livesHere: (fairy, points) => phrase`${fairy}が住んでいます。${points}点です。`,
  liesHere: (kinds, points) => phrase`${kinds}の足跡カード。隣の手がかりで${points}点です。`,
  openPlace: '空いた場所。手がかりを配置できます。',
  barePlace: '空いた場所。手がかりにも足跡カードにも接していません。',
  aboutField: (seat, fairies, points, aside) =>
    phrase`${name(seat)}さんの場。妖精${fairies}人で${points}点です。場所は最初の手がかりから数えます。${aside}`,
  setAside: (clues) => `置けずに取り除いた手がかりが${clues}枚あります。`,
  aboutClue: (clue, lead, common) =>
    phrase`${clue}。リードプレイヤーの山札にあと${lead === 0 ? '' : '最大'}${lead}枚、共通の山札のまだ見えていない分に${common}枚です。`,

  aboutFairy: (fairy, points, pile, how) => phrase`${fairy}は${points}点、山に${pile}枚。${how}`,
  livesWith: (who) => phrase`${who}の場にいます。`,
  comesToHand: '3種のニッセがそろうと1枚手に入り、コストは持ち主だけが知っています。',
  comesLater: '第7ラウンドから来ます。',
  noCosts: '使えるコストはもうありません。',
  quoted: (cost) => phrase`「${cost}」`,
  costsLink: 'か',
  comesFor: (costs) => phrase`${costs}で呼べます。`,
  comesStill: (costs) => phrase`このラウンドは${costs}も使えます。`,
  aboutCost: (fairy, cost, state) => phrase`${fairy}は「${cost}」で呼べます。順番は自由です。${state}`,
  costStates: {
    lying: 'いま使えるコストです。',
    still: '妖精カードは取られましたが、このラウンドのあいだは使えます。',
    gone: '妖精カードはもう取られ、使えません。',
    unseen: 'まだめくられていないコストです。',
  },

  tomteAhead: (seat) => phrase`${name(seat)}さんは3種のニッセがそろうとトムテを手に入れます。`,
  tomteCame: (seat) => phrase`${name(seat)}さんのトムテはもう来ています。`,
  tomteHidden: (seat) => phrase`${name(seat)}さんの手元にトムテがいます。コストは${name(seat)}さんだけが知っています。`,
  tomteWants: (seat, cost) => phrase`${name(seat)}さんのトムテのコストは${cost}です。`,

  aboutFootprint: (kinds) => phrase`足跡カード。隣にある${kinds}1つにつき1点です。`,
  footprintDown: (seat) => phrase`${name(seat)}さんの足跡カード。だれも見ていません。第7ラウンドに表にして配置します。`,
  footprintAside: (seat, kinds) =>
    phrase`${name(seat)}さんの足跡カード、${kinds}。配置する場所がなく、点になりません。`,
  footprintWaits: (seat, kinds) => phrase`${name(seat)}さんの足跡カード、${kinds}。これから配置します。`,
  footprintCounts: (seat, kinds, points) => phrase`${name(seat)}さんの足跡カード、${kinds}。いま${points}点です。`,

  expertTasks: {
    kingAndQueen: 'キングとクイーンの両方を自分の場に呼ぶ',
    threeFairies: '3種のフェアリーをすべて自分の場に呼ぶ',
    tomte: 'トムテを自分の場に呼ぶ',
  },
  aboutExperts: (task, row, next, who) =>
    phrase`エキスパートカード：${task}と得られます。順位の順に${row.join('・')}点、${next}。${who}。`,
  expertsGone: '残りはありません',
  expertsNext: (points) => `次は${points}点です`,
  expertIs: (seat, points) => phrase`${name(seat)}さん${points}点`,
  expertOfSome: (seat, has, of) => phrase`${name(seat)}さん${of}のうち${has}`,

  counted: (clue, count) => phrase`${clue}${count}枚`,
  leadDeck: (rounds, unseen) =>
    phrase`リードプレイヤーの山札。あと${rounds}枚めくられます。残りは${unseen}で、このうち1枚は出ません。`,
  leadDeckEmpty: (unseen) => phrase`山札はもうありません。出なかったのは${unseen}です。`,
  commonDeck: (unseen, below) => phrase`共通の山札。見えていないのは${unseen}です。${below}`,
  noneUnseen: '0枚',
  below: (clues) => phrase`その下は上から${clues}です。`,

  nothingKnown: 'これについては何もわかりません。',
};
