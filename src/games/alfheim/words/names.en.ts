import type { Seat } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { icon, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { type Clue, cluesOf, FOOTPRINTS, letterOf } from '../rules/clues.ts';
import { COSTS, costOf, KING, type Kind, NAMES, type Tile } from '../rules/fairies.ts';
import { type Cell, type Domino, eastOf, FIRST, halves, southOf } from '../rules/grid.ts';
import { cellThing, clueThing, costThing, fairyThing, footprintThing } from '../rules/things.ts';

const CLUE_NAMES = ['milk', 'porridge', 'honey', 'berries', 'bread', 'herb tea'];
const FAIRY_NAMES = [
  'the King',
  'the Queen',
  'Fairy 1',
  'Fairy 2',
  'Fairy 3',
  'Nisse 1',
  'Nisse 2',
  'Nisse 3',
  'the Tomte',
];
const PATTERNS = ['three alike', 'two pairs', 'five different', 'three alike and one other', 'three alike and a pair'];

export const fairyName = (kind: Kind): string => FAIRY_NAMES[kind] ?? '';
export const clueName = (clue: Clue): string => CLUE_NAMES[clue - 1] ?? '';
const clueNames = (letters: string): string => cluesOf(letters).map(clueName).join(', ');

export const costText = (kind: Kind, tile: Tile): string =>
  kind === KING ? (PATTERNS[tile] ?? '') : clueNames(costOf(kind, tile));

/** By its letters, as reasons have it. */
export const costNamed = (kind: Kind, cost: string): Part => costPart(kind, COSTS[kind]?.indexOf(cost) ?? 0);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const cluePart = (clue: Clue): Part => thing(clueThing(clue), clueName(clue));
export const clueFirst = (clue: Clue): Part => thing(clueThing(clue), capital(clueName(clue)));
export const fairyPart = (kind: Kind): Part => thing(fairyThing(kind), fairyName(kind));
export const fairyFirst = (kind: Kind): Part => thing(fairyThing(kind), capital(fairyName(kind)));
/** With a picture of it before its name. */
export const drawnClue = (clue: Clue): Phrase => [icon(letterOf(clue), ''), cluePart(clue)];
export const drawnFairy = (kind: Kind): Phrase => [icon(NAMES[kind] ?? '', ''), fairyPart(kind)];
export const costPart = (kind: Kind, tile: Tile): Part => thing(costThing(kind, tile), costText(kind, tile));
export const footprintText = (footprint: number, and = ' and '): string =>
  cluesOf(FOOTPRINTS[footprint] ?? '')
    .map(clueName)
    .join(and);
export const footprintPart = (footprint: number, and?: string): Part =>
  thing(footprintThing(footprint), footprintText(footprint, and));

export const clueList = (clues: readonly Clue[], last = ' and '): Phrase =>
  listed(
    clues.map((clue) => [cluePart(clue)]),
    ', ',
    last,
  );

/** Where a cell is, from the first clue. */
export function whereIs(cell: Cell): string {
  const [east, south] = [eastOf(cell), southOf(cell)];
  const steps = [
    east === 0 ? '' : `${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`,
    south === 0 ? '' : `${Math.abs(south)} ${south > 0 ? 'south' : 'north'}`,
  ];
  return cell === FIRST ? 'the first clue' : steps.filter((text) => text !== '').join(' ');
}

export const at = (seat: Seat, cell: Cell): Part => thing(cellThing(seat, cell), whereIs(cell));

export function atBoth(seat: Seat, domino: Domino): Phrase {
  const [one, other] = halves(domino);
  return phrase`${at(seat, one)} and ${at(seat, other)}`;
}

export const EXPERT_NAMES = ['the King and Queen', 'the three Fairies', 'the Tomte'];
