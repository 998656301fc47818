/** How many spells there are of value 1, 2 and 3. */
export const SPELLS: readonly number[] = [12, 10, 8];
export const ALL_SPELLS = 30;

/** Apples and gems, and what a die or a token may be beside. */
export const APPLE = 0;
export const GEM = 1;
export const QUEST = 2;
export const KINDS = ['apple', 'gem', 'quest'] as const;
export type KindName = (typeof KINDS)[number];
export const kindName = (kind: number): KindName => KINDS[kind] as KindName;
export const SUPPLY: readonly number[] = [24, 24, 12];

/** A field of trophies by its number; the personality card of the same number eases it. */
export type Field = number;
export const FIELDS = ['friendship', 'powerUps', 'spells', 'quests', 'apples', 'gems', 'fight', 'pies'] as const;
export type FieldName = (typeof FIELDS)[number];
export const fieldName = (field: Field): FieldName => FIELDS[field] as FieldName;
export const FRIENDSHIP: Field = 0;
export const POWER_UPS: Field = 1;
export const SPELL_HAND: Field = 2;
export const QUESTS: Field = 3;
export const APPLES: Field = 4;
export const GEMS: Field = 5;
export const FIGHT: Field = 6;
export const PIES: Field = 7;
export const PERSONALITIES = [
  'friendly',
  'inventive',
  'wizardly',
  'curious',
  'farmer',
  'miner',
  'brave',
  'baker',
] as const;
export type PersonName = (typeof PERSONALITIES)[number];
export const personName = (field: Field): PersonName => PERSONALITIES[field] as PersonName;

/** A power-up by its number within its pile. */
export type Tile = number;
export const NO_TILE: Tile = -1;
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
export const TILES_A_PILE = 8;
export const PORTAL_EXPRESS: Tile = 0;
export const SUPPLY_CATAPULT: Tile = 1;
export const PIE_CANNON: Tile = 2;
export const LONG_STRIDE: Tile = 3;
export const STRONG_BACK: Tile = 4;
export const GOOD_SPORT: Tile = 5;
export const FORAGER: Tile = 6;
export const CAMP_WAGON: Tile = 7;

export type TileName = (typeof TILES)[number][number];
export const tileName = (pile: number, tile: Tile): TileName => (TILES[pile] ?? TILES[0])[tile] as TileName;

/** A quest by its number, from 0. */
export type QuestCard = number;
export const QUEST_CARDS = 12;
export const QUEST_NAMES = [
  'empty-basket',
  'dim-crown',
  'hungry-choir',
  'stuck-wagon',
  'lost-lantern',
  'snowed-in-bakers',
  'travelling-magician',
  'shy-neighbour',
  'broken-bridge',
  'festival-day',
  'old-well',
  'race-marshal',
] as const;
export type QuestName = (typeof QUEST_NAMES)[number];
export const questName = (card: QuestCard): QuestName => QUEST_NAMES[card] as QuestName;
export const KIND = 0;
export const BOLD = 1;
export const LEAVE = 2;
export const SIDES_OF_QUEST = ['kind', 'bold', 'leave'] as const;
export type SideName = (typeof SIDES_OF_QUEST)[number];
export const sideName = (side: number): SideName => SIDES_OF_QUEST[side] as SideName;

/** The action spaces; the last is opened by a Make power-up. */
export type Space = number;
export const SPACES = ['move', 'seek-a', 'seek-b', 'pies', 'spell', 'power-up', 'tile'] as const;
export type SpaceName = (typeof SPACES)[number];
export const spaceName = (space: Space): SpaceName => SPACES[space] as SpaceName;
export const MOVE: Space = 0;
export const SEEK_A: Space = 1;
export const SEEK_B: Space = 2;
export const MAKE_PIES: Space = 3;
export const MAKE_SPELL: Space = 4;
export const MAKE_POWER_UP: Space = 5;
export const TILE_SPACE: Space = 6;
export const NO_SPACE: Space = -1;

export const TOP_OF_TRACK = 10;
/** For a seeker that resupplies, instead of a spell. */
export const PIES_AT_CAMP = 2;
export const START_OF_TRACK = 3;
export const MOST_TROPHIES = 4;
export const LEAST_FRIENDSHIP = 3;
export const TO_DELIVER = 4;
export const TO_DELIVER_EASED = 3;
export const DIAL = 7;
export const CANNON = 2;
/** A brave loser may be this far behind. */
export const BRAVE_BY = 2;
