import { expect, test } from 'vitest';
import { begun, moved, person } from './specimens/matches.ts';
import { game } from './specimens/sealed.ts';
import { restsOf } from './walk.ts';

test('a moment at which some have answered and others have not is none to judge', () => {
  const match = begun(game, [person('Aya'), person('Ben'), person('Cho')]);
  // Each chooses a card and then its way; the first is done before the others begin.
  const played = [0, 0, 1, 1, 2, 2].reduce((now, seat) => moved(now, seat), match);
  const rests = restsOf(played);
  expect(rests).toContain(0);
  expect(rests).not.toContain(2);
  expect(rests).not.toContain(4);
  expect(rests).toContain(6);
});
