import type { ThingId } from '../../../engine/ids.ts';
import { FIELDS, KINDS, PERSONALITIES, QUEST_NAMES, SPACES, TILES } from '../rules/cards.ts';
import { ALL_HEXES, CAMP, HEXES_OF, type Hex, isPortal, LAND, nameOfHex, PORTALS } from '../rules/hexes.ts';
import { NO_DIE, UNKNOWN, type View } from '../rules/state.ts';
import { KIND_OF_DIE } from '../rules/steps/seek.ts';

export interface KnownHex {
  readonly is: 'hex';
  readonly hex: Hex;
  readonly apples: number;
  readonly gems: number;
  readonly quest: boolean;
  readonly seats: readonly number[];
}

/** What a person may point at. */
export type Known =
  | KnownHex
  | { readonly is: 'camp'; readonly seat: number; readonly home: number }
  | { readonly is: 'seeker'; readonly seat: number; readonly hex: Hex }
  | { readonly is: 'friendship' | 'pies' | 'hand'; readonly seat: number; readonly count: number }
  /** A personality card: what it says, or UNKNOWN. */
  | { readonly is: 'card'; readonly seat: number; readonly field: number }
  /** Value 0: face down. */
  | { readonly is: 'spell'; readonly value: number }
  | { readonly is: 'die'; readonly kind: number; readonly terrain: number }
  | { readonly is: 'supply'; readonly kind: number; readonly count: number }
  | { readonly is: 'tile'; readonly pile: number; readonly tile: number }
  | { readonly is: 'quest'; readonly card: number }
  | { readonly is: 'trophy'; readonly field: number; readonly seats: readonly number[] }
  | { readonly is: 'person'; readonly field: number }
  | { readonly is: 'space'; readonly space: number; readonly seats: readonly number[] }
  | { readonly is: 'nothing' };

export function knownOf(thing: ThingId, view: View): Known {
  const [kind = '', of = ''] = thing.split(':');
  const seatsWith = (has: (seat: number) => boolean): number[] =>
    view.pies.flatMap((_, seat) => (has(seat) ? [seat] : []));
  switch (kind) {
    case 'hex':
      return knownHex(ALL_HEXES.find((each) => nameOfHex(each) === of) ?? 0, view, seatsWith);
    case 'tile': {
      const pile = TILES.findIndex((tiles) => tiles.some((tile) => tile === of));
      return { is: 'tile', pile, tile: indexIn(TILES[pile] ?? [], of) };
    }
    case 'quest':
      return { is: 'quest', card: indexIn(QUEST_NAMES, of) };
    case 'person':
      return { is: 'person', field: indexIn(PERSONALITIES, of) };
    case 'trophy': {
      const field = indexIn(FIELDS, of);
      return { is: 'trophy', field, seats: seatsWith((seat) => (((view.trophies[seat] ?? 0) >> field) & 1) === 1) };
    }
    case 'space': {
      const space = indexIn(SPACES, of);
      return { is: 'space', space, seats: seatsWith((seat) => view.marker[seat] === space) };
    }
    case 'spell':
      return { is: 'spell', value: Number(of) };
    case 'die':
      return { is: 'die', kind: KIND_OF_DIE[Number(of)] ?? 0, terrain: view.dice[Number(of)] ?? NO_DIE };
    case 'supply': {
      const at = indexIn(KINDS, of);
      return { is: 'supply', kind: at, count: view.supply[at] ?? 0 };
    }
    default:
      return knownOfSeat(kind, of, view);
  }
}

type SeatsWith = (has: (seat: number) => boolean) => number[];

const knownHex = (hex: Hex, view: View, seatsWith: SeatsWith): Known => ({
  is: 'hex',
  hex,
  apples: view.apples[hex] ?? 0,
  gems: view.gems[hex] ?? 0,
  quest: view.quests[hex] === 1,
  seats: seatsWith((seat) => view.seekers[seat * 2] === hex || view.seekers[seat * 2 + 1] === hex),
});

function knownOfSeat(kind: string, of: string, view: View): Known {
  const [seat = 0, seeker = 0] = of.split('/').map(Number);
  switch (kind) {
    case 'camp':
      return { is: 'camp', seat, home: view.seekers.filter((hex, each) => hex < 0 && each >> 1 === seat).length };
    case 'seeker':
      return { is: 'seeker', seat, hex: view.seekers[seat * 2 + seeker] ?? CAMP };
    case 'friendship':
      return { is: 'friendship', seat, count: view.friendship[seat] ?? 0 };
    case 'pies':
      return { is: 'pies', seat, count: view.pies[seat] ?? 0 };
    case 'hand':
      return { is: 'hand', seat, count: view.hands[seat]?.length ?? 0 };
    case 'card':
      return { is: 'card', seat, field: view.personality[seat] ?? UNKNOWN };
    default:
      return { is: 'nothing' };
  }
}

const indexIn = (names: readonly string[], of: string): number => names.indexOf(of);

/** The number of a hex among those of its land, from 1. */
export const numberOfHex = (hex: Hex): number =>
  (isPortal(hex) ? PORTALS : (HEXES_OF[LAND[hex] ?? 0] ?? [])).indexOf(hex) + 1;
