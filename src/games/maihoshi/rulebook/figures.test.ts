import { expect, test } from 'vitest';
import { testAid, testFigures } from '../../../tests/figures.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import { reputationWith } from '../face/figures.tsx';
import { CARDS, cardOf, FOLK, folkRule, GEISHA_IDS, geishaRule, type Kind, reputationFor } from '../rules/cards.ts';
import { penalty, roundPoints } from '../rules/sheet.ts';
import { aid as aidEn, aidJa, rulebook } from './index.ts';
import { figures, SCENES, sceneOf } from './scenes.ts';

const paragraphs = rulebook.en.flatMap((chapter) => chapter.paragraphs);

const named = [...FOLK.map(({ id }) => folkRule(id)), ...GEISHA_IDS.map(geishaRule)];

testAid(aidEn, aidJa);
testFigures(SCENES, {
  rulebook: rulebook.en,
  told: { en: figures.en.told, ja: figures.ja.told },
  // Cards and geisha are told by the text beside them.
  untold: named,
});

test('every figure has its scene, and what is none has none', () => {
  for (const figure of paragraphs.flatMap((each) => each.figure ?? [])) expect(sceneOf(figure)).not.toBeNull();
  expect(sceneOf('card.nobody')).toBeNull();
});

test('a name’s figure shows all its cards, and its rule says what is on them', () => {
  FOLK.forEach(({ id, raises, requirement }) => {
    const scene = sceneOf(`card.${id}`);
    const cards = scene?.is === 'folk' ? scene.cards : [];
    expect(cards).toHaveLength(raises === 'any' ? 1 : 3);
    expect(new Set(cards.map((card) => CARDS[card]?.folk))).toEqual(new Set([id]));
    const said = paragraphs.find(({ rule }) => rule === `card.${id}`);
    expect(plain(said?.text ?? [], String)).toContain(`requirement ${requirement}`);
  });
});

test('what the figures count is what the rules count, and both languages say it', () => {
  const { geisha, guests, publicity, held } = SCENES.counted;
  expect(roundPoints({ geisha: [geisha], guests: [guests], publicity: [publicity] }, 0, held, 0)).toBe(9);
  expect(SCENES.costs.hands.map(penalty)).toEqual([1, 3, 6, 10, 15]);
  for (const lang of LANGS) {
    expect(figures[lang].told.counted).toMatch(/9/);
    for (const points of [1, 3, 6, 10, 15]) expect(figures[lang].told.costs).toContain(String(points));
  }
});

test('the Thief-taker cannot come before the publicity, and can after it', () => {
  const { geisha, placed, waits } = SCENES.raised;
  const has = (...placed: readonly Kind[]): number =>
    reputationFor({ reputation: reputationWith(geisha, placed) }, 0, waits);
  expect(has()).toBeLessThan(cardOf(waits).requirement);
  expect(has(placed)).toBeGreaterThanOrEqual(cardOf(waits).requirement);
  const [red, blue, green] = reputationWith(geisha, []);
  for (const lang of LANGS) {
    const values = figures[lang].told.raised.match(/\d/g)?.map(Number);
    expect(values).toEqual([red, blue, green, red, has(placed), green, cardOf(waits).requirement]);
  }
});

test('the house in the picture has the reputation that is told of', () => {
  const { geisha, publicity } = SCENES.house;
  expect(reputationWith(geisha, publicity)).toEqual([5, 2, 6]);
});

test('everybody has one turn of the last lap, and whoever called it comes last', () => {
  const { by, turns } = SCENES.lap;
  expect(turns.at(-1)).toBe(by);
  turns.forEach((seat, at) => {
    expect(seat).toBe((by + 1 + at) % turns.length);
  });
});
