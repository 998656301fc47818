import { expect, test } from 'vitest';
import { isNamesake, typedName } from './box/people.ts';

test.each(['', '  ', '\u200b', '\u2060\u00ad', '\u3164', '\u202e \u200d', '\u2800', '\ufe0f'])(
  '%j is no name',
  (typed) => {
    expect(typedName(typed)).toBe('');
  },
);

test.each(['Aya', ' 綾 ', '👨\u200d👩\u200d👧', 'עדי', '7'])('%j is one', (typed) => {
  expect(typedName(typed)).toBe(typed.trim());
});

test.each([
  ['Ann', 'ann '],
  ['Ａｎｎ', 'Ann'],
  ['Ann Lee', 'Ann\u00a0 Lee'],
])('%j and %j are called alike', (one, other) => {
  expect(isNamesake(one, other)).toBe(true);
});

test('people of two names are two', () => {
  expect(isNamesake('Ann', 'Anna')).toBe(false);
});
