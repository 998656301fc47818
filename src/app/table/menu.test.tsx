import { expect, test, vi } from 'vitest';
import type { TableNews } from '../../protocol/shown.ts';
import { blankPage } from '../../tests/page.ts';
import { tableWords } from '../../words/table.ts';
import { Menu } from './Menu.tsx';

vi.hoisted(() => vi.stubGlobal('location', { hash: '#/', pathname: '/' }));

const NEWS = {
  here: [0, 1],
  sitters: [],
  undo: { drops: [0], wholeTurn: [0, 1], why: 'free' },
  redo: true,
  noHints: false,
  daily: null,
  result: null,
  sheet: { totals: [1, 2], rows: [] },
} as unknown as TableNews;

/** A group a screen: more of them under one heading are hard to find. */
const MOST_IN_A_GROUP = 8;

test('all that can be done at a table stands in groups of a few, each under its heading', () => {
  const page = blankPage();
  page.draw(<Menu news={NEWS} seat={0} show={() => {}} />);
  const [before = '', ...groups] = page.html().split('<section');
  expect(before).not.toContain('<li');
  expect(groups.map((group) => />([^<]+)<\/h3>/.exec(group)?.[1])).toEqual(Object.values(tableWords.en.menuGroups));
  const counts = groups.map((group) => group.split('<li').length - 1);
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(2 * MOST_IN_A_GROUP);
  for (const count of counts) {
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(MOST_IN_A_GROUP);
  }
});
