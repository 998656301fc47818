import { describe, expect, test } from 'vitest';
import { readFile, writeFile } from './file.ts';
import { MOST_CHARACTERS } from './format.ts';

const MATCHES = [{ format: 1, game: 'veil', log: [] }, { anything: ['at', { all: null }] }];

describe('a file', () => {
  test.each([[MATCHES], [MATCHES.slice(1)]])('gives what was put in: %j', (matches) => {
    expect(readFile(writeFile(matches))).toEqual({ matches, outcomes: [] });
  });

  test('may come back with other line ends and blanks about it', () => {
    expect(readFile(`\n  ${writeFile(MATCHES).replaceAll('\n', '\r\n')} `)).toEqual({ matches: MATCHES, outcomes: [] });
  });

  test.each([[MATCHES], [[]]])('brings what became of earlier matches along: %j', (matches) => {
    expect(readFile(writeFile(matches, [7]))).toEqual({ matches, outcomes: [7] });
  });

  test('may be one match alone', () => {
    expect(readFile(JSON.stringify(MATCHES[0]))).toEqual({ matches: [MATCHES[0]], outcomes: [] });
  });

  test.each([
    ['', 'text', 'text'],
    ['Dear Aya', 'text', 'text'],
    [writeFile(MATCHES).slice(0, -4), 'cut', 'text'],
    [writeFile(MATCHES).slice(0, 12), 'cut', 'text'],
    [writeFile(MATCHES).replace('"log"', 'log'), 'text', 'text'],
    [' '.repeat(MOST_CHARACTERS + 1), 'size', 'text'],
    ['[]', 'shape', 'enza'],
    ['null', 'shape', ''],
    ['7', 'shape', ''],
    ['{}', 'shape', 'enza'],
    ['{"enza":1}', 'shape', 'matches'],
    ['{"enza":1,"matches":{}}', 'shape', 'matches'],
    ['{"enza":1,"matches":[1],"more":2}', 'shape', 'more'],
    ['{"enza":0,"matches":[1]}', 'shape', 'enza'],
    ['{"enza":2,"games":[]}', 'newer', 'enza'],
    [writeFile([]), 'empty', 'matches'],
  ])('is refused with its place: %#', (text, refused, place) => {
    expect(readFile(text)).toEqual({ refused, place });
  });
});
