import { expect, test } from 'vitest';
import type { AnyMove } from '../../../engine/game.ts';
import { append, type Match, openMatch } from '../../../engine/match.ts';
import { testGuide } from '../../../tests/guide.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import { facts } from '../facts.ts';
import { EMPTY, kindThing, MOON, SUN } from '../rules/cards.ts';
import { CELLS, type Cell, cellAt, START, thingCell } from '../rules/grid.ts';
import { game } from '../rules/index.ts';
import { moveId } from '../rules/moves.ts';
import { balance, heartOf } from '../rules/sheet.ts';
import type { Move, State, View } from '../rules/state.ts';
import { voices } from '../words/index.ts';
import { guide } from './index.ts';

const sitters = [
  { kind: 'person', name: 'Aya', emblem: 'crane' },
  { kind: 'bot', level: 1, name: 'Kuro', emblem: 'pine' },
] as const;

/** The guided match after so many moves; every one is judged by the rules on the way. */
function played(count: number): Match {
  const { setup, seed, script } = guide;
  const record = { game: facts.id, edition: facts.edition, seed, setup, sitters, log: [] };
  return script.slice(0, count).reduce<Match>(
    (match, { next }) => {
      if (next === 'free') return match;
      return append(match, { seat: next.seat, move: next.move as unknown as AnyMove });
    },
    openMatch(game, record),
  );
}

const stateAt = (count: number): State => played(count).state as unknown as State;
const heartAt = (count: number, cell: Cell): number | null => heartOf(balance(stateAt(count).grid, cell));

testGuide(guide, {
  facts,
  voices,
  shortest: 10,
  seenAt: (step) => game.view(played(step).state, 'onlooker'),
});

test('the script fits the game, and each of its moves is legal in its turn', () => {
  expect(played(guide.script.length).happened).toHaveLength(guide.script.length - 1);
});

test('a game is still to be played when the script ends', () => {
  expect(stateAt(guide.script.length).open.flat()).toHaveLength(6);
  expect(game.asks(played(guide.script.length).state)[0]?.seat).toBe(SUN);
});

test('every bubble points at something that lies on the table', () => {
  guide.script.forEach(({ bubbles }, step) => {
    const view = game.view(played(step).state, 'onlooker') as unknown as View;
    for (const { target } of bubbles) {
      if (target?.startsWith('card:')) expect(openThings(view)).toContain(target);
      else if (target?.startsWith('cell:')) expect(thingCell(target)).not.toBeNull();
    }
  });
});

const openThings = ({ open }: View): string[] => open.flatMap((cards) => (cards ?? []).map(kindThing));

test('what is told of hearts is so', () => {
  const [cat, answer] = [cellAt(2, 0), cellAt(2, -1)];
  expect([5, 6].map((count) => heartAt(count, START))).toEqual([SUN, null]);
  expect([7, 8, 9].map((count) => heartAt(count, cat))).toEqual([SUN, null, SUN]);
  expect(heartAt(9, START)).toBe(SUN);
  expect([10, 11].map((count) => heartAt(count, answer))).toEqual([MOON, null]);
});

test('the forest becomes five wide by the move after which that is told', () => {
  const wide = (count: number): number => {
    const columns = stateAt(count).grid.flatMap((kind, cell) => (kind === EMPTY ? [] : [cell % 9]));
    return Math.max(...columns) - Math.min(...columns) + 1;
  };
  expect([8, 9].map(wide)).toEqual([4, 5]);
});

/** What the shell refuses with a hint while a guide leads: everything but the move that is asked for. */
const strays = (count: number, meant: Move): Move[] => {
  const { state } = played(count);
  return (game.moves(state, guide.learner) as unknown as Move[]).filter((move) => moveId(move) !== moveId(meant));
};

test('whatever else is offered at a step is another move that can be told from the one asked for, and leads nowhere wrong', () => {
  let tried = 0;
  guide.script.forEach(({ next }, step) => {
    if (next === 'free' || next.seat !== guide.learner) return;
    const { state } = played(step);
    const view = game.view(state, guide.learner);
    const offered = game.moves(state, guide.learner) as unknown as Move[];
    expect(offered.filter((move) => moveId(move) === moveId(next.move))).toHaveLength(1);
    for (const lang of LANGS) {
      const said = (move: Move): string => plain(voices[lang].sayMove(move as unknown as AnyMove, view), String);
      expect(strays(step, next.move).map(said)).not.toContain(said(next.move));
    }
    for (const move of strays(step, next.move)) {
      tried++;
      // It may be looked at: what it would change is said, and the lesson's own move is there as before.
      for (const lang of LANGS)
        for (const reason of game.foresee(view, guide.learner, move as unknown as AnyMove))
          expect(plain(voices[lang].sayReason(reason), String)).not.toBe('');
      // Should it be made all the same, in a match that was taken out of the lesson, the game goes on.
      const match = append(played(step), { seat: guide.learner, move: move as unknown as AnyMove });
      expect(game.asks(match.state)).not.toEqual([]);
    }
    // Taps on places where nothing may go are answered with a reason.
    for (let place = 0; place < CELLS; place++) {
      if (!('place' in next.move)) continue;
      const wish = { place, card: next.move.card };
      const isOffered = offered.some((move) => moveId(move) === moveId(wish));
      expect(game.why(view, guide.learner, wish as unknown as AnyMove) === null).toBe(isOffered);
    }
  });
  expect(tried).toBeGreaterThan(30);
});
