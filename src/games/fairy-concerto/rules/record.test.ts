import { expect, test } from 'vitest';
import { record } from './index.ts';
import { dealt, staged } from './sample.ts';

const stage = {
  popular: 'V',
  soloist: 'groups',
  pianist: 'TV',
  harpist: 'DV',
  orchestras: ['TTTDDVVHHHHC', 'TTTT'],
} as const;

test('the record of two players has what was removed and no Bach', () => {
  const state = staged(dealt(2), { ...stage, scoreCards: [['TTTT', 'VVVCC'], ['HHHH']] });
  state.removed = [1, 2, 3, 4, 5];
  expect(record(state)).toEqual({
    popular: 'V',
    soloist: 'groups',
    pianist: 'TV',
    harpist: 'DV',
    orchestras: [
      { T: 3, D: 2, V: 2, H: 4, C: 1 },
      { T: 4, D: 0, V: 0, H: 0, C: 0 },
    ],
    scoreCards: [['TTTT', 'VVVCC'], ['HHHH']],
    honours: [['conductor', 'soloist', 'pianist', 'harpist'], ['conductor']],
    removed: { T: 1, D: 2, V: 3, H: 4, C: 5 },
  });
});

test('the record of a game alone has Bach last, and how many score cards he had', () => {
  const state = staged(dealt(1), { ...stage, scoreCards: [['TTTT']] });
  state.faceDown = [1, 2, 3];
  expect(record(state)).toMatchObject({
    orchestras: [{ T: 3 }, { T: 4 }],
    scoreCards: [['TTTT'], []],
    honours: [['conductor', 'soloist', 'pianist', 'harpist'], ['conductor']],
    bach: { orchestra: { T: 4, D: 0, V: 0, H: 0, C: 0 }, faceDown: 3 },
  });
  expect(record(state)).not.toHaveProperty('removed');
});
