// npm run check: what was touched since the last commit, linted, compiled and tested; for every few minutes.
// npm run check -- src/games/trial: that folder instead, touched or not. --since main: touched since then.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run, tellLongest, unitTests } from './parts.mjs';

const COUNTS = '.cache/counts/check.json';
const GAMES = 'src/games';
/** What changes what is right in files that were not touched. */
const LAWS = /^(?:biome\.json|\.borders\/|package)/;

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string', default: 'HEAD' } },
});
const lacking = named.filter((path) => !existsSync(path));
if (lacking.length > 0)
  stop(`there is no ${lacking.join(', ')}: name files or folders, as in npm run check -- src/games/trial`);

const touched = named.length > 0 ? named : touchedSince(values.since);
if (touched.length === 0)
  stop(`nothing was touched since ${values.since}: --since main asks for more, a path for that path`, 0);

const begin = performance.now();
const linted = touched.some((path) => LAWS.test(path)) ? ['.'] : touched;
const codes = await Promise.all([
  run({ name: 'lint', quiet: true, line: `npx biome check --no-errors-on-unmatched ${linted.map(quoted).join(' ')}` }),
  run({ name: 'knip', quiet: true, line: 'npx knip' }),
  run({ name: 'compile', quiet: true, line: 'npm run -s compile' }),
]);
if (codes.some((code) => code !== 0)) done(1);

// A game is held to all promises where it was touched; what all games stand on is npm test's to hold against them.
const leftOut = readdirSync(GAMES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !touched.some((path) => isIn(path, `${GAMES}/${entry.name}`)) ? [entry.name] : [],
);
const sources = touched.filter((path) => path.startsWith('src/'));
const command = named.length > 0 ? ['run', ...named] : ['related', '--run', ...sources];
mkdirSync('.cache/counts', { recursive: true });
const code = await run({
  name: 'unit',
  env: { ENZA_CHECK: '1' },
  line: [
    `npx vitest ${command.map(quoted).join(' ')}`,
    `--passWithNoTests --reporter=dot --reporter=json --outputFile.json=${COUNTS}`,
    ...leftOut.map((game) => `--exclude ${quoted(`${GAMES}/${game}/conformance.test.ts`)}`),
  ].join(' '),
});
tellLongest(unitTests(COUNTS).tests);
if (leftOut.length > 0)
  console.log(`— left to npm test: browsers, tables of other sizes, and conformance of ${leftOut.join(', ')}`);
done(code);

/** Changed, new or moved; what is gone cannot be linted. */
function touchedSince(ref) {
  return [
    ...git('diff', '--name-only', '--diff-filter=d', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) stop(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
}

function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`) || folder.startsWith(`${path.replace(/\/$/, '')}/`);
}

function quoted(text) {
  return `'${text}'`;
}

function stop(why, code = 1) {
  console.log(why);
  process.exit(code);
}

function done(code) {
  console.log(
    `\n${code === 0 ? 'all is well' : 'something is wrong'}, after ${((performance.now() - begin) / 1000).toFixed(1)} s`,
  );
  process.exit(code);
}
