import { icon, type Phrase, phrase, timesEach } from '../../../words/phrase.ts';
import { bindRulebook } from '../../../words/rulebook.ts';
import { both } from '../../../words/tell.ts';
import type { AidPart, Lang } from '../../../words/voice.ts';
import { DECKS } from '../rules/cards.ts';
import { type Rule, ruleList } from '../rules/ids.ts';
import type { Variant, View } from '../rules/state.ts';
import { unseen } from '../rules/view.ts';
import { cardName, counted, names, sideName } from '../words/names.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { FigureId } from './scenes.ts';

// The rulebook as a whole, and the player aid, which says at a glance what most turns need.

const figures: Readonly<Partial<Record<Rule, FigureId>>> = {
  'forest.parts': 'cards',
  'house.decks': 'lines',
  'house.starts': 'starts',
  'setup.exchange': 'exchange',
  'place.leftmost': 'leftmost',
  'place.beside': 'beside',
  'place.frame': 'frame',
  refill: 'shift',
  'score.near': 'near',
  'score.ray': 'ray',
  'score.example': 'example',
  'forked.two': 'forked',
  'dark.down': 'backs',
};

export const rulebook = { en: bindRulebook(ruleList, figures, en), ja: bindRulebook(ruleList, figures, ja) };

const SUN = icon('sun', 'suns');
const MOON = icon('moon', 'moons');
const HEART = icon('heart', 'heart');

const turns: Readonly<Record<Variant, Phrase>> = {
  standard: phrase`Place your left-most card so that it shares an edge with the forest, then open the next.`,
  forked: phrase`Place either of your open cards so that it shares an edge with the forest, then open the next.`,
  free: phrase`Place any of your cards so that it shares an edge with the forest.`,
  dark: phrase`Place a card of your hand face down so that it shares an edge with the forest, then draw one.`,
};

/** The player aid: what one looks up in the middle of a turn. */
export const aid = (variant: Variant) => ({
  turn: {
    title: 'A turn',
    lines: [turns[variant], phrase`The forest never grows wider or taller than five.`],
  },
  scores: {
    title: 'Scoring',
    lines: [
      phrase`Each Cotton counts ${SUN} and ${MOON} on itself and on all cards that it sees.`,
      phrase`More ${SUN}: its ${HEART} goes to Sun. More ${MOON}: to Moon. Equal: to nobody.`,
      phrase`Nothing blocks a line.`,
    ],
  },
  signs: {
    title: 'Signs',
    lines: [
      phrase`${icon('near', 'Card icon')} sees the one card next to it. ${icon('ray', 'Arrow icon')} sees every card to the edge.`,
      phrase`2:1 on a Cotton: ${SUN} to ${MOON} as the forest stands.`,
      phrase`S: a card of Sun’s. M: a card of Moon’s.`,
      phrase`Dashed frame: what the card sees. Eye: a Cotton that sees the card.`,
      phrase`Short bar at the top edge: the card placed last.`,
    ],
  },
  end: {
    title: 'The end',
    lines: [
      phrase`When all 24 cards are placed, the nine Cottons give their hearts. Whoever has the most hearts wins; equal is a draw.`,
    ],
  },
});

const SUN_JA = icon('sun', '太陽');
const MOON_JA = icon('moon', '月');
const HEART_JA = icon('heart', 'ハート');

const turnsJa: Readonly<Record<Variant, Phrase>> = {
  standard: phrase`いちばん左の公開カードを、森のカードと上下左右で隣接するように配置し、次の1枚を公開します。`,
  forked: phrase`公開カードのどちらかを、森のカードと上下左右で隣接するように配置し、次の1枚を公開します。`,
  free: phrase`手札の好きな1枚を、森のカードと上下左右で隣接するように配置します。`,
  dark: phrase`手札の1枚を、森のカードと上下左右で隣接するようにウラ向きで配置し、1枚引きます。`,
};

export const aidJa: typeof aid = (variant) => ({
  turn: {
    title: 'ターン',
    lines: [turnsJa[variant], phrase`森は5×5より大きくなりません。`],
  },
  scores: {
    title: '得点計算',
    lines: [
      phrase`コットンは、自分と、示すすべてのカードの${SUN_JA}と${MOON_JA}を数えます。`,
      phrase`${SUN_JA}が多ければ${HEART_JA}は太陽へ、${MOON_JA}が多ければ月へ。同じ数ならどちらにも渡りません。`,
      phrase`間のカードにはさえぎられません。`,
    ],
  },
  signs: {
    title: 'アイコンと表示',
    lines: [
      phrase`${icon('near', 'カードアイコン')}は隣の1枚、${icon('ray', '矢印アイコン')}は端までのすべてのカードを示します。`,
      phrase`コットンの2:1：いまの${SUN_JA}対${MOON_JA}。`,
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

const title = both(
  (side: string): string => `${side} cards not yet seen`,
  (side) => `${side}のカードで、まだ見えていないもの`,
);
const comma = both(', ', '、');

/** Which cards have neither been seen in the forest nor are in an open hand. */
export function recall(view: View, lang: Lang): readonly AidPart[] {
  return DECKS.flatMap((_, side): AidPart[] => {
    const left = unseen(view, side);
    const each = counted(left).map(({ kind, count }) => ({ said: [cardName(names[lang], kind)], count }));
    return left.length > 0
      ? [{ title: title[lang](sideName(names[lang], side)), lines: [timesEach(each, comma[lang])] }]
      : [];
  });
}
