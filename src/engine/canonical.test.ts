import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './equal.ts';

test('the order of keys does not count, at any depth', () => {
  expect(canonical({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  expect(canonical({ a: null, b: [{ c: 2, d: 1 }] })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
});

test('the order of a list counts', () => {
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
});

test('a field that is undefined is no field', () => {
  expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }));
});

test('keys are sorted by their characters, not by a language', () => {
  expect(canonical({ ä: 1, z: 2, Z: 3 })).toBe('{"Z":3,"z":2,"ä":1}');
});

// so two values that differ can never share a text
test('any JSON is read back from its text as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
