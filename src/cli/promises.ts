import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { keepFigure, PROMISES, readMeasured, withFigures } from './measured.ts';
import { freshDist } from './site.ts';

/**
 * Writes the last figures of what we promise into e2e/README.md, and measures the cheapest of them anew: how large the build
 * is, as the browser tests of its bounds print it: npm run -s promises
 */
writeFileSync(PROMISES, withFigures(readFileSync(PROMISES, 'utf8'), readMeasured()));
freshDist();
const { status, stdout } = spawnSync('npx', ['playwright', 'test', '-c', 'e2e', 'budget'], { encoding: 'utf8' });
console.log(stdout);
if (status !== 0) throw new Error('the build is larger than it may be');
const bytesOf = (what: string): number[] =>
  [...stdout.matchAll(new RegExp(`^${what}: (\\d+) bytes`, 'gm'))].map(([, bytes]) => Number(bytes));
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const faces = bytesOf('face of [\\w-]+');
const [first = 0] = bytesOf('first screen');
const [kept = 0] = bytesOf('kept on the device');
keepFigure(
  'budget',
  `${first.toLocaleString('en')} B; ${kB(Math.min(...faces))} to ${kB(Math.max(...faces))} kB; ${kB(kept)} kB`,
);
