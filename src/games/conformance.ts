import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { featuresOf, holdFixture } from '../engine/conformance/fixtures.ts';
import { conform } from '../engine/conformance/properties.ts';
import { holdRuleTests } from '../engine/conformance/rulebook.ts';
import { fewSetups, outermostSetups, type Subject } from '../engine/conformance/trial.ts';
import { testWholeMatches } from '../tests/wholeMatches.ts';
import { fixtureNamed, fixtureNames } from './fixtures.ts';
import { testHonesty } from './honesty.ts';
import { RULES } from './rules.ts';
import { loadSubject } from './subjects.ts';

const GAMES = import.meta.dirname;

/** npm run check holds a game at its outermost tables. */
const isQuick = process.env.ENZA_CHECK === '1';

/** All that is promised of every game, tested on one; a file in each game's folder calls it, so that games run side by side. */
export async function conformGame(id: string): Promise<void> {
  const subject = await loadSubject(id);
  const bots = await RULES[id]?.bots();
  conform(subject, (isQuick ? outermostSetups : fewSetups)(subject));
  describe(id, () => {
    if (bots) testHonesty(subject.game, bots.knowledge);
    testWholeMatches(subject.game);
    test('every rule is tested, and every rule test is of a rule', () => {
      holdRuleTests(subject.checks.rules, sourcesIn(join(GAMES, id), '.test.ts'));
    });
    testFixtures(subject, id);
  });
}

function testFixtures(subject: Subject, id: string): void {
  const missing = featuresOf(subject);
  for (const name of fixtureNames(id)) {
    test(`the recorded game ${name} comes out as it did`, () => {
      for (const feature of holdFixture(subject, fixtureNamed(id, name))) missing.delete(feature);
    });
  }
  test('the recorded games show every feature between them', () => {
    expect([...missing], `record games that show them: npm run record -- --game ${id}`).toEqual([]);
  });
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
}

const sourcesIn = (folder: string, ending: string): string[] =>
  filesIn(folder, ending).map((file) => readFileSync(join(folder, file), 'utf8'));
