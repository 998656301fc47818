import { expect, test } from 'vitest';
import { stepped, turnOf, written } from './Stepper.tsx';

const RANGE = { least: 0, most: 7 };

test('a step stays in range and tells the end it would have gone beyond', () => {
  expect(stepped(3, 1, RANGE)).toEqual({ value: 4, stopped: null });
  expect(stepped(7, 1, RANGE)).toEqual({ value: 7, stopped: 'most' });
  expect(stepped(0, -1, RANGE)).toEqual({ value: 0, stopped: 'least' });
  expect(stepped(6, 1, RANGE)).toEqual({ value: 7, stopped: null });
});

test('keys turn it by one, by five as far as there is room, and to the ends', () => {
  const after = (key: string, from = 3) => stepped(from, turnOf(key, from, RANGE), RANGE).value;
  expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map((key) => after(key))).toEqual([4, 4, 2, 2]);
  expect(['PageUp', 'PageDown', 'Home', 'End'].map((key) => after(key))).toEqual([7, 0, 0, 7]);
  expect([after('PageUp', 1), after('PageDown', 6)]).toEqual([6, 1]);
  expect(turnOf('a', 3, RANGE)).toBe(0);
});

test('at an end a key that goes on is a step beyond it, so that the reason is told', () => {
  expect(stepped(7, turnOf('PageUp', 7, RANGE), RANGE).stopped).toBe('most');
  expect(stepped(0, turnOf('PageDown', 0, RANGE), RANGE).stopped).toBe('least');
});

test('only a whole number in range can be written', () => {
  expect(['5', ' 0 ', '8', '-1', '2.5', '', 'x'].map((text) => written(text, RANGE))).toEqual([
    5,
    0,
    null,
    null,
    null,
    null,
    null,
  ]);
});
