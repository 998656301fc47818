import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';
import { play } from './en.play.ts';
import { score } from './en.score.ts';

export const en: RulebookWords<typeof ruleList> = {
  titles: {
    orchestra: 'The game and its parts',
    setup: 'Setting up',
    draft: 'Drafting (three and four players)',
    two: 'Two players',
    bach: 'Solo: alone against Bach',
    score: 'Final scoring',
    random: 'Random cards',
    cards: 'All cards',
    house: 'How this edition reads the rules',
  },
  rules: { ...play, ...score },
};
