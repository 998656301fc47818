import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { CAMP, hexAt } from '../rules/hexes.ts';
import { MOVE } from '../rules/mat.ts';
import { act, go, keep, type Move, pick } from '../rules/move.ts';
import { does, positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { at, en, ja, middle } from './sample.ts';

const said = (voice: typeof en, seekers: readonly [number, number]): string => {
  const state = positionOf({ seekers: [[...seekers]] });
  does(state, 0, act(MOVE));
  return plain(voice.sayMove(pick(0), view(state, 0)), () => '').replaceAll('\u00a0', ' ');
};

test('a seeker is called by its place, and one of two there is one of them', () => {
  expect(said(en, [at, middle])).toContain('the seeker on the inner tundra');
  expect(said(en, [at, at])).toContain('a seeker on the');
  expect(said(ja, [at, middle])).toContain('城の隣のツンドラの勇者コマ');
  expect(said(ja, [at, at])).toContain('勇者コマ1体');
});

test('to go to a rival is called an attack, and to keep a tile says nothing of the others', () => {
  const state = positionOf({
    seekers: [
      [at, CAMP],
      [middle, CAMP],
    ],
  });
  does(state, 0, act(MOVE), pick(0));
  const button = (move: Move): string => plain(en.sayMove(move, view(state, 0)), (seat) => `seat ${seat}`);
  expect(button(go(middle))).toMatch(/^Attack seat 1 on the tundra/);
  expect(button(go(hexAt(1, -2)))).toMatch(/^Go to the portal/);
  expect(button(keep(2, 4))).toBe('Keep Pie Cannon');
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
