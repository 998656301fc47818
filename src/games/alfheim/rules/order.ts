import type { Seat } from '../../../engine/ids.ts';
import { FOOTPRINT_ROUND, type State } from './state.ts';

interface Moment extends Pick<State, 'lead' | 'round' | 'step' | 'turn'> {
  readonly fields: readonly unknown[];
}

/** How many times play has gone round the table before: once a round, and once more for the footprints. */
function roundsBefore({ round, step }: Pick<Moment, 'round' | 'step'>): number {
  const areFootprintsPlaced = round > FOOTPRINT_ROUND || (round === FOOTPRINT_ROUND && step !== 'footprint');
  return areFootprintsPlaced ? round : round - 1;
}

/** The way it goes now, by seats: every time round runs the other way than the one before. */
const isForward = (moment: Pick<Moment, 'round' | 'step'>): boolean => roundsBefore(moment) % 2 === 0;

const seatAfter = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1);
const seatBefore = (seat: Seat, seats: number): Seat => (seat === 0 ? seats : seat) - 1;

/** The lead, and from then on whoever came last the time before. */
export const firstOf = (moment: Omit<Moment, 'turn'>): Seat =>
  isForward(moment) ? moment.lead : seatBefore(moment.lead, moment.fields.length);

/** Who comes after the one on turn; null: everybody has been. */
export function followed(moment: Moment): Seat | null {
  const { lead, turn, fields } = moment;
  if (!isForward(moment)) return turn === lead ? null : seatBefore(turn, fields.length);
  const next = seatAfter(turn, fields.length);
  return next === lead ? null : next;
}

/** All seats in the order in which they act now; the last one begins the next time. */
export function orderOf(moment: Omit<Moment, 'turn'>): readonly Seat[] {
  const order: Seat[] = [];
  for (let turn: Seat | null = firstOf(moment); turn !== null; turn = followed({ ...moment, turn })) order.push(turn);
  return order;
}
