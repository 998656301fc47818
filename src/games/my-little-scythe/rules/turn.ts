import type { Tell } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { MOST_ROUNDS } from '../facts.ts';
import { MAKE_PILE, MOST_TROPHIES, TILE_SPACE } from './cards.ts';
import type { Event } from './events.ts';
import { NO_FIELDS } from './fields.ts';
import { seatAt, seatCount } from './seekers.ts';
import { type Flow, NEITHER, type State } from './state.ts';
import { note, trophyCount } from './trophies.ts';
import { standingOf, winnersOf } from './winners.ts';

export function beginTurn(state: State, seat: Seat, tell: Tell<Event> | undefined): void {
  state.turn = seat;
  state.claimed = false;
  state.held = NO_FIELDS;
  state.eased = NO_FIELDS;
  state.moved = NEITHER;
  note(state);
  state.todo.push({ step: 'end', seat }, { step: 'action', seat });
  const { marker: barred, tiles } = seatAt(state, seat);
  const tile = barred === TILE_SPACE ? tiles[MAKE_PILE] : null;
  tell?.({ is: 'began', seat, last: state.last !== null, barred, tile }, 'all', 'none');
}

/**
 * After a turn: the next one, last turns once somebody has four trophies, or the end. Last turns once begun are played
 * out even beyond the last round.
 */
export function nextTurn(state: State, { tell }: Flow): void {
  const seats = seatCount(state);
  const ended = state.turn;
  const closes = (ended + 1) % seats === state.first;
  // rule: end.safety
  if (closes && state.round === MOST_ROUNDS && state.last === null) {
    finish(state, true, tell);
    return;
  }
  const full = state.seats.flatMap((_, seat) => (trophyCount(state, seat) >= MOST_TROPHIES ? [seat] : []));
  if (state.last === null && full.length > 0) {
    state.last = seats;
    tell?.({ is: 'ending', seat: ended, full, others: seats - full.length }, 'all', 'none');
  }
  if (state.last === null) {
    if (closes) state.round++;
    beginTurn(state, (ended + 1) % seats, tell);
    return;
  }
  for (let seat = (ended + 1) % seats; state.last > 0; seat = (seat + 1) % seats) {
    state.last--;
    if (seat === state.first) state.round++;
    if (trophyCount(state, seat) >= MOST_TROPHIES) continue;
    beginTurn(state, seat, tell);
    return;
  }
  finish(state, false, tell);
}

/** News to all: hands and personalities lie open now. */
function finish(state: State, safety: boolean, tell: Tell<Event> | undefined): void {
  const standings = state.seats.map((_, seat) => standingOf(state, seat));
  tell?.({ is: 'ended', winners: winnersOf(state), standings, safety }, 'all');
}
