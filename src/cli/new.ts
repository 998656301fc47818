import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { RULES } from '../games/rules.ts';
import { command } from './badArguments.ts';
import { writeNewGame } from './newGame.ts';

const CODES = 32;

/** Writes a game that plays and passes, to be changed into another: npm run new -- --game trial */
await command(async () => {
  const { values } = parseArgs({ options: { game: { type: 'string', default: '' } } });
  const id = values.game;
  const games = await Promise.all(Object.values(RULES).map((playable) => playable.rules()));
  const taken = new Set(games.map(({ game }) => game.facts.code));
  const code = Array.from({ length: CODES }, (_, each) => each).find((each) => !taken.has(each)) ?? CODES;
  writeNewGame('.', { id, code });
  run('npx', [
    'biome',
    'check',
    '--write',
    `src/games/${id}`,
    'src/games/shelf.ts',
    'src/games/rules.ts',
    'src/games/faces.ts',
  ]);
  run('npm', ['run', '-s', 'record', '--', '--game', id]);
  console.log(`src/games/${id} plays. Each of these looks at a part of it, in the order in which it is best changed:
  npm run -s headless -- --game ${id} --seats 0,0 --deal 7
  npx vitest run src/games/${id} src/games/tables.test.ts
  npm run record -- --game ${id}
  npm run dev
  npx biome check --write src/games/${id}`);
});

function run(tool: string, words: readonly string[]): void {
  const { status } = spawnSync(tool, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exitCode = 1;
}
