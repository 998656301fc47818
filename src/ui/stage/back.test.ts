import { expect, test } from 'vitest';
import { type Drawn, waysBack } from './back.ts';

const CARD = '<path d="M0 0 10 10 20 20Z">';
const drawn = (thing: string, left: number, looks = ''): Drawn => ({
  thing,
  rect: { left, top: 0, width: 40, height: 60 },
  looks,
});
const ways = (before: readonly Drawn[], now: readonly Drawn[]) => {
  const { moved, gone, came } = waysBack(before, now);
  const named = (all: readonly Drawn[]): string[] => all.map(({ thing }) => thing);
  return { moved: moved.map(({ from, to }) => `${from.thing} → ${to.thing}`), gone: named(gone), came: named(came) };
};
const NOTHING = { moved: [], gone: [], came: [] };

test('what is drawn where it was stays', () => {
  const same = [drawn('card:a', 0, CARD), drawn('card:b', 50)];
  expect(ways(same, same)).toEqual(NOTHING);
  expect(ways([drawn('card:a', 0)], [drawn('card:a', 1)])).toEqual(NOTHING);
});

test('a thing goes back to where it is drawn now', () => {
  expect(ways([drawn('card:a', 0), drawn('card:b', 50)], [drawn('card:a', 100), drawn('card:b', 50)])).toEqual({
    ...NOTHING,
    moved: ['card:a → card:a'],
  });
});

test('what lay on a place flies from it to where it has come, and the place is empty', () => {
  const before = [drawn('score', 300, '3'), drawn('cell:1', 0, `<b>1</b>${CARD}`)];
  const now = [drawn('score', 300, '2'), drawn('cell:1', 0), drawn('card:a', 100, CARD)];
  expect(ways(before, now)).toEqual({
    moved: ['cell:1 → card:a'],
    gone: ['score'],
    came: ['score', 'cell:1'],
  });
});

test('what is nowhere any more goes, and what comes of nothing comes', () => {
  expect(ways([drawn('token:a', 0, CARD)], [])).toEqual({ ...NOTHING, gone: ['token:a'] });
  expect(ways([], [drawn('token:a', 0, CARD)])).toEqual({ ...NOTHING, came: ['token:a'] });
});

test('a house changes with what it holds, which alone goes back', () => {
  const house = (inside: string): Drawn => drawn('house:0', 0, inside);
  const guest = drawn('guest:a', 10, CARD);
  const before = [house(`<i data-thing="guest:a">${CARD}</i>`), guest];
  expect(ways(before, [house('')])).toEqual({ moved: [], gone: ['guest:a'], came: ['house:0'] });
});
