import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROPERTIES } from './properties.ts';
import { ADVICE } from './trial.ts';

const names = PROPERTIES.map(({ name }) => name);

test('no two properties have one name', () => {
  expect(new Set(names).size).toBe(names.length);
});

test('every property says what to mend in a game that breaks it', () => {
  expect(Object.keys(ADVICE).sort()).toEqual([...names].sort());
});

test('every property is shown to fail', () => {
  const folder = import.meta.dirname;
  const broken = readdirSync(folder).filter((file) => /^broken\w+\.test\.ts$/.test(file));
  const source = broken.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const shown = [...source.matchAll(/\b(?:breaks|breaksChecks|complaint|complaintOf)\(\s*'(\w+)'/g)].map(
    ([, name]) => name,
  );
  expect(names.filter((name) => !shown.includes(name))).toEqual([]);
});
