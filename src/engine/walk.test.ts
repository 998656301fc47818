import { expect, test } from 'vitest';
import { begun, moved, person } from './specimens/all.ts';
import { game } from './specimens/sealed.ts';
import { choicesOf, restsOf } from './walk.ts';

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

test('a move that was the only one is no choice', () => {
  let match = begun(game, [person('Aya'), person('Ben')]);
  for (let [ask] = game.asks(match.state); ask; [ask] = game.asks(match.state)) match = moved(match, ask.seat);
  // In each round both choose a card, a way, and one of them a bonus; in the third one card is left to each.
  expect(choicesOf(match)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15]);
});
