import type { FieldName, KindName, PersonName, QuestName, SpaceName, TileName } from '../rules/cards.ts';
import type { LandName } from '../rules/hexes.ts';

export interface CardWords {
  readonly name: string;
  readonly text: string;
}
export interface QuestWords {
  readonly name: string;
  readonly kind: string;
  readonly bold: string;
  readonly leave: string;
}
/** What is printed on components. */
export interface Printed {
  readonly tiles: Readonly<Record<TileName, CardWords>>;
  readonly quests: Readonly<Record<QuestName, QuestWords>>;
  readonly people: Readonly<Record<PersonName, CardWords>>;
  readonly fields: Readonly<Record<FieldName, CardWords>>;
  readonly spaces: Readonly<Record<SpaceName, CardWords>>;
  readonly kinds: Readonly<Record<KindName, string>>;
  /** By what they bring. */
  readonly dice: Readonly<Record<KindName, string>>;
  /** Where leaving a quest has no line of its own. */
  readonly nothing: string;
  readonly lands: Readonly<Record<LandName, string>>;
}

const NOTHING = 'nothing happens';

export const printed: Printed = {
  tiles: {
    'portal-express': {
      name: 'Portal Express',
      text: 'In a Move action each of your seekers may once, at any point, jump from portal to portal for no step.',
    },
    'supply-catapult': {
      name: 'Supply Catapult',
      text: 'After your whole Move you may throw 1 apple or gem that you control to a hex at most 2 away. With a rival there, gain 1 friendship.',
    },
    'pie-cannon': {
      name: 'Pie Cannon',
      text: 'In your own pie fights, attacking or defending, your total is 2 higher.',
    },
    'long-stride': { name: 'Long Stride', text: 'Your seekers that carry nothing move up to 3 steps.' },
    'strong-back': {
      name: 'Strong Back',
      text: 'Your seekers that carry tokens move up to 2 steps. Tokens are picked up at the start only.',
    },
    'good-sport': { name: 'Good Sport', text: 'Attacking costs you no friendship.' },
    forager: {
      name: 'Forager',
      text: 'Once in each Move action, after fights and quests, a seeker that moved to a hex with neither apples nor gems may place 1 apple or gem there.',
    },
    'camp-wagon': {
      name: 'Camp Wagon',
      text: 'After your whole Move one of your seekers on the map may return to camp and resupply. Your marker stays.',
    },
    bakery: { name: 'Bakery', text: 'Pay 1 apple, gain 2 pies.' },
    enchanter: { name: 'Enchanter', text: 'Pay 1 gem, draw 1 spell.' },
    feast: { name: 'Feast', text: 'Pay 2 apples, gain 3 pies and 1 friendship.' },
    workshop: { name: 'Workshop', text: 'Pay 1 apple and 1 gem, draw 1 spell, gain 2 pies.' },
    'gift-basket': { name: 'Gift Basket', text: 'Give a rival 1 apple or 1 gem, gain 2 friendship.' },
    'pie-stall': { name: 'Pie Stall', text: 'Pay 2 pies, gain 1 apple and 1 gem on a hex with your seeker.' },
    alchemy: {
      name: 'Alchemy',
      text: 'Discard 1 spell, gain 2 apples, 2 gems or one of each on a hex with your seeker.',
    },
    herald: {
      name: 'Herald',
      text: 'Pay 1 apple or 1 gem, place a quest token on any terrain hex with no seeker and no quest token, gain 1 friendship.',
    },
  },
  quests: {
    'empty-basket': {
      name: 'Empty Basket',
      kind: 'give a rival 2 apples, gain 2 friendship',
      bold: 'gain 4 apples here, lose 3 friendship',
      leave: NOTHING,
    },
    'dim-crown': {
      name: 'Dim Crown',
      kind: 'give a rival 2 gems, gain 2 friendship',
      bold: 'gain 4 gems here, lose 3 friendship',
      leave: NOTHING,
    },
    'hungry-choir': {
      name: 'Hungry Choir',
      kind: 'pay 3 pies, gain 2 friendship',
      bold: 'gain 4 pies, lose 3 friendship',
      leave: 'lose 1 friendship',
    },
    'stuck-wagon': {
      name: 'Stuck Wagon',
      kind: 'pay 1 apple and 1 gem, gain 2 pies and 2 friendship',
      bold: 'gain 1 apple and 3 gems here, lose 3 friendship',
      leave: NOTHING,
    },
    'lost-lantern': {
      name: 'Lost Lantern',
      kind: 'discard 1 spell, gain 2 friendship',
      bold: 'draw 1 spell, lose 3 friendship',
      leave: NOTHING,
    },
    'snowed-in-bakers': {
      name: 'Snowed-in Bakers',
      kind: 'pay 2 apples, gain 4 pies and 1 friendship',
      bold: 'gain 3 pies, lose 3 friendship',
      leave: NOTHING,
    },
    'travelling-magician': {
      name: 'Travelling Magician',
      kind: 'pay 2 gems, draw 1 spell, gain 2 friendship',
      bold: 'draw 1 spell, lose 3 friendship',
      leave: NOTHING,
    },
    'shy-neighbour': {
      name: 'Shy Neighbour',
      kind: 'give a rival 1 apple or 1 gem, gain 2 friendship',
      bold: 'gain 3 pies, lose 3 friendship',
      leave: NOTHING,
    },
    'broken-bridge': {
      name: 'Broken Bridge',
      kind: 'with room for a power-up, pay 1 apple and 1 gem, draw 3 power-ups and keep 1, gain 1 friendship',
      bold: 'move this seeker without tokens to a portal with no rival, lose 1 friendship',
      leave: NOTHING,
    },
    'festival-day': {
      name: 'Festival Day',
      kind: 'pay 2 pies, let everybody else gain 1 pie, gain 2 friendship',
      bold: 'gain 2 pies, or 3 with four or more players, lose 3 friendship',
      leave: 'gain 1 pie',
    },
    'old-well': {
      name: 'Old Well',
      kind: 'pay 1 gem, gain 3 apples here and 1 friendship',
      bold: 'gain 3 gems here, lose 3 friendship',
      leave: NOTHING,
    },
    'race-marshal': {
      name: 'Race Marshal',
      kind: 'return this seeker to camp and resupply, gain 1 friendship',
      bold: 'gain 4 pies, lose 3 friendship',
      leave: NOTHING,
    },
  },
  people: {
    friendly: { name: 'Friendly', text: 'the Friendship trophy with friendship 7' },
    inventive: { name: 'Inventive', text: 'the Power-ups trophy with 1 power-up and friendship 7 or more' },
    wizardly: { name: 'Wizardly', text: 'the Spells trophy with 2 spells in hand and friendship 6 or more' },
    curious: { name: 'Curious', text: 'the Quests trophy with 1 quest solved' },
    farmer: { name: 'Farmer', text: 'the Apples trophy for only 3 apples delivered' },
    miner: { name: 'Miner', text: 'the Gems trophy for only 3 gems delivered' },
    brave: {
      name: 'Brave',
      text: 'the Fight trophy at once for a pie fight lost by at most 2',
    },
    baker: { name: 'Baker', text: 'the Pies trophy with 7 pies' },
  },
  fields: {
    friendship: { name: 'Friendship', text: 'friendship 8 or more' },
    powerUps: { name: 'Power-ups', text: 'a Move and a Make power-up' },
    spells: { name: 'Spells', text: '3 or more spells in hand' },
    quests: { name: 'Quests', text: '2 or more quests solved' },
    apples: { name: 'Apples', text: '4 apples delivered to the castle' },
    gems: { name: 'Gems', text: '4 gems delivered to the castle' },
    fight: { name: 'Fight', text: 'a pie fight won' },
    pies: { name: 'Pies', text: '8 or more pies' },
  },
  spaces: {
    move: {
      name: 'Move',
      text: 'Move your seekers: up to 2 steps, or 1 step with any number of tokens.',
    },
    'seek-a': {
      name: 'Seek A',
      text: 'Roll 2 apple dice, 1 gem die and 1 quest die, and place what they show.',
    },
    'seek-b': {
      name: 'Seek B',
      text: 'Roll 1 apple die, 2 gem dice and 1 quest die, and place what they show.',
    },
    pies: { name: 'Make pies', text: 'Pay 2 apples, gain 2 pies.' },
    spell: { name: 'Make a spell', text: 'Pay 2 gems, draw 1 spell.' },
    'power-up': { name: 'Make a power-up', text: 'Pay 1 apple and 1 gem, draw 3 power-ups and keep 1.' },
    tile: { name: 'Own power-up', text: 'The action of your Make power-up.' },
  },
  dice: { apple: 'apple die', gem: 'gem die', quest: 'quest die' },
  kinds: { apple: 'apple', gem: 'gem', quest: 'quest token' },
  nothing: NOTHING,
  lands: {
    tundra: 'tundra',
    mountains: 'mountains',
    forest: 'forest',
    desert: 'desert',
    badlands: 'badlands',
    swamp: 'swamp',
    portal: 'portal',
    castle: 'castle',
  },
};
