import { expect, test } from 'vitest';
import { posted } from './posted.ts';

test('what is posted is a copy all the way down, and says the same', () => {
  const sent = { list: [1, null, { deep: ['a'] }], missing: undefined, at: new Date(5), all: new Set([1]), yes: true };
  const come = posted(sent);
  expect(come).toStrictEqual(structuredClone(sent));
  expect(come.list).not.toBe(sent.list);
  expect(come.list[2]).not.toBe(sent.list[2]);
  expect(come.at).not.toBe(sent.at);
});

test('what no worker could be sent is refused', () => {
  expect(() => posted({ inside: [() => 1] })).toThrow();
  expect(() => posted([Symbol('one')])).toThrow();
  expect(() => posted({ of: new WeakMap() })).toThrow();
});
