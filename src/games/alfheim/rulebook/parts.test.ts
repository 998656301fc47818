import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS, type Lang } from '../../../words/voice.ts';
import { facts } from '../facts.ts';
import {
  CLUES,
  COMMON_CLUES,
  COSTS,
  EXPERTS,
  FOOTPRINTS,
  KINDS,
  type KindName,
  kindOf,
  LEAD_CLUES,
  SETS,
  TILES,
} from '../rules/fairies.ts';
import type { Rule } from '../rules/ids.ts';
import { DONE, REFUSE } from '../rules/moves.ts';
import { clues, dealt, playAll, playOn, rng } from '../rules/sample.ts';
import { FOOTPRINT_ROUND, ROUNDS } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { Names } from '../words/names.ts';
import { rulebook } from './index.ts';

const NAMES = { en: new Names('en'), ja: new Names('ja') };

/** The paragraph of a rule, which says all of this. */
function says(rule: Rule, ...figures: readonly (string | number)[]): void {
  for (const lang of LANGS)
    expect(textOf(rule, lang)).toSatisfy((text: string) => figures.every((each) => text.includes(String(each))));
}
const textOf = (rule: Rule, lang: Lang): string =>
  plain(rulebook[lang].flatMap(({ paragraphs }) => paragraphs).find((each) => each.rule === rule)?.text ?? [], String);

rule('game.players', 'two to five play for about half an hour, and the book says so', () => {
  expect([facts.seats, facts.minutes]).toEqual([
    { fewest: 2, most: 5 },
    { shortest: 30, longest: 30 },
  ]);
  says('game.players', 30);
});

rule('parts.clues', 'twelve clues in each of five colours and eighteen in common', () => {
  expect([LEAD_CLUES.length * facts.seats.most, COMMON_CLUES.length]).toEqual([60, 18]);
  for (const clue of CLUES) {
    expect(LEAD_CLUES.filter((each) => each === clue)).toHaveLength(2);
    expect(COMMON_CLUES.filter((each) => each === clue)).toHaveLength(3);
  }
  says('parts.clues', 60, 18);
});

rule('parts.fairies', 'nine kinds with five tiles each, all of another cost', () => {
  expect(KINDS.length * TILES).toBe(45);
  for (const costs of COSTS) expect(new Set(costs).size).toBe(TILES);
  says('parts.fairies', 45);
});

rule('parts.footprints', 'six footprints with two kinds each', () => {
  expect(FOOTPRINTS).toHaveLength(6);
  for (const kinds of FOOTPRINTS) expect(new Set(kinds).size).toBe(2);
});

rule('parts.experts', 'three sets of five expert cards', () => {
  expect(SETS.map((set) => EXPERTS[set].points.length)).toEqual([5, 5, 5]);
  says('parts.experts', 15, 'TIED');
});

rule('setup.colours', 'everybody has two of every kind, and so never runs out of the kind that is shown', () => {
  expect(LEAD_CLUES).toHaveLength(12);
  const state = playOn(dealt(5), rng());
  for (const clue of CLUES) expect(state.deck.slice(0, ROUNDS).filter((each) => each === clue).length).toBeLessThan(3);
});

rule('round.phases', 'costs and footprints come in round 7 alone, then the clue, then the fairies', () => {
  const state = dealt(2);
  const steps = new Map<number, Set<string>>();
  while (state.step !== 'over') {
    steps.set(state.round, (steps.get(state.round) ?? new Set()).add(state.step));
    const [open] = state.fields[state.turn]?.open ?? [];
    if (open === undefined) break;
    playAll(state, state.step === 'call' ? DONE : state.step === 'place' ? { place: open } : { footprint: open });
  }
  for (const [round, met] of steps) {
    expect([...met]).toEqual(round === FOOTPRINT_ROUND ? ['footprint', 'place', 'call'] : ['place', 'call']);
  }
  expect(steps.size).toBe(ROUNDS);
});

rule('house.memory', 'which clues lie below the common deck by refusal, and in which order, is seen by all', () => {
  const state = dealt(2);
  state.common = clues('CDEF');
  state.clue = clues('A')[0] ?? 0;
  playAll(state, REFUSE);
  for (const eyes of [0, 1, 'onlooker'] as const) expect(view(state, eyes).common.buried).toEqual(clues('A'));
});

/** All costs of these kinds stand in the paragraph, kind by kind. */
function lists(rule: Rule, ...kinds: readonly KindName[]): void {
  for (const lang of LANGS) {
    const text = textOf(rule, lang);
    const costs = kinds.map(kindOf).flatMap((kind) => COSTS[kind].map((_, tile) => NAMES[lang].costText(kind, tile)));
    expect(costs).toHaveLength(kinds.length * TILES);
    let from = 0;
    for (const cost of costs) {
      from = text.indexOf(cost, from);
      expect([cost, from >= 0]).toEqual([cost, true]);
      from += cost.length;
    }
  }
}

rule('costs.nisse', 'all fifteen costs of the Nisse are listed', () =>
  lists('costs.nisse', 'nisse1', 'nisse2', 'nisse3'),
);
rule('costs.fairies', 'all fifteen costs of the Fairies are listed', () =>
  lists('costs.fairies', 'fairy1', 'fairy2', 'fairy3'),
);
rule('costs.queen', 'all five costs of the Queen are listed', () => lists('costs.queen', 'queen'));
rule('costs.tomte', 'all five costs of the Tomte are listed', () => lists('costs.tomte', 'tomte'));
