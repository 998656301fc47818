import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { LANGS } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { START } from '../rules/grid.ts';
import { balance, cottons, hearts } from '../rules/score.ts';
import { figures } from '../words/figures.ts';
import { rulebook as en } from './en.ts';
import { rulebook as ja } from './ja.ts';
import { EXAMPLE, SCENES } from './scenes.ts';

const BOOKS = { en, ja };
const drawn = (lang: 'en' | 'ja') =>
  BOOKS[lang].flatMap(({ paragraphs }) => paragraphs.flatMap(({ rule: of, figure }) => (figure ? [[of, figure]] : [])));

test('both languages have the same figures at the same rules, and every scene is shown once', () => {
  expect(drawn('ja')).toEqual(drawn('en'));
  expect(
    drawn('en')
      .map(([, figure]) => figure)
      .sort(),
  ).toEqual(Object.keys(SCENES).sort());
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
    const [said] = BOOKS[lang].flatMap(({ paragraphs }) => paragraphs.filter((each) => each.rule === 'score.example'));
    expect(plain(said?.text ?? [], String)).toMatch(/4.*3.*3.*6/);
  }
});
