import { expect, test } from 'vitest';
import { DAILY_LEVEL } from '../engine/daily.ts';
import type { AnyMove } from '../engine/game.ts';
import { BOT_GENERATION, RULES } from '../games/rules.ts';
import { parLead } from '../host/daybook.ts';
import { answererOf } from './answerers.ts';
import { loadBots } from './games.ts';

const DAY = '2026-11-22';
const DECISIONS = 6;

/** The first moves of that day's pars, of the person's seat and of bots. Pars that were kept are believed as long as these are made. */
const MOVES: Readonly<Record<string, readonly number[]>> = {
  'fairy-light': [1, 8, 0, 8, 458, 865],
  'fairy-concerto': [1, 870, 2, 813, 820, 835],
  alfheim: [433, 399, 464, 399, 367, 463],
  maihoshi: [11, 337, 164, 331, 5, 59],
  'my-little-scythe': [0, 7, 114, 8, 85, 261],
};

test.each(Object.keys(RULES))('%s: bots of one generation play a par alike', async (id) => {
  const { game, levels } = await loadBots(id);
  expect(levels.length, 'no bot is in the middle').toBeGreaterThanOrEqual(DAILY_LEVEL);
  const answer = await answererOf(id);
  const moves: AnyMove[] = [];
  await parLead(game, { day: DAY }, 0, async (question) => {
    const move = moves.length < DECISIONS ? answer(question) : null;
    if (move !== null) moves.push(move);
    return move;
  });
  expect(moves.map(game.moveId), `if that is meant, count BOT_GENERATION (${BOT_GENERATION}) up`).toEqual(MOVES[id]);
});
