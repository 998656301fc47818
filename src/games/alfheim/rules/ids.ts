import { type RuleIn, type RuleList, rulesIn } from '../../../engine/ruleList.ts';

export const ruleList = {
  game: {
    aim: 'printed',
    'game.players': 'printed',
  },
  parts: {
    'parts.clues': 'printed',
    'house.clues': 'house',
    'parts.fairies': 'printed',
    'parts.footprints': 'printed',
    'parts.experts': 'printed',
  },
  setup: {
    'setup.costs': 'printed',
    'setup.colours': 'printed',
    'setup.pairs': 'printed',
    'setup.footprint': 'printed',
    'setup.lead': 'printed',
    'house.lead': 'house',
  },
  round: {
    'round.phases': 'printed',
    'round.clue': 'printed',
    'house.order': 'house',
    'place.beside': 'printed',
    'place.empty': 'printed',
    'house.room': 'house',
    'refuse.once': 'printed',
    'refuse.draw': 'printed',
    'house.memory': 'house',
    'round.calls': 'printed',
    'house.ends': 'house',
  },
  calling: {
    'call.run': 'printed',
    'house.breaks': 'house',
    'call.cost': 'printed',
    'house.part': 'house',
    'house.share': 'house',
    'call.optional': 'printed',
    'call.once': 'printed',
    'call.tile': 'printed',
    'house.domino': 'house',
    'call.empty': 'printed',
    'house.usable': 'house',
    'tile.pile': 'printed',
    'tile.cost': 'printed',
  },
  seventh: {
    'seventh.costs': 'printed',
    'seventh.king': 'printed',
    'king.pattern': 'house',
    'seventh.footprint': 'printed',
  },
  tomte: {
    'tomte.third': 'printed',
    'tomte.secret': 'printed',
    'tomte.place': 'printed',
    'house.tiles': 'house',
  },
  experts: {
    'expert.sets': 'printed',
    'expert.tie': 'printed',
    'house.settled': 'house',
  },
  end: {
    'end.rounds': 'printed',
    'end.fairies': 'printed',
    'end.footprint': 'printed',
    'end.tomte': 'printed',
    'end.most': 'printed',
    'end.example': 'house',
  },
  costs: {
    'house.costs': 'house',
    'costs.nisse': 'house',
    'costs.fairies': 'house',
    'costs.queen': 'house',
    'costs.tomte': 'house',
  },
  house: {
    'house.numbers': 'house',
  },
} as const satisfies RuleList;

export type Rule = RuleIn<typeof ruleList>;
export const rules = rulesIn(ruleList);
