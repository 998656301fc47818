import { expect, it } from 'vitest';
import { reportText } from './report.ts';

it('a report says what there is', () => {
  const findings = { version: '0.1.0', userAgent: 'Fox/1', lang: 'ja', connection: 'ready' } as const;
  expect(reportText({ ...findings, matches: 3, troubles: ['notSaved full', 'storeClosed'] }).split('\n')).toEqual([
    'Enza 0.1.0',
    'browser: Fox/1',
    'language: ja',
    'matches: 3',
    'host: ready',
    'troubles, oldest first:',
    '- notSaved full',
    '- storeClosed',
  ]);
  expect(reportText({ ...findings, matches: null, troubles: [] })).toMatch(/matches: not read\n.*\nno troubles$/);
});
