import { expect, test } from 'vitest';
import { APPLE, GEM, QUEST, SEEK_A } from '../rules/cards.ts';
import { labelWords as english } from './labels.en.ts';
import { labelWords as japanese } from './labels.ja.ts';
import { labelsOf } from './labels.ts';
import { names as englishNames } from './names.en.ts';
import { names as japaneseNames } from './names.ja.ts';

test('an action that rolls dice is read out with what they bring', () => {
  const brings = [APPLE, APPLE, GEM, QUEST] as const;
  expect(labelsOf(englishNames, english).space(SEEK_A, null, 'open', brings)).toBe(
    'Seek A, 2 apples, 1 gem, 1 quest token: can be chosen',
  );
  expect(labelsOf(japaneseNames, japanese).space(SEEK_A, null, 'open', brings)).toBe(
    '発見A（リンゴ2個、宝石1個、クエストトークン1個）：選べます',
  );
});
