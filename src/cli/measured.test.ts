import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesOn, PROMISES, readMeasured, withFigures } from './measured.ts';

const page = readFileSync(PROMISES, 'utf8');

test('what we promise stands beside what was measured last: npm run promises', () => {
  expect(page).toBe(withFigures(page, readMeasured()));
});

test('every figure that is kept, or that a command keeps, has one row', () => {
  const names = namesOn(page);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(readMeasured()).filter((name) => !names.includes(name))).toEqual([]);
  const commands = readdirSync('src/cli').filter((file) => /(?<!\.test)\.ts$/.test(file));
  const kept = commands.flatMap((file) =>
    [...readFileSync(`src/cli/${file}`, 'utf8').matchAll(/keepFigure\(\s*'(\w+)'/g)].map(([, name]) => name),
  );
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((name = '') => !names.includes(name))).toEqual([]);
});

test('a new figure takes the place of the one before, and the prose stays', () => {
  const row = (figures: string): string => `| it is small | \`npm test\` | <!-- size time -->${figures} |\n`;
  const size = { figure: '25 kB', on: '2026-11-29', version: '1.0.0' };
  expect(withFigures(row('30 kB (2026-11-01)'), { size })).toBe(row('25 kB (2026-11-29)'));
  expect(withFigures(row(''), { size, time: { ...size, figure: '2 s' } })).toBe(
    row('25 kB (2026-11-29); 2 s (2026-11-29)'),
  );
});
