import { icon, phrase } from '../../../words/phrase.ts';
import type { aid as english } from './aid.en.ts';

const SUN = icon('sun', '太陽');
const MOON = icon('moon', '月');
const HEART = icon('heart', 'ハート');

export const aid: typeof english = {
  turn: {
    title: 'ターン',
    lines: [
      phrase`いちばん左のカードを、ほかのカードと辺で隣り合うように配置し、次の1枚を開きます。`,
      phrase`森は縦横5枚より大きくなりません。`,
      phrase`分かれ道の森は2枚のどちらか、自由の森は12枚のどれか、暗闇の森は3枚のどれかをウラ向きに。`,
    ],
  },
  scores: {
    title: '得点',
    lines: [
      phrase`コットンは、自分と見えるすべてのカードの${SUN}と${MOON}を数えます。`,
      phrase`${SUN}が多ければ${HEART}は太陽へ、${MOON}が多ければ月へ。同数ならどちらにも渡りません。`,
      phrase`間のカードはさえぎりません。`,
    ],
  },
  signs: {
    title: '印',
    lines: [
      phrase`${icon('near', 'カードアイコン')}は隣の1枚、${icon('ray', '矢印アイコン')}は端まですべてを見ます。`,
      phrase`コットンの2:1：いまの${SUN}と${MOON}。`,
      phrase`点線の枠：そのカードから見える場所。目：そのカードを見ているコットン。`,
      phrase`ふちの黒い線：最後に配置されたカード。`,
    ],
  },
  end: {
    title: '終わり',
    lines: [phrase`24枚を配置したら得点計算。9枚のハートの多いほうの勝ち、同数なら引き分け。`],
  },
};
