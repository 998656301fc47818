// npm test: all parts in turn, stopping at what fails first; its last line counts the tests of both runners.
// --proof: more random games, kills and damaged imports, every screen and step, every browser test in Firefox too.
import { mkdirSync, rmSync } from 'node:fs';
import { browserTests, run, tellLongest, unitTests } from './parts.mjs';

const proof = process.argv.includes('--proof');
/** Of each title; every game is held to all that conformance promises. */
const PROOF_GAMES = 1500;
const UNIT_COUNTS = '.cache/counts/unit.json';
const E2E_COUNTS = '.cache/counts/e2e.json';

/** Each of them leaves a processor idle half the time. */
const sideBySide = ['lint', 'compile', 'build', 'builds'].map((name) => ({
  name,
  line: `npm run -s ${name}`,
  quiet: true,
}));
const parts = [
  {
    name: 'unit',
    line: `npm run -s unit -- --reporter=default --reporter=json --outputFile.json=${UNIT_COUNTS}`,
    count: () => unitTests(UNIT_COUNTS),
  },
  ...(proof ? [{ name: 'fuzz', line: `npm run -s fuzz -- --games ${PROOF_GAMES}` }] : []),
  {
    name: 'e2e',
    line: 'node e2e/browser.mjs --install && npx playwright test -c e2e',
    count: () => browserTests(E2E_COUNTS),
  },
];

const env = {
  PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_COUNTS,
  ...(proof ? { ENZA_PROOF: '1', ENZA_GAMES: `${PROOF_GAMES}`, ENZA_KILLS: '20' } : {}),
};

rmSync('.cache/counts', { recursive: true, force: true });
mkdirSync('.cache/counts', { recursive: true });
const total = { passed: 0, failed: 0 };
const codes = await Promise.all(sideBySide.map(run));
let status = codes.find((code) => code !== 0) ?? 0;
total.failed += codes.filter((code) => code !== 0).length;
for (const { name, line, count } of status === 0 ? parts : []) {
  console.log(`\n— ${name}`);
  status = await run({ name, line, env });
  const { passed, failed, flaky = 0, tests = [] } = counted(count, status);
  tellLongest(tests);
  if (flaky > 0) console.log(`— ${flaky} passed at the second try only`);
  total.passed += passed;
  total.failed += failed;
  if (status !== 0) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(status);

/** A part that fails without a failed test, or before it could count, is itself one failure. */
function counted(count, exit) {
  const none = { passed: 0, failed: 0 };
  let told = none;
  try {
    told = count?.() ?? none;
  } catch {
    // it ended before it wrote its counts
  }
  return exit !== 0 && told.failed === 0 ? { ...told, failed: 1 } : told;
}
