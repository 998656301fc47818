import type { Paragraph } from '../../../words/voice.ts';
import { FOLK, type Folk } from '../rules/folk.ts';
import { GEISHA, geishaRule } from '../rules/geisha.ts';
import { folkEn, geishaEn } from '../words/folk.en.ts';
import { decided } from './chapter.ts';

function raised({ raises }: Folk): string {
  if (raises === 'any') return '+1 in each colour';
  const { own, next, previous } = raises;
  if (next > 0 && previous > 0) return '+1 in each colour';
  return [
    `+${own} in its own colour`,
    next > 0 ? `+${next} in the next` : '',
    previous > 0 ? `+${previous} in the one before` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** One paragraph a name, with the printed values. */
export const folkParagraphs: readonly Paragraph[] = FOLK.map((folk) => {
  const { id, requirement, income, raises, copies } = folk;
  const words = folkEn[id];
  const made = raises === 'any' ? 'one card, any colour' : `${copies === 1 ? 'one card' : 'two cards'} of each colour`;
  const rule = `card.${id}`;
  return {
    ...decided(
      rule,
      `${words?.name}: requirement ${requirement}, income ${income}, publicity ${raised(folk)}; ${made}. ${words?.effect}`,
    ),
    figure: rule,
  };
});

export const geishaParagraphs: readonly Paragraph[] = GEISHA.map(({ id, reputation }, at) => {
  const words = geishaEn[id];
  const [red, blue, green] = reputation;
  const rule = geishaRule(at);
  return {
    ...decided(rule, `${words?.name}: red ${red}, blue ${blue}, green ${green}. ${words?.ability}: ${words?.effect}`),
    figure: rule,
  };
});
