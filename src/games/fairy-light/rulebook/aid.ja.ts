import { icon, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Variant } from '../rules/state.ts';
import type { aid as english } from './aid.en.ts';

const SUN = icon('sun', '太陽');
const MOON = icon('moon', '月');
const HEART = icon('heart', 'ハート');

const turns: Readonly<Record<Variant, Phrase>> = {
  standard: phrase`いちばん左の公開カードを、森のカードと上下左右で隣接するように配置し、次の1枚を公開します。`,
  forked: phrase`公開カードのどちらかを、森のカードと上下左右で隣接するように配置し、次の1枚を公開します。`,
  free: phrase`手札の好きな1枚を、森のカードと上下左右で隣接するように配置します。`,
  dark: phrase`手札の1枚を、森のカードと上下左右で隣接するようにウラ向きで配置し、1枚引きます。`,
};

export const aid: typeof english = (variant) => ({
  turn: {
    title: 'ターン',
    lines: [turns[variant], phrase`森は5×5より大きくなりません。`],
  },
  scores: {
    title: '得点計算',
    lines: [
      phrase`コットンは、自分と、示すすべてのカードの${SUN}と${MOON}を数えます。`,
      phrase`${SUN}が多ければ${HEART}は太陽へ、${MOON}が多ければ月へ。同じ数ならどちらにも渡りません。`,
      phrase`間のカードにはさえぎられません。`,
    ],
  },
  signs: {
    title: 'アイコンと表示',
    lines: [
      phrase`${icon('near', 'カードアイコン')}は隣の1枚、${icon('ray', '矢印アイコン')}は端までのすべてのカードを示します。`,
      phrase`コットンの2:1：いまの${SUN}対${MOON}。`,
      phrase`S（Sun）：太陽のカード。M（Moon）：月のカード。`,
      phrase`点線の枠：そのカードが示す場所。目：そのカードを示すコットン。`,
      phrase`上のふちの短い線：最後に配置されたカード。`,
    ],
  },
  end: {
    title: '終わり',
    lines: [phrase`24枚すべてを配置したら得点計算。ハートの多いほうの勝ち、同じ枚数なら引き分けです。`],
  },
});
