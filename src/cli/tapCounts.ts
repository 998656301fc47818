import type { Fixture } from '../engine/account.ts';
import type { AnyGame, AnyMove } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import { offersTo } from '../engine/match.ts';
import { eyesOf, floorAt, type OpenMatch } from '../host/openMatch.ts';
import { type Decision, type Way, wayOf } from './fingers.ts';
import { beatsOf, wantedBy } from './handing.ts';

export interface TapCounts {
  /** How often the device goes from one hand to another. */
  readonly handOvers: number;
  readonly curtains: number;
  readonly turns: readonly TurnTaps[];
}

/** When people want to be asked before a move is made: the values of the setting. */
export const CONFIRMS = ['always', 'needed', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** Taps of a turn, which is what one seat does before another is asked: with moves confirmed as needed, always, never. */
export type TurnTaps = Readonly<Record<Confirm, number>> & {
  /** What it began with; null: a curtain, or something to look at. */
  readonly first: AnyMove | null;
};

/** What a recorded game asks of the fingers of people who share a device, by the shortest way, however moves are confirmed. */
export function tapCounts(game: AnyGame, fixture: Fixture): TapCounts {
  const turns: (Record<Confirm, number> & { first: AnyMove | null })[] = [];
  let [handOvers, curtains] = [0, 0];
  let holder: Seat | null = null;
  let before: AnyMove | null = null;
  for (const { table, floor, move } of beatsOf(game, fixture)) {
    const wanted = wantedBy(floor);
    if (turns.length === 0 || (wanted !== null && wanted !== holder)) {
      if (holder !== null) handOvers++;
      turns.push({ needed: 0, always: 0, never: 0, first: null });
      before = null;
    }
    holder = wanted ?? holder;
    if (floor.kind === 'curtain') curtains++;
    const { board, button, needed } = move === null ? ONE_TAP : wayAt(table, move, before);
    const turn = turns.at(-1);
    if (turn) {
      turn.needed += board + (needed ? 1 : 0);
      turn.always += board + (button ? 1 : 0);
      turn.never += Math.max(board, button ? 1 : 0);
      turn.first ??= move;
    }
    before = move;
  }
  return { handOvers, curtains, turns };
}

/** A curtain that is held open, a reveal that was looked at, all who go their only way. */
const ONE_TAP: Way = { board: 0, button: true, needed: true };
const NO_TAP: Way = { board: 0, button: false, needed: false };

function wayAt(table: OpenMatch, move: AnyMove, before: AnyMove | null): Way {
  const { match } = table;
  const { game, state } = match;
  const floor = floorAt(table);
  const seat = 'seat' in floor ? floor.seat : 0;
  const view = game.view(state, eyesOf(table));
  const moves = offersTo(game, state, view, seat);
  // The only way goes by itself where that tells nobody anything.
  if (moves.length === 1) {
    const ask = game.asks(state).find((each) => each.seat === seat);
    return ask && !ask.pause && (ask.cover === 'open' || ask.only) ? NO_TAP : ONE_TAP;
  }
  const offers: Decision['offers'] = moves.map((each) => ({ move: each, foresight: game.foresee(view, seat, each) }));
  return wayOf(game.facts.id, { view, seat, offers, move, before });
}
