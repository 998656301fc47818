import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { testAid, testFigures } from '../../../tests/figures.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import { START } from '../rules/grid.ts';
import { balance, cottons, hearts } from '../rules/sheet.ts';
import { HAND, type Variant } from '../rules/state.ts';
import { aid as aidEn, aidJa, rulebook } from './index.ts';
import { EXAMPLE, figures, SCENES } from './scenes.ts';

for (const variant of Object.keys(HAND) as Variant[]) testAid(aidEn(variant), aidJa(variant));
testFigures(SCENES, { rulebook: rulebook.en, told: figures });

rule('score.example', 'the example counts as the paragraph says', () => {
  expect(cottons(EXAMPLE.grid)).toHaveLength(9);
  expect(balance(EXAMPLE.grid, START)).toEqual({ suns: 4, moons: 3 });
  expect(hearts(EXAMPLE.grid)).toEqual([3, 6]);
  for (const lang of LANGS) {
    const [said] = rulebook[lang].flatMap(({ paragraphs }) =>
      paragraphs.filter((each) => each.rule === 'score.example'),
    );
    expect(plain(said?.text ?? [], String)).toMatch(/4.*3.*3.*6/);
  }
});
