import type { Lang } from '../../../words/lang.ts';
import { icon, type Phrase, phrase } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import { COLOUR_NAMES, COLOURS, cardOf, GEISHA, type GeishaId, type Kind } from '../rules/cards.ts';
import { namers, raisesOf } from './names.ts';

const p = phrase;

/** What stands beside a picture that is seen large. */
const words = catalogues({
  needs: both(
    (requirement: Phrase): Phrase => p`Needs ${requirement}`,
    (requirement) => p`条件 ${requirement}`,
  ),
  earns: both(
    (income: number): Phrase => p`Income ${income}`,
    (income) => p`収入 ${income}`,
  ),
  advertises: both(
    (raises: Phrase): Phrase => p`Publicity ${raises}`,
    (raises) => p`宣伝 ${raises}`,
  ),
});

/** What is printed on a card: what it needs, earns and advertises, and the sign of what it does. */
export const cardFacts = (card: Kind, lang: Lang): readonly Phrase[] => {
  const { colour, requirement, income } = cardOf(card);
  const names = namers[lang].words;
  const { needs, earns, advertises } = words[lang];
  return [needs(names.requirement(colour, requirement)), earns(income), advertises(raisesOf(names, card))];
};

/** A geisha's own reputation, and what her ability is called. */
export const geishaFacts = (geisha: GeishaId, lang: Lang): readonly Phrase[] => {
  const { wanted, geisha: all } = namers[lang].words;
  const values = COLOURS.map(
    (colour) => p`${wanted[colour] ?? icon(COLOUR_NAMES[colour], '')} ${GEISHA[geisha][colour]}`,
  );
  const { ability } = all[geisha];
  return [...values, lang === 'ja' ? p`「${ability}」` : p`${ability}`];
};
