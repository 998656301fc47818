import { expect, test } from 'vitest';
import { canonical } from '../engine/equal.ts';
import { append, type Match, openMatch, stateAt, walkPast } from '../engine/match.ts';
import { fixturesOf } from './fixtures.ts';
import { RULES } from './rules.ts';

/** The truth after so many of the moves in force, played from the deal on. */
function played({ game, record, happened }: Match, moves: number): string {
  const log = happened.slice(0, moves).flatMap(({ index }) => record.log[index] ?? []);
  return canonical(openMatch(game, { ...record, log }).state);
}

test.each(Object.keys(RULES))('every past table of %s is the one that was played, kept or not', async (id) => {
  const rules = await RULES[id]?.rules();
  const fixture = fixturesOf(id).toSorted((one, other) => other.log.length - one.log.length)[0];
  if (!rules || !fixture) throw new Error('no recorded game');
  const { seed, setup, edition } = fixture;
  const sitters = Array.from({ length: setup.seats }, (_, seat) => ({
    kind: 'person' as const,
    name: `Seat ${seat}`,
    emblem: 'crane' as const,
  }));
  const dealt = openMatch(rules.game, { game: id, edition, seed, setup, sitters, log: [] });
  const match = fixture.log.reduce(append, dealt);
  const count = match.happened.length;
  const at = (now: Match, moves: number): string => canonical(stateAt(now, moves));
  for (const moves of [0, 1, Math.floor(count / 2), count - 3, count - 1, count])
    expect(at(match, moves), `${moves} of ${count}`).toBe(played(match, moves));

  const walked: [number, string][] = [];
  walkPast(match, count - 5, count - 1, (state, moves) => walked.push([moves, canonical(state)]));
  expect(walked).toEqual(Array.from({ length: 5 }, (_, nth) => [count - 5 + nth, played(match, count - 5 + nth)]));

  // What is taken back is folded anew: nothing of it is kept.
  const half = fixture.log.slice(0, -1).reduce(append, dealt);
  const taken = append(half, { undo: [half.record.log.length - 1], agreed: true });
  const left = taken.happened.length;
  expect(left).toBe(half.happened.length - 1);
  for (const moves of [left - 1, left]) expect(at(taken, moves)).toBe(played(taken, moves));
});
