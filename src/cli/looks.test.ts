import { expect, test } from 'vitest';
import type { AnyGame } from '../engine/game.ts';
import { openMatch } from '../engine/match.ts';
import { loadGame } from './games.ts';
import { looks } from './looks.ts';

const tables = looks().filter(({ screen }) => screen.game !== null);

test.each(tables.map((look) => [look.name, look] as const))(
  '%s shows the first seat with a choice to make',
  async (_, look) => {
    const save = look.screen.matches?.[0]?.save;
    if (!save) throw new Error('no match is laid for it');
    const game: AnyGame = await loadGame(save.game);
    const { state } = openMatch(game, save);
    expect(game.asks(state).map(({ seat }) => seat)).toContain(0);
    expect(game.moves(state, 0).length).toBeGreaterThan(1);
  },
);
