import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { guesses, sealed, twins } from './guesses.ts';
import { moveIds, moves, offers } from './moves.ts';
import { holdRulebook } from './rulebook.ts';
import { conceals, openAsks, secrets, wire } from './secrets.ts';
import { reasons, spoken } from './spoken.ts';
import { bounds, conserved, copies, json } from './state.ts';
import { holdSetup, type Property, type Subject, type TestSetup, testSetupName, testSetupsOf } from './trial.ts';
import { ending, replay, undoing, unveiling } from './undoing.ts';

/** All that is promised of every position of every game. */
export const PROPERTIES: readonly Property[] = [
  moves,
  reasons,
  bounds,
  conserved,
  moveIds,
  json,
  copies,
  replay,
  undoing,
  guesses,
  unveiling,
  twins,
  wire,
  openAsks,
  offers,
  conceals,
  secrets,
  sealed,
  ending,
  spoken,
];

/** Random games for each property, seat count and option set; `npm run fuzz` plays any number. */
const GAMES = 8;

/** Tests all that is promised of all games on random games of this one, at these tables of it. */
export function conform(subject: Subject, setups = testSetupsOf(subject)): void {
  describe(subject.game.facts.id, () => {
    withoutForeignChance();
    test('the rulebook has every rule once in each language', () => holdRulebook(subject));
    for (const setup of setups) {
      describe(testSetupName(setup), () => {
        for (const property of PROPERTIES) testProperty(subject, setup, property);
      });
    }
  });
}

function testProperty(subject: Subject, setup: TestSetup, property: Property): void {
  const games = Math.max(1, Math.round((GAMES * (property.weight ?? 1) * (subject.checks.percent ?? 100)) / 100));
  test(`${property.name} in ${games} games`, { timeout: 0 }, () => holdSetup(property, subject, setup, games));
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
