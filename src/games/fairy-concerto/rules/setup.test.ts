import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import {
  countsIn,
  countsOf,
  FAIRIES,
  HARPIST_KINDS,
  HARPISTS,
  PIANIST_KINDS,
  PIANISTS,
  SCORE_MARKS,
  SOLOISTS,
} from './cards.ts';
import { moves } from './moves.ts';
import { dealt } from './sample.ts';
import { sheet } from './sheet.ts';
import { view } from './view.ts';

const sizes = (hands: readonly (readonly number[])[]) => hands.map((hand) => hand.reduce((sum, count) => sum + count));
const many = Array.from({ length: 60 }, (_, seed) => dealt(2, { seed }));

rule('orchestra.fairies', 'there are 56 fairies: twelve of each instrument and eight composers', () => {
  const { bag, hands, popular } = dealt(4);
  const all = [countsIn(bag), countsIn([popular]), ...hands];
  expect(FAIRIES.map((_, kind) => all.reduce((sum, counts) => sum + (counts[kind] ?? 0), 0))).toEqual([
    12, 12, 12, 12, 8,
  ]);
});

rule('setup.score', 'two of the 26 score cards are dealt to each player, and only that player sees them', () => {
  for (const seats of [2, 3, 4]) {
    const state = dealt(seats);
    expect(state.dealt.map((cards) => cards.length)).toEqual(new Array(seats).fill(2));
    expect(new Set([...state.deck, ...state.dealt.flat()]).size).toBe(26);
    expect(view(state, 1).dealt[0]).toBeNull();
    expect(view(state, 1).dealt[1]).toEqual(state.dealt[1]);
    expect(view(state, 'onlooker').dealt).toEqual(new Array(seats).fill(null));
  }
});

rule('setup.contests', 'one soloist, one pianist and one harpist are drawn, each by itself', () => {
  const drawn = (of: (state: (typeof many)[number]) => string) => [...new Set(many.map(of))].sort();
  expect(drawn(({ soloist }) => soloist)).toEqual([...SOLOISTS].sort());
  expect(SOLOISTS).toHaveLength(4);
  expect(drawn(({ pianist }) => pianist)).toEqual([...PIANISTS].sort());
  expect(drawn(({ harpist }) => harpist)).toEqual([...HARPISTS].sort());
  expect(drawn(({ pianist, harpist }) => `${pianist} ${harpist}`)).toHaveLength(9);
});

rule('setup.honours', 'every player may take every honour, so there are as many as players', () => {
  for (const seats of [2, 3, 4]) {
    const honours = sheet({ ...view(dealt(seats), 'onlooker'), step: 'over' }).rows.find(
      ({ row }) => row === 'honours',
    );
    expect(honours?.by).toEqual(new Array(seats).fill(8));
  }
});

rule('setup.popular', 'the popular kind is that of a fairy from the bag, which belongs to no orchestra', () => {
  expect([...new Set(many.map(({ popular }) => popular))].sort()).toEqual([0, 1, 2, 3, 4]);
  const state = dealt(3);
  expect(state.bag.length).toBe(56 - 1 - 3 * 6);
  expect(sizes(state.orchestras)).toEqual([0, 0, 0]);
});

rule('setup.hand', 'each player draws a secret hand of six', () => {
  const state = dealt(4);
  expect(sizes(state.hands)).toEqual([6, 6, 6, 6]);
  expect(view(state, 2).hands.map((hand) => hand !== null)).toEqual([false, false, true, false]);
  expect(view(state, 'onlooker').hands).toEqual([null, null, null, null]);
});

rule(
  'bach.setup',
  'Bach has a face-down score card that nobody sees, and you two, and a hand only as it is drawn',
  () => {
    const state = dealt(1);
    expect(state.orchestras).toHaveLength(2);
    expect(state.faceDown).toHaveLength(1);
    expect(state.dealt.map((cards) => cards.length)).toEqual([2]);
    expect(view(state, 0)).toMatchObject({ faceDown: [null] });
    expect(sizes(state.hands)).toEqual([2]);
    expect(moves(state, 0).length).toBeGreaterThan(1);
  },
);

rule('house.cards', 'the 26 score cards are four sections, six duos, twelve ensembles and four authors', () => {
  const shapes = SCORE_MARKS.map((mark) => {
    const [t, d, v, h, c] = countsOf(mark);
    const instruments = [t, d, v, h].filter((need) => need > 0).sort();
    return [...instruments, ...(c > 0 ? ['C', c] : [])].join('');
  });
  const count = (shape: string) => shapes.filter((other) => other === shape).length;
  expect([count('4'), count('33'), count('223'), count('3C2')]).toEqual([4, 6, 12, 4]);
  expect(new Set(SCORE_MARKS).size).toBe(26);
  expect(SCORE_MARKS).toContain('TTDDVVV');
  expect(SCORE_MARKS).toContain('DDDVVHH');
});

rule('house.duets', 'a pianist and the harpist of the same number share no kind', () => {
  expect(PIANISTS.map((pianist) => PIANIST_KINDS[pianist])).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
  PIANISTS.forEach((pianist, place) => {
    const harpist = HARPISTS[place] ?? 'VH';
    expect([...PIANIST_KINDS[pianist], ...HARPIST_KINDS[harpist]].sort()).toEqual([0, 1, 2, 3]);
  });
});
