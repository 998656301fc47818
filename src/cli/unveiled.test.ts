import { expect, test } from 'vitest';
import type { MoveEntry } from '../engine/log.ts';
import { openMatch } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { unveiled } from '../engine/unveil.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { RULES } from '../games/rules.ts';
import { loadGame } from './games.ts';

const RECORDS = 4;
const STRIDE = 7;

test.each(Object.keys(RULES))('with everything open nothing that any seat knows is left to guess in %s', async (id) => {
  const game = await loadGame(id);
  for (const fixture of fixturesOf(id).slice(0, RECORDS)) {
    const { seats } = fixture.setup;
    const log = fixture.log as readonly MoveEntry[];
    openMatch(game, { ...fixture, log, sitters: [] }, (state, made) => {
      if (made % STRIDE !== 0 || game.asks(state).length === 0) return;
      const view = unveiled(game, state, seats);
      const guess = game.guess(view, made % seats, rngFor(made, 1));
      expect(unveiled(game, guess, seats)).toEqual(view);
      expect(game.sheet(view).totals).toHaveLength(game.sheet(game.view(state, 'onlooker')).totals.length);
    });
  }
});
