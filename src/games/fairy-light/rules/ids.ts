import { type RuleIn, type RuleList, rulesIn } from '../../../engine/game.ts';

/** Decisions of this edition stand where they are needed, each marked; the last chapter lists them. */
export const ruleList = {
  forest: {
    'forest.players': 'printed',
    'house.minutes': 'house',
    'forest.aim': 'printed',
  },
  cards: {
    'forest.parts': 'printed',
    'forest.plain': 'printed',
    'forest.cottons': 'printed',
    'forest.icons': 'printed',
    'house.decks': 'house',
    'forest.starts': 'printed',
    'house.starts': 'house',
    'house.north': 'house',
  },
  setup: {
    'setup.start': 'printed',
    'setup.sides': 'printed',
    'setup.open': 'printed',
    'setup.first': 'printed',
    'house.begin': 'house',
    'setup.exchange': 'printed',
    'setup.once': 'printed',
    'house.replace': 'house',
    'setup.order': 'printed',
    'house.three': 'house',
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
    'score.alone': 'printed',
    'score.near': 'printed',
    'score.ray': 'printed',
    'score.majority': 'printed',
    'score.most': 'printed',
    'house.draw': 'house',
    'score.example': 'printed',
  },
  variants: {
    'variants.choice': 'printed',
  },
  forked: {
    'forked.two': 'printed',
    'forked.either': 'printed',
    'forked.exchange': 'house',
  },
  free: {
    'free.hand': 'printed',
    'free.open': 'house',
  },
  dark: {
    'dark.hand': 'printed',
    'dark.down': 'printed',
    'dark.exchange': 'house',
    'dark.peek': 'house',
  },
  house: {
    'house.list': 'house',
  },
} as const satisfies RuleList;

export type Rule = RuleIn<typeof ruleList>;
export const rules = rulesIn(ruleList);
