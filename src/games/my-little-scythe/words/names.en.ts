import { namesOf } from '../../../words/lists.ts';
import { icon, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { APPLE, GEM, KINDS, TILES } from '../rules/cards.ts';
import { CASTLE, type Hex, LAND } from '../rules/hexes.ts';
import { hexThing, tileThing } from '../rules/things.ts';
import { printed } from './cards.en.ts';
import { numberOfHex } from './known.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const many = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
/** "a spell of 2", "spells of 1 and 3" */
export const spellsOf = (values: readonly number[]): string =>
  values.length === 1 ? `a spell of ${values[0]}` : `spells of ${values.join(' and ')}`;
export const kindName = (kind: number): string => printed.kinds[KINDS[kind] ?? 'apple'];
export const tokens = (apples: number, gems: number): string =>
  [apples > 0 ? many(apples, 'apple') : '', gems > 0 ? many(gems, 'gem') : ''].filter(Boolean).join(' and ');
/** The sign of a kind, read as this text. */
export const drawn = (kind: number, text: string): Part => icon(KINDS[kind] ?? 'apple', text);
const counted = (kind: number, count: number): Phrase =>
  phrase`${count} ${drawn(kind, count === 1 ? kindName(kind) : `${kindName(kind)}s`)}`;
/** "2 apples and 1 gem", with their signs. */
export const drawnTokens = (apples: number, gems: number): Phrase => [
  ...(apples > 0 ? counted(APPLE, apples) : []),
  ...(apples > 0 && gems > 0 ? [' and '] : []),
  ...(gems > 0 ? counted(GEM, gems) : []),
];
export const hexName = (hex: Hex): string => {
  const land = printed.lands[LAND[hex] ?? 0] ?? '';
  return hex === CASTLE ? `the ${land}` : `${land} ${numberOfHex(hex)}`;
};
export const theHex = (hex: Hex): Part => thing(hexThing(hex), hexName(hex));
export const theTile = (pile: number, tile: number): Part =>
  thing(tileThing(pile, tile), printed.tiles[TILES[pile]?.[tile] ?? 'bakery'].name);
export const seats = (of: readonly number[]): Phrase => namesOf(of, ', ', ' and ');
