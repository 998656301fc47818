import { expect, test } from 'vitest';
import { foresee } from './foresee.ts';
import { act, moveOf, positionOf } from './sample.ts';
import { view } from './view.ts';

const ahead = (state: ReturnType<typeof positionOf>, text: string) =>
  foresee(view(state, state.turn), state.turn, moveOf(text));

test('a guest is foreseen with income, scoring effects and what the hand then costs', () => {
  const state = positionOf({ geisha: ['hiougi', 'seoto'], hands: ['suri-red kuge chokushi'] });
  expect(ahead(state, 'guest suri-red')).toEqual([
    { rule: 'score.income', side: 0, points: 4, things: ['card:suri-red'] },
    { rule: 'geisha.hiougi', side: 0, points: 1, things: ['card:suri-red'] },
    { rule: 'score.hand', side: 0, points: 3, data: { cards: 2, change: -1 } },
  ]);
});

test('publicity is foreseen with the new reputation and the cards it opens', () => {
  const state = positionOf({ hands: ['kamiyui-red kenjutsu-red onmitsu-red ohdana-red'] });
  act(state, 'publicity 1');
  const [raised, opened] = ahead(state, 'place kamiyui-red');
  expect(raised).toMatchObject({ rule: 'aim.reputation', data: { red: 7, blue: 4, green: 4 } });
  expect(opened?.things).toEqual(expect.arrayContaining(['card:onmitsu-red', 'card:kenjutsu-red']));
});

test('what ends the round is foreseen', () => {
  const last = positionOf({ hands: ['hikeshi-red'] });
  expect(ahead(last, 'guest hikeshi-red')).toContainEqual({ rule: 'end.out', side: 0, points: 5 });
  const full = positionOf({
    hands: ['hikeshi-red kuge'],
    guests: ['kamiyui-red kamiyui-red kamiyui-blue kamiyui-blue'],
  });
  expect(ahead(full, 'guest hikeshi-red')).toContainEqual({ rule: 'end.guests', side: 0 });
  const dry = positionOf({ hands: ['kuge chokushi'], deck: 'suri-red' });
  expect(ahead(dry, 'publicity 1')).toContainEqual({ rule: 'end.deck' });
});

test('an effect is foreseen with what it does to whom', () => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'tokiwa'],
    hands: ['suri-red kuge'],
    guests: ['', 'hanashika-blue'],
  });
  act(state, 'guest suri-red');
  expect(ahead(state, 'target 1')).toContainEqual({
    rule: 'score.income',
    side: 1,
    points: -5,
    things: ['card:hanashika-blue'],
  });
});

test('Tokiwa’s ability is foreseen where it would be spent', () => {
  const state = positionOf({ geisha: ['tokiwa', 'sayo'], hands: ['hanashika-red hikeshi-green kuge'] });
  expect(ahead(state, 'guest hanashika-red')[0]).toMatchObject({ rule: 'geisha.tokiwa' });
  expect(ahead(state, 'guest hikeshi-green')[0]).toMatchObject({ rule: 'score.income' });
});

test('a reserve is foreseen by what would become of it', () => {
  const state = positionOf({ geisha: ['hiougi', 'sayo'], hands: ['suri-red kuge'] });
  Object.assign(state, { stage: 'reserve' });
  expect(ahead(state, 'aside suri-red')).toEqual([
    { rule: 'settle.met', side: 0, points: 4, things: ['card:suri-red'] },
  ]);
  expect(ahead(state, 'aside kuge')).toEqual([{ rule: 'settle.failed', side: 0, things: ['card:kuge'] }]);
});
