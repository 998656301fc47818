import { expect, test } from 'vitest';
import { LANGS } from '../../../words/voice.ts';
import { ALL_FIELDS, ALL_QUESTS, BOLD, PERSONALITIES, QUEST_SIDES } from '../rules/cards.ts';
import { type Deed, deedAt, deedOfQuest, deedOfTile, MAKE_PILE, TILES } from '../rules/mat.ts';
import { friendshipBeside, WANTED } from '../rules/trophies.ts';
import { sideText } from './cards.ts';
import { printed } from './names.ts';

const FESTIVAL_DAY = 9;
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number).sort((one, other) => one - other);

/** Every number that a deed is played with stands on its card, in both languages. */
const saysAll = (text: string, deed: Deed): boolean => {
  const said = numbersIn(text);
  return Object.values(deed).every(
    (value) => typeof value !== 'number' || value === 0 || said.includes(Math.abs(value)),
  );
};

test('cards say what is played', () => {
  for (const lang of LANGS) {
    for (const [tile, name] of TILES[MAKE_PILE].entries()) {
      const { text } = printed[lang].tiles[name];
      // The herald's single quest token is “a quest token” in English.
      expect(name === 'herald' || saysAll(text, deedAt(deedOfTile(tile as 0))), text).toBe(true);
    }
    for (const card of ALL_QUESTS)
      for (const side of QUEST_SIDES) {
        const text = sideText(lang, card, side, null);
        expect(saysAll(text, deedAt(deedOfQuest(card, side))), text).toBe(true);
      }
  }
});

test('what depends on how many play says so, and at a table what it is there', () => {
  expect(numbersIn(sideText('en', FESTIVAL_DAY, BOLD, null))).toEqual([2, 3, 3]);
  expect(numbersIn(sideText('ja', FESTIVAL_DAY, BOLD, null))).toEqual([2, 3, 3, 4]);
  for (const lang of LANGS) {
    expect(numbersIn(sideText(lang, FESTIVAL_DAY, BOLD, 3))).toEqual([2, 3]);
    expect(numbersIn(sideText(lang, FESTIVAL_DAY, BOLD, 6))).toEqual([3, 3]);
  }
});

test('a personality asks for one less than its trophy, and for the friendship beside it', () => {
  for (const lang of LANGS)
    for (const field of ALL_FIELDS) {
      const numbers = numbersIn(printed[lang].people[PERSONALITIES[field]].text);
      const beside = friendshipBeside(field);
      if (WANTED[field] > 1) expect(numbers).toEqual([WANTED[field] - 1, ...(beside > 0 ? [beside] : [])]);
    }
});
