import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { random } from '../bots/measuring.ts';
import { accountOf } from '../engine/account.ts';
import { type AnyGame, defineKnowledge } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { optionSets } from '../engine/setup.ts';
import { fixtureNames, fixturesIn } from '../games/fixtures.ts';
import { RULES } from '../games/rules.ts';
import { playOut } from './games.ts';
import { readArgs, readDeal, readMatch } from './headless.ts';

const folder = mkdtempSync(join(tmpdir(), 'enza-headless-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gameOf = async (id: string): Promise<AnyGame> => {
  const playable = RULES[id];
  if (!playable) throw new Error(id);
  return (await playable.rules()).game;
};

function randomMatch(game: AnyGame, seats: number, options: Record<string, string>): Match {
  const players = Array.from({ length: seats }, () => random);
  const setup = { seats, options, first: 'chance' as const };
  return playOut({ game, knowledge: defineKnowledge({ scale: 1 }), setup, seed: 7 }, players);
}

describe.each(Object.keys(RULES))('%s, headless', (id) => {
  test('comes to an end at every table, and its line leads to the same end', async () => {
    const game = await gameOf(id);
    const seats = game.facts.seats.most;
    for (const [index, options] of optionSets(game.facts, seats).entries()) {
      const account = accountOf(randomMatch(game, seats, options));
      const file = join(folder, `${id}-${index}.json`);
      writeFileSync(file, JSON.stringify(account));
      expect(accountOf(await readMatch(file, gameOf))).toEqual(account);
    }
  });

  test('a line that was tampered with is refused with the place', async () => {
    const game = await gameOf(id);
    const [options = {}] = optionSets(game.facts, game.facts.seats.fewest);
    const account = accountOf(randomMatch(game, game.facts.seats.fewest, options));
    const file = join(folder, `${id}-bad.json`);
    writeFileSync(file, JSON.stringify({ ...account, log: [...account.log.slice(0, 3), { seat: 0, move: 'wrong' }] }));
    await expect(readMatch(file, gameOf)).rejects.toThrow('at 3');
  });
});

test('a recorded game is the very line that its match leads to', async () => {
  for (const id of Object.keys(RULES)) {
    for (const name of fixtureNames(id)) {
      const file = join(fixturesIn(id), `${name}.json`);
      expect(`${JSON.stringify(accountOf(await readMatch(file, gameOf)))}\n`).toBe(readFileSync(file, 'utf8'));
    }
  }
});

describe('what is typed', () => {
  const facts = {
    id: 'sample',
    code: 0,
    edition: 1,
    seats: { fewest: 2, most: 3 },
    minutes: { shortest: 1, longest: 1 },
    options: () => [{ id: 'length', values: ['short', 'long'] }],
    longestGame: () => 1,
  };
  const typed = { seats: '0,1,greedy', options: 'length=long', looks: '', deal: '5' };

  test('is read', () => {
    expect(readArgs(['--game', 'g', '--seats', '0,0', '--deal', '3', '--json', '--lang', 'ja'])).toEqual({
      kind: 'play',
      game: 'g',
      typed: { seats: '0,0', deal: '3', options: '', looks: '' },
      shown: { json: true, lang: 'ja' },
    });
    expect(readDeal(facts, typed)).toEqual({
      setup: { seats: 3, options: { length: 'long' } },
      seed: 5,
      players: ['random', 'level:1', 'greedy'],
    });
  });

  test('is refused with a sentence', () => {
    expect(() => readArgs(['--game', 'g'])).toThrow('needs --game, --seats and --deal');
    expect(() => readArgs(['--replay', 'f', '--lang', 'xx'])).toThrow('en and ja');
    expect(() => readDeal(facts, { ...typed, seats: '0' })).toThrow('2 to 3 seats, not 1');
    expect(() => readDeal(facts, { ...typed, deal: '' })).toThrow('whole number');
    expect(() => readDeal(facts, { ...typed, deal: '-1' })).toThrow('whole number');
    expect(() => readDeal(facts, { ...typed, options: 'length=huge' })).toThrow('length=short|long');
    expect(() => readDeal(facts, { ...typed, options: 'width=long' })).toThrow('length=short|long');
    expect(() => readDeal(facts, { ...typed, looks: 'sun' })).toThrow('has no looks');
    expect(() => readDeal({ ...facts, looks: ['sun', 'moon', 'dawn'] }, { ...typed, looks: 'sun,sun,dawn' })).toThrow(
      '3 of these looks, none twice: sun, moon, dawn',
    );
  });
});
