import type { InBoth } from '../../../words/phrase.ts';
import { type Kind, type Light, SUN } from '../rules/cards.ts';
import type { Cell, Direction } from '../rules/grid.ts';
import type { Balance } from '../rules/sheet.ts';
import { names as enNames } from './names.en.ts';
import { names as jaNames } from './names.ja.ts';
import { cardName, stepsTo } from './names.ts';

export type Bearing = 'north' | 'east' | 'south' | 'west';

/** What the board says to those who do not see it, and the few words on it. */
export interface Labels {
  readonly forest: string;
  card(kind: Kind): string;
  /** A card that lies in the forest. */
  lies(kind: Kind, cell: Cell, balance: Balance | null): string;
  ownHidden(kind: Kind, cell: Cell, balance: Balance | null): string;
  /** An empty place where a card may go, and a card beside it. */
  place(cell: Cell, bearing: Bearing, beside: Kind): string;
  noPlace(cell: Cell): string;
  chosen(label: string): string;
  /** Open cards, or a hand. */
  cardsOf(name: string, side: Light, isHand: boolean): string;
  next(label: string): string;
  copies(label: string, count: number): string;
  goesBack(label: string): string;
  nth(label: string, place: number): string;
  stock(count: number): string;
  /** `uncounted`: cards lie face down that are not in it yet. */
  hearts(count: number, uncounted: boolean): string;
  hidden(count: number): string;
  /** Of whoever places the first card. */
  readonly begins: string;
  /** On the stage. */
  goesFirst(name: string): string;
  readonly keepAll: string;
  readonly keepOrder: string;
  /** The end, Cotton by Cotton. */
  readonly walk: {
    readonly title: string;
    /** Before anything is counted; then, in the dark, while cards turn over. */
    readonly full: string;
    readonly turning: string;
    readonly before: string;
    readonly next: string;
    readonly skip: string;
    readonly again: string;
    /** `nobodys`: of those judged, how many went to neither side. */
    hearts(suns: number, moons: number, nobodys: number): string;
  };
}

const cardInEnglish = (kind: Kind): string => cardName(enNames, kind);
const whereInEnglish = (cell: Cell): string => stepsTo(enNames, cell);
const cardInJapanese = (kind: Kind): string => cardName(jaNames, kind);
const whereInJapanese = (cell: Cell): string => stepsTo(jaNames, cell);
const countInEnglish = (balance: Balance | null): string =>
  balance ? `, suns to moons ${balance.suns}:${balance.moons}` : '';
const countInJapanese = (balance: Balance | null): string =>
  balance ? `、太陽対月 ${balance.suns}:${balance.moons}` : '';

/** From the card beside it. */
const WAYS: Readonly<Record<Bearing, Direction>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

const en: Labels = {
  forest: 'The forest, each place counted from the start card',
  card: cardInEnglish,
  lies: (kind, cell, balance) => `${cardInEnglish(kind)}, ${whereInEnglish(cell)}${countInEnglish(balance)}`,
  ownHidden: (kind, cell, balance) =>
    `${cardInEnglish(kind)}, face down, ${whereInEnglish(cell)}${countInEnglish(balance)}`,
  place: (cell, bearing, beside) =>
    `Free place ${enNames.beside(cardInEnglish(beside), WAYS[bearing])}, ${whereInEnglish(cell)}`,
  noPlace: (cell) => `No card can go here, ${whereInEnglish(cell)}`,
  chosen: (label) => `${label}, chosen`,
  cardsOf: (name, side, isHand) => `${side === SUN ? 'Sun' : 'Moon'}, ${name}: ${isHand ? 'hand' : 'open cards'}`,
  next: (label) => `${label}, to be placed next`,
  copies: (label, count) => `${label} ×${count}`,
  goesBack: (label) => `${label}, to be exchanged`,
  nth: (label, place) => `${label}, number ${place}`,
  stock: (count) => `${count} in the stock`,
  hearts: (count, uncounted) =>
    `${count} ${count === 1 ? 'heart' : 'hearts'} now${uncounted ? ', face-down cards not counted' : ''}`,
  hidden: (count) => `${count === 1 ? '1 card' : `${count} cards`} in a secret hand`,
  begins: 'first',
  goesFirst: (name) => `${name} goes first`,
  keepAll: 'Keep all cards',
  keepOrder: 'Keep this order',
  walk: {
    title: 'Cotton by Cotton',
    full: 'The forest is full.',
    turning: 'All cards are turned face up.',
    before: 'Previous Cotton',
    next: 'Next Cotton',
    skip: 'Skip',
    again: 'Again',
    hearts: (suns, moons, nobodys) =>
      `Hearts: Sun ${suns}, Moon ${moons}${nobodys === 0 ? '' : `, neither ${nobodys}`}.`,
  },
};

const ja: Labels = {
  forest: '森。場所はスタートカードから数えます',
  card: cardInJapanese,
  lies: (kind, cell, balance) => `${cardInJapanese(kind)}、${whereInJapanese(cell)}${countInJapanese(balance)}`,
  ownHidden: (kind, cell, balance) =>
    `ウラ向きの${cardInJapanese(kind)}、${whereInJapanese(cell)}${countInJapanese(balance)}`,
  place: (cell, bearing, beside) =>
    `${jaNames.beside(cardInJapanese(beside), WAYS[bearing])}の配置できる場所、${whereInJapanese(cell)}`,
  noPlace: (cell) => `配置できない場所、${whereInJapanese(cell)}`,
  chosen: (label) => `${label}、選択中`,
  cardsOf: (name, side, isHand) => `${side === SUN ? '太陽' : '月'}、${name}さんの${isHand ? '手札' : '公開カード'}`,
  next: (label) => `${label}、次に配置するカード`,
  copies: (label, count) => `${label} ×${count}`,
  goesBack: (label) => `${label}、交換する`,
  nth: (label, place) => `${label}、${place}番目`,
  stock: (count) => `ストック${count}枚`,
  hearts: (count, uncounted) => `いまハート${count}枚${uncounted ? '（ウラ向きのカードを除く）' : ''}`,
  hidden: (count) => `秘密の手札${count}枚`,
  begins: '先攻',
  goesFirst: (name) => `先攻は${name}さん`,
  keepAll: '交換しない',
  keepOrder: 'この順のまま',
  walk: {
    title: 'コットンを1匹ずつ判定',
    full: 'これで森が完成しました。',
    turning: 'すべてのカードをオモテ向きにします。',
    before: '前のコットン',
    next: '次のコットン',
    skip: 'スキップ',
    again: 'もう一度',
    hearts: (suns, moons, nobodys) =>
      `ハートは太陽${suns}枚、月${moons}枚${nobodys === 0 ? '' : `、どちらにも渡らない${nobodys}枚`}。`,
  },
};

export const labels: InBoth<Labels> = { en, ja };
