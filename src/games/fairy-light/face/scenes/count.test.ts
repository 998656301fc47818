import { expect, test } from 'vitest';
import { lastsMs, stagedFor } from '../../../fixtures.ts';
import { game } from '../../rules/index.ts';
import type { Event, State, View } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { scenes } from './index.ts';

const subject = {
  game: game as never,
  view: (state: State, eyes: number | 'onlooker'): View => view(state, eyes),
  scenes,
};
const LONGEST_END_MS = 11_000;

test('every full forest is counted on the table, Cotton by Cotton, in eleven seconds with all that comes before', () => {
  const ends = stagedFor<State, View, Event>(subject, 'onlooker').filter(({ events }) =>
    events.some(({ is }) => is === 'ended'),
  );
  expect(ends.length).toBeGreaterThan(5);
  for (const { events, staged } of ends) {
    const count = staged.at(-1);
    expect(count).toMatchObject({ kind: 'count', size: 'scene', counts: true });
    const cottons = events.filter(({ is }) => is === 'scored').length;
    expect(count?.steps.filter(({ name }) => name === 'looks')).toHaveLength(cottons);
    expect(staged.reduce((sum, scene) => sum + lastsMs(scene), 0)).toBeLessThanOrEqual(LONGEST_END_MS);
  }
});

test('no scene before the last step of the count shows whose the points are', () => {
  for (const { events, staged } of stagedFor<State, View, Event>(subject, 'onlooker')) {
    if (!events.some(({ is }) => is === 'ended')) continue;
    const steps = staged.flatMap((scene) => scene.steps);
    expect(steps.slice(0, -1).flatMap(({ shows = [] }) => shows)).not.toContain('points');
    expect(steps.at(-1)?.shows).toContain('points');
  }
});
