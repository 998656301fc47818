import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { RULES } from '../games/rules.ts';
import { command } from './arguments.ts';
import { writeNewGame } from './newGame.ts';

const CODES = 32;

/** Writes a game that plays and passes, to be changed into another: npm run new -- --game trial [--drawn] */
await command(async () => {
  const { values } = parseArgs({
    options: { game: { type: 'string', default: '' }, drawn: { type: 'boolean', default: false } },
  });
  const { game: id, drawn } = values;
  const games = await Promise.all(Object.values(RULES).map((playable) => playable.rules()));
  const taken = new Set(games.map(({ game }) => game.facts.code));
  const code = Array.from({ length: CODES }, (_, each) => each).find((each) => !taken.has(each)) ?? CODES;
  writeNewGame('.', { id, code, drawn });
  const folder = `src/games/${id}`;
  run('npx', [
    'biome',
    'check',
    '--write',
    folder,
    ...['shelf', 'rules', 'faces'].map((table) => `src/games/${table}.ts`),
  ]);
  run('npm', ['run', '-s', 'record', '--', '--game', id]);
  console.log(`${folder} plays: npm run dev. src/games/README.md says in what order it is best changed.`);
});

/** Quiet unless it fails: then all that it said is printed. */
function run(tool: string, words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(tool, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool} ${words.join(' ')} failed:\n${stdout}${stderr}`);
}
