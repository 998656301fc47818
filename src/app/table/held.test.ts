import { expect, test } from 'vitest';
import { hold, takeUp } from './memory.ts';

const offers = [1, 2, 3].map((card) => ({ move: { do: 'place', card }, foresight: [] }));
const [, second = null] = offers;
const at = { match: 'm', logLength: 7 };

test('what was chosen is found again by the same seat at the same moment, once', () => {
  hold(at, 1, second);
  const again = offers.map(({ move, foresight }) => ({ move: { ...move }, foresight }));
  expect(takeUp(at, 1, again)).toBe(again[1]);
  expect(takeUp(at, 1, again)).toBeNull();
});

test('nobody else finds it, nor at another moment or table', () => {
  hold(at, 1, second);
  expect(takeUp(at, 0, offers)).toBeNull();
  hold(at, 1, second);
  expect(takeUp({ ...at, logLength: 8 }, 1, offers)).toBeNull();
  hold(at, 1, second);
  expect(takeUp({ ...at, match: 'n' }, 1, offers)).toBeNull();
  expect(takeUp(at, 1, offers)).toBe(second);
});

test('what was put back is not found', () => {
  hold(at, 1, second);
  hold(at, 1, null);
  expect(takeUp(at, 1, offers)).toBeNull();
  hold(at, 1, second);
  expect(takeUp(at, 1, offers.slice(0, 1))).toBeNull();
});
