import { expect, test } from 'vitest';
import { begun, bot, moved, movedAll, person, SPECIMENS } from '../engine/specimens/all.ts';
import { foundMatch } from './openMatch.ts';
import { tableNews } from './publish.ts';

test('a moment that comes back tells a seat only what the open table has not told', () => {
  // Seat 0 places a card, turns none over and draws; seat 1 places one.
  const match = movedAll(moved(moved(begun(SPECIMENS.veil.game, [person('Aya'), bot('Ko')]), 0), 0, 9), 1);
  const told = (shown: number): unknown[][] => {
    const table = foundMatch({ id: 'm', match, title: null, seen: [0, 0], shown, mine: true, saved: true });
    const { eyes, frames } = tableNews(table, []).news;
    expect(eyes).toBe(0);
    return frames.map(({ events }) => events.map((event) => (event as unknown as { kind: string }).kind));
  };
  expect(told(0)).toEqual([[], ['own'], ['left', 'drew'], ['placed']]);
  expect(told(2)).toEqual([[], ['own'], ['drew'], ['placed']]);
});

test('of what is told later the table stays as the open table has shown it', () => {
  const match = movedAll(moved(moved(begun(SPECIMENS.veil.game, [person('Aya'), bot('Ko')]), 0), 0, 9), 1);
  const viewsAfter = (shown: number): unknown[] => {
    const table = foundMatch({ id: 'm', match, title: null, seen: [0, 0], shown, mine: true, saved: true });
    return tableNews(table, []).news.frames.map(({ view }) => view);
  };
  const [dealt, first, second, third] = viewsAfter(0);
  expect([first, second, third]).not.toContainEqual(dealt);
  expect(viewsAfter(2)).toEqual([second, second, second, third]);
});
