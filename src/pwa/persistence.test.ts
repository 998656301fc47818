import { expect, test } from 'vitest';
import { askRoom, protect } from './device.ts';

const refuse = (): Promise<never> => Promise.reject(new Error('not here'));
const fail = (): never => {
  throw new TypeError('not at all');
};

test('what the browser says is told', async () => {
  const storage = {
    estimate: async () => ({ usage: 4096, quota: 10_000 }),
    persisted: async () => false,
    persist: async () => true,
  };
  expect(await askRoom(storage)).toEqual({ usedBytes: 4096, isProtected: false });
  expect(await protect(storage)).toBe(true);
});

test.each([
  ['has none', undefined],
  ['has only a part of it', {}],
  ['refuses', { estimate: refuse, persisted: refuse, persist: refuse }],
  ['fails', { estimate: fail, persisted: fail, persist: fail }],
])('a browser that %s breaks nothing', async (_, storage) => {
  expect(await askRoom(storage)).toEqual({ usedBytes: null, isProtected: null });
  expect(await protect(storage)).toBeNull();
});
