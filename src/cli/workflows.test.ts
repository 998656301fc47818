import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { expect, test } from 'vitest';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
/** What npm knows by itself. */
const BUILT_IN = ['ci', 'test'];

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, part]) => part ?? []);

test.each(workflows)('%s is what GitHub understands', (_, text) => {
  expect(validateWorkflow(text).errors).toEqual([]);
});

test.each(workflows)('%s takes others’ actions by the commit, and says which version that is', (_, text) => {
  const uses = found(text, /^\s*(?:- )?uses: (.*)$/gm);
  expect(uses.length).toBeGreaterThan(0);
  for (const use of uses) expect(use).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)('%s may write nothing unless a job asks for it, and each job ends', (_, text) => {
  expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)$/m);
  const jobs = found(text, /^ {4}(runs-on): ubuntu/gm);
  expect(jobs.length).toBeGreaterThan(0);
  expect(found(text, /^ {4}(timeout-minutes): \d+$/gm)).toHaveLength(jobs.length);
});

test.each(workflows)('%s runs commands that there are', (_, text) => {
  const run = found(text, /npm (?:run )?([\w-]+)/g).filter((name) => !BUILT_IN.includes(name));
  for (const name of run) expect(Object.keys(scripts)).toContain(name);
});
