import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, isEqual } from './equal.ts';

test('values are equal exactly where their canonical texts are', () => {
  const small = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  const leaf = fc.constantFrom<unknown>(
    0,
    1,
    '',
    'a',
    null,
    true,
    [],
    {},
    [0],
    { a: 0 },
    { a: 0, b: 1 },
    { b: 1, a: 0 },
  );
  fc.assert(
    fc.property(fc.oneof(leaf, small), fc.oneof(leaf, small), (one, other) => {
      expect(isEqual(one, other)).toBe(canonical(one) === canonical(other));
    }),
  );
});

test('a copy is equal, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(isEqual(JSON.parse(text), JSON.parse(canonical(JSON.parse(text))))).toBe(true);
    }),
  );
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1], [1, 2]],
  [[], {}],
  [null, {}],
  [1, '1'],
])('%j is not %j', (one, other) => {
  expect(isEqual(one, other)).toBe(false);
});
