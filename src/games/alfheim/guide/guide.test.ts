import { expect, test } from 'vitest';
import type { AnyView } from '../../../engine/game.ts';
import type { ThingId } from '../../../engine/ids.ts';
import { rngFor } from '../../../engine/rng.ts';
import { setupFault } from '../../../engine/setup.ts';
import { LANGS } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { facts } from '../facts.ts';
import { callsIn, metAt } from '../rules/calls.ts';
import { cluesOf, letterOf } from '../rules/clues.ts';
import { copy, deal } from '../rules/deal.ts';
import { COSTS, costOf, KINDS, type Kind, kindOf, POINTS, SETS, tilesIn } from '../rules/fairies.ts';
import { clueAt } from '../rules/field.ts';
import { foresee } from '../rules/foresee.ts';
import { cellAt, EAST, halves, SOUTH } from '../rules/grid.ts';
import { asks, moveId, moves } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import type { Field, Move, State } from '../rules/state.ts';
import { COMMON_DECK, cellThing, clueThing, expertThing, fairyThing, LEAD_DECK, trackThing } from '../rules/things.ts';
import { view } from '../rules/view.ts';
import { voices } from '../words/index.ts';
import { guide } from './index.ts';

const { setup, seed, script, learner } = guide;

/** The match before each scripted move, and before the free game. */
const stations: readonly State[] = (() => {
  const state = deal(setup, rngFor(seed, 0));
  return script.map(({ next }) => {
    const before = copy(state);
    if (next !== 'free') play(state, next.seat, next.move);
    return before;
  });
})();
const moveOf = (step: number): Move => {
  const next = script[step]?.next ?? 'free';
  if (next === 'free') throw new Error('nothing is scripted there');
  return next.move;
};
const stepOf = (is: (move: Move) => boolean): number =>
  script.findIndex(({ next }) => next !== 'free' && next.seat === learner && is(next.move));
const at = (step: number): State => stations[step] as State;
const fieldAt = (step: number): Field => at(step).fields[learner] as Field;
const free = script.length - 1;

const NISSE = kindOf('nisse3');
const FAIRY = kindOf('fairy3');
const NISSE_CALLED = stepOf((move) => 'call' in move && move.call === NISSE);
const FAIRY_CALLED = stepOf((move) => 'call' in move && move.call === FAIRY);
const REFUSED = stepOf((move) => 'say' in move && move.say === 'refuse');

test('the script fits the game, and each of its moves is legal for the one whose moment it is', () => {
  expect(setupFault(facts, setup)).toBeNull();
  script.forEach(({ next }, step) => {
    if (next === 'free') return;
    expect(asks(at(step)).map(({ seat }) => seat)).toEqual([next.seat]);
    expect(moves(at(step), next.seat).map(moveId)).toContain(moveId(next.move));
  });
});

test('everybody at the table has a chair and a name', () => {
  const seats = [learner, ...Object.keys(guide.partners).map(Number), ...Object.keys(guide.company).map(Number)];
  expect(seats.sort()).toEqual(Array.from({ length: setup.seats }, (_, seat) => seat));
});

test('only the last step is free, and most of the game is still to be played then', () => {
  expect(script.flatMap(({ next }, step) => (next === 'free' ? [step] : []))).toEqual([free]);
  expect(at(free)).toMatchObject({ step: 'place', round: 3, turn: 1 });
});

test('whoever learns is told something before every move, and nothing interrupts the partner', () => {
  for (const { bubbles, next } of script) {
    expect(bubbles.length > 0).toBe(next === 'free' || next.seat === learner);
  }
});

/** What the table has to point at, for the one who learns. */
function onTable({ fields, clue }: State): ThingId[] {
  const { open, clues } = fields[learner] as Field;
  const round = [...open, ...clues].flatMap((cell) =>
    [-EAST, 0, EAST].flatMap((east) => [-SOUTH, 0, SOUTH].map((south) => cell + east + south)),
  );
  return [
    LEAD_DECK,
    COMMON_DECK,
    trackThing(learner),
    clueThing(clue),
    ...KINDS.map(fairyThing),
    ...SETS.map(expertThing),
    ...round.map((cell) => cellThing(learner, cell)),
  ];
}

test('every bubble points at something that lies on the table, and says it in both languages', () => {
  script.forEach(({ bubbles }, step) => {
    const seen = view(at(step), learner);
    for (const { target: thing, said } of bubbles) {
      for (const lang of LANGS) {
        expect(plain(said[lang], String).length).toBeGreaterThan(10);
        if (thing) expect(plain(voices[lang].explain(thing, seen as unknown as AnyView), String)).not.toBe('');
      }
      if (thing) expect(onTable(at(step))).toContain(thing);
    }
  });
});

test('whatever a bubble speaks of lies on the table, and what is to be tapped is offered then', () => {
  let taps = 0;
  script.forEach(({ bubbles, next }, step) => {
    for (const { target: thing, tap, about = [] } of bubbles) {
      for (const spokenOf of about) expect(onTable(at(step))).toContain(spokenOf);
      if (!tap || next === 'free') continue;
      taps++;
      expect('call' in next.move && fairyThing(next.move.call)).toBe(thing);
    }
  });
  expect(taps).toBe(2);
});

test('the learner’s bubble before a move points at where it goes', () => {
  script.forEach(({ bubbles, next }) => {
    if (next === 'free' || next.seat !== learner || 'say' in next.move) return;
    const last = bubbles.at(-1)?.target ?? '';
    if ('place' in next.move) expect(last).toBe(cellThing(learner, next.move.place));
    else expect(last).toMatch(/^cell:0\//);
  });
});

test('icons in the line are clues', () => {
  const icons = script.flatMap(({ bubbles }) =>
    bubbles.flatMap(({ said }) =>
      LANGS.flatMap((lang) =>
        said[lang].flatMap((part) => (typeof part === 'object' && 'icon' in part ? [part.icon] : [])),
      ),
    ),
  );
  expect(icons.length).toBeGreaterThan(20);
  for (const icon of icons) expect(cluesOf('ABCDEF').map(letterOf)).toContain(icon);
});

test('the deal is the one that is told of', () => {
  const [state] = stations as [State];
  const field = state.fields[learner] as Field;
  expect(field.clues.map((cell) => letterOf(clueAt(field, cell)))).toEqual(['F', 'E']);
  expect(state.deck.slice(0, 3).map(letterOf)).toEqual(['B', 'D', 'E']);
  const lying = (kind: Kind) => tilesIn(state.lying[kind]).map((tile) => costOf(kind, tile));
  expect([lying(NISSE), lying(FAIRY)]).toEqual([['BE'], ['ADE']]);
  expect([POINTS[NISSE], POINTS[FAIRY]]).toEqual([2, 3]);
  const tomte = kindOf('tomte');
  expect([POINTS[tomte], POINTS[0], COSTS[0].includes('xxx')]).toEqual([5, 6, true]);
});

test('the first run calls its Nisse in four ways, and nobody else is there to be called after it', () => {
  const calls = callsIn(fieldAt(NISSE_CALLED), at(NISSE_CALLED).usable);
  expect(calls.map(({ call }) => call)).toEqual([NISSE, NISSE, NISSE, NISSE]);
  expect(moves(at(NISSE_CALLED + 1), learner)).toEqual([moveOf(NISSE_CALLED + 1)]);
});

test('the place that is pointed at belongs to one way of lying alone', () => {
  for (const step of [NISSE_CALLED, FAIRY_CALLED]) {
    const pointed = script[step]?.bubbles.at(-1)?.target;
    const ways = callsIn(fieldAt(step), at(step).usable).filter(({ domino }) =>
      halves(domino).some((cell) => cellThing(learner, cell) === pointed),
    );
    expect(ways.map(moveId)).toEqual([moveId(moveOf(step))]);
  }
});

test('berries leave Fairy 3 one milk short', () => {
  const step = stepOf((move) => 'place' in move && move.place === cellAt(2, 0));
  const reasons = foresee(view(at(step), learner), learner, moveOf(step));
  const lacks = reasons.flatMap((reason) => (reason.is === 'nears' && reason.kind === FAIRY ? [reason.clues] : []));
  expect(lacks).toEqual([cluesOf('A')]);
});

test('the second bread completes nothing, wherever it goes; the milk on top of the common deck calls Fairy 3', () => {
  const seen = view(at(REFUSED), learner);
  for (const move of moves(at(REFUSED), learner)) {
    expect(foresee(seen, learner, move).map(({ rule }) => rule)).not.toContain('call.cost');
  }
  expect(letterOf(at(REFUSED + 1).clue)).toBe('A');
  const call = moveOf(FAIRY_CALLED);
  const domino = 'domino' in call ? call.domino : 0;
  const [met] = metAt(fieldAt(FAIRY_CALLED), FAIRY, domino, at(FAIRY_CALLED).usable);
  const run = (met?.run ?? []).map((cell) => letterOf(clueAt(fieldAt(FAIRY_CALLED), cell)));
  expect(run.sort()).toEqual(['A', 'D', 'E']);
});
