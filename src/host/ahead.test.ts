import { expect, test } from 'vitest';
import { isEqual } from '../engine/equal.ts';
import type { AnyMove } from '../engine/game.ts';
import { openMatch } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { checks } from '../games/my-little-scythe/checks.ts';
import { game } from '../games/my-little-scythe/rules/index.ts';
import { MOVE } from '../games/my-little-scythe/rules/mat.ts';
import { act, type Move, pick } from '../games/my-little-scythe/rules/move.ts';
import { ahead, guessedFor } from './advisor.ts';
import { strongQuestion } from './bots.ts';
import { SlowThinker } from './rehearsal/browser.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';

const any = (move: Move): AnyMove => move as unknown as AnyMove;

async function alone() {
  const thinker = new SlowThinker();
  const stage = new Stage(undefined, { thinker }, [game]);
  await stage.start([person('Aya'), bot('Ko')], game.facts.id);
  const answer = async (move: AnyMove): Promise<void> => {
    thinker.asked.at(-1)?.answer(move);
    await stage.rest();
  };
  return { stage, thinker, answer };
}

test('a hint goes on through the choices that its move opens, until something is done', async () => {
  const { stage, thinker, answer } = await alone();
  await stage.ask({ kind: 'hint', seat: 0 });
  await answer(any(act(MOVE)));
  expect(stage.answers('hint')).toEqual([]);
  await answer(any(pick(0)));
  const far = thinker.asked.at(-1)?.question.offers.find((move) => (move as unknown as Move).do === 'go');
  await answer(far as AnyMove);
  expect(thinker.asked).toHaveLength(3);
  const [hint] = stage.answers('hint');
  expect(hint).toMatchObject({ move: act(MOVE), onward: [{ move: pick(0) }, { move: far }] });
  // The table itself has not moved on.
  expect(stage.table.offers.some(({ move }) => isEqual(move, any(act(MOVE))))).toBe(true);
  expect(stage.table.logLength).toBe(1);
});

test('a move that is asked for no more meanwhile is thought on no further', async () => {
  const { stage, thinker, answer } = await alone();
  await stage.ask({ kind: 'hint', seat: 0 });
  await answer(any(act(MOVE)));
  await stage.ask({ kind: 'noHint' });
  await answer(any(pick(0)));
  expect(thinker.asked).toHaveLength(2);
  expect(stage.answers('hint')).toEqual(['notNow']);
});

test('what a hint is thought on with is the same for the same eyes, and ends with what anybody learns', async () => {
  let onward = 0;
  let ended = 0;
  for (const fixture of fixturesOf('my-little-scythe').slice(0, 3)) {
    const { record } = openMatch(game, { ...fixture, sitters: [] });
    for (let length = 0; length < Math.min(record.log.length, 60); length += 7) {
      const match = openMatch(game, { ...record, log: record.log.slice(0, length) });
      const [ask, ...others] = game.asks(match.state);
      if (ask?.cover !== 'open' || others.length > 0) continue;
      const { seat } = ask;
      const twin = { ...match, state: checks.twin(match.state, seat, rngFor(3, length)) };
      for (const move of game.moves(match.state, seat)) {
        const [here, there] = [match, twin].map((each) => ahead(guessedFor(each, seat), seat, move));
        expect(here === null).toBe(there === null);
        if (!here || !there) ended++;
        else {
          onward++;
          expect(strongQuestion(here.match, seat)).toEqual(strongQuestion(there.match, seat));
        }
      }
    }
  }
  expect(onward).toBeGreaterThan(20);
  expect(ended).toBeGreaterThan(20);
});
