import type { Seat, Tell } from '../../../engine/game.ts';
import { holdsTomte } from './calls.ts';
import type { Clue, Kind, Tile } from './fairies.ts';
import { EXPERTS, isComplete, KINDS, KING, NAMES, NO_CLUE, SETS, TILES, TOMTE } from './fairies.ts';
import { nextRank, partsOf, totals, winners } from './sheet.ts';
import { ASIDE, type Event, FOOTPRINT_ROUND, fieldAt, NOT_YET, ROUNDS, type State, type Turned } from './state.ts';

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

/** The lead, and from then on the player who was last the time before. */
const firstOf = (moment: Omit<Moment, 'turn'>): Seat =>
  isForward(moment) ? moment.lead : seatBefore(moment.lead, moment.fields.length);

/** Who comes after the one on turn; null: everybody has been. */
function followed(moment: Moment): Seat | null {
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

type Telling = Tell<Event> | undefined;

/** Phase 1 in the round of the footprints; then the clue. */
// rule: round.phases
export function beginRound(state: State, tell?: Telling): void {
  const withFootprints = state.round === FOOTPRINT_ROUND;
  if (withFootprints) turnCosts(state, tell);
  // rule: house.usable
  for (const kind of KINDS) state.usable[kind] = state.lying[kind];
  if (!withFootprints) {
    showClue(state, tell);
    return;
  }
  state.step = 'footprint';
  state.turn = firstOf(state);
  tell?.({ is: 'footprints', by: state.footprints.slice(0, state.fields.length) }, 'all');
  awaitFootprint(state, tell);
}

// rule: seventh.costs
function turnCosts(state: State, tell: Telling): void {
  const turned: Turned[] = [];
  for (const field of state.fields) field.quiet = false;
  for (const kind of KINDS) {
    if (kind === TOMTE || state.drawn[kind] === TILES) continue;
    turned.push({ kind, tile: turnCost(state, kind) });
  }
  if (!tell) return;
  tell({ is: 'costs', turned }, 'all');
  for (const { kind, tile } of turned) tell({ is: 'cost', kind, tile, second: kind !== KING }, 'all', 'none');
}

/** The top of a pile becomes a cost. */
export function turnCost(state: State, kind: Kind): Tile {
  const tile = takeTop(state, kind);
  state.turned[kind].push(tile);
  state.lying[kind] |= 1 << tile;
  return tile;
}

export function takeTop({ piles, drawn }: State, kind: Kind): Tile {
  const tile = piles[kind][drawn[kind]];
  if (tile === undefined) throw new Error(`the pile of ${NAMES[kind]} is empty`);
  drawn[kind]++;
  return tile;
}

/** Whoever has no room for the footprint is not asked; after the last of them comes the clue. */
export function awaitFootprint(state: State, tell?: Telling): void {
  for (;;) {
    const field = fieldAt(state, state.turn);
    if (field.footprint !== NOT_YET) break;
    if (field.open.length > 0) return;
    // rule: house.room
    field.footprint = ASIDE;
    tell?.({ is: 'aside', seat: state.turn, clue: null }, 'all', 'none');
    nextFootprint(state);
  }
  showClue(state, tell);
}

/** The last one stays on turn. */
export function nextFootprint(state: State): void {
  state.turn = followed(state) ?? state.turn;
}

function showClue(state: State, tell: Telling): void {
  const clue = clueOfRound(state);
  state.step = 'place';
  state.turn = firstOf(state);
  if (tell) {
    const foreknown = state.deck.slice(state.round).every((other) => other === clue);
    tell({ is: 'shown', round: state.round, clue, first: state.turn }, 'all', foreknown ? 'none' : 'all');
  }
  beginTurn(state, tell);
}

const clueOfRound = ({ deck, round }: State): Clue => deck[round - 1] ?? NO_CLUE;

/** Without room for a clue there is none for a fairy either: nobody is asked. */
function beginTurn(state: State, tell: Telling): void {
  const field = fieldAt(state, state.turn);
  state.clue = clueOfRound(state);
  state.refused = false;
  state.fresh = false;
  state.step = 'place';
  if (field.open.length > 0) return;
  // rule: house.room
  field.aside.push(state.clue);
  tell?.({ is: 'aside', seat: state.turn, clue: state.clue }, 'all', 'none');
  endTurn(state, tell);
}

export function endTurn(state: State, tell?: Telling): void {
  const next = followed(state);
  if (next !== null) {
    state.turn = next;
    beginTurn(state, tell);
    return;
  }
  // rule: house.settled
  settleExperts(state, tell);
  state.clue = NO_CLUE;
  if (state.round === ROUNDS) {
    state.step = 'over';
    if (tell) tellEnd(state, tell);
    return;
  }
  state.round++;
  beginRound(state, tell);
}

/** All who reached a set in this round take the best rank left, and use up as many ranks as they are. */
function settleExperts({ fields, earned, round }: State, tell: Telling): void {
  for (const set of SETS) {
    const cards = earned[set];
    const seats: Seat[] = [];
    for (let seat = 0; seat < fields.length; seat++)
      if (cards[seat] === null && isComplete(fieldAt({ fields }, seat).kinds, set)) seats.push(seat);
    if (seats.length === 0) continue;
    const rank = nextRank(cards);
    for (const seat of seats) cards[seat] = { rank, round };
    tell?.({ is: 'expert', set, seats, points: EXPERTS[set].points[rank] ?? 0 }, 'all', 'none');
  }
}

function tellEnd(state: State, tell: Tell<Event>): void {
  state.fields.forEach((field, seat) => {
    // rule: house.tiles
    if (field.tomte !== null && holdsTomte(field)) tell({ is: 'never', seat, tile: field.tomte }, 'all');
  });
  state.fields.forEach((_, seat) => {
    tell({ is: 'counted', seat, parts: partsOf(state, seat) }, 'all', 'none');
  });
  const points = totals(state);
  tell({ is: 'ended', points, winners: winners(points) }, 'all', 'none');
}
