import { names as inBoth } from '../words/names.ts';
import { type CardWords, folkParagraphs, geishaParagraphs } from './cards.ts';

const names = inBoth.en;
const words: CardWords = {
  each: '+1 in each colour',
  own: (by) => `+${by} in its own colour`,
  next: (by) => `+${by} in the next`,
  previous: (by) => `+${by} in the one before`,
  raises: (parts) => parts.join(', '),
  anyColour: 'one card, any colour',
  copies: (count) => `${count === 1 ? 'one card' : 'two cards'} of each colour, ${3 * count} in all`,
  requirement: (value, isAny) => `requirement ${value}${isAny ? ' in any one reputation' : ''}`,
  folk: ({ name, effect }, requirement, income, raises, made) =>
    `${name}: ${requirement}, income ${income}, publicity ${raises}; ${made}. ${effect}`,
  geisha: ({ name, ability, effect }, reputation) => `${name}: ${reputation}. ${ability}: ${effect}`,
  more: {
    hikyaku: ' Nothing happens if your hand is empty as well.',
    hikeshi:
      ' Of the others’ guests, Broadsheet Crier, Thief-taker, Pickpocket, Fencing Master and Secret Agent cannot choose you then; your own still can.',
    ekisha: ' Nothing happens with an empty deck.',
    kenjutsu: ' You may choose yourself.',
    sendou: ' A closed house opens between the two turns.',
    fudasashi: ' Publicity is counted after the unused reserves have been settled.',
    onmitsu: ' The guest counts as yours from then on.',
    hinagiku: ' She decides before each publicity, a Courier’s too.',
    hiougi: ' It counts by itself, at the end of the round.',
    tokiwa:
      ' It works for the guest action, the reserve and a Young Heir, and it does not change the colour of the card.',
    sayo: ' Not even a Tea Master gives her one.',
    yukishiro: ' It comes after the effect of the used reserve, and the new reserve can be used from her next turn on.',
  },
};

export const folkTexts = folkParagraphs(names, words);
export const geishaTexts = geishaParagraphs(names, words);
