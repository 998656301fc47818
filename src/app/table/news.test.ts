import { expect, test } from 'vitest';
import { keptAt, NOTHING_KEPT } from './news.ts';

test('what was taken in a turn is new to whoever took it until another decides, and to nobody who had it before', () => {
  const seats = [0, 0, 0, 1, 0, 0, 0];
  const peeks = [false, true, true, false, true, false, true];
  let kept = NOTHING_KEPT;
  const isNew = seats.map((seat, at) => {
    const peek = peeks[at] === true;
    kept = keptAt({ logLength: at + 1, floor: { kind: 'open', seat }, peek }, kept);
    // Told again, as it is once it is saved.
    kept = keptAt({ logLength: at + 1, floor: { kind: 'open', seat }, peek }, kept);
    return kept.isNew;
  });
  expect(isNew).toEqual([false, true, true, false, false, false, true]);
});
