import { type PlaceIn, placesIn } from './cards.ts';

// A player’s mat: its action spaces, the power-ups that lie on it, and its tracks; with them the numbers of the game.

/** The action spaces; the last is opened by a Make power-up. */
export const SPACES = ['move', 'seek-a', 'seek-b', 'pies', 'spell', 'power-up', 'tile'] as const;
export type Space = PlaceIn<typeof SPACES>;
export type SpaceName = (typeof SPACES)[Space];
export const ALL_SPACES: readonly Space[] = placesIn(SPACES);
export const MOVE = 0;
export const SEEK_A = 1;
export const SEEK_B = 2;
export const MAKE_PIES = 3;
export const MAKE_SPELL = 4;
export const MAKE_POWER_UP = 5;
export const TILE_SPACE = 6;

export const TOP_OF_TRACK = 10;
/** For a seeker that resupplies, instead of a spell. */
export const PIES_AT_CAMP = 2;
export const START_OF_TRACK = 3;
export const MOST_TROPHIES = 4;
export const LEAST_FRIENDSHIP = 3;
export const TO_DELIVER = 4;
export const TO_DELIVER_EASED = TO_DELIVER - 1;
export const DIAL = 7;
export const CANNON = 2;
/** A brave loser may be this far behind. */
export const BRAVE_BY = 2;

export const MOVE_PILE = 0;
export const MAKE_PILE = 1;
export const TILES = [
  [
    'portal-express',
    'supply-catapult',
    'pie-cannon',
    'long-stride',
    'strong-back',
    'good-sport',
    'forager',
    'camp-wagon',
  ],
  ['bakery', 'enchanter', 'feast', 'workshop', 'gift-basket', 'pie-stall', 'alchemy', 'herald'],
] as const;
export type Pile = PlaceIn<typeof TILES>;
export const PILES: readonly Pile[] = placesIn(TILES);
/** A power-up by its number within its pile. */
export type Tile = PlaceIn<(typeof TILES)[Pile]>;
export type TileName = (typeof TILES)[Pile][Tile];
export const ALL_TILES: readonly Tile[] = placesIn(TILES[MOVE_PILE]);

export const PORTAL_EXPRESS = 0;
export const SUPPLY_CATAPULT = 1;
export const PIE_CANNON = 2;
export const LONG_STRIDE = 3;
export const STRONG_BACK = 4;
export const GOOD_SPORT = 5;
export const FORAGER = 6;
export const CAMP_WAGON = 7;

export const tileName = (pile: Pile, tile: Tile): TileName => TILES[pile][tile];
