import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { type Kind, NONE } from './cards.ts';
import { type Event, othersThan, type Teller } from './events.ts';
import { learners, remove, show } from './hand.ts';
import { countGuests } from './lap.ts';
import { unveil, veil } from './memory.ts';
import { liesOpen } from './open.ts';
import { meetsPlainly } from './reputation.ts';
import type { State } from './state.ts';

/** To the right end of the row; the newest guest from now on. */
// rule: setup.rows, end.moments
export function enter(state: State, seat: Seat, card: Kind, tell: Teller): void {
  const row = at(state.guests, seat);
  row.push(card);
  countGuests(state, row, tell);
}

/** Plays a guest from the hand whose requirement is met. */
export function receive(state: State, seat: Seat, card: Kind, tell: Teller, by: Kind | null = null): void {
  show(state, seat, card);
  bridge(state, seat, card, tell);
  tellGuest(state, { seat, card, from: 'hand', by }, tell);
  enter(state, seat, card, tell);
}

/** Just before it enters. */
export function tellGuest(state: State, guest: Omit<Coming, 'is' | 'count' | 'isSecond'>, tell: Teller): void {
  if (!tell) return;
  const count = at(state.guests, guest.seat).length + 1;
  const isSecond = liesOpen(state, guest.card);
  tell({ is: 'guest', ...guest, count, isSecond }, 'all', learners(state, guest.seat));
}
type Coming = Extract<Event, { is: 'guest' }>;

/** Turns over the reserve and plays it as a guest. */
export function reveal(state: State, seat: Seat, card: Kind, tell: Teller): void {
  state.reserves[seat] = NONE;
  unveil(state, seat, card);
  bridge(state, seat, card, tell);
  tellGuest(state, { seat, card, from: 'reserve', by: null }, tell);
  enter(state, seat, card, tell);
}

/** Tokiwa's ability is spent only where the requirement is not met without it. */
function bridge(state: State, seat: Seat, card: Kind, tell: Teller): void {
  if (meetsPlainly(state, seat, card)) return;
  state.spent[seat] = true;
  tell?.({ is: 'ability', seat, geisha: 'tokiwa', card }, 'all', othersThan(seat, state.hands.length));
}

/** Lays a card from the hand face down as the reserve. */
export function setAside(state: State, seat: Seat, card: Kind, tell: Teller): void {
  remove(at(state.hands, seat), card);
  state.reserves[seat] = card;
  state.fresh = true;
  veil(state, seat);
  tell?.({ is: 'aside', seat, card }, { only: [seat] }, 'none');
  tell?.({ is: 'aside', seat, card: null }, { but: [seat] }, 'none');
}
