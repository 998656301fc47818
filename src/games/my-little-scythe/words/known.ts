import type { ThingId } from '../../../engine/ids.ts';
import { FIELDS, PERSONALITIES, QUEST_NAMES, SPACES, TILES } from '../rules/cards.ts';
import { ALL_HEXES, CASTLE, HEXES_OF, type Hex, isPortal, LAND, nameOfHex, PORTALS } from '../rules/hexes.ts';
import type { View } from '../rules/state.ts';

/** What a person may point at. */
export type Known =
  | {
      readonly is: 'hex';
      readonly hex: Hex;
      readonly apples: number;
      readonly gems: number;
      readonly quest: boolean;
      readonly seats: readonly number[];
    }
  | { readonly is: 'camp'; readonly seat: number; readonly home: number }
  | { readonly is: 'tile'; readonly pile: number; readonly tile: number }
  | { readonly is: 'quest'; readonly card: number }
  | { readonly is: 'trophy'; readonly field: number; readonly seats: readonly number[] }
  | { readonly is: 'person'; readonly field: number }
  | { readonly is: 'space'; readonly space: number; readonly seats: readonly number[] };

export function knownOf(thing: ThingId, view: View): Known {
  const [kind = '', of = ''] = thing.split(':');
  const seatsWith = (has: (seat: number) => boolean): number[] =>
    view.pies.flatMap((_, seat) => (has(seat) ? [seat] : []));
  if (kind === 'tile') {
    const pile = TILES.findIndex((tiles) => tiles.some((tile) => tile === of));
    return { is: 'tile', pile, tile: indexIn(TILES[pile] ?? [], of) };
  }
  if (kind === 'quest') return { is: 'quest', card: indexIn(QUEST_NAMES, of) };
  if (kind === 'person') return { is: 'person', field: indexIn(PERSONALITIES, of) };
  if (kind === 'trophy') {
    const field = indexIn(FIELDS, of);
    return { is: 'trophy', field, seats: seatsWith((seat) => (((view.trophies[seat] ?? 0) >> field) & 1) === 1) };
  }
  if (kind === 'space') {
    const space = indexIn(SPACES, of);
    return { is: 'space', space, seats: seatsWith((seat) => view.marker[seat] === space) };
  }
  if (kind === 'camp') {
    const seat = Number(of);
    return { is: 'camp', seat, home: view.seekers.filter((hex, each) => hex < 0 && each >> 1 === seat).length };
  }
  const hex = ALL_HEXES.find((each) => nameOfHex(each) === of) ?? CASTLE;
  return {
    is: 'hex',
    hex,
    apples: view.apples[hex] ?? 0,
    gems: view.gems[hex] ?? 0,
    quest: view.quests[hex] === 1,
    seats: seatsWith((seat) => view.seekers[seat * 2] === hex || view.seekers[seat * 2 + 1] === hex),
  };
}

const indexIn = (names: readonly string[], of: string): number => names.indexOf(of);

/** The number of a hex among those of its land, from 1. */
export const numberOfHex = (hex: Hex): number =>
  (isPortal(hex) ? PORTALS : (HEXES_OF[LAND[hex] ?? 0] ?? [])).indexOf(hex) + 1;
