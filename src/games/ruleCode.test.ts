import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULES } from './rules.ts';
import { loadSubject } from './subjects.ts';

const LIST = /^export const ruleList = .*?^\} as const satisfies RuleList;$/ms;

/** A game's facts and rules as they are written, without their tests and the list of ids. */
function codeOf(game: string): string {
  const folder = join(import.meta.dirname, game);
  const rules = readdirSync(join(folder, 'rules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join('rules', file));
  return ['facts.ts', ...rules].map((file) => readFileSync(join(folder, file), 'utf8').replace(LIST, '')).join('\n');
}

/** What comments like `// rule: fight.tie, fight.rout` name. */
const markedIn = (code: string): string[] =>
  [...code.matchAll(/^ *\/\/ rule: (.+)$/gm)].flatMap(([, ids = '']) => ids.split(', '));

describe.each(Object.keys(RULES))('the rules of %s', async (game) => {
  const { rules, saidOnly = {} } = (await loadSubject(game)).checks;
  const code = codeOf(game);
  const marked = markedIn(code);
  const isNamed = (rule: string): boolean => marked.includes(rule) || code.includes(`'${rule}'`);

  test('are each named in the code that carries it out, or are only said', () => {
    expect(rules.filter((rule) => !isNamed(rule) && !Object.hasOwn(saidOnly, rule))).toEqual([]);
  });

  test('are only said where no code names them', () => {
    expect(Object.keys(saidOnly).filter((rule) => isNamed(rule) || !rules.includes(rule))).toEqual([]);
  });

  test('are what the comments name', () => {
    expect(marked.filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
