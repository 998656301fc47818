import { expect, test } from 'vitest';
import { turns } from './act.ts';

test('a motion has the frames in which it changes, and its first and last', () => {
  const at = (offset: number, opacity: number): Keyframe => ({ offset, opacity });
  const frames = [at(0, 0), at(0.2, 0), at(0.4, 0), at(0.6, 1), at(0.8, 1), at(1, 1)];
  expect(turns(frames)).toEqual([at(0, 0), at(0.4, 0), at(0.6, 1), at(1, 1)]);
  const moving = [0, 0.5, 1].map((part) => ({ offset: part, transform: `translate(${part}px)` }));
  expect(turns(moving)).toEqual(moving);
});
