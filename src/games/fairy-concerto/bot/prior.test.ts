import { expect, test } from 'vitest';
import { cardOf, countsOf, type Kind, kindOf, type Letter } from '../rules/cards.ts';
import { dealt, staged } from '../rules/sample.ts';
import type { State } from '../rules/state.ts';
import { prior } from './index.ts';

type Stage = Parameters<typeof staged>[1];

const table = (stage: Stage, seats = 2): State => {
  const state = staged(dealt(seats), { orchestras: ['', '', '', ''].slice(0, seats), ...stage });
  return Object.assign(state, {
    dealt: state.dealt.map(() => []),
    round: 1,
    hands: state.hands.map(() => countsOf('TDVHCC')),
  });
};
const kinds = (letters: string): Kind[] => [...letters].map((letter) => kindOf(letter));
const taking = (state: State, letter: Letter, remove?: Letter): number =>
  prior(state, 0, { take: kinds(letter), ...(remove && { remove: kindOf(remove) }) });

test('a set that is made whole speaks for a fairy more than half a one', () => {
  const state = table({ popular: 'C', pianist: 'TD', harpist: 'VH', orchestras: ['DHH', ''] });
  expect(taking(state, 'T')).toBeGreaterThan(taking(state, 'D'));
  expect(taking(state, 'V')).toBeGreaterThan(taking(state, 'H'));
});

test('so does the popular kind, and a kind that a score card lacks, the more the less it lacks', () => {
  const orchestras = ['TTTT', ''];
  const plain = table({ popular: 'C', orchestras });
  expect(taking(table({ popular: 'D', orchestras }), 'D')).toBeGreaterThan(taking(plain, 'D'));
  const [far, near] = [['DDDCC'], ['TTTDDD']].map((cards) => table({ orchestras, scoreCards: [cards, []] }));
  expect(taking(far as State, 'D')).toBeGreaterThan(taking(plain, 'D'));
  expect(taking(near as State, 'D')).toBeGreaterThan(taking(far as State, 'D'));
});

test('a composer is liked the better the later it comes', () => {
  const [early, late] = [0, 3].map((round) => Object.assign(table({}), { round }));
  expect(taking(late as State, 'C')).toBeGreaterThan(taking(early as State, 'C'));
});

test('of two players one removes what the other lacks', () => {
  const state = table({ popular: 'C', pianist: 'TD', harpist: 'VH', orchestras: ['', 'VVV'] });
  expect(taking(state, 'C', 'H')).toBeGreaterThan(taking(state, 'C', 'D'));
});

test('the score card stays that lacks least', () => {
  const state = table({ orchestras: ['TTTDD', ''] });
  const keeping = (mark: string): number => prior(state, 0, { keep: cardOf(mark) });
  expect(keeping('TTTDDD')).toBeGreaterThan(keeping('VVVV'));
  expect(keeping('TTTT')).toBeGreaterThan(keeping('DDDVVV'));
});

test('a position is looked at anew when it has changed', () => {
  const state = table({ popular: 'C', pianist: 'TD', orchestras: ['', ''] });
  const before = taking(state, 'T');
  state.orchestras = ['D', ''].map(countsOf);
  state.draft++;
  expect(taking(state, 'T')).toBeGreaterThan(before);
});
