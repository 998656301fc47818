import type { Seat } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { icon, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { type Clue, cluesOf, FOOTPRINTS, letterOf } from '../rules/clues.ts';
import { COSTS, costOf, KING, type Kind, NAMES, type Tile } from '../rules/fairies.ts';
import { type Cell, type Domino, eastOf, FIRST, halves, southOf } from '../rules/grid.ts';
import { cellThing, clueThing, costThing, fairyThing, footprintThing } from '../rules/things.ts';

const CLUE_NAMES = ['ミルク', 'おかゆ', 'はちみつ', 'ベリー', 'パン', 'ハーブティー'];
const FAIRY_NAMES = [
  'キング',
  'クイーン',
  'フェアリー1',
  'フェアリー2',
  'フェアリー3',
  'ニッセ1',
  'ニッセ2',
  'ニッセ3',
  'トムテ',
];
const PATTERNS = [
  '同じもの3つ',
  '同じもの2つが2組',
  'ちがうもの5つ',
  '同じもの3つと別の1つ',
  '同じもの3つと別の同じもの2つ',
];

export const fairyName = (kind: Kind): string => FAIRY_NAMES[kind] ?? '';
export const clueName = (clue: Clue): string => CLUE_NAMES[clue - 1] ?? '';

export const costText = (kind: Kind, tile: Tile): string =>
  kind === KING ? (PATTERNS[tile] ?? '') : cluesOf(costOf(kind, tile)).map(clueName).join('・');

/** By its letters, as reasons have it. */
export const costNamed = (kind: Kind, cost: string): Part => costPart(kind, COSTS[kind]?.indexOf(cost) ?? 0);

export const cluePart = (clue: Clue): Part => thing(clueThing(clue), clueName(clue));
export const fairyPart = (kind: Kind): Part => thing(fairyThing(kind), fairyName(kind));
/** With a picture of it before its name. */
export const drawnClue = (clue: Clue): Phrase => [icon(letterOf(clue), ''), cluePart(clue)];
export const drawnFairy = (kind: Kind): Phrase => [icon(NAMES[kind] ?? '', ''), fairyPart(kind)];
export const costPart = (kind: Kind, tile: Tile): Part => thing(costThing(kind, tile), costText(kind, tile));
export const footprintText = (footprint: number, between = '・'): string =>
  cluesOf(FOOTPRINTS[footprint] ?? '')
    .map(clueName)
    .join(between);
export const footprintPart = (footprint: number, between?: string): Part =>
  thing(footprintThing(footprint), footprintText(footprint, between));

export const clueList = (clues: readonly Clue[], between = '・'): Phrase =>
  listed(
    clues.map((clue) => [cluePart(clue)]),
    between,
    between,
  );

/** Where a cell is, from the first clue. */
export function whereIs(cell: Cell): string {
  const [east, south] = [eastOf(cell), southOf(cell)];
  const steps = [
    east === 0 ? '' : `${east > 0 ? '東' : '西'}${Math.abs(east)}`,
    south === 0 ? '' : `${south > 0 ? '南' : '北'}${Math.abs(south)}`,
  ];
  return cell === FIRST ? '最初の手がかり' : steps.filter((text) => text !== '').join('・');
}

export const at = (seat: Seat, cell: Cell): Part => thing(cellThing(seat, cell), whereIs(cell));

export function atBoth(seat: Seat, domino: Domino): Phrase {
  const [one, other] = halves(domino);
  return phrase`${at(seat, one)}と${at(seat, other)}`;
}

export const EXPERT_NAMES = ['キングとクイーン', '3種のフェアリー', 'トムテ'];
