import { describe, expect, test } from 'vitest';
import { type Facing, isTurned, readFacing } from './Facing.tsx';

const facing = (turning: Facing['turning']): Facing => ({ turning, opposite: [1, 3] });

describe('who sits opposite', () => {
  test.each([
    [[0, 1], [1]],
    [[0, 2, 3], [3]],
    [
      [0, 1, 2, 3],
      [2, 3],
    ],
  ])('unasked, of persons %j: %j', (persons, opposite) => {
    expect(readFacing(null, persons)).toEqual({ turning: 'stays', opposite });
  });

  test('is remembered, as far as somebody sits there', () => {
    const stored = { turning: 'player', opposite: [0, 5] };
    expect(readFacing(stored, [0, 1])).toEqual({ turning: 'player', opposite: [0] });
    expect(readFacing(stored, [1, 2])).toEqual({ turning: 'player', opposite: [2] });
    expect(readFacing({ turning: 'sideways', opposite: 'Aya' }, [0, 1])).toEqual({ turning: 'stays', opposite: [1] });
  });
});

describe('the table', () => {
  test('stays or is turned whosever moment it is', () => {
    for (const seat of [0, 1]) {
      expect(isTurned(facing('stays'), { kind: 'open', seat }, true)).toBe(false);
      expect(isTurned(facing('turned'), { kind: 'open', seat }, false)).toBe(true);
    }
  });

  test('turns to whoever plays, at the curtain too', () => {
    for (const [seat, turned] of [
      [0, false],
      [1, true],
      [2, false],
      [3, true],
    ] as const) {
      expect(isTurned(facing('player'), { kind: 'open', seat }, !turned)).toBe(turned);
      expect(isTurned(facing('player'), { kind: 'private', seat }, !turned)).toBe(turned);
      expect(isTurned(facing('player'), { kind: 'curtain', to: seat }, !turned)).toBe(turned);
    }
  });

  test('lies as it lay while bots think, something is uncovered, or all is over', () => {
    for (const before of [true, false]) {
      expect(isTurned(facing('player'), { kind: 'bots', seats: [1] }, before)).toBe(before);
      expect(isTurned(facing('player'), { kind: 'reveal', to: 0 }, before)).toBe(before);
      expect(isTurned(facing('player'), { kind: 'over' }, before)).toBe(before);
    }
  });
});
