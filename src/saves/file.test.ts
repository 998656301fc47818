import { describe, expect, test } from 'vitest';
import { markLine, marksIn, readFile, writeFile } from './file.ts';
import { LONGEST_AT_ONCE, LONGEST_MATCH } from './format.ts';
import { parseOutcome } from './parse.ts';

const MATCHES = [{ format: 1, game: 'veil', log: [] }, { anything: ['at', { all: null }] }];

const read = (text: string): unknown => {
  const file = readFile(text);
  return 'refused' in file ? file : { ...file, matches: [...file.matches] };
};

describe('a file', () => {
  test.each([[MATCHES], [MATCHES.slice(1)]])('gives what was put in: %j', (matches) => {
    expect(read(writeFile(matches))).toEqual({ matches, outcomes: [] });
  });

  test('may come back with other line ends and blanks about it', () => {
    expect(read(`\ufeff${JSON.stringify({ enza: 1, matches: MATCHES })}`)).toEqual({ matches: MATCHES, outcomes: [] });
    expect(read(`\n  ${writeFile(MATCHES).replaceAll('\n', '\r\n')} `)).toEqual({ matches: MATCHES, outcomes: [] });
  });

  test('may come back with a match broken into lines', () => {
    const text = writeFile(MATCHES).replaceAll(',"', ',\n"');
    expect(read(text)).toEqual({ matches: MATCHES, outcomes: [] });
    expect(read(writeFile(MATCHES, [{ of: 7, points: [1] }]).replaceAll(',"p', ',\n"p'))).toEqual({
      matches: MATCHES,
      outcomes: [{ of: 7, points: [1] }],
    });
  });

  test.each([[MATCHES], [[]]])('brings what became of earlier matches along: %j', (matches) => {
    expect(read(writeFile(matches, [7]))).toEqual({ matches, outcomes: [7] });
  });

  test('of any length comes back, and a match in it that is torn keeps no other out', () => {
    const long = { format: 1, log: 'x'.repeat(LONGEST_AT_ONCE / 20) };
    const many = Array.from({ length: 30 }, () => long);
    const text = writeFile(many);
    expect(text.length).toBeGreaterThan(LONGEST_AT_ONCE);
    expect(read(text)).toEqual({ matches: many, outcomes: [] });
    expect(read(writeFile(many, [7, 8]))).toEqual({ matches: many, outcomes: [7, 8] });
    expect(read(text.slice(0, -4))).toEqual({ refused: 'size', place: 'text' });
    expect(read(writeFile(MATCHES).replace('"log"', 'log'))).toEqual({
      matches: [undefined, MATCHES[1]],
      outcomes: [],
    });
  });

  test('keeps out a match that is longer than any is, unread', () => {
    const endless = { format: 1, log: 'x'.repeat(LONGEST_MATCH) };
    expect(read(writeFile([endless, ...MATCHES]))).toEqual({ matches: [undefined, ...MATCHES], outcomes: [] });
  });

  test('may be one match alone', () => {
    expect(read(JSON.stringify(MATCHES[0]))).toEqual({ matches: [MATCHES[0]], outcomes: [] });
  });

  test.each([
    ['', 'text', 'text'],
    ['Dear Aya', 'text', 'text'],
    [writeFile(MATCHES).slice(0, -4), 'cut', 'text'],
    [writeFile(MATCHES).slice(0, 12), 'cut', 'text'],
    [JSON.stringify(MATCHES[0]).replace('"log"', 'log'), 'text', 'text'],
    ['{"enza":1,"matches":["}', 'cut', 'text'],
    ['{"enza":1,"matches":["\\"}', 'cut', 'text'],
    ['  {"enza":1,"mat', 'cut', 'text'],
    ['[{"enza":1', 'text', 'text'],
    [`{"a":"${'\\\\"'.repeat(50_000)}`, 'cut', 'text'],
    [' '.repeat(LONGEST_AT_ONCE + 1), 'size', 'text'],
    ['[]', 'text', 'text'],
    ['null', 'text', 'text'],
    ['7', 'text', 'text'],
    ['{}', 'text', 'text'],
    ['{"enza":1}', 'shape', 'matches'],
    ['{"enza":1,"matches":{}}', 'shape', 'matches'],
    ['{"enza":1,"matches":[1],"more":2}', 'shape', 'more'],
    ['{"enza":0,"matches":[1]}', 'shape', 'enza'],
    ['{"enza":2,"games":[]}', 'newer', 'enza'],
    [writeFile([]), 'empty', 'matches'],
  ])('is refused with its place: %#', (text, refused, place) => {
    expect(read(text)).toEqual({ refused, place });
  });
});

test('marks go along where a build that knows nothing of them passes them over', () => {
  const mark = '0123456789abcdef';
  const file = readFile(writeFile(MATCHES, [markLine(1, mark)]));
  if ('refused' in file) throw new Error(file.refused);
  expect([...marksIn(file.outcomes)]).toEqual([[1, mark]]);
  expect(file.outcomes.map(parseOutcome)).toEqual([null]);
  expect([...file.matches]).toEqual(MATCHES);
  expect([...marksIn([markLine(0, 'x'), { of: -1, mark }, null])]).toEqual([]);
});
