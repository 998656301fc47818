import { describe, expect, test } from 'vitest';
import type { Fixture } from '../engine/account.ts';
import type { AnyGame } from '../engine/game.ts';
import { append, openMatch } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { undoOffer } from '../engine/undo.ts';
import { person } from '../host/rehearsal/stage.ts';
import { FACES } from './faces.ts';
import { fixturesOf, offeredIn } from './fixtures.ts';
import { RULES } from './rules.ts';

/** A recorded game among people: before every decision, and after it as it was made. */
function* decisionsOf(game: AnyGame, { seed, setup, log, edition }: Fixture) {
  const sitters = Array.from({ length: setup.seats }, (_, seat) => person(`Person ${seat}`));
  let match = openMatch(game, { game: game.facts.id, edition, seed, setup, sitters, log: [] });
  for (const entry of log) {
    const after = append(match, entry);
    yield { match, after, ...entry };
    match = after;
  }
}

describe.each(Object.keys(FACES))('what a button of %s makes at the first tap', async (id) => {
  const face = (await FACES[id]?.en())?.face;
  const game = (await RULES[id]?.rules())?.game;
  if (!face || !game) throw new Error(`no face or rules of ${id}`);
  const isRisky = (...of: Parameters<NonNullable<typeof face.risky>>): boolean => face.risky?.(...of) ?? true;

  test('is news to nobody, whatever is offered in the recorded games', () => {
    const wrong: string[] = [];
    for (const { state, view, seat, move, seed, made } of offeredIn(game)) {
      if (isRisky(move, view, true)) continue;
      game.play(game.copy(state), seat, move, rngFor(seed, made + 1), (_event, _to, news = 'all') => {
        if (news !== 'none' && news.length > 0) wrong.push(`seed ${seed}, move ${made}: ${JSON.stringify(move)}`);
      });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('among people is taken back freely, and hands no device on to be looked at alone', () => {
    const wrong: string[] = [];
    for (const fixture of fixturesOf(id)) {
      for (const { match, after, seat, move } of decisionsOf(game, fixture)) {
        if (isRisky(move, game.view(match.state, seat), false)) continue;
        // Everybody has seen all that was before.
        const seen = match.record.sitters.map(() => match.record.log.length);
        const { why } = undoOffer(after, 'anybody', seen);
        const asks = game.asks(after.state);
        const isHanded = asks.every((ask) => ask.seat !== seat) && asks.some(({ cover }) => cover === 'private');
        if (isHanded || why !== 'free') wrong.push(`seed ${fixture.seed}: ${JSON.stringify(move)} ${why}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
