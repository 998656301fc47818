import { expect, test } from 'vitest';
import { append, type Match, openMatch } from '../../../engine/match.ts';
import { iconsIn, testGuide } from '../../../tests/guide.ts';
import { facts } from '../facts.ts';
import { cardId, cardThing, reputationOf, thingGeisha } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { asks, moves } from '../rules/legal.ts';
import { moveId } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voices } from '../words/index.ts';
import { guide } from './index.ts';

const { setup, seed, script, learner } = guide;

/** The match before each scripted move, and before the free game; every move is judged by the rules on the way. */
const stations: readonly State[] = (() => {
  const { id, edition } = facts;
  const sitters = [0, 1, 2].map((seat) => ({ kind: 'person', name: `${seat}`, emblem: 'crane' }) as const);
  let match: Match = openMatch(game, { game: id, edition, seed, setup, sitters, log: [] });
  return script.map(({ next }) => {
    const before = match.state as unknown as State;
    if (next !== 'free') match = append(match, { seat: next.seat, move: next.move as never });
    return before;
  });
})();
const at = (step: number): State => stations[step] as State;
const stepOf = (verb: string): number =>
  script.findIndex(({ next }) => next !== 'free' && next.seat === learner && next.move.do === verb);
const END = at(script.length - 1);

testGuide(guide, { facts, voices, shortest: 10, seenAt: (step) => view(at(step), learner) });

test('each scripted move is legal for one who is asked then', () => {
  script.forEach(({ next }, step) => {
    if (next === 'free') return;
    expect(asks(at(step)).map(({ seat }) => seat)).toContain(next.seat);
    expect(moves(at(step), next.seat).map(moveId)).toContain(moveId(next.move));
  });
});

test('the first round is still to be won when the script ends, and the learner is asked', () => {
  expect(END).toMatchObject({ stage: 'turn', round: 1, turn: learner });
});

test('every bubble points at something that lies on the table', () => {
  script.forEach(({ bubbles }, step) => {
    const state = at(step);
    for (const { target } of bubbles) {
      if (target?.startsWith('card:')) expect(view(state, learner).hands[learner]?.map(cardThing)).toContain(target);
      else if (target?.startsWith('geisha:')) expect(state.geisha[learner]).toBe(thingGeisha(target));
      else if (target) expect(target).toMatch(/^(?:reserve:0|use:0|guests:[01]|publicity:0|sum:0|act:\w+)$/);
    }
  });
});

test('icons in the line are reputations', () => {
  expect(new Set(iconsIn(guide))).toEqual(new Set(['red', 'blue', 'green']));
});

test('what is told of reputation, reserve and guests is so', () => {
  expect(at(0).geisha[learner]).toBe('yukishiro');
  expect(reputationOf(at(0), learner)).toEqual([3, 3, 2]);
  const opened = at(stepOf('reveal'));
  expect(reputationOf(opened, learner)).toEqual([3, 5, 2]);
  expect(cardId(opened.reserves[learner] ?? 0)).toBe('okappiki-blue');
  expect(at(stepOf('target')).guests[learner]?.map(cardId)).toEqual(['okappiki-blue']);
  expect(END.guests[learner]?.map(cardId)).toEqual(['okappiki-blue', 'hanashika-blue']);
  expect(cardId(END.reserves[learner] ?? 0)).toBe('kenjutsu-blue');
});
