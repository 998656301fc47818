import { expect, test } from 'vitest';
import { canonical } from '../../../engine/canonical.ts';
import type { Seat } from '../../../engine/ids.ts';
import { type Rng, rngFor } from '../../../engine/rng.ts';
import { plain } from '../../../words/phrase.ts';
import { copy, deal } from '../rules/deal.ts';
import { foresee } from '../rules/foresee.ts';
import { asks, moves } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import type { Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voices } from '../words/say.ts';
import { guide } from './index.ts';

// Whoever learns may tap whatever is offered. A guide heeds the move of its script alone, says of every other that the
// mark comes first, and leaves as soon as a match has gone another way; here is what it relies on.

const { setup, seed, script, learner } = guide;

const isLearners = (state: State): boolean => asks(state).some(({ seat }) => seat === learner);

/** The company plays as chance will have it, until the learner is asked or the game is over. */
function accompany(state: State, rng: Rng): void {
  while (!isLearners(state)) {
    const other = asks(state).find(({ seat }) => seat !== learner);
    if (!other) return;
    play(state, other.seat, rng.pick(moves(state, other.seat)));
  }
}

const after = (state: State, seat: Seat, move: Move): State => {
  const next = copy(state);
  play(next, seat, move);
  return next;
};

/** The states in which something is asked of the learner, and what the script wants then. */
function stations(chance: number): { readonly state: State; readonly wanted: Move | null }[] {
  const rng = rngFor(chance, 0);
  const state = deal(setup, rngFor(seed, 0));
  return script.map(({ next }) => {
    accompany(state, rng);
    const station = copy(state);
    if (next === 'free') return { state: station, wanted: null };
    play(state, learner, next.move);
    return { state: station, wanted: next.move };
  });
}

const CHANCES = [0, 1, 2, 3, 4, 5, 6, 7];
const told = CHANCES.flatMap((chance) => stations(chance));

test('at every step exactly one of the moves that are offered is the one of the script', () => {
  for (const { state, wanted } of told) {
    if (wanted === null) continue;
    const offered = moves(state, learner).map((move) => canonical(move));
    expect(offered.filter((move) => move === canonical(wanted))).toHaveLength(1);
    expect(offered.length).toBeGreaterThan(1);
  }
});

test('whatever is tapped instead can be previewed in both languages, and what is wanted stays offered', () => {
  for (const { state, wanted } of told) {
    const seen = view(state, learner);
    for (const move of moves(state, learner)) {
      for (const voice of [voices.en, voices.ja]) {
        expect(plain(voice.sayMove(move, seen), String)).not.toBe('');
        for (const reason of foresee(seen, learner, move)) expect(plain(voice.sayReason(reason), String)).not.toBe('');
      }
    }
    if (wanted !== null) expect(moves(state, learner)).toContainEqual(wanted);
  }
});

test('a match that goes any other way at any step is played to its end', () => {
  told.forEach(({ state }, place) => {
    for (const move of moves(state, learner)) {
      const strayed = after(state, learner, move);
      const rng = rngFor(place, 1);
      for (accompany(strayed, rng); isLearners(strayed); accompany(strayed, rng))
        play(strayed, learner, rng.pick(moves(strayed, learner)));
      expect(strayed.step).toBe('over');
    }
  });
});
