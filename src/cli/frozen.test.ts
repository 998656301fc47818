import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../engine/match.ts';
import { RULES } from '../games/rules.ts';
import { readFile } from '../saves/file.ts';
import { tableMark } from '../saves/format.ts';
import { parseOutcome, parseSave, parseShared } from '../saves/parse.ts';
import { replay } from '../saves/replay.ts';
import { frozenFile, frozenShared } from './codes.ts';
import { loadGame } from './games.ts';

const folder = dirname(frozenFile('1'));

describe.each(readdirSync(folder))('what was saved as %s', (name) => {
  const contents = readFile(readFileSync(join(folder, name), 'utf8'));
  if ('refused' in contents) throw new Error(`${contents.refused} at ${contents.place}`);
  const saves = [...contents.matches].map((raw) => {
    const save = parseSave(raw);
    if ('refused' in save) throw new Error(`${save.refused} at ${save.place}`);
    return save;
  });
  const outcomes = contents.outcomes.map(parseOutcome);

  test('holds games of every title', () => {
    expect([...new Set(saves.map(({ game }) => game))].sort()).toEqual(Object.keys(RULES).sort());
    expect(outcomes).toHaveLength(saves.length);
  });

  test.each(saves.map((save, at) => [save.title, save, outcomes[at]] as const))(
    'opens, and comes out as it did: %s',
    async (_, save, outcome) => {
      const match = replay(await loadGame(save.game), save);
      if ('refused' in match) throw new Error(`${match.refused} at ${match.place}`);
      expect(tableMark(match)).toBe(save.table);
      expect(resultOf(match)).toEqual(outcome?.result);
    },
  );
});

test('what was known of matches on several devices is known as it was', () => {
  const written = JSON.parse(readFileSync(frozenShared('1.1'), 'utf8')) as readonly unknown[];
  expect(written.map(parseShared)).toEqual(written);
});
