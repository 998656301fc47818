import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Lattice, type Spot, stepOn } from './lattice.ts';

const spot = (column: number, row: number): Spot => ({ column, row });
const block = (columns: number, rows: number): Spot[] =>
  Array.from({ length: columns * rows }, (_, at) => spot(at % columns, Math.floor(at / columns)));

function walker(lattice: Lattice, spots: readonly Spot[]) {
  const press = (key: string, more: { ctrlKey?: boolean } = {}) => ({ key, code: key, ctrlKey: false, ...more });
  return {
    from: (column: number, row: number, key: string, more?: { ctrlKey: boolean }) => {
      const at = spots.findIndex((each) => each.column === column && each.row === row);
      const to = spots[stepOn(lattice, press(key, more), at, spots)];
      return to ? [to.column, to.row] : null;
    },
  };
}

describe('on squares', () => {
  const { from } = walker('square', block(4, 3));

  test('arrows lead to the four neighbours', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => from(1, 1, key))).toEqual([
      [0, 1],
      [2, 1],
      [1, 0],
      [1, 2],
    ]);
  });

  test('they stop at the edges', () => {
    expect([from(0, 0, 'ArrowLeft'), from(0, 0, 'ArrowUp')]).toEqual([null, null]);
    expect([from(3, 2, 'ArrowRight'), from(3, 2, 'ArrowDown')]).toEqual([null, null]);
  });

  test('Home and End lead to the ends of the row, with Ctrl of the board', () => {
    expect([from(1, 1, 'Home'), from(1, 1, 'End')]).toEqual([
      [0, 1],
      [3, 1],
    ]);
    expect([from(1, 1, 'Home', { ctrlKey: true }), from(1, 1, 'End', { ctrlKey: true })]).toEqual([
      [0, 0],
      [3, 2],
    ]);
    expect(from(0, 1, 'Home')).toBeNull();
  });

  test('other keys lead nowhere, nor does a key where there is no cell', () => {
    expect([from(1, 1, 'KeyA'), from(1, 1, 'Tab'), from(9, 9, 'ArrowUp')]).toEqual([null, null, null]);
  });

  test('a gap is stepped over, and a ragged edge leads on aside', () => {
    const ragged = walker('square', [spot(0, 0), spot(2, 0), spot(0, 1), spot(-1, 2), spot(5, 1)]);
    expect(ragged.from(0, 0, 'ArrowRight')).toEqual([2, 0]);
    expect(ragged.from(0, 1, 'ArrowDown')).toEqual([-1, 2]);
    expect(ragged.from(2, 0, 'ArrowUp')).toBeNull();
  });
});

describe('on hexes', () => {
  const RADIUS = 2;
  const all = block(5, 5)
    .map(({ column, row }) => spot(column - RADIUS, row - RADIUS))
    .filter(({ column, row }) => Math.abs(column + row) <= RADIUS);
  const { from } = walker('hex', all);

  test('six keys round S, and six of the number pad, lead to the six neighbours', () => {
    const around = [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ];
    expect(['KeyW', 'KeyE', 'KeyD', 'KeyX', 'KeyZ', 'KeyA'].map((key) => from(0, 0, key))).toEqual(around);
    expect(['7', '9', '6', '3', '1', '4'].map((key) => from(0, 0, `Numpad${key}`))).toEqual(around);
    expect(from(2, -2, 'KeyE')).toBeNull();
    expect(from(0, 0, 'KeyA', { ctrlKey: true })).toBeNull();
  });

  test('left and right keep the row', () => {
    expect([from(0, 0, 'ArrowLeft'), from(0, 0, 'ArrowRight')]).toEqual([
      [-1, 0],
      [1, 0],
    ]);
    expect(from(2, 0, 'ArrowRight')).toBeNull();
  });

  test('the same arrow twice goes straight, and the opposite one goes back', () => {
    const twice = (key: string) => {
      const [column = 0, row = 0] = from(0, 0, key) ?? [];
      return from(column, row, key);
    };
    expect(twice('ArrowUp')).toEqual([1, -2]);
    expect(twice('ArrowDown')).toEqual([-1, 2]);
    for (const [there, back] of [
      ['ArrowUp', 'ArrowDown'],
      ['ArrowDown', 'ArrowUp'],
    ] as const) {
      const [column = 9, row = 9] = from(0, 0, there) ?? [];
      expect(from(column, row, back)).toEqual([0, 0]);
    }
  });

  test('every hex is reached by arrows alone', () => {
    expect(reachedFrom(0, 'hex', all, ARROWS).size).toBe(all.length);
  });
});

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

function reachedFrom(start: number, lattice: Lattice, spots: readonly Spot[], keys: readonly string[]): Set<number> {
  const reached = new Set([start]);
  for (const at of reached) {
    for (const key of keys) {
      const to = stepOn(lattice, { key, code: key, ctrlKey: false }, at, spots);
      if (to >= 0) reached.add(to);
    }
  }
  return reached;
}

test.each(['square', 'hex'] as const)('from every cell of a torn %s board all others are reached', (lattice) => {
  const line = fc.integer({ min: -5, max: 5 });
  const boards = fc.uniqueArray(fc.record({ column: line, row: line }), {
    minLength: 1,
    maxLength: 14,
    selector: ({ column, row }) => `${column},${row}`,
  });
  fc.assert(
    fc.property(boards, (spots) => {
      for (const start of spots.keys()) {
        expect(reachedFrom(start, lattice, spots, [...ARROWS, 'PageUp', 'PageDown']).size).toBe(spots.length);
      }
    }),
  );
});
