import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Account } from '../engine/account.ts';
import { fixturesIn } from '../games/fixtures.ts';
import { RULES } from '../games/rules.ts';
import { loadSubject } from '../games/subjects.ts';
import { BadArguments, command } from './arguments.ts';
import { cover, gather, type Recorded } from './gather.ts';

/**
 * Records games until they show every feature of the game's `checks.ts`, and keeps the few that are needed:
 * npm run record -- --game fairy-light
 */
await command(async () => {
  const { values } = parseArgs({ options: { game: { type: 'string' } } });
  const id = values.game ?? '';
  if (!(id in RULES)) throw new BadArguments(`Record what? --game is one of: ${Object.keys(RULES).join(', ')}.`);
  const { game, checks } = await loadSubject(id);
  const { recorded, wanted, missing } = gather(game, checks);
  const kept = cover(recorded);
  write(fixturesIn(id), kept);
  console.log(
    `${kept.length} of ${recorded.length} games kept; ${wanted.size - missing.size} of ${wanted.size} features shown.`,
  );
  if (missing.size === 0) return;
  console.error(`Never met: ${[...missing].join(', ')}.`);
  process.exitCode = 1;
});

function write(folder: string, recorded: readonly Recorded[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { account } of recorded) {
    writeFileSync(join(folder, `${nameOf(account)}.json`), `${JSON.stringify(account)}\n`);
  }
}

function nameOf({ seats, options, seed }: Account): string {
  return [seats, ...Object.values(options), seed].join('-');
}
