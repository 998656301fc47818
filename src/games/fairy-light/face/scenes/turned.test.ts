import { expect, test } from 'vitest';
import { stagedFor } from '../../../fixtures.ts';
import { game } from '../../rules/index.ts';
import type { Event, State, View } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { scenes } from './index.ts';

const subject = {
  game: game as never,
  view: (state: State, eyes: number | 'onlooker'): View => view(state, eyes),
  scenes,
};

test('the dark forest turns over in one scene with its last card, tells nothing of the hearts, and is then counted', () => {
  const ends = stagedFor<State, View, Event>(subject, 'onlooker').filter(({ events }) =>
    events.some(({ is }) => is === 'turned'),
  );
  expect(ends.length).toBeGreaterThan(0);
  for (const { staged } of ends) {
    expect(staged.map(({ kind }) => kind)).toEqual(['turned', 'count']);
    const [turns] = staged;
    expect(turns?.steps.flatMap(({ shows = [], says = [] }) => [...shows, ...says])).toEqual(['board']);
  }
});
