import { expect, test } from 'vitest';
import { kindOfMark, MOON, SUN } from './cards.ts';
import { foresee } from './foresee.ts';
import { cellAt } from './grid.ts';
import { positionOf } from './sample.ts';
import { sheet } from './sheet.ts';
import { view } from './view.ts';

const forest = ['*cross M1'];
const seen = view(positionOf(forest, { sun: 'S2 S1 s|' }), SUN);

test('the heart that a card turns comes before what it adds', () => {
  const [turn, add, ...rest] = foresee(seen, SUN, { place: cellAt(2, 0), card: kindOfMark('S2') });
  expect(turn).toMatchObject({ rule: 'score.majority', side: SUN, things: ['cell:0,0'], suns: 2, moons: 1 });
  expect(add).toMatchObject({ rule: 'score.ray', things: ['cell:0,0'], suns: 2, moons: 0 });
  expect(rest).toEqual([]);
});

test('a Cotton that lies anew is foreseen with all that it sees', () => {
  const ahead = foresee(view(positionOf(['*ring M1 M1'], { sun: 's- S1 S2' }), SUN), SUN, {
    place: cellAt(-1, 0),
    card: kindOfMark('s-'),
  });
  expect(ahead).toContainEqual(expect.objectContaining({ side: MOON, things: ['cell:-1,0'], moons: 3 }));
  expect(ahead).toContainEqual(expect.objectContaining({ rule: 'score.near', things: ['cell:0,0'] }));
});

test('the fifth column is foreseen to close the frame', () => {
  const wide = view(positionOf(['*ring M1 M1 M1'], { sun: 'S1 S2 s|' }), SUN);
  const ahead = foresee(wide, SUN, { place: cellAt(-1, 0), card: kindOfMark('S1') });
  expect(ahead.at(-1)).toEqual({ is: 'closes', rule: 'place.frame', axis: 'columns' });
});

test('the running sheet has a row of hearts with a reason for each Cotton that lies open', () => {
  const [row] = sheet(seen).rows;
  expect(row).toMatchObject({ row: 'hearts', by: [0, 1] });
  expect(row?.reasons).toEqual([
    {
      rule: 'score.majority',
      side: MOON,
      points: 1,
      things: ['cell:0,0'],
      is: 'counted',
      card: kindOfMark('*cross'),
      suns: 0,
      moons: 1,
      hidden: 0,
    },
  ]);
});
