import type { AnyState } from './game.ts';
import { isMove } from './log.ts';
import type { Happening, Match } from './match.ts';
import { rngFor } from './rng.ts';

/** A lap of five bots, move by move, and somewhat more. */
const RECENT = 32;

/**
 * The states after the last moves. An appended move is played on a copy, so they stay as they were: whoever asks for the
 * table of a moment ago need not play the whole match once more.
 */
const recent = new WeakMap<Happening, AnyState>();

/** The state after the last of these moves; the one that has become too old is forgotten. */
export function remember(happened: readonly Happening[], state: AnyState): void {
  const [last, old] = [happened.at(-1), happened.at(-1 - RECENT)];
  if (last) recent.set(last, state);
  if (old) recent.delete(old);
}

/** Shows the state after each move in force from the `first` to the `last`; they are not judged again. To look at only. */
export function walkPast(
  match: Match,
  first: number,
  last: number,
  watch?: (state: AnyState, moves: number) => void,
): AnyState {
  const { game, record, happened } = match;
  let made = first;
  while (made > 0 && !recent.has(happened[made - 1] as Happening)) made--;
  const known = made > 0 ? recent.get(happened[made - 1] as Happening) : undefined;
  const state = known ? game.copy(known) : game.deal(record.setup, rngFor(record.seed, 0));
  for (; ; made++) {
    if (made >= first) watch?.(state, made);
    const entry = record.log[happened[made]?.index ?? -1];
    if (made === last || !entry || !isMove(entry)) return state;
    game.play(state, entry.seat, entry.move, rngFor(record.seed, made + 1));
  }
}

/** The truth after the first `moves` moves in force. To look at only. */
export const stateAt = (match: Match, moves: number): AnyState => walkPast(match, moves, moves);
