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
  /** Taps of each turn: what one seat does before another is asked. */
  readonly confirmed: readonly number[];
  /** The same where nobody wants to be asked. */
  readonly atOnce: readonly number[];
}

/** What a recorded game asks of the fingers of people who share a device, by the shortest way, with the settings as they come. */
export function tapCounts(game: AnyGame, fixture: Fixture): TapCounts {
  const turns: { confirmed: number; atOnce: number }[] = [];
  let [handOvers, curtains] = [0, 0];
  let holder: Seat | null = null;
  let before: AnyMove | null = null;
  for (const { table, floor, move } of beatsOf(game, fixture)) {
    const wanted = wantedBy(floor);
    if (turns.length === 0 || (wanted !== null && wanted !== holder)) {
      if (holder !== null) handOvers++;
      turns.push({ confirmed: 0, atOnce: 0 });
      before = null;
    }
    holder = wanted ?? holder;
    if (floor.kind === 'curtain') curtains++;
    const { board, button } = move === null ? ONE_TAP : wayAt(table, move, before);
    const turn = turns.at(-1);
    if (turn) {
      turn.confirmed += board + (button ? 1 : 0);
      turn.atOnce += Math.max(board, button ? 1 : 0);
    }
    before = move;
  }
  return {
    handOvers,
    curtains,
    confirmed: turns.map(({ confirmed }) => confirmed),
    atOnce: turns.map(({ atOnce }) => atOnce),
  };
}

/** A curtain that is held open, a reveal that was looked at, all who go their only way. */
const ONE_TAP: Way = { board: 0, button: true };
const NO_TAP: Way = { board: 0, button: false };

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
