import { type RuleIn, type RuleList, rulesIn } from '../../../engine/ruleList.ts';

export const ruleList = {
  forest: {
    'forest.aim': 'printed',
    'forest.cards': 'printed',
    'forest.starts': 'printed',
  },
  setup: {
    'setup.start': 'printed',
    'setup.sides': 'printed',
    'setup.first': 'printed',
    'setup.exchange': 'printed',
    'setup.once': 'printed',
    'setup.order': 'printed',
  },
  turn: {
    'turn.alternate': 'printed',
    'place.leftmost': 'printed',
    'place.empty': 'printed',
    'place.beside': 'printed',
    'place.frame': 'printed',
    refill: 'printed',
    'end.full': 'printed',
  },
  score: {
    'score.near': 'printed',
    'score.ray': 'printed',
    'score.alone': 'printed',
    'score.majority': 'printed',
    'score.example': 'printed',
    'score.most': 'printed',
  },
  variants: {
    'forked.two': 'printed',
    'forked.either': 'printed',
    'forked.exchange': 'house',
    'free.hand': 'printed',
    'free.open': 'house',
    'dark.hand': 'printed',
    'dark.down': 'printed',
    'dark.exchange': 'house',
    'dark.peek': 'house',
  },
  house: {
    'house.starts': 'house',
    'house.decks': 'house',
    'house.north': 'house',
    'house.begin': 'house',
    'house.replace': 'house',
    'house.three': 'house',
    'house.draw': 'house',
  },
} as const satisfies RuleList;

export type Rule = RuleIn<typeof ruleList>;
export const rules = rulesIn(ruleList);
