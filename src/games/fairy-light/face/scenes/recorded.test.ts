import { expect, test } from 'vitest';
import { stagedFor } from '../../../fixtures.ts';
import { game } from '../../rules/index.ts';
import type { Event, State, View } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { scenes } from './index.ts';

test('a card on its way is a touch, one that moves a heart an event; each shows the board once and takes its time', () => {
  const subject = {
    game: game as never,
    view: (state: State, eyes: number | 'onlooker'): View => view(state, eyes),
    scenes,
  };
  const staged = stagedFor<State, View, Event>(subject, 'onlooker').flatMap((each) => each.staged);
  const sizes = {
    place: 'touch',
    heart: 'event',
    exchange: 'touch',
    order: 'touch',
    deal: 'scene',
    turned: 'scene',
    count: 'scene',
  };
  expect(new Set(staged.map(({ kind }) => kind))).toContain('heart');
  for (const { kind, size, steps } of staged) {
    expect(sizes).toHaveProperty(kind, size);
    expect(steps.flatMap(({ shows = [] }) => shows).filter((shown) => shown === 'board')).toEqual(['board']);
    expect(kind === 'exchange' || steps.every(({ lastsMs }) => lastsMs > 0)).toBe(true);
  }
});
