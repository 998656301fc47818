import { listed } from '../../../words/lists.ts';
import type { Part, Phrase } from '../../../words/phrase.ts';
import { icon, name, phrase, thing } from '../../../words/phrase.ts';
import { APPLE, GEM, KINDS, TILES } from '../rules/cards.ts';
import { CASTLE, type Hex, LAND } from '../rules/hexes.ts';
import { hexThing, tileThing } from '../rules/things.ts';
import { printed } from './cards.ja.ts';
import { numberOfHex } from './known.ts';

/** "呪文(1と3)" */
export const spellsOf = (values: readonly number[]): string => `呪文(${values.join('と')})`;
export const kindName = (kind: number): string => printed.kinds[KINDS[kind] ?? 'apple'];
export const tokens = (apples: number, gems: number): string =>
  [apples > 0 ? `りんご${apples}個` : '', gems > 0 ? `ジェム${gems}個` : ''].filter(Boolean).join('と');
export const drawn = (kind: number): Part => icon(KINDS[kind] ?? 'apple', kindName(kind));
/** As `tokens`, with their signs. */
export const drawnTokens = (apples: number, gems: number): Phrase => [
  ...(apples > 0 ? phrase`${drawn(APPLE)}${apples}個` : []),
  ...(apples > 0 && gems > 0 ? ['と'] : []),
  ...(gems > 0 ? phrase`${drawn(GEM)}${gems}個` : []),
];
export const hexName = (hex: Hex): string => {
  const land = printed.lands[LAND[hex] ?? 0] ?? '';
  return hex === CASTLE ? land : `${land}${numberOfHex(hex)}`;
};
export const theHex = (hex: Hex): Part => thing(hexThing(hex), hexName(hex));
export const theTile = (pile: number, tile: number): Part =>
  thing(tileThing(pile, tile), printed.tiles[TILES[pile]?.[tile] ?? 'bakery'].name);
/** "綾さんと勉さん" */
export const seats = (of: readonly number[]): Phrase =>
  listed(
    of.map((seat) => [name(seat), 'さん']),
    '、',
    'と',
  );
