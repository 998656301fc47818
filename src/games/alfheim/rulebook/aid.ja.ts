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
      phrase`手がかりカードを、自分の場の手がかりカードか足跡カードに隣接して配置。`,
      phrase`その前に、1回だけ引き直せます。`,
      phrase`そのあと妖精カードを好きなだけ配置し、手番を終えます。`,
    ],
  },
  calling: {
    title: '妖精カードの配置',
    lines: [
      phrase`連続して直線に並んだ手がかりカードが、コストと過不足なく一致。並び順は自由。`,
      phrase`列の空いた端に、列と直角に配置。空いた場所が2つ必要。`,
      phrase`1種類に1枚。手がかりカードは使ってもなくなりません。`,
      phrase`${nisse}ニッセ3種で${tomte}トムテを獲得。`,
    ],
  },
  points: {
    title: '得点',
    lines: [
      phrase`${nisse}ニッセ各2点、${fairy}フェアリー各3点、${tomte}トムテと${queen}クイーン各5点、${king}キング6点。`,
      phrase`エキスパートカード（早いラウンドに達成した順）：${king}${queen}8\u2060・\u20606\u2060・\u20604\u2060・\u20603\u2060・\u20602、${fairy}3種7\u2060・\u20605\u2060・\u20604\u2060・\u20603\u2060・\u20602、${tomte}5\u2060・\u20604\u2060・\u20603\u2060・\u20602\u2060・\u20601。`,
      phrase`足跡カード：隣接する、描かれた種類の手がかりカード1枚につき1。`,
    ],
  },
  signs: {
    title: '画面のしるし',
    lines: [
      phrase`下線：見えている場にあります。枠：条件を達成。`,
      phrase`星：新しいコスト。砂時計：このラウンドだけ。点：山の残り。`,
      phrase`文字：手がかりの種類。点線に＋：ほかの種類でもよい。矢印：さらに外側。`,
    ],
  },
  end: {
    title: '7ラウンド目と終わり',
    lines: [
      phrase`7ラウンド目：2つ目のコスト、${king}キング、足跡カード。`,
      phrase`11ラウンドのあと、得点の最も多いプレイヤーの勝ち。`,
    ],
  },
};
