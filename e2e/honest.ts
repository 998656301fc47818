import type { Page } from 'playwright/test';
import { loadGame } from '../src/cli/games.ts';
import { readMatches } from '../src/cli/scenes.ts';
import { canonical } from '../src/engine/equal.ts';
import { personSeats } from '../src/engine/floor.ts';
import type { AnyGame } from '../src/engine/game.ts';
import { openMatch } from '../src/engine/match.ts';
import type { TableNews } from '../src/protocol/shown.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { expect } from './test.ts';
import { tablesOn, type Wire } from './wire.ts';

/** Whatever went to the page of its one match was the view of the eyes that looked, and never the seed. */
export async function expectHonest(page: Page, wire: Wire): Promise<void> {
  const save = await onlyMatch(page);
  expect(wire.texts.filter((text) => text.includes(String(save.seed)))).toEqual([]);
  await expectOwnViews(page, wire);
}

/** The same but for the seed, which is a short number in recorded games; before: moves made before it listened. */
export async function expectOwnViews(page: Page, wire: Wire, before = 0): Promise<void> {
  const save = await onlyMatch(page);
  const game = await loadGame(save.game);
  const tables = tablesOn(wire);
  expect(tables.length).toBeGreaterThan((save.log.length - before) / 2);
  for (const table of tables) {
    expect(table.eyes).toBe(eyesOf(table));
    const now = table.frames.at(-1)?.moveCount ?? 0;
    for (const { moveCount, view } of table.frames) {
      // What a seat is told later is told over the table that the open table has come to meanwhile.
      const own = (moves: number): boolean =>
        canonical(view) === canonical(game.view(stateAt(game, save, moves), table.eyes));
      let moves = moveCount;
      while (!own(moves) && moves < now) moves++;
      expect(own(moves), `a frame after ${moveCount} moves`).toBe(true);
    }
  }
}

async function onlyMatch(page: Page): Promise<SavedMatch> {
  const [save] = await readMatches(page);
  if (!save) throw new Error('no match was saved');
  return save;
}

function eyesOf({ floor, sitters }: TableNews): TableNews['eyes'] {
  if (floor.kind === 'private' || floor.kind === 'learnt') return floor.seat;
  const persons = personSeats(sitters);
  return persons.length === 1 && persons[0] !== undefined ? persons[0] : 'onlooker';
}

const stateAt = (game: AnyGame, save: SavedMatch, moves: number) =>
  openMatch(game, { ...save, log: save.log.slice(0, moves) }).state;
