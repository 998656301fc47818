import { type Mark, type RuleIn, type RuleList, rulesIn } from '../../../engine/ruleList.ts';
import { FIELDS, PERSONALITIES, QUEST_NAMES, TILES } from './cards.ts';

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
