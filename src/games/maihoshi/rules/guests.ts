import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { type Kind, NONE } from './cards.ts';
import { type Event, othersThan, type Teller } from './events.ts';
import { meetsPlainly, raise, reputationOf } from './geisha.ts';
import { discard, draw, learners, remove, show } from './hand.ts';
import { liesOpen, unveil, veil } from './memory.ts';
import { DRAW, INTRODUCE, type Move } from './moves.ts';
import { withHand } from './possible.ts';
import type { State } from './state.ts';
import { countGuests, DISCARD_ONE, INTRODUCED, LISTEN, PLACE_ONE } from './steps.ts';
import { eachOf } from './targets.ts';

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

/** Hinagiku may draw two for each publicity of hers, while there are two. */
// rule: geisha.hinagiku
export const mayListen = (state: State, seat: Seat): boolean =>
  state.geisha[seat] === 'hinagiku' && state.deck.length > 1;

/** Publicity by an effect: the same as the action, so Hinagiku is asked first. */
export function beginPublicity(state: State, seat: Seat, tell: Teller): void {
  if (mayListen(state, seat)) state.steps.push(LISTEN);
  else drawForPublicity(state, seat, 1, tell);
}

/** Draws, and asks for the card to place: with an empty deck one from the hand is placed all the same. */
export function drawForPublicity(state: State, seat: Seat, count: number, tell: Teller): void {
  if (count > 1) tell?.({ is: 'ability', seat, geisha: 'hinagiku' }, 'all', 'none');
  state.steps.push(at(PLACE_ONE, draw(state, seat, count, tell, 'publicity')));
}

export function place(state: State, seat: Seat, card: Kind, drew: number, tell: Teller): void {
  show(state, seat, card);
  const isSecond = tell && liesOpen(state, card);
  // rule: setup.rows
  at(state.publicity, seat).push(card);
  raise(state, seat, card, 1);
  const reputation = reputationOf(state, seat);
  tell?.({ is: 'advertised', seat, card, drew, reputation, isSecond }, 'all', learners(state, seat));
  if (drew > 1) state.steps.push(DISCARD_ONE);
}

export const MOST_GIVEN = 2;

/** Seoto may draw one card less, where that makes a difference. */
// rule: geisha.seoto
const mayEbb = (state: State, seat: Seat, given: number): boolean =>
  state.geisha[seat] === 'seoto' && state.deck.length >= given;

/** Gives up a card; asks for another, or for the draw where there is something to say to it. */
// rule: introduce.short
export function introduce(state: State, seat: Seat, card: Kind, given: number, tell: Teller): void {
  discard(state, seat, card, true, tell);
  const more = given < MOST_GIVEN && withHand(state, seat);
  if (more || mayEbb(state, seat, given)) state.steps.push(at(INTRODUCED, given));
  else draw(state, seat, given, tell, 'introducing');
}

export function introductions(state: State, seat: Seat, given: number): readonly Move[] {
  const offered = given < MOST_GIVEN ? eachOf(at(state.hands, seat), INTRODUCE) : [];
  offered.push(at(DRAW, given));
  if (mayEbb(state, seat, given)) offered.push(at(DRAW, given - 1));
  return offered;
}

export function drawIntroduced(state: State, seat: Seat, count: number, given: number, tell: Teller): void {
  if (count < given) tell?.({ is: 'ability', seat, geisha: 'seoto', count }, 'all', 'none');
  draw(state, seat, count, tell, 'introducing');
}
