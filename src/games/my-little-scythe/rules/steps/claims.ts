import type { Tell } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/ids.ts';
import { MOST_ROUNDS } from '../../facts.ts';
import type { Plain } from '../asks.ts';
import { FIGHT, type Field, MAKE_PILE, MOST_TROPHIES, TILE_SPACE } from '../cards.ts';
import type { Event } from '../events.ts';
import { seatAt, seatCount } from '../hexes.ts';
import { claim, type Move, PASS } from '../move.ts';
import { standingOf, winnersOf } from '../sheet.ts';
import { type Flow, NEITHER, NO_FIELDS, type State, type Table, top } from '../state.ts';
import { award, canEase, claimable, easeable, isHeld, note, trophyCount } from '../trophies.ts';
import type { StepRules } from './step.ts';

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
 * After a turn: the next one, last turns once a player has four trophies, or the end. Last turns once begun are played
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

/** What a seat on turn may claim beside what it is asked for. */
export function claims(table: Table, seat: Seat, made: Move[]): void {
  if (seat !== table.turn) return;
  for (const field of claimable(table)) made.push(claim(field));
  for (const field of easeable(table)) if (canEase(table, seat, field)) made.push(claim(field));
}

/** Whether it takes the personality to claim that field now. */
export const isEasedClaim = (table: Table, field: Field): boolean =>
  field === FIGHT ? top(table)?.step === 'consolation' : !isHeld(table, field);

/** The trophy of a fight is claimed where it is asked for, of those who won or, with the right personality, lost. */
export function playClaim(state: State, seat: Seat, field: Field, flow: Flow): void {
  award(state, seat, field, isEasedClaim(state, field), flow);
  if (field === FIGHT) state.todo.pop();
}

/** A turn's end is asked about only where something might be claimed, for all that everybody knows. */
export const end: StepRules<Plain<'end'>> = {
  settle(state, _pending, flow) {
    if (claimable(state).length > 0 || easeable(state).length > 0) return false;
    state.todo.pop();
    nextTurn(state, flow);
    return true;
  },
  moves: () => [PASS],
  play(state, _pending, _move, flow) {
    state.todo.pop();
    nextTurn(state, flow);
  },
};
