import type { Paragraph } from '../../../words/voice.ts';
import { FOLK, type Folk } from '../rules/folk.ts';
import { GEISHA, geishaRule } from '../rules/geisha.ts';
import { folkJa, geishaJa } from '../words/folk.ja.ts';
import { decided } from './chapter.ts';

function raised({ raises }: Folk): string {
  if (raises === 'any') return 'どの色も＋1';
  const { own, next, previous } = raises;
  if (next > 0 && previous > 0) return 'どの色も＋1';
  return [`自分の色＋${own}`, next > 0 ? `次の色＋${next}` : '', previous > 0 ? `前の色＋${previous}` : '']
    .filter(Boolean)
    .join('・');
}

/** One paragraph a name, with the printed values. */
export const folkParagraphs: readonly Paragraph[] = FOLK.map((folk) => {
  const { id, requirement, income, raises, copies } = folk;
  const words = folkJa[id];
  const made = raises === 'any' ? '色を問わない1枚' : `各色${copies}枚`;
  const rule = `card.${id}`;
  return {
    ...decided(
      rule,
      `${words?.name}：条件${requirement}、収入${income}、宣伝は${raised(folk)}。${made}。${words?.effect}`,
    ),
    figure: rule,
  };
});

export const geishaParagraphs: readonly Paragraph[] = GEISHA.map(({ id, reputation }, at) => {
  const words = geishaJa[id];
  const [red, blue, green] = reputation;
  const rule = geishaRule(at);
  return {
    ...decided(rule, `${words?.name}：芸事${red}・接客${blue}・教養${green}。「${words?.ability}」${words?.effect}`),
    figure: rule,
  };
});
