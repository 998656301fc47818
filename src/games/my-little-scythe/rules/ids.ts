import { type Mark, type RuleIn, type RuleList, rulesIn, type Seat, type ThingId } from '../../../engine/game.ts';
import type { Field, Kind, QuestCard, Value } from './cards.ts';
import { FIELDS, KINDS, PERSONALITIES, QUEST_NAMES } from './cards.ts';
import { type Hex, nameOfHex } from './hexes.ts';
import { type Pile, SPACES, type Space, TILES, type Tile, tileName } from './mat.ts';
import type { Seeker } from './state.ts';

// All that can be drawn and pointed at.

export const hexThing = (hex: Hex): ThingId => `hex:${nameOfHex(hex)}`;
export const campThing = (seat: Seat): ThingId => `camp:${seat}`;
export const seekerThing = (seat: Seat, seeker: Seeker): ThingId => `seeker:${seat}/${seeker}`;
export const friendshipThing = (seat: Seat): ThingId => `friendship:${seat}`;
export const piesThing = (seat: Seat): ThingId => `pies:${seat}`;
export const handThing = (seat: Seat): ThingId => `hand:${seat}`;
/** The personality card of a seat, whether or not it lies open; `personThing` is what a card says. */
export const cardThing = (seat: Seat): ThingId => `card:${seat}`;
export const personThing = (field: Field): ThingId => `person:${PERSONALITIES[field]}`;
export const trophyThing = (field: Field): ThingId => `trophy:${FIELDS[field]}`;
export const spaceThing = (space: Space): ThingId => `space:${SPACES[space]}`;
export const tileThing = (pile: Pile, tile: Tile): ThingId => `tile:${tileName(pile, tile)}`;
/** Where a seat's power-up of a pile would lie. */
export const slotThing = (seat: Seat, pile: Pile): ThingId => `slot:${seat}/${pile}`;
export const questThing = (card: QuestCard): ThingId => `quest:${QUEST_NAMES[card]}`;
/** The quests that a seat has solved. */
export const solvedThing = (seat: Seat): ThingId => `solved:${seat}`;
/** Null: its back. */
export const spellThing = (value: Value | null): ThingId => `spell:${value ?? 0}`;
export const dieThing = (die: number): ThingId => `die:${die}`;
export const supplyThing = (kind: Kind): ThingId => `supply:${KINDS[kind]}`;

/** Every card has a rule of its own. */
function each<In extends string, Name extends string>(of: In, names: readonly Name[], mark: Mark) {
  const rules = names.map((name) => [`${of}.${name}`, mark] as const);
  return Object.fromEntries(rules) as Readonly<Record<`${In}.${Name}`, Mark>>;
}

export const ruleList = {
  game: {
    aim: 'printed',
    'setup.players': 'house',
    'setup.parts': 'printed',
  },
  map: {
    'map.lands': 'printed',
    'map.portals': 'printed',
    'map.castle': 'printed',
    'map.camps': 'printed',
    'map.fronts': 'house',
    'make.tokens': 'printed',
  },
  setup: {
    'setup.kingdoms': 'printed',
    'setup.camps': 'printed',
    'setup.start': 'printed',
    'setup.tile': 'printed',
    'setup.orders': 'house',
    'setup.even': 'house',
  },
  turn: {
    'turn.order': 'printed',
    'turn.action': 'printed',
    'turn.marker': 'printed',
    'turn.costs': 'house',
    'turn.gains': 'house',
  },
  move: {
    'move.seekers': 'printed',
    'move.steps': 'printed',
    'move.end': 'house',
    'move.cargo': 'printed',
    'move.load': 'house',
    'move.rival': 'printed',
  },
  deliver: {
    'deliver.four': 'printed',
    'deliver.reach': 'house',
    'deliver.joint': 'house',
    'deliver.trophy': 'house',
  },
  fight: {
    'fight.each': 'printed',
    'fight.friendship': 'printed',
    'fight.secret': 'printed',
    'fight.dial': 'house',
    'fight.total': 'printed',
    'fight.tie': 'house',
    'fight.trophy': 'printed',
    'fight.rout': 'printed',
    'fight.aside': 'printed',
  },
  camp: {
    'camp.resupply': 'printed',
    'camp.marker': 'printed',
    'camp.cards': 'house',
  },
  quest: {
    'quest.when': 'printed',
    'quest.sides': 'printed',
    'quest.leave': 'printed',
    'quest.here': 'house',
    'quest.deck': 'printed',
  },
  gift: {
    'gift.move': 'printed',
    'gift.rival': 'house',
  },
  seek: {
    'seek.dice': 'printed',
    'seek.place': 'printed',
    'seek.bonus': 'printed',
    'seek.quest': 'printed',
    'seek.short': 'house',
  },
  make: {
    'make.pies': 'printed',
    'make.spell': 'printed',
    'make.no-spell': 'house',
    'make.power-up': 'printed',
    'make.both': 'printed',
    'make.space': 'printed',
    'make.marker': 'house',
    'make.field': 'house',
  },
  trophy: {
    'trophy.once': 'printed',
    ...each('trophy', FIELDS, 'printed'),
    'trophy.friendly': 'printed',
    'trophy.one': 'printed',
    'trophy.four': 'printed',
    'trophy.held': 'printed',
    'trophy.window': 'house',
    'trophy.personality': 'printed',
  },
  // Only the first was known; the others were made for this edition. So it is with the power-ups.
  person: { ...each('person', PERSONALITIES, 'house'), 'person.friendly': 'printed' },
  end: {
    'end.last': 'printed',
    'end.limit': 'printed',
    'end.winner': 'printed',
    'end.safety': 'house',
  },
  tiles: { ...each('tile', TILES.flat(), 'house'), 'tile.portal-express': 'printed' },
  cards: each('quest', QUEST_NAMES, 'house'),
  secret: {
    secret: 'printed',
    'secret.tiles': 'house',
    'secret.spells': 'house',
  },
} as const satisfies RuleList;

export type Rule = RuleIn<typeof ruleList>;
export const rules = rulesIn(ruleList);
