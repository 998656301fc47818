import { expect, test } from 'vitest';
import { type Tap, tableOf } from './tapWatch.ts';

test('a table of taps tells by kind, and apart from it with the thinker busy, how long the slowest took', () => {
  const taps = Array.from(
    { length: 20 },
    (_, index): Tap => ({
      kind: index < 10 ? 'Menu' : 'a card',
      thinker: index % 2 === 0 ? 'busy' : 'atRest',
      ms: 8 * (20 - index),
    }),
  );
  expect(tableOf(taps, 8).split('\n').slice(2)).toEqual([
    '| Menu | 10 | 120 | 160 | 160 | 20.0 |',
    '| a card | 10 | 40 | 80 | 80 | 10.0 |',
    '| **thinker busy** | 10 | 80 | 160 | 160 | 20.0 |',
    '| **thinker at rest** | 10 | 72 | 152 | 152 | 19.0 |',
    '| **all** | 20 | 80 | 152 | 160 | 19.0 |',
  ]);
});

test('where nobody tapped there is no time', () => {
  expect(tableOf([{ kind: 'Menu', thinker: 'atRest', ms: 24 }], 8)).toContain(
    '| **thinker busy** | 0 | – | – | – | – |',
  );
});
