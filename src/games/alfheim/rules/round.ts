import type { Tell } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { type Clue, NO_CLUE } from './clues.ts';
import { EXPERTS, KINDS, TILES, type Tile, type Tiles, TOMTE } from './fairies.ts';
import { clueAt } from './field.ts';
import { firstOf, followed } from './order.ts';
import { totals, winners } from './score.ts';
import {
  ASIDE,
  type Event,
  type Field,
  FOOTPRINT_ROUND,
  NO_RANK,
  NOT_YET,
  ROUNDS,
  type State,
  type Turned,
} from './state.ts';
import { holdsTomte } from './tomte.ts';

type Telling = Tell<Event> | undefined;

/** What lies open when nobody has moved yet. */
export function tellBeginning({ fields, turned, round, clue, turn }: State, tell: Tell<Event>): void {
  tell({ is: 'pairs', by: fields.map((field) => field.clues.map((cell) => clueAt(field, cell))) }, 'all', 'none');
  const costs = turned.flatMap((tiles, kind) => tiles.map((tile) => ({ kind, tile })));
  tell({ is: 'costs', turned: costs }, 'all', 'none');
  tell({ is: 'shown', round, clue, first: turn }, 'all', 'none');
}

/** Phase 1 in the round of the footprints; then the clue. */
export function beginRound(state: State, tell?: Telling): void {
  const withFootprints = state.round === FOOTPRINT_ROUND;
  if (withFootprints) turnCosts(state, tell);
  for (let kind = 0; kind < KINDS.length; kind++) state.usable[kind] = state.lying[kind] as Tiles;
  if (!withFootprints) {
    showClue(state, tell);
    return;
  }
  state.step = 'footprint';
  state.turn = firstOf(state);
  tell?.({ is: 'footprints', by: state.footprints.slice(0, state.fields.length) }, 'all');
  awaitFootprint(state, tell);
}

function turnCosts(state: State, tell: Telling): void {
  const turned: Turned[] = [];
  for (const kind of KINDS) {
    const drawn = state.drawn[kind] as number;
    if (kind === TOMTE || drawn === TILES) continue;
    const tile = (state.piles[kind] as Tile[])[drawn] as Tile;
    turnCost(state, kind, tile);
    turned.push({ kind, tile });
  }
  tell?.({ is: 'costs', turned }, 'all');
}

/** The top of a pile becomes a cost. */
export function turnCost(state: State, kind: number, tile: Tile): void {
  state.drawn[kind] = (state.drawn[kind] as number) + 1;
  (state.turned[kind] as Tile[]).push(tile);
  state.lying[kind] = (state.lying[kind] as Tiles) | (1 << tile);
}

/** Whoever has no room for the footprint is not asked; after the last of them comes the clue. */
export function awaitFootprint(state: State, tell?: Telling): void {
  for (;;) {
    const field = state.fields[state.turn] as Field;
    if (field.footprint !== NOT_YET) break;
    if (field.open.length > 0) return;
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
  const clue = state.deck[state.round - 1] as Clue;
  state.step = 'place';
  state.turn = firstOf(state);
  if (tell) {
    const foreknown = state.deck.slice(state.round).every((other) => other === clue);
    tell({ is: 'shown', round: state.round, clue, first: state.turn }, 'all', foreknown ? 'none' : 'all');
  }
  beginTurn(state, tell);
}

function beginTurn(state: State, tell: Telling): void {
  const field = state.fields[state.turn] as Field;
  state.clue = state.deck[state.round - 1] as Clue;
  state.refused = false;
  state.fresh = false;
  state.step = field.open.length > 0 ? 'place' : 'call';
  if (state.step === 'place') return;
  field.aside.push(state.clue);
  tell?.({ is: 'aside', seat: state.turn, clue: state.clue }, 'all', 'none');
}

export function endTurn(state: State, tell?: Telling): void {
  const next = followed(state);
  if (next !== null) {
    state.turn = next;
    beginTurn(state, tell);
    return;
  }
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
function settleExperts({ fields, ranks, earned, round }: State, tell: Telling): void {
  for (let set = 0; set < EXPERTS.length; set++) {
    const { kinds: wanted, points } = EXPERTS[set] as (typeof EXPERTS)[number];
    const bySeat = ranks[set] as number[];
    let rank = 0;
    for (let seat = 0; seat < fields.length; seat++) if (bySeat[seat] !== NO_RANK) rank++;
    const seats: Seat[] = [];
    for (let seat = 0; seat < fields.length; seat++) {
      if (bySeat[seat] !== NO_RANK || ((fields[seat] as Field).kinds & wanted) !== wanted) continue;
      seats.push(seat);
    }
    for (const seat of seats) {
      bySeat[seat] = rank;
      (earned[set] as number[])[seat] = round;
    }
    if (tell && seats.length > 0) tell({ is: 'expert', set, seats, points: points[rank] ?? 0 }, 'all', 'none');
  }
}

function tellEnd(state: State, tell: Tell<Event>): void {
  state.fields.forEach((field, seat) => {
    if (holdsTomte(field)) tell({ is: 'never', seat, tile: field.tomte }, 'all');
  });
  const points = totals(state);
  tell({ is: 'ended', points, winners: winners(points) }, 'all', 'none');
}
