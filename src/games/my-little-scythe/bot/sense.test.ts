import { expect, test } from 'vitest';
import { choose, type Level } from '../../../bots/level.ts';
import type { AnyView } from '../../../engine/game.ts';
import { rngFor } from '../../../engine/rng.ts';
import { FIGHT, type Field, FRIENDSHIP, PIES, QUESTS, SPELL_HAND } from '../rules/cards.ts';
import { certain } from '../rules/foresee.ts';
import { CAMP, hexAt } from '../rules/hexes.ts';
import { game } from '../rules/index.ts';
import { claim } from '../rules/move.ts';
import { offers, positionOf } from '../rules/sample.ts';
import { type Fields, NO_FIELDS, withField } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { knowledge, levels } from './index.ts';

const STRONGEST = levels[4] ?? { iterations: 0, noise: 0 };
const bits = (...fields: readonly Field[]): Fields => fields.reduce(withField, NO_FIELDS);

/** Both want one trophy more, which lies there for the taking: eight pies for one, two power-ups for the other. */
const oneShort = (friendship: readonly [number, number], apples: number) =>
  positionOf({
    apples: [[hexAt(0, 2), apples]],
    seekers: [
      [hexAt(0, -1), hexAt(1, -1)],
      [hexAt(0, 2), hexAt(1, 1)],
    ],
    pies: [8, 3],
    friendship,
    tiles: [
      [null, null],
      [1, 1],
    ],
    trophies: [bits(FRIENDSHIP, QUESTS, FIGHT), bits(FRIENDSHIP, SPELL_HAND, FIGHT)],
  });

/** What a bot does in eight tries at the position. */
function choices(friendship: readonly [number, number], level: Level, apples = 0) {
  const state = oneShort(friendship, apples);
  expect(offers(state, 0, claim(PIES))).toBe(true);
  const question = { game, knowledge, view: view(state, 0) as unknown as AnyView, seat: 0, seats: 2 };
  return Array.from({ length: 8 }, (_, seed) => choose(question, level, rngFor(seed, 1)));
}

test.each(levels)(
  '$iterations iterations: a fourth trophy that would end the game for a friendlier rival waits',
  (level) => {
    expect(choices([6, 8], level)).not.toContainEqual(claim(PIES));
  },
);
test.each(levels)('$iterations iterations: and for one with as much friendship who controls more', (level) => {
  expect(choices([8, 8], level, 3)).not.toContainEqual(claim(PIES));
});
test('a fourth trophy that wins is taken', () => {
  expect(choices([8, 6], STRONGEST)).toEqual(Array.from({ length: 8 }, () => claim(PIES)));
});

/** Six pies and a spell of three against three pies and an unknown spell, two steps away. */
const stronger = (pies: readonly [number, number]): ReturnType<typeof positionOf> =>
  positionOf({
    seekers: [
      [hexAt(0, -2), CAMP],
      [hexAt(0, -1), CAMP],
    ],
    pies,
    hands: [[3], [2]],
    friendship: [6, 6],
  });

test('a fight that cannot be lost is named as certain, with where it would be and against whom', () => {
  const [there] = certain(view(stronger([6, 3]), 0), 0);
  expect(there).toMatchObject({ is: 'sureThere', side: 1, hex: hexAt(0, -1), mine: 9, theirs: 6 });
  expect(certain(view(stronger([3, 3]), 0), 0)).toHaveLength(1);
  expect(certain(view(stronger([2, 3]), 0), 0)).toEqual([]);
  // The open table knows of no spell.
  expect(certain(view(stronger([3, 3]), 'onlooker'), 0)).toEqual([]);
});

test('a trophy that can be taken is named as certain', () => {
  expect(certain(view(oneShort([8, 6], 0), 0), 0)).toContainEqual(
    expect.objectContaining({ is: 'takes', field: PIES }),
  );
});
