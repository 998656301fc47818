import { expect, test } from 'vitest';
import { type Tap, tableOf } from './tapTable.ts';

test('a table of taps tells by kind, and apart from it with the thinker busy, how long the slowest took', () => {
  const taps = Array.from(
    { length: 20 },
    (_, index): Tap => ({
      kind: index < 10 ? 'Menu' : 'a card',
      thinker: index % 2 === 0 ? 'busy' : 'atRest',
      ms: 8 * (20 - index),
    }),
  );
  expect(tableOf(taps).split('\n').slice(2)).toEqual([
    '| Menu | 10 | 120 | 160 | 160 |',
    '| a card | 10 | 40 | 80 | 80 |',
    '| **thinker busy** | 10 | 80 | 160 | 160 |',
    '| **thinker at rest** | 10 | 72 | 152 | 152 |',
    '| **all** | 20 | 80 | 152 | 160 |',
  ]);
});

test('where nobody tapped there is no time', () => {
  expect(tableOf([{ kind: 'Menu', thinker: 'atRest', ms: 24 }])).toContain('| **thinker busy** | 0 | – | – | – |');
});
