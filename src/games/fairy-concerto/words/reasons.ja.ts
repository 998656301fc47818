import { name, phrase } from '../../../words/phrase.ts';
import type { ReasonWords } from './reasons.en.ts';

export const reasons: ReasonWords = {
  refusals: {
    'draft.choose': '手の中の妖精コマを1個選びます。',
    'draft.keep': '配られたスコアカードは、もう選び終わりました。',
    'draft.reveal': 'もう選び終わりました。全員が選んだら、同時に公開します。',
    'draft.pass': '妖精コマを取り除くのは、2人プレイのときだけです。',
    'two.choose': '2人プレイでは、加える妖精コマと取り除く妖精コマを1個ずつ選びます。',
    'bach.keep': '先に妖精コマを選びます。配られたスコアカードは、そのあとで選びます。',
    'bach.rest': '選ばなかった妖精コマは、すべてバッハに加わります。',
    'end.twelve': 'オーケストラはもう完成しています。',
  },
  lacks: { all: 'その妖精コマは手の中にありません。', another: 'その種類の妖精コマは、手の中にそれだけありません。' },
  takes: (count) => `このラウンドでは、手の中の妖精コマを${count}個加えます。`,
  dealtCards: {
    'draft.keep': (cards) => phrase`配られたスコアカードも1枚選んで保持します：${cards}。`,
    'bach.keep': (cards) => phrase`配られたスコアカードを1枚選んで保持します：${cards}。`,
  },
  composerFirst: (seat, cards) => phrase`先に${name(seat)}さんが、${cards}のどちらを保持するか選びます。`,

  brings: (composers) =>
    `スコアカードを2枚引き、1枚を保持${composers > 1 ? `（作曲家${composers}個で${composers}回）` : ''}`,
  leaves: (kind) => `${kind}をゲームから取り除きます。`,
  sumAlone: (seat, own, bachs) => phrase`${name(seat)}さん ${own}点・バッハ ${bachs}点`,
  sumAmongOthers: (seat, own) => phrase`${name(seat)}さん ${own}点（自分の選択のみ）`,
  more: (of, by) => `${of} +${by}点`,
  fewer: (of, by) => `${of} −${by}点`,
  metNow: (card, worth) => phrase`${card}はもう達成しています。${worth}点です。`,
  wants: (card, missing) => phrase`${card}まであと${missing}個`,

  counted: (who, basis, worth) => phrase`${who}：${basis}で${worth}点。`,
  fewest: (count) => `いちばん少ない種類が${count}個`,
  spread: (most, fewest) => `いちばん多い種類${most}個と少ない種類${fewest}個の差`,
  widest: (kinds) => `いちばん大きいグループが${kinds}種類`,
  groups: (count) => `${count}グループ`,
  sets: (count) => `${count}組`,
  countedCards: (count) => `スコアカード${count}枚`,
  honours: (rows, isOver) => `${isOver ? '' : 'いまのところ'}${rows.join('・')}の名誉コマ`,
  open: (rows) => `${rows.join('・')}は全員0点なので、名誉コマをまだ数えていません。`,
};
