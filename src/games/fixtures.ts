import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, type Fixture, fixtureOf } from '../engine/account.ts';

/** Where a game keeps its recorded games: one line of JSON each, as `headless --json` prints it and `--replay` reads it. */
export const fixturesIn = (id: string): string => join('src', 'games', id, 'fixtures');

export function fixtureNames(id: string): string[] {
  const folder = fixturesIn(id);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []));
}

export const fixtureNamed = (id: string, name: string): Fixture =>
  fixtureOf(JSON.parse(readFileSync(join(fixturesIn(id), `${name}.json`), 'utf8')) as Account);

export const fixturesOf = (id: string): Fixture[] => fixtureNames(id).map((name) => fixtureNamed(id, name));
