import { icon, phrase } from '../../../words/phrase.ts';
import type { Aid } from './aid.en.ts';

const nisse = icon('nisse1', '');
const fairy = icon('fairy1', '');
const tomte = icon('tomte', '');
const queen = icon('queen', '');
const king = icon('king', '');

export const aid: Aid = {
  turn: {
    title: '手番',
    lines: [
      phrase`手がかりカードを、自分の場の手がかりか足跡カードに隣接して配置。`,
      phrase`その前に1回だけ引き直せます。`,
      phrase`そのあと妖精を好きなだけ呼び、手番を終えます。`,
    ],
  },
  calling: {
    title: '妖精を呼ぶ',
    lines: [
      phrase`連続して直線に並んだ手がかりが、コストとちょうど同じ。順番は自由。`,
      phrase`妖精カードは空いた端に、列と直角に配置。空きが2つ必要。`,
      phrase`1種類に1人。手がかりは使ってもなくなりません。`,
      phrase`3種目の${nisse}ニッセで${tomte}トムテを獲得。`,
    ],
  },
  points: {
    title: '得点',
    lines: [
      phrase`${nisse}ニッセ2、${fairy}フェアリー3、${tomte}トムテと${queen}クイーン5、${king}キング6。`,
      phrase`エキスパート：${king}${queen}8・6・4・3・2、${fairy}3種7・5・4・3・2、${tomte}5・4・3・2・1。`,
      phrase`足跡カード：隣接する、描かれた手がかり1枚につき1。`,
    ],
  },
  signs: {
    title: 'しるし',
    lines: [
      phrase`下線：見えている場にあります。枠：条件を達成。`,
      phrase`星：新しいコスト。砂時計：このラウンドだけ。点：山の残り。`,
    ],
  },
  end: {
    title: '第7ラウンドと終わり',
    lines: [
      phrase`第7ラウンド：2つ目のコスト、${king}キング、足跡カード。`,
      phrase`11ラウンドのあと、得点のいちばん多い人の勝ち。`,
    ],
  },
};
