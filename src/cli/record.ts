import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Fixture } from '../engine/fixture.ts';
import { RULES } from '../games/rules.ts';
import { loadSubject } from '../games/subjects.ts';
import { BadArguments, command } from './badArguments.ts';
import { cover, type Recorded } from './fixtures.ts';
import { gather } from './gather.ts';

const MARK = '// Recorded: npm run record makes it anew.';

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
  write(join('src', 'games', id, 'fixtures'), kept);
  console.log(
    `${kept.length} of ${recorded.length} games kept; ${wanted.size - missing.size} of ${wanted.size} features shown.`,
  );
  if (missing.size === 0) return;
  console.error(`Never met: ${[...missing].join(', ')}.`);
  process.exitCode = 1;
});

function write(folder: string, recorded: readonly Recorded[]): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    if (readFileSync(file, 'utf8').startsWith(MARK)) rmSync(file);
  }
  for (const { fixture } of recorded) writeFileSync(join(folder, `${nameOf(fixture)}.ts`), sourceOf(fixture));
  spawnSync('npx', ['biome', 'format', '--write', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function nameOf({ setup, seed }: Fixture): string {
  return [setup.seats, ...Object.values(setup.options), seed].join('-');
}

function sourceOf(fixture: Fixture): string {
  return `${MARK}
import type { Fixture } from '../../../engine/fixture.ts';

const fixture: Fixture = ${JSON.stringify(fixture)};

export default fixture;
`;
}
