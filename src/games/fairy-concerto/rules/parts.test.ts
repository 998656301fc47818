import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { facts } from '../facts.ts';
import {
  COMPOSER,
  countsOf,
  HARPIST_KINDS,
  HARPISTS,
  LETTERS,
  PIANIST_KINDS,
  PIANISTS,
  SCORE_MARKS,
  SOLOISTS,
} from './cards.ts';
import { dealt } from './sample.ts';
import { HONOURS } from './score.ts';
import { view } from './view.ts';

const made = (make: (counts: readonly number[]) => boolean) => SCORE_MARKS.filter((mark) => make(countsOf(mark)));
const sizes = (counts: readonly number[]) => counts.filter((count) => count > 0).sort();

rule('orchestra.players', 'one to four play, for about 20 minutes', () => {
  expect(facts.seats).toEqual({ fewest: 1, most: 4 });
  expect(facts.minutes).toEqual({ shortest: 20, longest: 20 });
});

rule('orchestra.parts', 'there are 26 score cards, 4 soloists, 3 pianists, 3 harpists and 4 kinds of honours', () => {
  expect([SCORE_MARKS, SOLOISTS, PIANISTS, HARPISTS, HONOURS].map(({ length }) => length)).toEqual([26, 4, 3, 3, 4]);
});

rule('orchestra.places', 'all see orchestras, kept score cards, the discard pile and how many are in a hand', () => {
  const state = dealt(3);
  for (const eyes of [0, 1, 'onlooker'] as const) {
    const { orchestras, scoreCards, discard, held, bag, hands } = view(state, eyes);
    expect({ orchestras, scoreCards, discard }).toEqual({
      orchestras: state.orchestras,
      scoreCards: state.scoreCards,
      discard: state.discard,
    });
    expect([held, bag]).toEqual([[6, 6, 6], 56 - 1 - 18]);
    expect(hands.map((hand) => hand !== null)).toEqual([0, 1, 2].map((seat) => seat === eyes));
  }
});

rule('setup.board', 'every player has an orchestra that is still empty, and alone Bach has one as well', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { orchestras } = dealt(seats);
    expect(orchestras).toEqual(new Array(Math.max(seats, 2)).fill([0, 0, 0, 0, 0]));
  }
});

rule('two.setup', 'two players get two score cards and six fairies each', () => {
  const { dealt: cards, hands, deck } = dealt(2);
  expect(cards.map(({ length }) => length)).toEqual([2, 2]);
  expect(hands.map((hand) => hand.reduce((sum, count) => sum + count))).toEqual([6, 6]);
  expect(deck).toHaveLength(22);
});

rule('cards.soloists', 'the soloists pay for the fewest, the difference, the widest group and the groups', () => {
  expect(SOLOISTS).toEqual(['fewest', 'spread', 'widest', 'groups']);
});

rule('cards.pianists', 'the pianists want a trumpeter beside each of the other instruments', () => {
  expect(PIANISTS.map((each) => PIANIST_KINDS[each].map((kind) => LETTERS[kind]).join(''))).toEqual(['TD', 'TV', 'TH']);
});

rule('cards.harpists', 'the harpists want two of the instruments that are no trumpets', () => {
  expect(HARPISTS.map((each) => HARPIST_KINDS[each].map((kind) => LETTERS[kind]).join(''))).toEqual(['VH', 'DH', 'DV']);
});

rule('cards.four', 'four score cards show four of one kind, each instrument once', () => {
  expect(made((counts) => sizes(counts).join() === '4')).toEqual(['TTTT', 'DDDD', 'VVVV', 'HHHH']);
});

rule('cards.duos', 'six score cards show three each of two instruments', () => {
  expect(made((counts) => sizes(counts).join() === '3,3')).toHaveLength(6);
});

rule('cards.trios', 'twelve score cards show three instruments, and each of them is once the one with three', () => {
  const trios = made((counts) => sizes(counts).join() === '2,2,3');
  expect(trios).toHaveLength(12);
  const chosen = new Set(trios.map((mark) => [...new Set(mark)].join('')));
  expect([...chosen].sort()).toEqual(['DVH', 'TDH', 'TDV', 'TVH']);
});

rule('cards.authors', 'four score cards show three of one instrument and two composers', () => {
  const authors = made((counts) => counts[COMPOSER] === 2);
  expect(authors).toEqual(['TTTCC', 'DDDCC', 'VVVCC', 'HHHCC']);
});
