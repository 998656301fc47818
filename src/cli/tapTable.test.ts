import { expect, test } from 'vitest';
import { tableOf } from './tapTable.ts';

test('a table of taps tells by kind, and apart from it while a bot thinks, how long the slowest took', () => {
  const taps = Array.from({ length: 20 }, (_, index) => ({
    kind: index < 10 ? 'Menu' : 'a card',
    botThinks: index % 2 === 0,
    ms: 8 * (20 - index),
  }));
  expect(tableOf(taps).split('\n').slice(2)).toEqual([
    '| Menu | 10 | 120 | 160 | 160 |',
    '| a card | 10 | 40 | 80 | 80 |',
    '| **while a bot thinks** | 10 | 80 | 160 | 160 |',
    '| **else** | 10 | 72 | 152 | 152 |',
    '| **all** | 20 | 80 | 152 | 160 |',
  ]);
});

test('where nobody tapped there is no time', () => {
  expect(tableOf([{ kind: 'Menu', botThinks: false, ms: 24 }])).toContain('| **while a bot thinks** | 0 | – | – | – |');
});
