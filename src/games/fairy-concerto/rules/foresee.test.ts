import { expect, test } from 'vitest';
import { COMPOSER, cardOf, countsOf, kindOf } from './cards.ts';
import { foresee } from './foresee.ts';
import { choose, dealt, staged } from './sample.ts';
import { sheet } from './sheet.ts';
import { BACH, type State } from './state.ts';
import { view } from './view.ts';

const later = (seats: number, stage: Parameters<typeof staged>[1], hand: string): State => {
  const state = choose(dealt(seats), (move) => 'take' in move && move.take[0] !== COMPOSER);
  if (state.step === 'keep') choose(state, () => true);
  state.hands = state.hands.map(() => countsOf(hand));
  return staged(state, stage);
};

test('what a fairy changes comes with the largest change first', () => {
  const orchestras = ['TTTD', 'VVVV', 'HHHH'];
  const seen = view(later(3, { popular: 'D', soloist: 'spread', orchestras }, 'TDVHH'), 0);
  expect(foresee(seen, 0, { take: [kindOf('D')] })).toEqual([
    { is: 'changes', rule: 'soloist.spread', side: 0, row: 'soloist', points: -3 },
    { is: 'changes', rule: 'score.pianist', side: 0, row: 'pianist', points: 3 },
    { is: 'changes', rule: 'score.popular', side: 0, row: 'popular', points: 1 },
  ]);
});

test('a composer is foreseen to bring score cards', () => {
  const seen = view(later(3, { orchestras: ['TT', 'VV', 'HH'] }, 'TDVHC'), 0);
  expect(foresee(seen, 0, { take: [COMPOSER] })[0]).toEqual({
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

test('against Bach what he gets is foreseen too, his score cards with it', () => {
  const state = later(1, { popular: 'H', soloist: 'groups', orchestras: ['TT', 'HH'], scoreCards: [[]] }, 'TCH');
  const before = sheet(view(state, 0)).totals[BACH] ?? 0;
  const [first] = foresee(view(state, 0), 0, { take: [0] });
  choose(state, (move) => 'take' in move && move.take[0] === 0);
  const after = sheet(view(state, 0)).totals[BACH] ?? 0;
  expect(first).toEqual({ is: 'gains', rule: 'bach.rest', side: BACH, points: after - before });
});
