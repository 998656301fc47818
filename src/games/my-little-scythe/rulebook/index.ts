import { at, sum } from '../../../engine/lists.ts';
import { type InBoth, icon, type Phrase, parted, phrase, thing, timesEach } from '../../../words/phrase.ts';
import { bindRulebook } from '../../../words/rulebook.ts';
import type { AidPart, Lang } from '../../../words/voice.ts';
import { ALL_QUESTS, QUEST_NAMES, SPELLS, VALUES, type Value } from '../rules/cards.ts';
import { questThing, type Rule, ruleList, spellThing } from '../rules/ids.ts';
import type { View } from '../rules/state.ts';
import { printed } from '../words/names.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { type FigureId, SCENES } from './scenes.ts';

// The rulebook as a whole, and the player aid, which says at a glance what most turns need.

/** A card's rule has the card for its figure. */
const cardFigures = Object.fromEntries(Object.keys(SCENES).flatMap((id) => (id.includes('.') ? [[id, id]] : [])));

/** What stands below a rule's paragraph. */
const figureOf: Readonly<Partial<Record<Rule, FigureId>>> = {
  ...cardFigures,
  'setup.parts': 'parts',
  'map.lands': 'map',
  'map.portals': 'portals',
  'setup.tile': 'setup',
  'turn.marker': 'mat',
  'move.cargo': 'cargo',
  'deliver.four': 'delivery',
  'deliver.joint': 'joint',
  'fight.tie': 'fight',
  'quest.sides': 'quest',
  'seek.dice': 'dice',
  'seek.bonus': 'bonus',
  'trophy.once': 'fields',
  'secret.spells': 'spells',
};

export const rulebook = { en: bindRulebook(ruleList, figureOf, en), ja: bindRulebook(ruleList, figureOf, ja) };

const apple = icon('apple', 'apples');
const gem = icon('gem', 'gems');
const quest = icon('quest', 'quests');
const pie = icon('pie', 'pies');
const heart = icon('heart', 'friendship');
const spell = icon('spell', 'spells');

/** What is looked up in the middle of a turn. */
export const aid: readonly AidPart[] = [
  {
    title: 'A turn: one action, not where your marker lies',
    lines: [
      phrase`Move: each seeker 2 steps, or 1 with ${apple} and ${gem}; then fights, then ${quest}.`,
      phrase`Seek: roll, and place ${apple} ${gem} ${quest} on that terrain; 1 ${heart} for each ${apple} or ${gem} with a rival.`,
      phrase`Make, with what you control: 2 ${apple} → 2 ${pie}, 2 ${gem} → 1 ${spell}, ${apple} + ${gem} → a power-up.`,
    ],
  },
  {
    title: 'Trophies: one a turn, with 3 friendship or more',
    lines: [
      phrase`8 ${heart} · 8 ${pie} · 3 ${spell} · 2 ${quest} solved · both power-ups`,
      phrase`4 ${apple} or 4 ${gem} delivered to the castle: from beside it, or from a portal · a pie fight won`,
      phrase`Your personality card makes one of them easier.`,
    ],
  },
  {
    title: 'A pie fight',
    lines: [
      phrase`Attacking costs 1 ${heart}. ${pie} up to 7 and one ${spell} a seeker, in secret; a tie goes to the attacker.`,
      phrase`Losers return to camp: 1 ${spell} or 2 ${pie} each, and any action next turn.`,
    ],
  },
  {
    title: 'The end',
    lines: [
      phrase`A fourth trophy: all with fewer take one last turn, and any number of trophies in it.`,
      phrase`Of those with four the most ${heart} wins, then the most ${apple} and ${gem} controlled.`,
    ],
  },
];

export type AidWords = typeof aid;

const appleJa = icon('apple', 'リンゴ');
const gemJa = icon('gem', '宝石');
const questJa = icon('quest', 'クエスト');
const pieJa = icon('pie', 'パイ');
const heartJa = icon('heart', '友情');
const spellJa = icon('spell', '呪文');

export const aidJa: AidWords = [
  {
    title: '手番：アクション1つ（アクションマーカーのある所は不可）',
    lines: [
      phrase`移動：勇者コマ1体につき2歩まで、${appleJa}${gemJa}を運ぶなら1歩。そのあとパイ投げ競争、${questJa}。`,
      phrase`発見：ダイスを振り、${appleJa}${gemJa}${questJa}を出た地形へ。相手のいるマスの${appleJa}${gemJa}1個ごとに${heartJa}+1。`,
      phrase`制作：支配している${appleJa}2個→${pieJa}2枚、${gemJa}2個→${spellJa}1枚、${appleJa}と${gemJa}1個ずつ→パワーアップ。`,
    ],
  },
  {
    title: 'トロフィー：1手番に1つ、友情レベル3以上で',
    lines: [
      phrase`${heartJa}8・${pieJa}8枚・${spellJa}3枚・${questJa}2つ解決・パワーアップ移動と制作`,
      phrase`${appleJa}4個か${gemJa}4個をエバーフリー城へ配達（隣のマスか魔法の門から）・パイ投げ競争に勝つ`,
      phrase`個性カードで、1つだけ取りやすくなる。`,
    ],
  },
  {
    title: 'パイ投げ競争',
    lines: [
      phrase`攻撃側は${heartJa}−1。${pieJa}は7枚まで、${spellJa}は勇者コマ1体につき1枚。同じ合計なら攻撃側の勝ち。`,
      phrase`負けた勇者コマはキャンプ地へ。1体につき${spellJa}1枚か${pieJa}2枚、次はどのアクションも可。`,
    ],
  },
  {
    title: '終わり',
    lines: [
      phrase`だれかが4つ目を取ると、4つ未満のプレイヤーに最後の手番。トロフィーはいくつでも取れる。`,
      phrase`4つあるプレイヤーのうち${heartJa}が高いプレイヤーの勝ち。同じなら支配している${appleJa}と${gemJa}の多いプレイヤー。`,
    ],
  },
];

const words: InBoth<
  Readonly<Record<'spells' | 'discards' | 'quests' | 'bottom' | 'comma', string>> & {
    readonly value: (value: number) => string;
  }
> = {
  en: {
    spells: 'Spells not yet seen, in the deck or in other hands',
    discards: 'Discarded spells',
    quests: 'Quests that nobody has solved',
    bottom: 'Quests known to lie at the bottom, the lowest first',
    comma: ', ',
    value: (value) => `value ${value}`,
  },
  ja: {
    spells: 'まだ見えていない呪文カード（山札か、ほかのプレイヤーの手札）',
    discards: '捨て札の呪文カード',
    quests: 'まだだれも解決していないクエスト',
    bottom: '山札の一番下にあると分かっているクエスト（下から順に）',
    comma: '、',
    value: (value) => `値${value}`,
  },
};

/** Which spells and quests are still to come. */
export function recall({ seats, discards, questDeck }: View, lang: Lang): readonly AidPart[] {
  const said = words[lang];
  const spells = (count: (value: Value, place: number) => number): Phrase =>
    timesEach(
      VALUES.map((value, place) => ({
        said: [thing(spellThing(value), said.value(value))],
        count: count(value, place),
      })),
      said.comma,
    );
  const isOpen = (value: Value): number =>
    sum(seats.map(({ hand }) => hand.filter((own) => own.value === value).length));
  const solved = new Set(seats.flatMap((seat) => seat.solved));
  const quests = (of: typeof ALL_QUESTS): Phrase =>
    parted(
      of.map((card) => thing(questThing(card), printed[lang].quests[QUEST_NAMES[card]].name)),
      said.comma,
    );
  const part = (title: string, line: Phrase): AidPart[] => (line.length > 0 ? [{ title, lines: [line] }] : []);
  return [
    ...part(
      said.spells,
      spells((value, place) => at(SPELLS, place) - at(discards, place) - isOpen(value)),
    ),
    ...part(
      said.discards,
      spells((_, place) => at(discards, place)),
    ),
    ...part(said.quests, quests(ALL_QUESTS.filter((card) => !solved.has(card)))),
    ...part(said.bottom, quests(questDeck.filter((card) => card !== null))),
  ];
}
