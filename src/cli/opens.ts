import { runnerImport } from 'vite';
import type { Facts } from '../engine/game.ts';
import { saveKind } from '../saves/format.ts';

const GAMES = 'src/games';

/** The kinds of saves that a build with these titles opens. */
export async function kindsOpened(titles: readonly string[]): Promise<readonly string[]> {
  const known = await Promise.all(
    titles.map((title) => runnerImport<{ readonly facts: Facts }>(`./${GAMES}/${title}/facts.ts`)),
  );
  return known.map(({ module }) => saveKind(module.facts));
}
