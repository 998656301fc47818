import { expect, test } from 'vitest';
import { choose } from '../bots/level.ts';
import { canonical } from '../engine/equal.ts';
import type { AnyGame, AnyKnowledge, AnyMove, AnyState, Setup } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { optionSets, seatCounts } from '../engine/setup.ts';

const DECISIONS = 300;
/** More than enough for that many in a game in which anything is decided. */
const GAMES = 3000;
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
    if (seed === GAMES) throw new Error(`in ${GAMES} random games only ${found.length} moves are a choice`);
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
export function testHonesty(game: AnyGame, knowledge: AnyKnowledge): void {
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
