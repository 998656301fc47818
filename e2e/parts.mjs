// What npm test and npm run check share: parts that are run and timed, and the tests that took longest.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const LONGEST = 2;

/** Runs a part's line; one that is quiet is told in full at its end, so that several can run side by side. */
export function run({ name, line, env = {}, quiet = false }) {
  const begin = performance.now();
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(line, { shell: true, stdio, env: { ...process.env, ...env } });
  const told = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => told.push(data));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(told));
      console.log(`— ${name} took ${seconds(performance.now() - begin)}`);
      resolve(code ?? 1);
    });
  });
}

export function tellLongest(tests) {
  const longest = [...tests].sort((one, other) => other.ms - one.ms).slice(0, LONGEST);
  for (const { ms, file, title } of longest) console.log(`— longest: ${seconds(ms)} ${file}: ${title}`);
}

/** What vitest's JSON tells: counts, and every test with its time. */
export function unitTests(file) {
  const { numPassedTests, numFailedTests, testResults } = read(file);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ ms: duration ?? 0, file: placeOf(name), title: fullName })),
  );
  return { passed: numPassedTests, failed: numFailedTests, tests };
}

/** What Playwright's JSON tells; a test that needed a second try counts with both. */
export function browserTests(file) {
  const { stats, suites } = read(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
    tests: suites.flatMap(testsIn),
  };
}

const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      file: `${projectName} ${basename(file)}`,
      title,
    })),
  ),
];

const placeOf = (path) => path.slice(path.indexOf('/src/') + 1);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
