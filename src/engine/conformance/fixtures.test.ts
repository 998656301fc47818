import { describe, expect, test } from 'vitest';
import { accountOf, type Fixture, fixtureOf } from '../account.ts';
import type { AnyMove } from '../game.ts';
import type { MoveEntry } from '../log.ts';
import { IllegalLog, openMatch } from '../match.ts';
import { SPECIMENS } from '../specimens/all.ts';
import { featuresOf, holdFixture } from './fixtures.ts';
import { recordOf, type Trial, trialAt, walk } from './trial.ts';

const { duel } = SPECIMENS;
const fixture = recorded(trialAt(duel, { seats: 2, options: { turns: '6' } }, 0));

function recorded(trial: Trial): Fixture {
  const { game } = trial.subject;
  let log: readonly MoveEntry[] = [];
  walk(trial, 'recording', (step) => {
    log = [...step.log];
  });
  return fixtureOf(accountOf(openMatch(game, recordOf(trial, log))));
}

describe('a recorded game', () => {
  test('comes out as it did and shows what it has', () => {
    const shown = holdFixture(duel, fixture);
    expect(shown).toContain('2 seats');
    expect(shown).toContain('option turns=6');
    expect(shown).toContain('turns.6');
    expect(shown).not.toContain('turns.4');
  });

  test.each<[string, Partial<Fixture>, string]>([
    ['of another game', { game: 'chain' }, 'it is of chain and not of duel'],
    ['of another edition', { edition: 2 }, 'it is of edition 2 and not of 1'],
    ['cut short', { log: fixture.log.slice(0, -1) }, 'it does not reach the end'],
    ['with another sheet', { sheet: [] }, 'the score sheet is not the one it was'],
    ['with other winners', { winners: [] }, 'the winners are not those they were'],
    ['with another table', { table: { points: [0, 0], energy: [9, 9] } }, 'the final table is not the one it was'],
  ])('%s is refused', (_, change, says) => {
    expect(() => holdFixture(duel, { ...fixture, ...change })).toThrow(says);
  });

  test('with a move that is not legal is refused', () => {
    const log = [{ seat: 1, move: { step: 'act', value: 7 } as unknown as AnyMove }, ...fixture.log.slice(1)];
    expect(() => holdFixture(duel, { ...fixture, log })).toThrow(IllegalLog);
  });
});

test('features are those of the checks, every seat count and every option', () => {
  const all = featuresOf(SPECIMENS.sealed);
  for (const feature of ['bonus.own', '2 seats', '4 seats', 'option passing=right']) expect(all).toContain(feature);
  expect(all).not.toContain('5 seats');
});
