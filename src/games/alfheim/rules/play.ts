import type { News, Tell } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { metAt } from './calls.ts';
import type { Clue } from './clues.ts';
import { type Kind, NISSE, TILES, type Tile, type Tiles, TOMTE, tilesIn } from './fairies.ts';
import { clueAt, putClue, putFairy, putFootprint } from './field.ts';
import type { Domino } from './grid.ts';
import { awaitFootprint, endTurn, nextFootprint, tellBeginning } from './round.ts';
import { type Call, type Event, type Field, type Move, NO_TILE, type Say, type State } from './state.ts';
import { unknownTomtes, withTomtes } from './tomte.ts';

export function play(state: State, seat: Seat, move: Move, tell?: Tell<Event>): void {
  const field = state.fields[seat] as Field;
  if (tell && isUntouched(state)) tellBeginning(state, tell);
  if ('place' in move) {
    putClue(field, state.clue, move.place);
    state.step = 'call';
    tell?.({ is: 'placed', seat, clue: state.clue, cell: move.place }, 'all', 'none');
  } else if ('say' in move) say(state, seat, move.say, tell);
  else if ('call' in move) call(state, seat, field, move, tell);
  else {
    putFootprint(field, move.footprint);
    const footprint = state.footprints[seat] as number;
    tell?.({ is: 'tracked', seat, footprint, cell: move.footprint }, 'all', 'none');
    nextFootprint(state);
    awaitFootprint(state, tell);
  }
}

const isUntouched = ({ round, step, turn, lead, refused }: State): boolean =>
  round === 1 && step === 'place' && turn === lead && !refused;

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
  const drawn = common[0] as Clue;
  const unseen = common.length - state.buried;
  const foreknown = tell && common.slice(0, unseen).every((other) => other === drawn);
  for (let at = 1; at < common.length; at++) common[at - 1] = common[at] as Clue;
  common[common.length - 1] = clue;
  if (unseen > 0) state.buried++;
  state.clue = drawn;
  state.refused = true;
  tell?.({ is: 'refused', seat, clue, drawn, again: unseen === 0 }, 'all', foreknown ? 'none' : 'all');
}

function call(state: State, seat: Seat, field: Field, move: Call, tell?: Tell<Event>): void {
  const { call: kind, domino } = move;
  const news = kind === TOMTE ? learners(state, seat) : 'none';
  const event = tell && calledEvent(state, seat, field, kind, domino);
  putFairy(field, kind, domino);
  const tile = kind === TOMTE ? null : takeTile(state, move);
  if (event) {
    const last = tile !== null && state.lying[kind] === 0;
    tell({ ...event, tile, last }, 'all', news);
  }
  if ((field.kinds & NISSE) === NISSE && field.tomte === NO_TILE) takeTomte(state, seat, field, tell);
}

function calledEvent(state: State, seat: Seat, field: Field, kind: Kind, domino: Domino) {
  const [met] = metAt(field, kind, domino, withTomtes(state.usable, 1 << field.tomte));
  if (!met) throw new Error('nothing calls this fairy here');
  const late = kind !== TOMTE && !(((state.lying[kind] as Tiles) >> met.cost) & 1);
  const run = met.run.map((cell) => ({ cell, clue: clueAt(field, cell) }));
  return {
    is: 'called',
    seat,
    kind,
    domino,
    cost: met.cost,
    run,
    late,
    atOnce: kind === TOMTE && state.fresh,
  } as const;
}

/** From the pile as long as there is one; null says so. */
function takeTile(state: State, { call: kind, tile: wish }: Call): Tile | null {
  const drawn = state.drawn[kind] as number;
  if (drawn < TILES) {
    state.drawn[kind] = drawn + 1;
    return null;
  }
  const lying = state.lying[kind] as Tiles;
  const tile = wish ?? (tilesIn(lying)[0] as Tile);
  state.lying[kind] = lying & ~(1 << tile);
  return tile;
}

function takeTomte(state: State, seat: Seat, field: Field, tell?: Tell<Event>): void {
  const drawn = state.drawn[TOMTE] as number;
  const foreknown = tell && tilesIn(unknownTomtes(state.fields)).length === 1;
  field.tomte = (state.piles[TOMTE] as Tile[])[drawn] as Tile;
  state.drawn[TOMTE] = drawn + 1;
  state.fresh = true;
  if (!tell) return;
  tell({ is: 'tomte', seat, tile: field.tomte }, { only: [seat] }, foreknown ? 'none' : [seat]);
  tell({ is: 'tomte', seat, tile: null }, { but: [seat] }, 'none');
}

/** Whoever learns a Tomte's cost when it is placed: all others, unless only one is left that it can be. */
function learners({ fields }: State, seat: Seat): News {
  if (tilesIn(unknownTomtes(fields)).length === 1) return 'none';
  return fields.flatMap((_, other) => (other === seat ? [] : [other]));
}
