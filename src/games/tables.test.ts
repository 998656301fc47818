import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FACES } from './faces.ts';
import { RULES } from './rules.ts';
import { SHELF } from './shelf.ts';

const GAMES = import.meta.dirname;

const folders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const withFace = folders.filter((folder) => existsSync(join(GAMES, folder, 'face', 'en.ts')));

/** A table names these games, and no others. */
function expectLines(table: string, ids: readonly string[], wanted: readonly string[]): void {
  const without = (all: readonly string[], some: readonly string[]): string[] => all.filter((id) => !some.includes(id));
  expect(without(wanted, ids), `src/games/${table} lacks a line, as the other games have one`).toEqual([]);
  expect(without(ids, wanted), `src/games/${table} has a line of a game that has no folder or no face`).toEqual([]);
  expect(new Set(ids).size, `src/games/${table} has two lines of one game`).toBe(ids.length);
}

test('there are games', () => {
  expect(folders.length).toBeGreaterThan(0);
});

test('every game has its rules in the table of rules, and nothing else has', () => {
  expectLines('rules.ts', Object.keys(RULES), folders);
});

test('every game is held to what is promised of all', () => {
  const lacking = folders.filter((folder) => !existsSync(join(GAMES, folder, 'conformance.test.ts')));
  expect(lacking, "conformance.test.ts lacks: await conformGame('<folder>')").toEqual([]);
});

test('every game with a face has a line in the table of faces, and nothing else has', () => {
  expectLines('faces.ts', Object.keys(FACES), withFace);
});

test('every game with a face stands on the shelf, and nothing else does', () => {
  expectLines(
    'shelf.ts',
    SHELF.map(({ facts }) => facts.id),
    withFace,
  );
});

test('a game has the name of its folder in all three tables', async () => {
  for (const [id, playable] of Object.entries(RULES)) {
    const { facts } = (await playable.rules()).game;
    expect(facts.id, `the facts of src/games/${id} have another id than its folder`).toBe(id);
  }
});

test('the shelf and the rules have the same facts', async () => {
  for (const { facts } of SHELF) {
    const game = (await RULES[facts.id]?.rules())?.game;
    expect(game?.facts === facts, `the rules and the box of ${facts.id} take their facts from one file`).toBe(true);
  }
});

test('a box offers the levels that its bots have, each looking longer than the one below', async () => {
  for (const { facts, levels } of SHELF) {
    const bots = await RULES[facts.id]?.bots();
    expect(levels, `the box of ${facts.id} says how many levels its bots have`).toBe(bots?.levels.length);
    const iterations = bots?.levels.map((level) => level.iterations) ?? [];
    expect(iterations).toEqual([...iterations].sort((one, other) => one - other));
  }
});

test('no two games share the number that deal codes name them by', async () => {
  const games = await Promise.all(Object.values(RULES).map((playable) => playable.rules()));
  for (const { game } of games) {
    const { id, code } = game.facts;
    const same = games.flatMap(({ game: each }) => (each.facts.code === code ? [each.facts.id] : []));
    expect(same, `${same.join(' and ')} have the code ${code}; it has to be of one game alone`).toEqual([id]);
    expect(code >= 0 && code < 32 && Number.isInteger(code), `${id} has the code ${code}`).toBe(true);
  }
});
