import { describe, expect, test } from 'vitest';
import { type AnyManner, choose } from '../bots/level.ts';
import { rngFor } from '../engine/rng.ts';
import { FACES } from '../games/faces.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { RULES } from '../games/rules.ts';
import { characterOf } from '../words/bots.ts';
import { type GameWithBots, loadBots } from './games.ts';

const GAMES = Object.keys(RULES);
const LEVEL = 3;
const POSITIONS = 100;

describe.each(GAMES)('%s', (id) => {
  test('every bot that is somebody has a manner, in both languages, and nobody else has one', async () => {
    const { manners } = await loadBots(id);
    const company = (await FACES[id]?.en())?.face.company ?? [];
    expect(manners.map(({ names }) => names)).toEqual(company.map(({ name }) => Object.values(name)));
    const all = company.flatMap(({ name }) => Object.values(name));
    expect(new Set(all).size).toBe(all.length);
    for (const name of all) expect(characterOf(company, name)).not.toBeNull();
  });

  test('each does what it is known for more often than a plain bot would at the same tables', async () => {
    const bots = await loadBots(id);
    for (const manner of bots.manners) {
      const [own, plain] = deedsOf(bots, manner);
      expect(own, manner.names[0]).toBeGreaterThan(plain);
    }
  });
});

/** At choices of the recorded games where there is such a deed and something else: how often it is done, with the manner and without. */
function deedsOf({ game, knowledge, levels }: GameWithBots, manner: AnyManner): [own: number, plain: number] {
  const level = levels[LEVEL - 1];
  if (!level) throw new Error(`there is no level ${LEVEL}`);
  const deeds: [own: number, plain: number] = [0, 0];
  let found = 0;
  for (const { setup, seed, log } of fixturesOf(game.facts.id)) {
    const state = game.deal(setup, rngFor(seed, 0));
    for (const [made, { seat, move: next }] of log.entries()) {
      if (found >= POSITIONS) return deeds;
      const areDeeds = game.moves(state, seat).map((move) => manner.isDeed(state, seat, move));
      if (areDeeds.includes(true) && areDeeds.includes(false)) {
        found++;
        const question = { game, knowledge, view: game.view(state, seat), seat, seats: setup.seats };
        const isDone = (by: AnyManner | null): boolean =>
          manner.isDeed(state, seat, choose(question, level, rngFor(seed, made), by));
        if (isDone(manner)) deeds[0]++;
        if (isDone(null)) deeds[1]++;
      }
      game.play(state, seat, next, rngFor(seed, made + 1));
    }
  }
  return deeds;
}
