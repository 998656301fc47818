import { name, phrase } from '../../../words/phrase.ts';
import type { ExplainWords } from './explain.en.ts';

export const explained: ExplainWords = {
  aClue: '手がかりカード',
  laid: (_aClue, clue) => phrase`${clue}の手がかりカード。いくつもの妖精のコストに使えます。`,
  livesHere: (fairy, points) => phrase`${fairy}が住んでいます。${points}点です。`,
  liesHere: (kinds, points) => phrase`${kinds}の足跡カード。隣接する手がかりカードで、いま${points}点です。`,
  openPlace: '空いた場所。手がかりカードを配置できます。',
  barePlace: '空いた場所。手がかりカードにも足跡カードにも隣接していません。',
  aboutField: (seat, fairies, points, aside) =>
    phrase`${name(seat)}さんの場。妖精カード${fairies}枚で${points}点です。${aside}`,
  setAside: (clues) => `配置する場所がなく、ゲームから取り除いた手がかりカードが${clues}枚あります。`,
  aboutClue: (clue, lead, common) =>
    phrase`${clue}。リードプレイヤーの山札に${lead === 0 ? '' : '多くて'}${lead}枚、山札のまだ見えていないところに${common}枚あります。`,

  aboutFairy: (fairy, points, pile, how) => phrase`${fairy}は${points}点。山に${pile}枚あります。${how}`,
  fieldMeets: (seat) => phrase`${name(seat)}さんは条件を達成しています。`,
  fieldLacks: (seat, has, lacks) => phrase`${name(seat)}さんの場には${has}があり、連続する${lacks}が必要です。`,
  livesWith: (who) => phrase`${who}の場にいます。`,
  comesToHand: 'ニッセ3種がそろうと1枚受け取ります。コストが分かるのは、受け取ったプレイヤーだけです。',
  comesLater: '7ラウンド目から配置できます。',
  noCosts: 'コストのカードは、すべて取られました。',
  quoted: (cost) => phrase`「${cost}」`,
  costsLink: 'か',
  comesFor: (costs) => phrase`コストは${costs}です。`,
  comesStill: (costs) => phrase`このラウンドは${costs}も使えます。`,
  aboutCost: (fairy, cost, state) => phrase`${fairy}のコスト「${cost}」。並び順は自由です。${state}`,
  costStates: {
    lying: 'いま使えます。',
    still: 'カードは取られましたが、このラウンドの終わりまでは使えます。',
    gone: 'カードが取られたので、もう使えません。',
    unseen: 'まだめくられていません。',
  },

  tomteAhead: (seat) => phrase`${name(seat)}さんは、ニッセ3種がそろうとトムテを受け取ります。`,
  tomteCame: (seat) => phrase`${name(seat)}さんのトムテは、もう配置されています。`,
  tomteHidden: (seat) => phrase`${name(seat)}さんが受け取ったトムテ。コストは${name(seat)}さんだけが確認できます。`,
  tomteWants: (seat, cost) => phrase`${name(seat)}さんのトムテのコストは「${cost}」です。`,

  aboutFootprint: (kinds) => phrase`足跡カード。隣接する${kinds}は、1枚につき1点です。`,
  footprintDown: (seat) =>
    phrase`${name(seat)}さんの足跡カード。まだだれも見ていません。7ラウンド目に表にして配置します。`,
  footprintAside: (seat, kinds) =>
    phrase`${name(seat)}さんの足跡カード、${kinds}。配置する場所がなかったので、得点はありません。`,
  footprintWaits: (seat, kinds) => phrase`${name(seat)}さんの足跡カード、${kinds}。これから配置します。`,
  footprintCounts: (seat, kinds, points) => phrase`${name(seat)}さんの足跡カード、${kinds}。いま${points}点です。`,

  expertTasks: {
    kingAndQueen: 'キングとクイーンを両方とも',
    threeFairies: 'フェアリーを3種とも',
    tomte: 'トムテを',
  },
  aboutExperts: (task, row, next, who) =>
    phrase`エキスパートカード：${task}自分の場に配置すると受け取れます。得点は順位の順に${row.join('・')}点、${next}。${who}。`,
  expertsGone: '残りはありません',
  expertsNext: (points) => `次は${points}点です`,
  expertIs: (seat, points) => phrase`${name(seat)}さんは${points}点`,
  expertOfSome: (seat, has, of) => phrase`${name(seat)}さんは${of}種のうち${has}種`,

  counted: (clue, count) => phrase`${clue}${count}枚`,
  leadDeck: (rounds, unseen) =>
    phrase`リードプレイヤーの山札。あと${rounds}枚めくります。まだ見えていないのは${unseen}で、このうち1枚は使いません。`,
  leadDeckEmpty: (unseen) => phrase`リードプレイヤーの山札は、もうありません。使わなかったのは${unseen}です。`,
  commonDeck: (unseen, below) => phrase`手がかり山札カードの山札。まだ見えていないのは${unseen}です。${below}`,
  noneUnseen: '0枚',
  below: (clues) => phrase`その下は、上から${clues}です。`,

  refusing:
    '1ラウンドに1回、配置する前に引き直せます。手がかりカードを山札の一番下に置き、一番上の1枚を引いて配置します。',

  nothingKnown: '説明はありません。',
};
