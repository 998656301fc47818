import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { ANY } from '../rules/cards.ts';
import { names as englishNames } from './names.en.ts';
import { names as japaneseNames } from './names.ja.ts';
import { reasons as english } from './reasons.en.ts';
import { reasons as japanese } from './reasons.ja.ts';

test('where any reputation will do, the highest is named', () => {
  expect(plain(english.unmet(englishNames.requirement(ANY, 7), 5, true), String)).toBe(
    'Needs 7 in any one reputation; the best is 5.',
  );
  expect(plain(japanese.unmet(japaneseNames.requirement(ANY, 7), 5, true), String)).toBe(
    '条件はいずれかの評判7以上。今いちばん高い評判は5です。',
  );
});
