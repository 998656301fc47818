import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { COMPOSER, cardOf, countsOf, kindOf } from './cards.ts';
import { foresee } from './index.ts';
import { asks, moves } from './moves.ts';
import { play } from './play.ts';
import { choose, dealt, staged } from './sample.ts';
import { sheet } from './sheet.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

const later = (seats: number, stage: Parameters<typeof staged>[1], hand: string): State => {
  const state = choose(dealt(seats), (move) => 'take' in move && move.take[0] !== COMPOSER);
  if (state.step === 'keep') choose(state, () => true);
  state.hands = state.hands.map(() => countsOf(hand));
  return staged(state, stage);
};

test('what a fairy changes comes after its sum, what weighs most first and gains before losses', () => {
  const orchestras = ['TTTD', 'VVVV', 'HHHH'];
  const seen = view(later(3, { popular: 'D', soloist: 'spread', orchestras }, 'TDVHH'), 0);
  expect(foresee(seen, 0, { take: [kindOf('D')] })).toEqual([
    { is: 'sums', rule: 'draft.reveal', side: 0, points: 1, bachs: null },
    { is: 'changes', rule: 'score.pianist', side: 0, row: 'pianist', points: 3 },
    { is: 'changes', rule: 'soloist.spread', side: 0, row: 'soloist', points: -3 },
    { is: 'changes', rule: 'score.popular', side: 0, row: 'popular', points: 1 },
  ]);
});

test('a composer is foreseen to bring score cards', () => {
  const seen = view(later(3, { orchestras: ['TT', 'VV', 'HH'] }, 'TDVHC'), 0);
  expect(foresee(seen, 0, { take: [COMPOSER] })[1]).toEqual({
    is: 'brings',
    rule: 'draft.composer',
    side: 0,
    composers: 1,
  });
});

test('a score card is foreseen with what it still wants', () => {
  const state = later(3, { orchestras: ['TTTDD', 'VV', 'HH'] }, 'TDVHC');
  const [met, wanting] = [cardOf('TTTDDD'), cardOf('TTTDDVV')];
  const ahead = (card: number) => foresee(view(state, 'onlooker'), 0, { keep: card });
  expect(ahead(met)).toMatchObject([{ rule: 'score.cards', things: ['score:TTTDDD'], points: 0, missing: 1 }]);
  expect(ahead(wanting)).toMatchObject([{ things: ['score:TTTDDVV'], missing: 2 }]);
});

test('with two players the fairy that leaves is foreseen to leave', () => {
  const seen = view(later(2, { orchestras: ['TT', 'VV'] }, 'TDVH'), 0);
  const ahead = foresee(seen, 0, { take: [0], remove: kindOf('V') });
  expect(ahead).toContainEqual({ is: 'leaves', rule: 'two.removed', side: 0, kind: kindOf('V') });
});

test('against Bach the sum that is foreseen is what both totals change by, his score cards and a composer’s wait with it', () => {
  for (let game = 1; game <= 20; game++) {
    const state = dealt(1, { seed: game });
    const rng = new Rng(game, 5, 6);
    const totals = () => sheet(view(state, 0)).totals;
    for (let [ask] = asks(state); ask; [ask] = asks(state)) {
      const move = rng.pick(moves(state, 0));
      const [first] = foresee(view(state, 0), 0, move);
      const [own = 0, bachs = 0] = totals();
      play(state, 0, move);
      if (first?.is !== 'sums' || state.step === 'over') continue;
      const [ownNow = 0, bachsNow = 0] = totals();
      expect(first).toMatchObject({ points: ownNow - own, bachs: bachsNow - bachs });
    }
  }
});
