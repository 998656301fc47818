import { expect, test } from 'vitest';
import { countsOf, fairiesOf, LETTERS } from '../rules/cards.ts';
import type { Contests } from '../rules/state.ts';
import { litBy } from './ScoreStep.tsx';

const contests: Contests = { popular: 2, soloist: 'fewest', pianist: 'TD', harpist: 'VH' };
const lit = (contest: Parameters<typeof litBy>[0], mark: string, soloist: Contests['soloist'] = 'fewest'): string =>
  fairiesOf(litBy(contest, { ...contests, soloist }, countsOf(mark)))
    .map((kind) => LETTERS[kind])
    .join('');

test('the fairies that make the points light up, and nobody else', () => {
  expect(lit('popular', 'TTVVV')).toBe('VVV');
  expect(lit('popular', 'TT')).toBe('');
  expect(lit('conductor', 'TTTDDVV')).toBe('TTT');
  expect(lit('pianist', 'TTTDVV')).toBe('TD');
  expect(lit('harpist', 'TTVVHHH')).toBe('VVHH');
});

test('each soloist lights what it counts', () => {
  expect(lit('soloist', 'TTTDDV', 'fewest')).toBe('V');
  expect(lit('soloist', 'TTTDDV', 'spread')).toBe('TTTV');
  expect(lit('soloist', 'TTTDDVVH', 'widest')).toBe('DDVV');
  expect(lit('soloist', 'TTTDDV', 'groups')).toBe('TTTDDV');
});
