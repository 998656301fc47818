import { expect, test } from 'vitest';
import { canonical } from '../../../engine/equal.ts';
import type { ThingId } from '../../../engine/game.ts';
import { Rng, rngFor } from '../../../engine/rng.ts';
import { iconsIn, testGuide } from '../../../tests/guide.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import { facts } from '../facts.ts';
import { callsIn, metAt, tomteInHand, withTomtes } from '../rules/calls.ts';
import {
  cluesOf,
  hasKind,
  KINDS,
  type Kind,
  type KindName,
  kindOf,
  letterOf,
  NAMES,
  POINTS,
  SETS,
} from '../rules/fairies.ts';
import { cellAt, clueAt, dominoOf, EAST, FIRST, halves, SECOND, SOUTH } from '../rules/field.ts';
import { foresee } from '../rules/foresee.ts';
import { COMMON_DECK, cellThing, clueThing, expertThing, fairyThing, LEAD_DECK, REFUSAL } from '../rules/ids.ts';
import { copy, deal } from '../rules/index.ts';
import { asks, DONE, moveId, moves, offers, REFUSE, why } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import { playOn } from '../rules/sample.ts';
import type { Field, Move, State } from '../rules/state.ts';
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

const calledAt = (name: KindName): number => stepOf((move) => 'call' in move && move.call === kindOf(name));
const REFUSED = stepOf((move) => 'say' in move && move.say === 'refuse');

testGuide(guide, { facts, voices, shortest: 10, seenAt: (step) => view(at(step), learner) });

test('the script fits the game, and each of its moves is legal for the one whose moment it is', () => {
  script.forEach(({ next }, step) => {
    if (next === 'free') return;
    expect(asks(at(step)).map(({ seat }) => seat)).toEqual([next.seat]);
    expect(moves(at(step), next.seat).map(moveId)).toContain(moveId(next.move));
  });
});

test('most rounds are still to be played when the script ends, the learner’s turn first', () => {
  expect(at(free)).toMatchObject({ step: 'place', round: 4, turn: learner });
});

test('nothing interrupts the partner', () => {
  for (const { bubbles, next } of script) if (next !== 'free' && next.seat !== learner) expect(bubbles).toEqual([]);
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
    REFUSAL,
    clueThing(clue),
    ...KINDS.map(fairyThing),
    ...SETS.map(expertThing),
    ...round.map((cell) => cellThing(learner, cell)),
  ];
}

test('every bubble points at something that lies on the table', () => {
  script.forEach(({ bubbles }, step) => {
    for (const { target } of bubbles) if (target) expect(onTable(at(step))).toContain(target);
  });
});

test('whatever a bubble speaks of lies on the table', () => {
  script.forEach(({ bubbles }, step) => {
    for (const { about = [] } of bubbles) for (const spokenOf of about) expect(onTable(at(step))).toContain(spokenOf);
  });
});

test('the learner’s bubble before a move points at where it goes', () => {
  script.forEach(({ bubbles, next }) => {
    if (next === 'free' || next.seat !== learner || 'say' in next.move) return;
    const last = bubbles.at(-1)?.target ?? '';
    if ('call' in next.move) expect(last).toMatch(/^cell:0\//);
    else if ('place' in next.move) expect(last).toBe(cellThing(learner, next.move.place));
  });
});

test('to refuse, what is to be pressed is pointed at', () => {
  expect(script[REFUSED]?.bubbles.at(-1)?.target).toBe(REFUSAL);
});

test('icons in the line are clues', () => {
  const icons = iconsIn(guide);
  expect(icons.length).toBeGreaterThan(10);
  for (const icon of icons) expect(cluesOf('ABCDEF').map(letterOf)).toContain(icon);
});

test('the learner places, refuses and calls a Nisse, a Fairy and another Nisse', () => {
  const kinds = script.flatMap(({ next }) =>
    next === 'free' || next.seat !== learner ? [] : 'say' in next.move ? next.move.say : Object.keys(next.move)[0],
  );
  expect([...new Set(kinds)].sort()).toEqual(['call', 'place', 'refuse']);
  const field = fieldAt(free);
  expect(NAMES.filter((_, kind) => hasKind(field.kinds, kind as Kind))).toEqual(['fairy3', 'nisse1', 'nisse3']);
});

const costOfCalled = (name: KindName): string => {
  const step = calledAt(name);
  const move = moveOf(step);
  const { usable } = at(step);
  const field = fieldAt(step);
  const domino = 'domino' in move ? move.domino : 0;
  const [met] = metAt(field, kindOf(name), domino, withTomtes(usable, tomteInHand(field)));
  return (met?.run ?? [])
    .map((cell) => letterOf(clueAt(field, cell)))
    .sort()
    .join('');
};

test('the deal is the one that is told of', () => {
  const [state] = stations as [State];
  const field = state.fields[learner] as Field;
  expect(field.clues.map((cell) => letterOf(clueAt(field, cell)))).toEqual(['C', 'C']);
  expect(state.deck.slice(0, 3).map(letterOf).join('')).toBe('FCA');
  const told = { nisse3: 'CF', fairy3: 'BCF', nisse1: 'AB' } as const;
  for (const name of NAMES) {
    if (name in told) expect([name, costOfCalled(name)]).toEqual([name, told[name as keyof typeof told]]);
  }
  expect(POINTS[kindOf('nisse3')]).toBe(2);
});

test('the first run calls its Nisse in four ways, and nobody else is there to be called after any call', () => {
  const called = calledAt('nisse3');
  const calls = callsIn(fieldAt(called), at(called).usable);
  expect(calls.map(({ call }) => call)).toEqual(new Array(4).fill(kindOf('nisse3')));
  script.forEach(({ next }, step) => {
    if (next !== 'free' && next.seat === learner && canonical(next.move) === canonical(DONE)) {
      expect(moves(at(step), learner)).toEqual([DONE]);
    }
  });
});

test('the place that is pointed at belongs to one way of lying alone', () => {
  script.forEach(({ bubbles, next }, step) => {
    if (next === 'free' || next.seat !== learner || !('call' in next.move)) return;
    const pointed = bubbles.at(-1)?.target;
    const ways = moves(at(step), learner).filter(
      (move) => 'call' in move && halves(move.domino).some((cell) => cellThing(learner, cell) === pointed),
    );
    expect(ways.map(moveId)).toEqual([moveId(next.move)]);
  });
});

test('the second honey completes nothing, wherever it goes; the porridge on top of the common deck calls a Fairy', () => {
  const seen = view(at(REFUSED), learner);
  for (const move of moves(at(REFUSED), learner)) {
    expect(foresee(seen, learner, move).map(({ rule }) => rule)).not.toContain('call.cost');
  }
  expect([at(REFUSED), at(REFUSED + 1)].map(({ clue }) => letterOf(clue))).toEqual(['C', 'B']);
});

test('the lesson stays whole whatever is tapped: every offered move can be looked at, and the one that is asked for is among them', () => {
  script.forEach(({ next }, step) => {
    if (next === 'free' || next.seat !== learner) return;
    const state = at(step);
    const seen = view(state, learner);
    const offered = offers(seen, learner);
    expect(offered.map(moveId)).toContain(moveId(next.move));
    for (const move of offered) {
      const refusal = why(view(state, learner), learner, move);
      for (const lang of LANGS) {
        const voice = voices[lang];
        const said = [
          voice.sayMove(move as never, seen as never),
          ...foresee(seen, learner, move).map((reason) => voice.sayReason(reason as never)),
          ...(refusal ? [voice.sayReason(refusal as never)] : []),
        ];
        for (const phrase of said) expect(plain(phrase, String)).not.toMatch(/^$|undefined|null|NaN/);
      }
      // If it were made after all, a whole game would be left.
      const other = copy(state);
      if (refusal) continue;
      play(other, learner, move);
      expect(playOn(other, new Rng(step, 2, 3)).step).toBe('over');
    }
    expect(state).toEqual(at(step));
  });
});

test('a tap anywhere else is answered by a reason at every step', () => {
  script.forEach(({ next }, step) => {
    if (next === 'free' || next.seat !== learner) return;
    const seen = view(at(step), learner);
    const legal = new Set(moves(at(step), learner).map(moveId));
    const wishes: Move[] = [
      REFUSE,
      DONE,
      ...[cellAt(0, 0), cellAt(9, 9)].flatMap((cell) => [{ place: cell }, { footprint: cell }]),
      ...KINDS.map((kind) => ({ call: kind, domino: dominoOf(FIRST, SECOND) })),
    ];
    for (const wish of wishes.filter((each) => !legal.has(moveId(each)))) {
      const reason = why(seen, learner, wish);
      expect([step, wish, reason === null]).toEqual([step, wish, false]);
      for (const lang of LANGS) {
        if (reason) expect(plain(voices[lang].sayReason(reason as never), String)).not.toBe('');
      }
    }
  });
});
