import { readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import type { Facts } from '../engine/game.ts';
import { saveKind } from '../saves/format.ts';

const GAMES = 'src/games';

/** The kinds of saves that a build of these sources opens. */
export async function kindsOpened(): Promise<readonly string[]> {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((each) => each.isDirectory());
  const known = await Promise.all(
    folders.map(({ name }) => runnerImport<{ readonly facts: Facts }>(`./${GAMES}/${name}/facts.ts`)),
  );
  return known.map(({ module }) => saveKind(module.facts));
}
