import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { countsOf, SOLOISTS, type Soloist } from './cards.ts';
import { dealt, staged } from './sample.ts';
import { contestPoints, honoursBySide, result } from './score.ts';
import { sheet } from './sheet.ts';
import { view } from './view.ts';

const soloist = (name: Soloist, orchestra: string) =>
  contestPoints('soloist', staged(dealt(2), { soloist: name }), countsOf(orchestra));
const scored = (stage: Parameters<typeof staged>[1]) => view(staged(dealt(stage.orchestras?.length ?? 2), stage), 0);
const row = (stage: Parameters<typeof staged>[1], name: string) =>
  sheet(scored(stage)).rows.find((each) => each.row === name)?.by;

rule('score.order', 'seven things are scored, from the popular fairy to the honours', () => {
  const rows = ['popular', 'conductor', 'soloist', 'pianist', 'harpist', 'scoreCards', 'honours'];
  expect(sheet(scored({ orchestras: ['TT', 'D'] })).rows.map((each) => each.row)).toEqual(rows);
});

rule('score.every', 'one fairy counts on every card of the table and on every score card', () => {
  const stage = { orchestras: ['TTTDDVVC', 'HHHH'], scoreCards: [['TTTDDVV', 'TTTDDD'], ['HHHH']] } as const;
  expect(row({ ...stage, popular: 'T', pianist: 'TV' }, 'popular')).toEqual([3, 0]);
  expect(row({ ...stage, popular: 'T', pianist: 'TV' }, 'pianist')).toEqual([6, 0]);
  expect(row({ ...stage, popular: 'C' }, 'popular')).toEqual([1, 0]);
  expect(row({ orchestras: ['TTTTDDD', 'H'], scoreCards: [['TTTT', 'TTTDDD'], []] }, 'scoreCards')).toEqual([10, 0]);
});

rule('score.example', 'the orchestra of the rulebook scores 44 with three honours', () => {
  const seen = scored({
    popular: 'V',
    soloist: 'widest',
    pianist: 'TV',
    harpist: 'DH',
    orchestras: ['TTDDVVHHHHHC', 'TTTDDDDVHHHC'],
    scoreCards: [['TTVVHHH', 'TTDDVVV'], []],
  });
  expect(sheet(seen).rows.map(({ by }) => by[0])).toEqual([2, 10, 9, 6, 6, 5, 6]);
});

rule('score.popular', 'one point for each fairy of the popular kind, composers too', () => {
  expect(row({ popular: 'D', orchestras: ['DDDT', 'TTTC'] }, 'popular')).toEqual([3, 0]);
  expect(row({ popular: 'C', orchestras: ['DDDT', 'TTTC'] }, 'popular')).toEqual([0, 1]);
});

rule('score.conductor', 'two points for each fairy of the kind of which there are most, of one kind on a tie', () => {
  expect(row({ orchestras: ['TTTTDDC', 'TTTDDDVVV', 'CCCCC'] }, 'conductor')).toEqual([8, 6, 10]);
});

rule(
  'soloist.fewest',
  'four points for each fairy of the kind of which there are fewest; nobody does not count',
  () => {
    expect(soloist('fewest', 'TTTTDDDVVHH')).toBe(8);
    expect(soloist('fewest', 'TTTTDDDVVHHC')).toBe(4);
    expect(soloist('fewest', 'TTTTTT')).toBe(24);
  },
);

rule('soloist.spread', 'three points for each fairy between the most and the fewest; nobody does not count', () => {
  expect(soloist('spread', 'TTTTTDDDVVHH')).toBe(9);
  expect(soloist('spread', 'TTTTTTDDDDDD')).toBe(0);
  expect(soloist('spread', 'TTTTTTTTTTTC')).toBe(30);
});

rule('soloist.widest', 'three points for each kind in the group of kinds with the same number', () => {
  expect(soloist('widest', 'TTDDVVHHHHHC')).toBe(9);
  expect(soloist('widest', 'TTTDDDVVVHHH')).toBe(12);
});

rule('soloist.groups', 'three points for each group of kinds with the same number', () => {
  expect(soloist('groups', 'TTDDVVHHHHHC')).toBe(9);
  expect(soloist('groups', 'TTTDDDVVVHHH')).toBe(3);
});

test('the worked example of all four soloists: T2 D2 V2 H5 C1', () => {
  expect(SOLOISTS.map((name) => [name, soloist(name, 'TTDDVVHHHHHC')])).toEqual([
    ['fewest', 4],
    ['spread', 12],
    ['widest', 9],
    ['groups', 9],
  ]);
});

rule('score.pianist', 'three points for each complete set of the kinds on the card', () => {
  expect(row({ pianist: 'TV', orchestras: ['TTTVV', 'TTTT'] }, 'pianist')).toEqual([6, 0]);
});

rule('score.harpist', 'three points for each complete set of the kinds on the card', () => {
  expect(row({ harpist: 'DH', orchestras: ['DDDHHHH', 'DHTT'] }, 'harpist')).toEqual([9, 3]);
});

rule('score.cards', 'five points for each score card of which the whole orchestra holds at least what it shows', () => {
  const orchestras = ['TTTTDDDVVC', 'TTTDDCC'];
  const scoreCards = [
    ['TTTT', 'TTTDDD', 'TTTDDVV', 'VVVCC'],
    ['TTTT', 'TTTCC'],
  ];
  expect(row({ orchestras, scoreCards }, 'scoreCards')).toEqual([15, 5]);
});

rule('score.honours', 'all who have most points in a contest take its honour, worth two', () => {
  const seen = scored({ soloist: 'fewest', orchestras: ['TTTDD', 'TTTVVHH', 'TDVH'] });
  expect(
    sheet(seen)
      .rows.slice(1, 5)
      .map(({ by }) => by),
  ).toEqual([
    [6, 6, 2],
    [8, 8, 4],
    [6, 0, 3],
    [0, 6, 3],
  ]);
  expect(honoursBySide(seen)).toEqual([['conductor', 'soloist', 'pianist'], ['conductor', 'soloist', 'harpist'], []]);
  expect(sheet(seen).rows.at(-1)?.by).toEqual([6, 6, 0]);
});

rule('score.zero', 'where nobody has a point all have the most', () => {
  const seen = scored({ pianist: 'TD', orchestras: ['TTTT', 'TTTTVV', 'TTTH'] });
  for (const honours of honoursBySide(seen)) expect(honours).toContain('pianist');
});

rule('score.most', 'most points win, and on a tie all of them', () => {
  const scoreCards = [[], []];
  const tie = staged(dealt(2), { popular: 'C', orchestras: ['TTT', 'VVV'], scoreCards });
  expect(result(tie)).toEqual({ points: [26, 26], winners: [0, 1] });
  const more = staged(dealt(2), { popular: 'V', orchestras: ['TTT', 'VVV'], scoreCards });
  expect(result(more)).toEqual({ points: [26, 29], winners: [1] });
});
