import type { News, Seat, Tell } from '../../../engine/game.ts';
import {
  bringsTomte,
  holdsTomte,
  isAnyCallable,
  isAnyCallableBy,
  metAt,
  tomteInHand,
  unknownTomtes,
  withTomtes,
} from './calls.ts';
import { knownTop, NO_CLUE, type Tile, TOMTE, tilesIn } from './fairies.ts';
import { type Cell, clueAt, putClue, putFairy, putFootprint } from './field.ts';
import { awaitFootprint, endTurn, nextFootprint, takeTop } from './round.ts';
import type { Call, Called, Event, Field, Move, Say, State } from './state.ts';
import { fieldAt, tilesFor } from './state.ts';

export function play(state: State, seat: Seat, move: Move, tell?: Tell<Event>): void {
  const field = fieldAt(state, seat);
  if ('place' in move) {
    putClue(field, state.clue, move.place);
    state.step = 'call';
    tell?.({ is: 'placed', seat, clue: state.clue, cell: move.place }, 'all', 'none');
    const isMore = field.quiet ? isAnyCallableBy(field, move.place, state.usable) : isAnyCallable(field, state.usable);
    field.quiet = !isMore;
    endIfIdle(state, field, tell);
  } else if ('say' in move) say(state, seat, move.say, tell);
  else if ('call' in move) {
    call(state, seat, field, move, tell);
    field.quiet = !isAnyCallable(field, state.usable);
    endIfIdle(state, field, tell);
  } else {
    tellFootprint(state, seat, move.footprint, tell);
    putFootprint(field, move.footprint);
    nextFootprint(state);
    awaitFootprint(state, tell);
  }
}

/** What is left to call all can see, but for a Tomte in hand: its holder is always asked, or not being asked would tell of it. */
// rule: house.ends
function endIfIdle(state: State, field: Field, tell?: Tell<Event>): void {
  if (field.quiet && !holdsTomte(field)) endTurn(state, tell);
}

function tellFootprint(state: State, seat: Seat, cell: Cell, tell?: Tell<Event>): void {
  const footprint = state.footprints[seat];
  if (!tell || footprint === undefined) return;
  tell({ is: 'tracked', seat, footprint, cell }, 'all', 'none');
}

function say(state: State, seat: Seat, what: Say['say'], tell?: Tell<Event>): void {
  if (what === 'refuse') {
    refuse(state, seat, tell);
    return;
  }
  tell?.({ is: 'done', seat }, 'all', 'none');
  endTurn(state, tell);
}

function refuse(state: State, seat: Seat, tell?: Tell<Event>): void {
  const { common, clue } = state;
  const unseen = common.length - state.buried;
  const foreknown = tell && knownTop(common.slice(0, unseen), common.slice(unseen)) !== null;
  const drawn = common.shift() ?? NO_CLUE;
  common.push(clue);
  if (unseen > 0) state.buried++;
  state.clue = drawn;
  state.refused = true;
  tell?.({ is: 'refused', seat, clue, drawn, again: unseen === 0 }, 'all', foreknown ? 'none' : 'all');
}

function call(state: State, seat: Seat, field: Field, move: Call, tell?: Tell<Event>): void {
  const { call: kind, domino } = move;
  const news = kind === TOMTE ? learners(state, seat) : 'none';
  const event = tell && calledEvent(state, seat, field, move);
  const before = field.kinds;
  putFairy(field, kind, domino);
  const tile = kind === TOMTE ? null : takeTile(state, move);
  if (event) {
    const last = tile !== null && state.lying[kind] === 0;
    tell({ ...event, tile, last }, 'all', news);
  }
  if (bringsTomte(before, field.kinds)) takeTomte(state, seat, field, tell);
}

function calledEvent(
  state: State,
  seat: Seat,
  field: Field,
  { call: kind, domino }: Call,
): Omit<Called, 'tile' | 'last'> {
  const [met] = metAt(field, kind, domino, withTomtes(state.usable, tomteInHand(field)));
  if (!met) throw new Error('nothing calls this fairy here');
  const late = kind !== TOMTE && !tilesIn(state.lying[kind]).includes(met.tile);
  const run = met.run.map((cell) => ({ cell, clue: clueAt(field, cell) }));
  return {
    is: 'called',
    seat,
    kind,
    domino,
    cost: met.tile,
    run,
    late,
    atOnce: kind === TOMTE && state.fresh,
  };
}

/** From the pile as long as there is one; null says so. */
function takeTile(state: State, { call: kind, tile: wish }: Call): Tile | null {
  const tile = wish ?? tilesFor(state, kind)[0] ?? null;
  if (tile === null) state.drawn[kind]++;
  else state.lying[kind] &= ~(1 << tile);
  return tile;
}

function takeTomte(state: State, seat: Seat, field: Field, tell?: Tell<Event>): void {
  const foreknown = tell && tilesIn(unknownTomtes(state.fields)).length === 1;
  const tile = takeTop(state, TOMTE);
  field.tomte = tile;
  state.fresh = true;
  if (!tell) return;
  tell({ is: 'tomte', seat, tile }, { only: [seat] }, foreknown ? 'none' : [seat]);
  tell({ is: 'tomte', seat, tile: null }, { but: [seat] }, 'none');
}

/** Whoever learns a Tomte's cost when it is placed: all others, unless only one is left that it can be. */
function learners({ fields }: State, seat: Seat): News {
  if (tilesIn(unknownTomtes(fields)).length === 1) return 'none';
  return fields.flatMap((_, other) => (other === seat ? [] : [other]));
}
