import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { PROPERTIES } from './properties.ts';
import { holdRulebook } from './rulebook.ts';
import type { Subject } from './subject.ts';
import type { Property } from './trial.ts';
import { type Table, tableName, tablesOf, trialAt } from './trials.ts';

/** Random games for each property, seat count and option set: 30 unless ENZA_GAMES says otherwise. */
const GAMES = Number(process.env.ENZA_GAMES ?? 30);

/** Beyond this a property is worth no more than the others. */
const WEIGHTED_GAMES = 300;

/** A test that runs for minutes gives no sign of life, so many games are several tests. */
const GAMES_A_TEST = 1000;

/** Tests all that is promised of all games on random games of this one. */
export function conform(subject: Subject): void {
  describe(subject.game.facts.id, () => {
    withoutForeignChance();
    test('the rulebook has every rule once in each language', () => holdRulebook(subject));
    for (const table of tablesOf(subject)) {
      describe(tableName(table), () => {
        for (const property of PROPERTIES) testProperty(subject, table, property);
      });
    }
  });
}

function testProperty(subject: Subject, table: Table, property: Property): void {
  const wanted = Math.max(GAMES, Math.min(GAMES * (property.weight ?? 1), WEIGHTED_GAMES));
  const games = Math.max(1, Math.round((wanted * (subject.checks.percent ?? 100)) / 100));
  for (let from = 0; from < games; from += GAMES_A_TEST) {
    const to = Math.min(from + GAMES_A_TEST, games);
    test(`${property.name}, games ${from + 1} to ${to}`, { timeout: 0 }, () => {
      for (let index = from; index < to; index++) property.check(trialAt(subject, table, index));
    });
  }
}

/** No rule may ask any chance but the one it is given. */
export function withoutForeignChance(): void {
  beforeAll(() => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('the rules asked for chance that cannot be had again');
    });
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });
}
