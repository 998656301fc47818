import { icon, phrase } from '../../../words/phrase.ts';
import { bindRulebook } from '../../../words/rulebook.ts';
import type { AidPart } from '../../../words/voice.ts';
import { type Rule, ruleList } from '../rules/ids.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { FigureId } from './scenes.ts';

// The rulebook as a whole, and the player aid, which says at a glance what most turns need.

const figures: Readonly<Partial<Record<Rule, FigureId>>> = {
  'house.clues': 'clues',
  'parts.fairies': 'kinds',
  'parts.footprints': 'footprints',
  'parts.experts': 'experts',
  'place.beside': 'beside',
  'house.part': 'part',
  'house.share': 'share',
  'house.domino': 'four',
  'king.pattern': 'king',
  'expert.tie': 'tie',
  'end.footprint': 'footprint',
  'end.example': 'example',
  'costs.nisse': 'nisseCosts',
  'costs.fairies': 'fairyCosts',
  'costs.queen': 'queenCosts',
  'costs.tomte': 'tomteCosts',
};

export const rulebook = { en: bindRulebook(ruleList, figures, en), ja: bindRulebook(ruleList, figures, ja) };

const nisse = icon('nisse1', '');
const fairy = icon('fairy1', '');
const tomte = icon('tomte', '');
const queen = icon('queen', '');
const king = icon('king', '');

/** A glance in the middle of a turn. */
export const aid = {
  turn: {
    title: 'A turn',
    lines: [
      phrase`Place the clue beside a clue or footprint of yours.`,
      phrase`Once, before that, you may refuse it and draw another.`,
      phrase`Then call whom you like, and end the turn.`,
    ],
  },
  calling: {
    title: 'Calling',
    lines: [
      phrase`Neighbouring clues of a run, exactly the cost, in any order.`,
      phrase`The tile lies across a free end of it, on two empty places.`,
      phrase`One of each kind. Clues are not used up.`,
      phrase`With the third ${nisse}Nisse you take a ${tomte}Tomte.`,
    ],
  },
  points: {
    title: 'Points',
    lines: [
      phrase`2 for each ${nisse}Nisse, 3 for each ${fairy}Fairy, 5 for the ${tomte}Tomte, 5 for the ${queen}Queen, 6 for the ${king}King.`,
      phrase`Experts, the earlier round the more: ${king}${queen}8\u00a06\u00a04\u00a03\u00a02, all three ${fairy}7\u00a05\u00a04\u00a03\u00a02, ${tomte}5\u00a04\u00a03\u00a02\u00a01.`,
      phrase`Footprint: 1 for each clue of its kinds beside it.`,
    ],
  },
  signs: {
    title: 'Signs',
    lines: [
      phrase`Bar: lies in the field in sight. Frame: the cost is met.`,
      phrase`Star: new. Sandglass: this round only. Dots: tiles in the pile.`,
      phrase`A letter names the kind of a clue. Dashed with a plus: other kinds would do too; with an arrow: further out.`,
    ],
  },
  end: {
    title: 'Round 7 and the end',
    lines: [
      phrase`Round 7: second costs, the ${king}King, and footprints.`,
      phrase`After round 11 the most points win.`,
    ],
  },
} satisfies Readonly<Record<string, AidPart>>;

export type Aid = Readonly<Record<keyof typeof aid, AidPart>>;

export const aidJa: Aid = {
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
