import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { testAid, testFigures } from '../../../tests/figures.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import { callsIn, metAt } from '../rules/calls.ts';
import {
  ALL_TILES,
  byKind,
  type Clue,
  clueOf,
  EXPERTS,
  FOOTPRINTS,
  isComplete,
  KING,
  kindOf,
  POINTS,
  SETS,
} from '../rules/fairies.ts';
import {
  bareField,
  type Cell,
  cellAt,
  type Domino,
  dominoOf,
  EAST,
  halves,
  putClue,
  putFairy,
  putFootprint,
  SOUTH,
} from '../rules/field.ts';
import { costsMet, type Usable } from '../rules/runs.ts';
import { fairyPoints, tracked } from '../rules/sheet.ts';
import type { Field } from '../rules/state.ts';
import { aid as aidEn, aidJa, rulebook } from './index.ts';
import { figures, type Plot, SCENES, type Settled, sumOf } from './scenes.ts';

const EVERY_COST: Usable = byKind(() => ALL_TILES);

const only = ({ plots }: { readonly plots: readonly Plot[] }): Plot => plots[0] as Plot;

/** The cells of a plot with one of these marks. */
const marked = ({ rows }: Plot, marks: RegExp): Cell[] =>
  rows.flatMap((row, south) => [...row].flatMap((mark, east) => (marks.test(mark) ? [cellAt(east, south)] : [])));

const dominoIn = ({ at: [east, south], lies }: Settled): Domino => {
  const first = cellAt(east, south);
  return dominoOf(first, first + (lies === 'across' ? EAST : SOUTH));
};

/** The clues and the footprint of a plot, before any fairy came. */
function laid(plot: Plot): Field {
  const field = bareField();
  plot.rows.forEach((row, south) => {
    [...row].forEach((mark, east) => {
      const clue: Clue = clueOf(mark.toUpperCase());
      if (clue > 0) putClue(field, clue, cellAt(east, south));
      if (mark === '*') putFootprint(field, cellAt(east, south));
    });
  });
  return field;
}

function settled(plot: Plot): Field {
  const field = laid(plot);
  for (const each of plot.fairies) putFairy(field, kindOf(each.name), dominoIn(each));
  return field;
}

const inOrder = (cells: readonly Cell[]): Cell[] => [...cells].sort((one, other) => one - other);
const runsOf = (plot: Plot): Cell[] =>
  inOrder([
    ...new Set(
      plot.fairies.flatMap((each) =>
        metAt(laid(plot), kindOf(each.name), dominoIn(each), EVERY_COST).flatMap(({ run }) => run),
      ),
    ),
  ]);

testAid(aidEn, aidJa);
testFigures(SCENES, { rulebook: rulebook.en, told: figures });

test('clues may go where a figure says so, and nowhere else', () => {
  const plot = only(SCENES.beside);
  const { open } = settled(plot);
  expect(inOrder(open)).toEqual(marked(plot, /\+/));
  for (const cell of marked(plot, /x/)) expect(open).not.toContain(cell);
});

test('the clues that are lit are those that call the fairies there', () => {
  for (const plot of [...SCENES.part.plots, ...SCENES.four.plots, ...SCENES.share.plots]) {
    expect(runsOf(plot)).toEqual(marked(plot, /[a-f]/));
  }
});

test('a run of two calls its Nisse to exactly the four places shown', () => {
  const { plots } = SCENES.four;
  const nisse = kindOf('nisse3');
  const calls = callsIn(laid(only(SCENES.four)), EVERY_COST).filter(({ call }) => call === nisse);
  expect(inOrder(calls.map(({ domino }) => domino))).toEqual(
    inOrder(plots.map(({ fairies: [each] }) => dominoIn(each as Settled))),
  );
});

test('nothing comes to the end of the run where the places are crossed out', () => {
  const plot = only(SCENES.part);
  const crossed = marked(plot, /x/);
  const fairy = kindOf('fairy1');
  for (const { call, domino } of callsIn(laid(plot), EVERY_COST)) {
    if (call === fairy) for (const half of halves(domino)) expect(crossed).not.toContain(half);
  }
});

test('each of the King’s five patterns stands beside a run that meets it, and no other', () => {
  const tiles = SCENES.king.patterns.map(({ run }) => {
    const field = bareField();
    [...run].forEach((letter, east) => {
      putClue(field, clueOf(letter), cellAt(east, 0));
    });
    const met = costsMet(field.grid, cellAt(0, 0), EAST, EVERY_COST);
    const whole = met.filter((each) => each.kind === KING && each.run.length === run.length);
    return whole.map(({ tile }) => tile);
  });
  expect(tiles).toEqual(SCENES.king.patterns.map(({ tile }) => [tile]));
  expect(tiles.flat()).toEqual([0, 1, 2, 3, 4]);
});

test('the footprint’s points are the clues that are lit', () => {
  for (const plot of [only(SCENES.footprint), SCENES.example.plot]) {
    const lit = tracked(settled(plot), FOOTPRINTS.indexOf(plot.footprint ?? ''));
    expect(inOrder(lit)).toEqual(marked(plot, /[a-f]/));
  }
  expect(marked(only(SCENES.footprint), /[a-f]/)).toHaveLength(2);
});

test('two who tie use up two cards, as the rule says in figures', () => {
  const { set, rounds } = SCENES.tie;
  const [first, second] = rounds;
  expect(second.rank).toBe(first.rank + first.seats);
  for (const lang of LANGS) {
    const said = rulebook[lang].flatMap(({ paragraphs }) => paragraphs).find(({ figure }) => figure === 'tie');
    for (const { rank } of [first, second]) {
      expect(plain(said?.text ?? [], String)).toContain(String(EXPERTS[set].points[rank]));
    }
  }
});

rule('end.example', 'the worked example can be played and counts up', () => {
  const { plot, terms } = SCENES.example;
  const field = settled(plot);
  expect(field.clues).toHaveLength(13);
  for (const each of plot.fairies) {
    const kind = kindOf(each.name);
    expect([each.name, metAt(field, kind, dominoIn(each), EVERY_COST).length > 0]).toEqual([each.name, true]);
  }
  const [fairies, experts, footprint] = terms;
  expect([...fairies.points].sort()).toEqual(plot.fairies.map(({ name }) => POINTS[kindOf(name)]).sort());
  expect(sumOf(fairies)).toBe(fairyPoints(field.kinds));
  const complete = SETS.filter((set) => isComplete(field.kinds, set));
  expect([experts.sets, experts.points]).toEqual([complete, complete.map((set) => EXPERTS[set].points[0])]);
  expect(sumOf(footprint)).toBe(tracked(field, FOOTPRINTS.indexOf(plot.footprint)).length);
  for (const lang of LANGS) {
    const said = rulebook[lang].flatMap(({ paragraphs }) => paragraphs).find(({ figure }) => figure === 'example');
    for (const text of [figures[lang].example, plain(said?.text ?? [], String)]) expect(text).toContain('34');
  }
  expect(terms.reduce((sum, term) => sum + sumOf(term), 0)).toBe(34);
});
