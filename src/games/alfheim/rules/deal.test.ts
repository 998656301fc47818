import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { Rng } from '../../../engine/rng.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS, type Lang } from '../../../words/voice.ts';
import { voices } from '../words/index.ts';
import {
  CLUES,
  type Clue,
  COSTS,
  EXPERTS,
  FOOTPRINTS,
  KINDS,
  KING,
  type KindName,
  kindOf,
  letterOf,
  NAMES,
  POINTS,
  TOMTE,
} from './fairies.ts';
import { cellAt, clueAt } from './field.ts';
import { deal, dealUntilAllDiffer } from './index.ts';
import { asks } from './moves.ts';
import { clues, dealt, playOn, rng } from './sample.ts';
import { ROUNDS } from './state.ts';
import { view } from './view.ts';

const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);
const pairOf = (seat: number, state: ReturnType<typeof dealt>): Clue[] => {
  const field = state.fields[seat];
  return field ? sorted(field.clues.map((cell) => clueAt(field, cell))) : [];
};

rule('aim', 'everybody places the same clue each round in a field of their own', () => {
  const state = dealt(3);
  const shown = state.deck[0];
  expect(state.fields).toHaveLength(3);
  expect(view(state, 'onlooker').shown).toEqual([shown]);
  expect(state.clue).toBe(shown);
});

rule('setup.costs', 'beside every pile but the King’s and the Tomte’s lies one cost', () => {
  const state = dealt();
  for (const kind of KINDS) {
    const turned = kind === KING || kind === TOMTE ? 0 : 1;
    expect(sorted(state.piles[kind] ?? [])).toEqual([0, 1, 2, 3, 4]);
    expect(state.turned[kind]).toHaveLength(turned);
    expect(view(state, 'onlooker').piles[kind]).toBe(5 - turned);
  }
});

rule(
  'setup.pairs',
  'no two fields begin with the same pair, and who shares one draws again, the first included',
  () => {
    for (let seed = 0; seed < 300; seed++) {
      const state = dealt(5, seed);
      const pairs = [0, 1, 2, 3, 4].map((seat) => pairOf(seat, state).join());
      expect(new Set(pairs).size).toBe(5);
      expect(state.common).toHaveLength(18 - 2 * 5);
      for (const { clues: cells } of state.fields) expect(cells).toEqual([cellAt(0, 0), cellAt(1, 0)]);
    }
    const pairs = [clues('AB'), clues('BA'), clues('CC')];
    const common = clues('DEFDEFDEF');
    dealUntilAllDiffer(pairs, common, rng());
    expect(pairs[2]).toEqual(clues('CC'));
    expect(sorted([...pairs.flat(), ...common])).toEqual(sorted(clues('ABBACCDEFDEFDEF')));
    expect(sorted(pairs[0] ?? [])).not.toEqual(sorted(pairs[1] ?? []));
    const firsts = Array.from({ length: 20 }, (_, seed) => {
      const again = [clues('AB'), clues('BA')];
      dealUntilAllDiffer(again, clues('DEFDEFDEF'), new Rng(seed, 5, 6));
      return sorted(again[0] ?? []).join();
    });
    expect(firsts.filter((pair) => pair !== clues('AB').join()).length).toBeGreaterThan(0);
  },
);

rule('setup.footprint', 'everybody has another footprint, and nobody has seen it', () => {
  const state = dealt(5);
  expect(sorted(state.footprints)).toEqual([0, 1, 2, 3, 4, 5]);
  for (const eyes of [0, 3, 'onlooker'] as const) {
    expect(view(state, eyes).footprints).toEqual([null, null, null, null, null]);
  }
});

rule('setup.lead', 'the lead deck has two clues of each kind, eleven are shown, and one leaves unseen', () => {
  const state = dealt(2);
  expect(sorted(state.deck)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  playOn(state, rng());
  expect(view(state, 'onlooker').shown).toEqual(state.deck.slice(0, ROUNDS));
  expect(state.deck).toHaveLength(ROUNDS + 1);
});

rule('house.lead', 'the lead is drawn or picked, stays so, and picking changes no card', () => {
  const drawn = Array.from({ length: 40 }, (_, seed) =>
    deal({ seats: 3, options: {}, first: 'chance' }, new Rng(seed, 0, 0)),
  );
  expect(new Set(drawn.map(({ lead }) => lead))).toEqual(new Set([0, 1, 2]));
  const [one, other] = [dealt(3, 7, 0), dealt(3, 7, 2)];
  expect(other.lead).toBe(2);
  expect(asks(other)).toEqual([{ seat: 2, step: 'place', cover: 'open' }]);
  expect({ ...other, lead: 0, turn: 0 }).toEqual(one);
  expect(playOn(other, rng()).lead).toBe(2);
});

rule('house.clues', 'there are six kinds of clues, and both languages name them', () => {
  expect(CLUES.map(letterOf).join('')).toBe('ABCDEF');
  const seen = view(dealt(), 'onlooker');
  const named = (lang: Lang): string[] =>
    CLUES.map((clue) => plain(voices[lang].explain(`clue:${letterOf(clue)}`, seen as never), String));
  const NAMES_OF = {
    en: ['Milk', 'Porridge', 'Honey', 'Berries', 'Bread', 'Herb tea'],
    ja: ['ミルク', 'おかゆ', 'はちみつ', 'ベリー', 'パン', 'ハーブティー'],
  };
  for (const lang of LANGS) {
    for (const [at, text] of named(lang).entries()) expect(text.startsWith(NAMES_OF[lang][at] ?? '?')).toBe(true);
  }
});

rule(
  'house.costs',
  'every pair of kinds and every triple is wanted once, and the book says how many clues a cost has',
  () => {
    const wanted = (size: number) =>
      COSTS.flatMap((costs, kind) => (kind === KING ? [] : costs.filter((cost) => cost.length === size)));
    for (const [size, count] of [
      [2, 15],
      [3, 20],
      [5, 5],
    ] as const) {
      expect(wanted(size)).toHaveLength(count);
      expect(new Set(wanted(size)).size).toBe(count);
    }
    const sizeOf = (name: KindName): number[] => [...new Set(COSTS[kindOf(name)]?.map(({ length }) => length))];
    expect((['nisse1', 'nisse2', 'nisse3'] as const).map(sizeOf)).toEqual([[2], [2], [2]]);
    expect((['fairy1', 'fairy2', 'fairy3', 'tomte'] as const).map(sizeOf)).toEqual([[3], [3], [3], [3]]);
    expect(sizeOf('queen')).toEqual([5]);
  },
);

rule('house.numbers', 'points are as this edition has them', () => {
  expect(Object.fromEntries(NAMES.map((name, kind) => [name, POINTS[kind]]))).toEqual({
    king: 6,
    queen: 5,
    fairy1: 3,
    fairy2: 3,
    fairy3: 3,
    nisse1: 2,
    nisse2: 2,
    nisse3: 2,
    tomte: 5,
  });
  expect(EXPERTS.map(({ points }) => points.join(' '))).toEqual(['8 6 4 3 2', '7 5 4 3 2', '5 4 3 2 1']);
  expect(FOOTPRINTS).toEqual(['AB', 'BC', 'CD', 'DE', 'EF', 'FA']);
});
