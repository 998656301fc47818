import { expect, test } from 'vitest';
import { kindOfMark, MOON, SUN } from './cards.ts';
import { cellAt } from './grid.ts';
import { foresee } from './index.ts';
import { positionOf } from './sample.ts';
import { sheet } from './sheet.ts';
import { view } from './view.ts';

const forest = ['*cross M1'];
const seen = view(positionOf(forest, { sun: 'S2 S1 s|' }), SUN);

test('all hearts come first, then the one that turns, once; what stays is only added to', () => {
  const at = (east: number) => foresee(seen, SUN, { place: cellAt(east, 0), card: kindOfMark('S2') });
  expect(at(2)).toMatchObject([
    { is: 'sums', rule: 'score.most', hearts: [1, 0], more: [1, -1] },
    { is: 'counted', rule: 'score.majority', side: SUN, things: ['cell:0,0'], suns: 2, moons: 1 },
  ]);
  const strong = view(positionOf(['*cross M2 M1'], { sun: 'S2 S1 s|' }), SUN);
  expect(foresee(strong, SUN, { place: cellAt(-1, 0), card: kindOfMark('S2') })).toMatchObject([
    { is: 'adds', rule: 'score.ray', things: ['cell:0,0'], suns: 2, moons: 0, now: { suns: 2, moons: 3 } },
  ]);
});

test('what the one who places wins comes before what is lost', () => {
  const open = view(positionOf(['*ring M1'], { sun: 's- S1 S2' }), SUN);
  const [all, ...turns] = foresee(open, SUN, { place: cellAt(-1, 0), card: kindOfMark('s-') });
  expect(all).toMatchObject({ hearts: [0, 2], more: [0, 1] });
  expect(turns.map((each) => each.is)).toEqual(['counted', 'adds']);
});

test('a card that no Cotton counts, and a new Cotton that gives nobody its heart, are said to be so', () => {
  const corner = view(positionOf(['*cross .', 'M1 .'], { sun: 'S2 s| S1' }), SUN);
  expect(foresee(corner, SUN, { place: cellAt(1, 1), card: kindOfMark('S2') })).toEqual([
    { is: 'unseen', rule: 'score.near', hidden: false },
  ]);
  const [level] = foresee(view(positionOf(['*cross .', 'S1 .'], { sun: 's- S2 S1' }), SUN), SUN, {
    place: cellAt(1, 1),
    card: kindOfMark('s-'),
  });
  expect(level).toMatchObject({ is: 'counted', points: 0, suns: 1, moons: 1 });
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
