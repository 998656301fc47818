import { expect, test } from 'vitest';
import { testAid, testFigures } from '../../../tests/figures.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import { KINDS, SCORE_MARKS } from '../rules/cards.ts';
import { contestPoints, isMet } from '../rules/score.ts';
import { aid as aidEn, aidJa, rulebook } from './index.ts';
import { EXAMPLE, type FigureId, type FigureScene, figures, SCENES } from './scenes.ts';

const counted = (Object.entries(SCENES) as [FigureId, FigureScene][]).flatMap(([id, scene]) =>
  scene.is === 'counted' ? [{ id, scene }] : [],
);

for (const seats of [1, 2, 3]) testAid(aidEn(seats, 3), aidJa(seats, 3));
testFigures(SCENES, { rulebook: rulebook.en, told: figures });

test('what a figure counts is what the rules count', () => {
  expect(counted.map(({ scene }) => scene.points)).toEqual(
    counted.map(({ scene }) => contestPoints(scene.of, scene.contests, scene.orchestra)),
  );
  for (const { scene } of counted) {
    const [one = 0, other = 0] = scene.sum.split(' × ').map(Number);
    expect(one * other).toBe(scene.points);
  }
});

test('one orchestra, four soloists: fewest 4, spread 12, both groups 9', () => {
  expect(EXAMPLE).toEqual([2, 2, 2, 5, 1]);
  const points = Object.fromEntries(counted.map(({ id, scene }) => [id, scene.points]));
  expect(points).toMatchObject({ fewest: 4, spread: 12, widest: 9, groups: 9 });
});

test('the text of a rule with a counted figure says what it counts to', () => {
  for (const { id, scene } of counted) {
    for (const lang of LANGS) {
      const said = rulebook[lang].flatMap(({ paragraphs }) => paragraphs).find(({ figure }) => figure === id);
      expect(plain(said?.text ?? [], String)).toContain(String(scene.points));
    }
  }
});

test('fairies that are paid are there, and frames hold neighbours', () => {
  for (const { scene } of counted) {
    for (const { kind, from, to } of scene.paid) {
      expect([from < to, to <= scene.orchestra[kind]]).toEqual([true, true]);
    }
    for (const [first, last] of scene.bands) expect([first <= last, KINDS.includes(last)]).toEqual([true, true]);
  }
});

test('of the score cards shown all but the last are met', () => {
  const { cards, has } = SCENES.scores;
  expect(cards.map((card) => isMet(card, has))).toEqual([true, false]);
});

test('the pictures of the list show every score card once', () => {
  const scenes = [SCENES.four, SCENES.duos, SCENES.trios, SCENES.authors] as readonly FigureScene[];
  const cards = scenes.flatMap((scene) => (scene.is === 'scores' ? scene.cards : []));
  expect([...cards].sort((one, other) => one - other)).toEqual(SCORE_MARKS.map((_, card) => card));
});
