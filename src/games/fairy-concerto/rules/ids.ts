import { type RuleIn, type RuleList, rulesIn } from '../../../engine/ruleList.ts';

export const ruleList = {
  orchestra: {
    'orchestra.aim': 'printed',
    'orchestra.fairies': 'printed',
  },
  setup: {
    'setup.score': 'printed',
    'setup.contests': 'printed',
    'setup.honours': 'printed',
    'setup.popular': 'printed',
    'setup.hand': 'printed',
  },
  draft: {
    'draft.choose': 'printed',
    'draft.keep': 'printed',
    'draft.reveal': 'printed',
    'draft.composer': 'printed',
    'draft.stands': 'printed',
    'draft.pass': 'printed',
    'draft.rounds': 'printed',
    'end.twelve': 'printed',
  },
  two: {
    'two.choose': 'printed',
    'two.removed': 'printed',
    'two.rounds': 'printed',
  },
  bach: {
    'bach.setup': 'printed',
    'bach.rounds': 'printed',
    'bach.keep': 'printed',
    'bach.rest': 'printed',
    'bach.composers': 'printed',
    'bach.brings': 'printed',
    'bach.cards': 'printed',
    'bach.honours': 'printed',
    'bach.win': 'printed',
  },
  score: {
    'score.popular': 'printed',
    'score.conductor': 'printed',
    'soloist.fewest': 'printed',
    'soloist.spread': 'printed',
    'soloist.widest': 'printed',
    'soloist.groups': 'printed',
    'score.pianist': 'printed',
    'score.harpist': 'printed',
    'score.cards': 'printed',
    'score.honours': 'printed',
    'score.zero': 'printed',
    'score.most': 'printed',
  },
  random: {
    'random.cards': 'printed',
  },
  house: {
    'house.cards': 'house',
    'house.duets': 'house',
    'house.order': 'house',
    'house.open': 'house',
    'house.last': 'house',
    'house.together': 'house',
    'house.after': 'house',
    'house.turned': 'house',
    'house.counted': 'house',
    'house.first': 'house',
    'house.standing': 'house',
    'house.memory': 'house',
  },
} as const satisfies RuleList;

export type Rule = RuleIn<typeof ruleList>;
export const rules = rulesIn(ruleList);
