import type { Seat, ThingId } from '../../../engine/game.ts';
import {
  APPLE,
  FIELDS,
  type Field,
  GEM,
  KIND_OF_DIE,
  KINDS,
  type Kind,
  PERSONALITIES,
  placeOf,
  QUEST,
  QUEST_NAMES,
  type QuestCard,
  VALUES,
  type Value,
} from '../rules/cards.ts';
import {
  ALL_HEXES,
  CAMP,
  countAt,
  type Hex,
  nameOfHex,
  type Spot,
  seatAt,
  seatCount,
  type Terrain,
  tokensAt,
} from '../rules/hexes.ts';
import { MAKE_PILE, MOVE_PILE, PILES, type Pile, SPACES, type Space, TILES, type Tile } from '../rules/mat.ts';
import { SEEKERS, type View } from '../rules/state.ts';
import { hasTrophy, type Progress, progressOf } from '../rules/trophies.ts';

export interface KnownHex {
  readonly is: 'hex';
  readonly hex: Hex;
  readonly apples: number;
  readonly gems: number;
  readonly quest: boolean;
  readonly seats: readonly Seat[];
}

interface Come extends Progress {
  readonly seat: Seat;
}

/** What a person may point at. */
export type Known =
  | KnownHex
  | { readonly is: 'camp'; readonly seat: Seat; readonly home: number }
  | { readonly is: 'seeker'; readonly seat: Seat; readonly spot: Spot }
  | { readonly is: 'friendship' | 'pies'; readonly seat: Seat; readonly count: number }
  /** Values where these eyes see them. */
  | { readonly is: 'hand'; readonly seat: Seat; readonly count: number; readonly values: readonly Value[] }
  | { readonly is: 'solved'; readonly seat: Seat; readonly cards: readonly QuestCard[] }
  /** A personality card and what it says, if these eyes see it. */
  | { readonly is: 'card'; readonly seat: Seat; readonly field: Field | null }
  /** Null: face down. */
  | { readonly is: 'spell'; readonly value: Value | null }
  | { readonly is: 'die'; readonly kind: Kind; readonly terrain: Terrain | null }
  | { readonly is: 'supply'; readonly kind: Kind; readonly count: number }
  | { readonly is: 'tile'; readonly pile: Pile; readonly tile: Tile }
  | { readonly is: 'slot'; readonly seat: Seat; readonly pile: Pile }
  | { readonly is: 'quest'; readonly card: QuestCard }
  | {
      readonly is: 'trophy';
      readonly field: Field;
      readonly seats: readonly Seat[];
      /** How far the others are; nothing where there is nothing to count. */
      readonly come: readonly Come[];
    }
  | { readonly is: 'person'; readonly field: Field }
  | { readonly is: 'space'; readonly space: Space; readonly seats: readonly Seat[] }
  | { readonly is: 'nothing' };

export const knownOf = (thing: ThingId, view: View): Known => {
  const [kind = '', of = ''] = thing.split(':');
  return knownCard(kind, of, view) ?? knownOfSeat(kind, of, view) ?? { is: 'nothing' };
};

function knownCard(kind: string, of: string, view: View): Known | null {
  switch (kind) {
    case 'hex': {
      const hex = ALL_HEXES.find((each) => nameOfHex(each) === of);
      return hex === undefined ? null : knownHex(hex, view);
    }
    case 'tile':
      return knownTile(of);
    case 'quest': {
      const card = placeOf(QUEST_NAMES, of);
      return card === null ? null : { is: 'quest', card };
    }
    case 'person': {
      const field = placeOf(PERSONALITIES, of);
      return field === null ? null : { is: 'person', field };
    }
    case 'trophy': {
      const field = placeOf(FIELDS, of);
      return field === null
        ? null
        : {
            is: 'trophy',
            field,
            seats: seatsWith(view, (seat) => hasTrophy(view, seat, field)),
            come: comeTo(view, field),
          };
    }
    case 'space': {
      const space = placeOf(SPACES, of);
      return space === null
        ? null
        : { is: 'space', space, seats: seatsWith(view, (seat) => seatAt(view, seat).marker === space) };
    }
    case 'spell':
      return { is: 'spell', value: VALUES.find((value) => value === Number(of)) ?? null };
    case 'die': {
      const die = KIND_OF_DIE[Number(of)];
      return die === undefined ? null : { is: 'die', kind: die, terrain: view.dice[Number(of)] ?? null };
    }
    case 'supply': {
      const at = placeOf(KINDS, of);
      return at === null ? null : { is: 'supply', kind: at, count: view.supply[at] };
    }
    default:
      return null;
  }
}

function comeTo(view: View, field: Field): Come[] {
  return view.seats.flatMap((_, seat) => {
    const progress = hasTrophy(view, seat, field) ? null : progressOf(view, seat, field);
    return progress ? [{ seat, ...progress }] : [];
  });
}

function knownTile(of: string): Known | null {
  for (const pile of PILES) {
    const tile = pile === MAKE_PILE ? placeOf(TILES[MAKE_PILE], of) : placeOf(TILES[MOVE_PILE], of);
    if (tile !== null) return { is: 'tile', pile, tile };
  }
  return null;
}

const seatsWith = (view: View, has: (seat: Seat) => boolean): Seat[] =>
  view.seats.flatMap((_, seat) => (has(seat) ? [seat] : []));

const knownHex = (hex: Hex, view: View): Known => ({
  is: 'hex',
  hex,
  apples: tokensAt(view, APPLE, hex),
  gems: tokensAt(view, GEM, hex),
  quest: tokensAt(view, QUEST, hex) > 0,
  seats: seatsWith(view, (seat) => countAt(view, seat, hex) > 0),
});

function knownOfSeat(kind: string, of: string, view: View): Known | null {
  const [seat = 0, second = 0] = of.split('/').map(Number);
  if (seat >= seatCount(view)) return null;
  const own = seatAt(view, seat);
  switch (kind) {
    case 'camp':
      return { is: 'camp', seat, home: countAt(view, seat, CAMP) };
    case 'seeker':
      return { is: 'seeker', seat, spot: own.seekers[SEEKERS[second] ?? 0] };
    case 'friendship':
      return { is: 'friendship', seat, count: own.friendship };
    case 'pies':
      return { is: 'pies', seat, count: own.pies };
    case 'hand':
      return { is: 'hand', seat, count: own.hand.length, values: own.hand.flatMap(({ value }) => value ?? []) };
    case 'slot':
      return { is: 'slot', seat, pile: second === MAKE_PILE ? MAKE_PILE : MOVE_PILE };
    case 'solved':
      return { is: 'solved', seat, cards: own.solved };
    case 'card':
      return { is: 'card', seat, field: own.personality };
    default:
      return null;
  }
}
