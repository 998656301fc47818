import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { MOVE } from '../rules/cards.ts';
import { act, go, pick } from '../rules/move.ts';
import { does, positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { at, en, ja, middle } from './sample.ts';

const said = (voice: typeof en, seekers: readonly [number, number]): string => {
  const state = positionOf({ seekers: [[...seekers]] });
  does(state, 0, act(MOVE));
  return plain(voice.sayMove(pick(0), view(state, 0)), () => '').replaceAll('\u00a0', ' ');
};

test('a seeker is called by its place, and one of two there is one of them', () => {
  expect(said(en, [at, middle])).toBe('Choose the seeker on the tundra by the castle');
  expect(said(en, [at, at])).toBe('Choose a seeker on the tundra by the castle');
  expect(said(ja, [at, middle])).toBe('城のとなりのツンドラの勇者コマを選ぶ');
  expect(said(ja, [at, at])).toMatch(/の勇者コマ1体を選ぶ$/);
});

test('a gift goes to the rival of a place, whether one seeker stands there or two', () => {
  const state = positionOf({
    seekers: [
      [at, at],
      [middle, middle],
    ],
  });
  state.todo.push({ step: 'gift', seat: 0, apples: 1, gems: 0, any: 0 });
  expect(plain(en.sayMove(go(middle), view(state, 0)), () => '')).toMatch(/^Give to the rival on the tundra/);
  expect(plain(ja.sayMove(go(middle), view(state, 0)), () => '')).toMatch(/の相手に贈る$/);
});
