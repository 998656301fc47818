import type { InBoth } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import type { Kind } from '../rules/cards.ts';
import type { Cell, Direction } from '../rules/grid.ts';
import type { Balance } from '../rules/sheet.ts';
import { cardName, names, sideName, stepsTo } from './names.ts';

export type Bearing = 'north' | 'east' | 'south' | 'west';
/** From the card beside it. */
const WAYS: Readonly<Record<Bearing, Direction>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** The end, Cotton by Cotton. */
const walk = {
  title: both('Cotton by Cotton', 'コットンを1匹ずつ判定'),
  /** Before anything is counted; then, in the dark, while cards turn over. */
  full: both('The forest is full.', 'これで森が完成しました。'),
  before: both('Previous Cotton', '前のコットン'),
  next: both('Next Cotton', '次のコットン'),
  skip: both('Skip', 'スキップ'),
  again: both('Count again', '数え直す'),
  /** `neither`: of those judged, how many went to neither side. */
  hearts: both(
    (suns: number, moons: number, neither: number): string =>
      `Hearts: Sun ${suns}, Moon ${moons}${neither === 0 ? '' : `, neither ${neither}`}.`,
    (suns, moons, neither) =>
      `ハートは太陽${suns}枚、月${moons}枚${neither === 0 ? '' : `、どちらにも渡らない${neither}枚`}。`,
  ),
};

const words = catalogues({
  forest: both('The forest, each place counted from the start card', '森。場所はスタートカードから数えます'),
  comma: both(', ', '、'),
  count: both(
    ({ suns, moons }: Balance): string => `suns to moons ${suns}:${moons}`,
    ({ suns, moons }) => `太陽対月 ${suns}:${moons}`,
  ),
  down: both(
    (card: string): string => `${card}, face down`,
    (card) => `ウラ向きの${card}`,
  ),
  free: both(
    (beside: string, steps: string): string => `Free place ${beside}, ${steps}`,
    (beside, steps) => `${beside}の配置できる場所、${steps}`,
  ),
  shut: both('No card can go here', '配置できない場所'),
  chosen: both('chosen', '選択中'),
  of: both(
    (side: string, name: string, isHand: boolean): string => `${side}, ${name}: ${isHand ? 'hand' : 'open cards'}`,
    (side, name, isHand) => `${side}、${name}さんの${isHand ? '手札' : '公開カード'}`,
  ),
  next: both('to be placed next', '次に配置するカード'),
  goesBack: both('to be exchanged', '交換する'),
  number: both(
    (place: number): string => `number ${place}`,
    (place) => `${place}番目`,
  ),
  stock: both(
    (count: number): string => `${count} in the stock`,
    (count) => `ストック${count}枚`,
  ),
  hearts: both(
    (count: number): string => `${count} ${count === 1 ? 'heart' : 'hearts'} now`,
    (count) => `いまハート${count}枚`,
  ),
  heartsLater: both('Hearts are counted when all cards are face up', 'ハートは、すべてオモテ向きになってから数えます'),
  hidden: both(
    (count: number): string => `${count === 1 ? '1 card' : `${count} cards`} in a secret hand`,
    (count) => `秘密の手札${count}枚`,
  ),
  /** Of the one who places the first card. */
  begins: both('first', '先攻'),
  /** On the stage. */
  goesFirst: both(
    (name: string): string => `${name} goes first`,
    (name) => `先攻は${name}さん`,
  ),
  won: both(
    (name: string, most: number, fewer: number): string => `${name} wins, ${most} : ${fewer}`,
    (name, most, fewer) => `${name}さんの勝ち、${most}対${fewer}`,
  ),
  even: both(
    (each: number): string => `A draw, ${each} : ${each}`,
    (each) => `${each}対${each}の引き分け`,
  ),
  keepAll: both('Keep all cards', '交換しない'),
  keepOrder: both('Keep this order', 'この順のまま'),
});
const walks = catalogues(walk);

/** What the board says to those who do not see it, and the few words on it. */
const labelsIn = (lang: Lang) => {
  const [said, called] = [words[lang], names[lang]];
  const together = (...parts: readonly string[]): string => parts.join(said.comma);
  const counted = (balance: Balance | null): string[] => (balance ? [said.count(balance)] : []);
  const card = (kind: Kind): string => cardName(called, kind);
  return {
    ...said,
    walk: walks[lang],
    card,
    /** A card in the forest. */
    lies: (kind: Kind, cell: Cell, balance: Balance | null): string =>
      together(card(kind), stepsTo(called, cell), ...counted(balance)),
    ownHidden: (kind: Kind, cell: Cell, balance: Balance | null): string =>
      together(said.down(card(kind)), stepsTo(called, cell), ...counted(balance)),
    /** An empty place where a card may go, and a card beside it. */
    place: (cell: Cell, bearing: Bearing, beside: Kind): string =>
      said.free(called.beside(card(beside), WAYS[bearing]), stepsTo(called, cell)),
    noPlace: (cell: Cell): string => together(said.shut, stepsTo(called, cell)),
    chosen: (label: string): string => together(label, said.chosen),
    /** Open cards, or a hand. */
    cardsOf: (name: string, side: number, isHand: boolean): string => said.of(sideName(called, side), name, isHand),
    next: (label: string): string => together(label, said.next),
    copies: (label: string, count: number): string => `${label} ×${count}`,
    goesBack: (label: string): string => together(label, said.goesBack),
    nth: (label: string, place: number): string => together(label, said.number(place)),
  };
};

export type Labels = ReturnType<typeof labelsIn>;
export const labels: InBoth<Labels> = { en: labelsIn('en'), ja: labelsIn('ja') };
