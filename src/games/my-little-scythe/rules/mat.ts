import { at } from '../../../engine/lists.ts';
import { ALL_QUESTS, LEAVE, type PlaceIn, placesIn, QUEST_SIDES, type QuestCard, type QuestSide } from './cards.ts';

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

// What its spaces and power-ups do, and the sides of quests, which do the same.

/** What is given, paid and gained together: a Make action, a Make power-up or one side of a quest. */
export interface Deed {
  readonly giveApples: number;
  readonly giveGems: number;
  /** Apples or gems, at choice; so in `payAny`. */
  readonly giveAny: number;
  readonly payApples: number;
  readonly payGems: number;
  readonly payAny: number;
  readonly payPies: number;
  readonly paySpells: number;
  readonly friendship: number;
  readonly pies: number;
  readonly spells: number;
  /** Where the quest's seeker is, or on a hex of the player's choice. */
  readonly apples: number;
  readonly gems: number;
  /** Tokens of which the player chooses how many are apples. */
  readonly mix: number;
  readonly quests: number;
  readonly powerUps: number;
  /** Pies for everybody else. */
  readonly othersPies: number;
  /** A pie for each other player, at least 2 and at most 3. */
  readonly festival: boolean;
  /** The seeker goes to a portal. */
  readonly portal: boolean;
  /** The seeker goes to camp. */
  readonly camp: boolean;
}

const NOTHING: Deed = {
  giveApples: 0,
  giveGems: 0,
  giveAny: 0,
  payApples: 0,
  payGems: 0,
  payAny: 0,
  payPies: 0,
  paySpells: 0,
  friendship: 0,
  pies: 0,
  spells: 0,
  apples: 0,
  gems: 0,
  mix: 0,
  quests: 0,
  powerUps: 0,
  othersPies: 0,
  festival: false,
  portal: false,
  camp: false,
};
const deed = (parts: Partial<Deed>): Deed => ({ ...NOTHING, ...parts });

export interface Price {
  readonly apples: number;
  readonly gems: number;
  /** Apples or gems. */
  readonly any: number;
  readonly pies: number;
  readonly spells: number;
}
/** All that is given away, to the supply or to a rival. */
export const priceOf = (deed: Deed): Price => ({
  apples: deed.giveApples + deed.payApples,
  gems: deed.giveGems + deed.payGems,
  any: deed.giveAny + deed.payAny,
  pies: deed.payPies,
  spells: deed.paySpells,
});

const MAKES: readonly Deed[] = [
  // rule: make.pies
  deed({ payApples: 2, pies: 2 }),
  // rule: make.spell
  deed({ payGems: 2, spells: 1 }),
  deed({ payApples: 1, payGems: 1, powerUps: 1 }),
];

const TILE_DEEDS: readonly Deed[] = [
  // rule: tile.bakery
  deed({ payApples: 1, pies: 2 }),
  // rule: tile.enchanter
  deed({ payGems: 1, spells: 1 }),
  // rule: tile.feast
  deed({ payApples: 2, pies: 3, friendship: 1 }),
  // rule: tile.workshop
  deed({ payApples: 1, payGems: 1, spells: 1, pies: 2 }),
  // rule: tile.gift-basket
  deed({ giveAny: 1, friendship: 2 }),
  // rule: tile.pie-stall
  deed({ payPies: 2, apples: 1, gems: 1 }),
  // rule: tile.alchemy
  deed({ paySpells: 1, mix: 2 }),
  // rule: tile.herald
  deed({ payAny: 1, quests: 1, friendship: 1 }),
];

const QUEST_DEEDS: readonly (readonly [kind: Deed, bold: Deed, leave: Deed])[] = [
  // rule: quest.empty-basket
  [deed({ giveApples: 2, friendship: 2 }), deed({ apples: 4, friendship: -3 }), NOTHING],
  // rule: quest.dim-crown
  [deed({ giveGems: 2, friendship: 2 }), deed({ gems: 4, friendship: -3 }), NOTHING],
  // rule: quest.hungry-choir
  [deed({ payPies: 3, friendship: 2 }), deed({ pies: 4, friendship: -3 }), deed({ friendship: -1 })],
  // rule: quest.stuck-wagon
  [deed({ payApples: 1, payGems: 1, friendship: 2, pies: 2 }), deed({ apples: 1, gems: 3, friendship: -3 }), NOTHING],
  // rule: quest.lost-lantern
  [deed({ paySpells: 1, friendship: 2 }), deed({ spells: 1, friendship: -3 }), NOTHING],
  // rule: quest.snowed-in-bakers
  [deed({ payApples: 2, pies: 4, friendship: 1 }), deed({ pies: 3, friendship: -3 }), NOTHING],
  // rule: quest.travelling-magician
  [deed({ payGems: 2, spells: 1, friendship: 2 }), deed({ spells: 1, friendship: -3 }), NOTHING],
  // rule: quest.shy-neighbour
  [deed({ giveAny: 1, friendship: 2 }), deed({ pies: 3, friendship: -3 }), NOTHING],
  // rule: quest.broken-bridge
  [deed({ payApples: 1, payGems: 1, powerUps: 1, friendship: 1 }), deed({ portal: true, friendship: -1 }), NOTHING],
  // rule: quest.festival-day
  [deed({ payPies: 2, othersPies: 1, friendship: 2 }), deed({ festival: true, friendship: -3 }), deed({ pies: 1 })],
  // rule: quest.old-well
  [deed({ payGems: 1, apples: 3, friendship: 1 }), deed({ gems: 3, friendship: -3 }), NOTHING],
  // rule: quest.race-marshal
  [deed({ camp: true, friendship: 1 }), deed({ pies: 4, friendship: -3 }), NOTHING],
];

/** All deeds in one row, so that a pending one is a number: those of Make, of the Make power-ups, then three a quest. */
const DEEDS: readonly Deed[] = [...MAKES, ...TILE_DEEDS, ...QUEST_DEEDS.flat()];
export type DeedIndex = number;
export const deedAt = (index: DeedIndex): Deed => DEEDS[index] as Deed;

const FIRST_TILE = MAKES.length;
const FIRST_QUEST = FIRST_TILE + ALL_TILES.length;
const SIDES = QUEST_SIDES.length;

export const deedOfMake = (space: typeof MAKE_PIES | typeof MAKE_SPELL | typeof MAKE_POWER_UP): DeedIndex =>
  space - MAKE_PIES;
export const deedOfTile = (tile: Tile): DeedIndex => FIRST_TILE + tile;
export const deedOfQuest = (card: QuestCard, side: QuestSide): DeedIndex => FIRST_QUEST + card * SIDES + side;
export const isQuestDeed = (deed: DeedIndex): boolean => deed >= FIRST_QUEST;
/** A solved quest is kept; one that was left is not. */
export const isSolved = (deed: DeedIndex): boolean => isQuestDeed(deed) && (deed - FIRST_QUEST) % SIDES !== LEAVE;
export const questOfDeed = (deed: DeedIndex): QuestCard => at(ALL_QUESTS, Math.floor((deed - FIRST_QUEST) / SIDES));

const FEWEST_FESTIVAL_PIES = 2;
const MOST_FESTIVAL_PIES = 3;
export const festivalPies = (seats: number): number =>
  Math.min(MOST_FESTIVAL_PIES, Math.max(FEWEST_FESTIVAL_PIES, seats - 1));
