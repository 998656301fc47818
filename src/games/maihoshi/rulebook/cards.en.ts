import { names } from '../words/names.en.ts';
import { type CardWords, folkParagraphs, geishaParagraphs } from './cards.ts';

const words: CardWords = {
  each: '+1 in each colour',
  own: (by) => `+${by} in its own colour`,
  next: (by) => `+${by} in the next`,
  previous: (by) => `+${by} in the one before`,
  raises: (parts) => parts.join(', '),
  anyColour: 'one card, any colour',
  copies: (count) => `${count === 1 ? 'one card' : 'two cards'} of each colour`,
  folk: ({ name, effect }, { requirement, income }, raises, made) =>
    `${name}: requirement ${requirement}, income ${income}, publicity ${raises}; ${made}. ${effect}`,
  geisha: ({ name, ability, effect }, reputation) => `${name}: ${reputation}. ${ability}: ${effect}`,
};

export const folkTexts = folkParagraphs(names, words);
export const geishaTexts = geishaParagraphs(names, words);
