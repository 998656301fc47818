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

test('there are games', () => {
  expect(folders.length).toBeGreaterThan(0);
});

test('every game has its rules in the table of rules, and nothing else has', () => {
  expect(Object.keys(RULES).sort()).toEqual(folders);
});

test('every game is held to what is promised of all', () => {
  for (const folder of folders) expect(existsSync(join(GAMES, folder, 'conformance.test.ts')), folder).toBe(true);
});

test('every game with a face has a line in the table of faces, and nothing else has', () => {
  expect(Object.keys(FACES).sort()).toEqual(withFace);
});

test('every game with a face stands on the shelf, and nothing else does', () => {
  expect(SHELF.map(({ facts }) => facts.id).sort()).toEqual(withFace);
});

test('a game has the name of its folder in all three tables', async () => {
  for (const [id, playable] of Object.entries(RULES)) expect((await playable.rules()).game.facts.id).toBe(id);
});

test('the shelf and the rules have the same facts', async () => {
  for (const { facts } of SHELF) expect((await RULES[facts.id]?.rules())?.game.facts).toBe(facts);
});

test('a box offers the levels that its bots have, each looking longer than the one below', async () => {
  for (const { facts, levels } of SHELF) {
    const bots = await RULES[facts.id]?.bots();
    expect(bots?.levels).toHaveLength(levels);
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
