import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { LANGS } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { START } from '../rules/grid.ts';
import { balance, cottons, hearts } from '../rules/score.ts';
import { figures } from '../words/figures.ts';
import { rulebook } from './index.ts';
import { EXAMPLE, SCENES } from './scenes.ts';

test('every scene is shown once', () => {
  const shown = rulebook.en.flatMap(({ paragraphs }) => paragraphs.flatMap(({ figure }) => figure ?? []));
  expect(shown.sort()).toEqual(Object.keys(SCENES).sort());
});

test.each(LANGS)('every figure is told in %s, each in its own words', (lang) => {
  const told = Object.values(figures[lang]);
  expect(new Set(told).size).toBe(Object.keys(SCENES).length);
  for (const text of told) expect(text).toMatch(/[.。]$/);
});

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
