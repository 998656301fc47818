import type { Seat } from '../../../engine/ids.ts';
import { FRIENDSHIP, PIES, TOP_OF_TRACK } from './cards.ts';
import type { Cause } from './events.ts';
import { seatAt } from './seekers.ts';
import type { Flow, State } from './state.ts';
import { noteTrack } from './trophies.ts';

export const onTrack = (value: number): number => Math.max(0, Math.min(TOP_OF_TRACK, value));

export function befriend(state: State, seat: Seat, by: number, flow: Flow, cause: Cause | null = null): void {
  if (by === 0) return;
  const own = seatAt(state, seat);
  const was = own.friendship;
  const now = onTrack(was + by);
  own.friendship = now;
  if (seat === state.turn) noteTrack(state, FRIENDSHIP, was, now);
  flow.tell?.({ is: 'friendship', seat, by: now - was, now, cause }, 'all', 'none');
}

/** All others gain pies, and hear of it at once. */
export function treat(state: State, host: Seat, by: number, flow: Flow): void {
  const others = state.seats.flatMap((own, seat) => (seat === host ? [] : [{ own, seat }]));
  const fed = others.filter(({ own }) => own.pies < TOP_OF_TRACK);
  for (const { own } of fed) own.pies = onTrack(own.pies + by);
  if (fed.length > 0) flow.tell?.({ is: 'treated', seats: fed.map(({ seat }) => seat), by }, 'all', 'none');
  for (const each of others) if (!fed.includes(each)) bake(state, each.seat, by, flow);
}

export function bake(state: State, seat: Seat, by: number, flow: Flow, cause: Cause | null = null): void {
  if (by === 0) return;
  const own = seatAt(state, seat);
  const was = own.pies;
  const now = onTrack(was + by);
  own.pies = now;
  if (seat === state.turn) noteTrack(state, PIES, was, now);
  flow.tell?.({ is: 'pies', seat, by: now - was, now, cause }, 'all', 'none');
}
