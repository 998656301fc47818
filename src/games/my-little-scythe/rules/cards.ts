/** A component by its place in a list of names: a name that is read there cannot be missing. */
type Place<Key> = Key extends `${infer At extends number}` ? At : never;
export type PlaceIn<List extends readonly unknown[]> = Place<keyof List>;
export const placesIn = <List extends readonly unknown[]>(list: List): readonly PlaceIn<List>[] =>
  list.map((_, at) => at as PlaceIn<List>);
/** The place of a name that was read somewhere; null if it is none of them. */
export function placeOf<List extends readonly string[]>(list: List, name: string): PlaceIn<List> | null {
  const at = list.indexOf(name);
  return at < 0 ? null : (at as PlaceIn<List>);
}

/** What is replaced and never changed may be shared by copies of a state. */
export const frozen: <Of extends object>(of: Of) => Readonly<Of> = Object.freeze;

/** How many spells there are of value 1, 2 and 3. */
export const SPELLS = [12, 10, 8] as const;
export type Value = 1 | 2 | 3;
export const VALUES: readonly Value[] = [1, 2, 3];
export const SPELL_CARDS = 30;

/** Apples and gems, and what a die or a token may be beside. */
export const APPLE = 0;
export const GEM = 1;
export const QUEST = 2;
export const KINDS = ['apple', 'gem', 'quest'] as const;
export type Kind = PlaceIn<typeof KINDS>;
export type KindName = (typeof KINDS)[Kind];
export const ALL_KINDS: readonly Kind[] = placesIn(KINDS);
/** What is carried, paid and delivered. */
export type Ware = typeof APPLE | typeof GEM;
export const WARES: readonly Ware[] = [APPLE, GEM];
// rule: setup.parts
export const SUPPLY = [24, 24, 12] as const;
/** What each of the five dice is for; Seek A leaves out a gem die, Seek B an apple die. */
export const KIND_OF_DIE: readonly Kind[] = [APPLE, APPLE, GEM, GEM, QUEST];

/** A field of trophies by its number; the personality card of the same number eases it. */
export const FIELDS = ['friendship', 'powerUps', 'spells', 'quests', 'apples', 'gems', 'fight', 'pies'] as const;
export type Field = PlaceIn<typeof FIELDS>;
export type FieldName = (typeof FIELDS)[Field];
export const ALL_FIELDS: readonly Field[] = placesIn(FIELDS);
/** What its trophy is given for. */
export type TrophyRule = `trophy.${FieldName}`;
export const trophyRule = (field: Field): TrophyRule => `trophy.${FIELDS[field]}`;
export const FRIENDSHIP = 0;
export const POWER_UPS = 1;
export const SPELL_HAND = 2;
export const QUESTS = 3;
export const APPLES = 4;
export const GEMS = 5;
export const FIGHT = 6;
export const PIES = 7;
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
export type PersonName = (typeof PERSONALITIES)[Field];
/** The trophy of a delivery, and what is delivered for it. */
export const fieldOf = (ware: Ware): typeof APPLES | typeof GEMS => (ware === APPLE ? APPLES : GEMS);
export const wareOf = (field: typeof APPLES | typeof GEMS): Ware => (field === APPLES ? APPLE : GEM);

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
/** A quest by its number, from 0. */
export type QuestCard = PlaceIn<typeof QUEST_NAMES>;
export type QuestName = (typeof QUEST_NAMES)[QuestCard];
export const ALL_QUESTS: readonly QuestCard[] = placesIn(QUEST_NAMES);
export const KIND = 0;
export const BOLD = 1;
export const LEAVE = 2;
export const SIDES_OF_QUEST = ['kind', 'bold', 'leave'] as const;
export type QuestSide = PlaceIn<typeof SIDES_OF_QUEST>;
export type SideName = (typeof SIDES_OF_QUEST)[QuestSide];
export const QUEST_SIDES: readonly QuestSide[] = placesIn(SIDES_OF_QUEST);

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
