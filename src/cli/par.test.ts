import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAILY_LEVEL } from '../engine/daily.ts';
import type { AnyMove } from '../engine/game.ts';
import { BOT_GENERATION, RULES } from '../games/rules.ts';
import { parLead } from '../host/daybook.ts';
import { loadBots } from './games.ts';
import { answererOf } from './hintsGiven.ts';

const DAY = '2026-11-22';
const DECISIONS = 6;

/** The first moves of that day's par, of the person's seat and of bots. Pars that were kept are believed as long as these are made. */
const movesIn = (id: string): string => join('src', 'games', id, 'bot', 'par.json');
const hasBots = (id: string): boolean => existsSync(join('src', 'games', id, 'bot'));

test.each(Object.keys(RULES).filter(hasBots))('%s: bots of one generation play a par alike', async (id) => {
  const { game, levels } = await loadBots(id);
  expect(levels.length, 'no bot is in the middle').toBeGreaterThanOrEqual(DAILY_LEVEL);
  const answer = await answererOf(id);
  const moves: AnyMove[] = [];
  await parLead(game, { day: DAY }, 0, async (question) => {
    const move = moves.length < DECISIONS ? answer(question) : null;
    if (move !== null) moves.push(move);
    return move;
  });
  expect(moves.map(game.moveId), `if that is meant, count BOT_GENERATION (${BOT_GENERATION}) up`).toEqual(
    JSON.parse(readFileSync(movesIn(id), 'utf8')),
  );
});
