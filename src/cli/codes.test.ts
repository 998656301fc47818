import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Fixture } from '../engine/account.ts';
import { openJudged } from '../engine/match.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { RULES } from '../games/rules.ts';
import { counting } from '../host/rehearsal/mill.ts';
import { readCode, writeCode } from '../saves/code/code.ts';
import { bytesOf } from '../saves/code/link.ts';
import { readFile } from '../saves/file.ts';
import { FORMAT, type SavedMatch } from '../saves/format.ts';
import { replay } from '../saves/replay.ts';
import { frozenCodeOf, frozenCodes, frozenFile, plain, thereAndBack } from './codes.ts';
import { botSitters, loadGame } from './games.ts';

/** `npm run fuzz -- --codes` tries any number. */
const MATCHES = 30;

describe.each(Object.keys(RULES))('a match of %s as a code', (id) => {
  test(`is the same match when it is read, ${MATCHES} times`, async () => {
    const game = await loadGame(id);
    for (let number = 0; number < MATCHES; number++) {
      expect(await thereAndBack(game, number)).not.toBeNull();
    }
  });
});

describe('what was written as a code', () => {
  const codes = JSON.parse(readFileSync(frozenCodes(1), 'utf8')) as Record<string, string>;
  const file = readFile(readFileSync(frozenFile('1'), 'utf8'));
  if ('refused' in file) throw new Error(file.refused);
  const saves = [...file.matches] as SavedMatch[];

  test.each(Object.keys(RULES))('stays what it was: the order of moves belongs to the edition, %s', async (id) => {
    const game = await loadGame(id);
    const code = codes[id] ?? '';
    const { table: _, ...save } = saves.findLast(({ game: of }) => of === id) as SavedMatch;
    const read = await readCode(bytesOf(code) ?? new Uint8Array(), () => Promise.resolve(game));
    expect(read).toMatchObject({ save: plain(save), mark: '0123456789abcdef', handed: [1] });
    const match = replay(game, save);
    expect('refused' in match ? match : frozenCodeOf(match, save)).toBe(code);
  });

  test('is refused with a reason where the game, its edition or the code’s own form is another', async () => {
    const bytes = bytesOf(codes.alfheim ?? '') ?? new Uint8Array();
    const game = await loadGame('alfheim');
    const edition = (number: number) => ({ ...game, facts: { ...game.facts, edition: number } });
    expect(await readCode(bytes, () => null)).toMatchObject({ refused: 'unknownGame' });
    expect(await readCode(bytes, () => Promise.resolve(edition(0)))).toMatchObject({ refused: 'newer' });
    expect(await readCode(bytes, () => Promise.resolve(edition(2)))).toMatchObject({ refused: 'edition' });
    expect(await readCode(bytes.slice(0, -1), () => Promise.resolve(game))).toMatchObject({ refused: 'damaged' });
  });
});

test('codes name every game as its facts do', async () => {
  for (const [id, { code }] of Object.entries(RULES)) expect((await loadGame(id)).facts.code).toBe(code);
});

test('a log of taking back and bringing back without end is no code: nothing is played for long', async () => {
  const game = await loadGame('alfheim');
  const { setup, edition, seed, log } = fixturesOf('alfheim')[0] as Fixture;
  const pair = [{ undo: log.map((_, index) => index) }, { redo: true }] as const;
  const sitters = botSitters(setup.seats);
  const record = { game: 'alfheim', edition, seed, setup, sitters, log: [...log, ...Array(600).fill(pair).flat()] };
  const counted = counting(game);
  const match = openJudged(game, record);
  const save = { format: FORMAT, ...record, seen: sitters.map(() => 0), shown: 0, title: null, touchedAt: 0 } as const;
  const coded = { save, mark: '0123456789abcdef', handed: [], byMessages: false };
  expect(writeCode({ ...match, game: counted.game }, coded)).toBeNull();
  expect(counted.plays).toBeLessThan(20 * record.log.length);
});
