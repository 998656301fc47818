import { name, phrase } from '../../../words/phrase.ts';
import type { ReasonWords } from './reasons.en.ts';

export const reasons: ReasonWords = {
  refusals: {
    'draft.choose': '手札の妖精を1人選びます。',
    'draft.keep': 'はじめに配られたスコアカードは、もう選び終わりました。',
    'draft.reveal': 'もう選び終わりました。全員が選ぶまで秘密です。',
    'draft.pass': 'ここでは、取り除く妖精はいません。',
    'two.choose': '2人のときは、加える妖精と取り除く妖精を1人ずつ選びます。',
    'bach.keep': '先に妖精を選びます。配られたスコアカードは、そのあとで選びます。',
    'bach.rest': '選ばなかった妖精はすべてバッハのものになります。',
    'end.twelve': 'オーケストラはもう完成しています。',
  },
  lacks: { all: 'その妖精は手札にいません。', another: '手札に、その種類の妖精はそんなにいません。' },
  takes: (count) => `このラウンドで仲間になるのは、手札のうち${count}人です。`,
  dealtCards: {
    'draft.keep': (cards) => phrase`配られたスコアカードからも1枚選びます：${cards}。`,
    'bach.keep': (cards) => phrase`いまは、配られたスコアカードから1枚選びます：${cards}。`,
  },
  composerFirst: (seat, cards) => phrase`まず${name(seat)}さんが、${cards}のどちらを残すか選びます。`,

  brings: (composers) => `作曲家${composers}人。1人につきスコアカードを2枚引き、1枚を残します。`,
  leaves: (kind) => `${kind}がゲームから去ります。`,
  sumAlone: (seat, own, bachs) => phrase`${name(seat)}さん ${own}点・バッハ ${bachs}点`,
  sumAmongOthers: (seat, own) => phrase`${name(seat)}さん ${own}点（いまのところ。ほかの人も同時に選びます）`,
  more: (of, by) => `${of}が${by}点増えます。`,
  fewer: (of, by) => `${of}が${by}点減ります。`,
  metNow: (card, worth) => phrase`${card}はもうそろっています。${worth}点です。`,
  wants: (card, missing) => phrase`${card}まであと${missing}人です。`,

  counted: (who, basis, worth) => phrase`${who}：${basis}で${worth}点。`,
  fewest: (count) => `いちばん少ない種類が${count}人`,
  spread: (most, fewest) => `いちばん多い種類${most}人と少ない種類${fewest}人の差`,
  widest: (kinds) => `いちばん大きい組が${kinds}種類`,
  groups: (count) => `${count}組`,
  sets: (count) => `${count}組`,
  countedCards: (count) => `伏せたスコアカード${count}枚`,
  honours: (rows, isOver) => `${isOver ? '' : 'いまのところ'}${rows.join('・')}の名誉コマ`,
  open: (rows) => `全員0点でまだ数えていない名誉コマ：${rows.join('・')}。`,
};
