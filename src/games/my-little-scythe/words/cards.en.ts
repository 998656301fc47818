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
  readonly lands: Readonly<Record<LandName, string>>;
}

const NOTHING = 'nothing happens';

export const printed: Printed = {
  tiles: {
    'portal-express': {
      name: 'Portal Express',
      text: 'In a Move action each of your seekers may jump once from portal to portal for no step, laden or not, at any point of its movement. From camp, the step onto a portal comes first.',
    },
    'supply-catapult': {
      name: 'Supply Catapult',
      text: 'After your whole Move you may throw 1 apple or gem from a hex you control to a hex within two, counted on the grid, never the castle. Landing with a rival gives 1 friendship.',
    },
    'pie-cannon': { name: 'Pie Cannon', text: 'In your own fights, attacking or defending, your total is 2 higher.' },
    'long-stride': { name: 'Long Stride', text: 'Your seekers without tokens move up to 3.' },
    'strong-back': {
      name: 'Strong Back',
      text: 'Your laden seekers move up to 2; tokens are picked up at the start only.',
    },
    'good-sport': { name: 'Good Sport', text: 'Attacking costs you no friendship.' },
    forager: {
      name: 'Forager',
      text: 'Once a Move action, after fights and quests, a seeker that moved and stands on a hex without apples and gems places 1 apple or 1 gem there.',
    },
    'camp-wagon': {
      name: 'Camp Wagon',
      text: 'After your whole Move one of your seekers on the map may go to camp and resupply; your marker stays.',
    },
    bakery: { name: 'Bakery', text: 'Pay 1 apple for 2 pies.' },
    enchanter: { name: 'Enchanter', text: 'Pay 1 gem for 1 spell.' },
    feast: { name: 'Feast', text: 'Pay 2 apples for 3 pies and 1 friendship.' },
    workshop: { name: 'Workshop', text: 'Pay 1 apple and 1 gem for 1 spell and 2 pies.' },
    'gift-basket': { name: 'Gift Basket', text: 'Give a rival 1 apple or 1 gem for 2 friendship.' },
    'pie-stall': { name: 'Pie Stall', text: 'Pay 2 pies for 1 apple and 1 gem on a hex of yours.' },
    alchemy: { name: 'Alchemy', text: 'Discard 1 spell for 2 apples, 2 gems or one of each on a hex of yours.' },
    herald: {
      name: 'Herald',
      text: 'Pay 1 apple or 1 gem to put a quest token on any terrain hex without seeker and quest, and gain 1 friendship. Not while the quest supply is empty.',
    },
  },
  quests: {
    'empty-basket': {
      name: 'Empty Basket',
      kind: 'give a rival 2 apples for 2 friendship',
      bold: 'gain 4 apples here, lose 3 friendship',
      leave: NOTHING,
    },
    'dim-crown': {
      name: 'Dim Crown',
      kind: 'give a rival 2 gems for 2 friendship',
      bold: 'gain 4 gems here, lose 3 friendship',
      leave: NOTHING,
    },
    'hungry-choir': {
      name: 'Hungry Choir',
      kind: 'pay 3 pies for 2 friendship',
      bold: 'gain 4 pies, lose 3 friendship',
      leave: 'lose 1 friendship',
    },
    'stuck-wagon': {
      name: 'Stuck Wagon',
      kind: 'pay 1 apple and 1 gem for 2 friendship and 2 pies',
      bold: 'gain 1 apple and 3 gems here, lose 3 friendship',
      leave: NOTHING,
    },
    'lost-lantern': {
      name: 'Lost Lantern',
      kind: 'discard 1 spell for 2 friendship',
      bold: 'draw 1 spell, lose 3 friendship',
      leave: NOTHING,
    },
    'snowed-in-bakers': {
      name: 'Snowed-in Bakers',
      kind: 'pay 2 apples for 4 pies and 1 friendship',
      bold: 'gain 3 pies, lose 3 friendship',
      leave: NOTHING,
    },
    'travelling-magician': {
      name: 'Travelling Magician',
      kind: 'pay 2 gems for 1 spell and 2 friendship',
      bold: 'draw 1 spell, lose 3 friendship',
      leave: NOTHING,
    },
    'shy-neighbour': {
      name: 'Shy Neighbour',
      kind: 'give a rival 1 apple or 1 gem for 2 friendship',
      bold: 'gain 3 pies, lose 3 friendship',
      leave: NOTHING,
    },
    'broken-bridge': {
      name: 'Broken Bridge',
      kind: 'with a free power-up slot, pay 1 apple and 1 gem for a power-up, drawn as by the action, and 1 friendship',
      bold: 'send this seeker alone, without tokens, to another portal free of rivals, lose 1 friendship; a quest there waits',
      leave: NOTHING,
    },
    'festival-day': {
      name: 'Festival Day',
      kind: 'pay 2 pies for 2 friendship; everybody else gains 1 pie',
      bold: 'gain 1 pie for each other player, at least 2 and at most 3, lose 3 friendship',
      leave: 'gain 1 pie',
    },
    'old-well': {
      name: 'Old Well',
      kind: 'pay 1 gem for 3 apples here and 1 friendship',
      bold: 'gain 3 gems here, lose 3 friendship',
      leave: NOTHING,
    },
    'race-marshal': {
      name: 'Race Marshal',
      kind: 'send this seeker to camp to resupply, for 1 friendship',
      bold: 'gain 4 pies, lose 3 friendship',
      leave: NOTHING,
    },
  },
  people: {
    friendly: { name: 'Friendly', text: 'the friendship trophy with friendship 7' },
    inventive: { name: 'Inventive', text: 'the power-up trophy with 1 power-up and friendship 7' },
    wizardly: { name: 'Wizardly', text: 'the spell trophy with 2 spells in hand and friendship 6' },
    curious: { name: 'Curious', text: 'the quest trophy with 1 quest solved' },
    farmer: { name: 'Farmer', text: 'a delivery of exactly 3 apples, or exactly 4' },
    miner: { name: 'Miner', text: 'a delivery of exactly 3 gems, or exactly 4' },
    brave: {
      name: 'Brave',
      text: 'the fight trophy for a fight that you lose by at most 2, attacking or defending; it is claimed at the reveal',
    },
    baker: { name: 'Baker', text: 'the pie trophy with 7 pies' },
  },
  fields: {
    friendship: { name: 'Friendship', text: 'friendship at least 8' },
    powerUps: { name: 'Power-ups', text: 'both power-ups' },
    spells: { name: 'Spells', text: 'at least 3 spells in hand' },
    quests: { name: 'Quests', text: 'at least 2 quests solved' },
    apples: { name: 'Apples', text: '4 apples delivered to the castle' },
    gems: { name: 'Gems', text: '4 gems delivered to the castle' },
    fight: { name: 'Fight', text: 'a pie fight won' },
    pies: { name: 'Pies', text: 'at least 8 pies' },
  },
  spaces: {
    move: { name: 'Move', text: 'Move your seekers: up to two steps without tokens, one step with any number.' },
    'seek-a': { name: 'Seek A', text: 'Roll two apple dice, a gem die and a quest die, and place what they show.' },
    'seek-b': { name: 'Seek B', text: 'Roll an apple die, two gem dice and a quest die, and place what they show.' },
    pies: { name: 'Make pies', text: 'Pay 2 apples for 2 pies.' },
    spell: { name: 'Make a spell', text: 'Pay 2 gems for 1 spell.' },
    'power-up': { name: 'Make a power-up', text: 'Pay 1 apple and 1 gem, draw three power-ups and keep one.' },
    tile: { name: 'Own power-up', text: 'The action of your Make power-up.' },
  },
  dice: { apple: 'apple die', gem: 'gem die', quest: 'quest die' },
  kinds: { apple: 'apple', gem: 'gem', quest: 'quest token' },
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
