import { atRandom } from '../../../engine/conformance/trial.ts';
import type { Seat, Tell } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { cardOf, countsOf, type Harpist, kindOf, type Letter, type Pianist, type Soloist } from './cards.ts';
import { deal } from './deal.ts';
import { asks, moves } from './moves.ts';
import { play } from './play.ts';
import type { Event, Manner, Move, State } from './state.ts';

// Positions to check the rules with; letters as in the record.

interface Sample {
  readonly random?: boolean;
  readonly seed?: number;
  readonly first?: Seat;
  readonly manner?: Manner;
}

export const dealt = (
  seats: number,
  { random = false, seed = 1, first = 0, manner = 'printed' }: Sample = {},
): State => ({
  ...deal({ seats, options: { bach: manner, randomCards: random ? 'on' : 'off' } }, new Rng(seed, 2, 3)),
  first,
});

interface Stage {
  readonly popular?: Letter;
  readonly soloist?: Soloist;
  readonly pianist?: Pianist;
  readonly harpist?: Harpist;
  readonly orchestras?: readonly string[];
  readonly scoreCards?: readonly (readonly string[])[];
}

/** The same table with these cards and orchestras; a table built by hand does not count the bag. */
export function staged(state: State, stage: Stage): State {
  const { popular = 'T', soloist = 'fewest', pianist = 'TD', harpist = 'VH', orchestras, scoreCards } = stage;
  state.popular = kindOf(popular);
  state.soloist = soloist;
  state.pianist = pianist;
  state.harpist = harpist;
  if (orchestras) state.orchestras = orchestras.map(countsOf);
  if (scoreCards) state.scoreCards = scoreCards.map((marks) => marks.map(cardOf));
  return state;
}

/** Everybody who is asked makes the same choice: the first that fits, or the first there is. */
export function choose(state: State, fits: (move: Move, seat: Seat) => boolean, tell?: Tell<Event>): State {
  for (const { seat } of asks(state)) {
    const offered = moves(state, seat);
    play(state, seat, offered.find((move) => fits(move, seat)) ?? (offered[0] as Move), tell);
  }
  return state;
}

export const { playOn, playUntil } = atRandom<State, Move>({
  asks,
  moves,
  play: (state, seat, move) => play(state, seat, move),
});
