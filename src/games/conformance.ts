import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { choose } from '../bots/level.ts';
import { featuresOf, holdFixture } from '../engine/conformance/fixtures.ts';
import { conform } from '../engine/conformance/properties.ts';
import { holdRuleTests } from '../engine/conformance/rulebook.ts';
import { fewSetups, outermostSetups, type Subject } from '../engine/conformance/trial.ts';
import { canonical } from '../engine/equal.ts';
import type { AnyGame, AnyKnowledge, AnyMove, AnyState, Setup } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { optionSets, seatCounts } from '../engine/setup.ts';
import { testWholeMatches } from '../tests/wholeMatches.ts';
import { fixtureNamed, fixtureNames } from './fixtures.ts';
import { RULES } from './rules.ts';
import { loadSubject } from './subjects.ts';

const DECISIONS = 300;
/** More than enough for that many in a game in which anything is decided. */
const MOST_GAMES = 3000;
const LEVEL = { iterations: 30, noise: 0.05 };

interface Decision {
  readonly state: AnyState;
  readonly seat: number;
  readonly setup: Setup;
}

/** Decisions of random games with more than one move, over all seat counts and options in turn. */
function decisions(game: AnyGame): Decision[] {
  const setups = seatCounts(game.facts).flatMap((seats) =>
    optionSets(game.facts, seats).map((options): Setup => ({ seats, options, first: 'chance' })),
  );
  const found: Decision[] = [];
  for (let seed = 0; found.length < DECISIONS; seed++) {
    if (seed === MOST_GAMES) throw new Error(`in ${MOST_GAMES} random games only ${found.length} moves are a choice`);
    const setup = setups[seed % setups.length] as Setup;
    const rng = rngFor(seed, 1);
    const state = game.deal(setup, rngFor(seed, 0));
    const limit = game.facts.longestGame(setup.seats);
    let made = 0;
    for (let asks = game.asks(state); asks[0]; asks = game.asks(state)) {
      if (made++ === limit) throw new Error(`no end within facts.longestGame, ${limit} decisions`);
      const { seat } = rng.pick(asks);
      const moves = game.moves(state, seat);
      if (moves.length > 1 && rng.below(3) === 0) found.push({ state: game.copy(state), seat, setup });
      game.play(state, seat, rng.pick(moves), rng);
    }
  }
  return found.slice(0, DECISIONS);
}

/** Bots know what their seat's view says, and no more. */
function testHonesty(game: AnyGame, knowledge: AnyKnowledge): void {
  const chosen = ({ state, seat, setup }: Decision, seed: number, of: AnyGame): AnyMove => {
    const view = game.view(state, seat);
    return choose({ game: of, knowledge, view, seat, seats: setup.seats }, LEVEL, rngFor(seed, 0));
  };

  test('with the same view a bot chooses the same, whatever the truth', () => {
    let truths = 0;
    let peeked = 0;
    decisions(game).forEach((decision, seed) => {
      const { state, seat } = decision;
      const other = game.guess(game.view(state, seat), seat, rngFor(seed, 2));
      const move = chosen(decision, seed, game);
      expect(chosen({ ...decision, state: other }, seed, game)).toEqual(move);
      if (canonical(other) === canonical(state)) return;
      truths++;
      if (peeked > 0) return;
      const control = (truth: AnyState): AnyGame => ({ ...game, guess: () => game.copy(truth) });
      const withTruth = chosen(decision, seed, control(state));
      const withOther = chosen(decision, seed, control(other));
      if (canonical(withTruth) !== canonical(withOther)) peeked++;
    });
    const isHidden = truths > 0;
    expect(peeked > 0, 'the control that sees the truth must give itself away, where anything is hidden').toBe(
      isHidden,
    );
  });
}

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
