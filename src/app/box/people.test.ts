import { expect, test } from 'vitest';
import { readPeople, withSitters } from './people.ts';
import type { Chair } from './plan.ts';

const aya = { name: 'Aya', emblem: 'fan' } as const;
const ren = { name: 'Ren', emblem: 'bell' } as const;
const chair = (part: Partial<Chair>): Chair => ({
  kind: 'person',
  name: '',
  emblem: 'crane',
  level: 1,
  look: null,
  ...part,
});

test('whoever sits down is remembered with the emblem of the day, newest first', () => {
  const chairs = [chair({ name: ' Chie ', emblem: 'plum' }), chair({ name: 'Aya', emblem: 'wave' })];
  expect(withSitters([ren, aya], chairs)).toEqual([
    { name: 'Chie', emblem: 'plum' },
    { name: 'Aya', emblem: 'wave' },
    ren,
  ]);
});

test('bots and whoever gave no name are not remembered, and not everybody for ever', () => {
  expect(withSitters([aya], [chair({}), chair({ kind: 'bot', name: 'Rook' })])).toEqual([aya]);
  const many = Array.from({ length: 20 }, (_, each) => chair({ name: `Guest ${each}` }));
  expect(withSitters([aya], many)).toHaveLength(12);
});

test('of what was stored only what makes sense is taken', () => {
  expect(readPeople([aya, 'Ben', null, { name: '', emblem: 'fan' }, { name: 'Mio', emblem: 'skull' }, ren])).toEqual([
    aya,
    ren,
  ]);
  expect(readPeople({ name: 'Aya' })).toEqual([]);
  expect(readPeople([{ name: 'x'.repeat(99), emblem: 'fan' }])[0]?.name).toHaveLength(24);
});
