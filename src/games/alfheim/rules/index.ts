import { defineGame, type Result, type Seat, type Setup } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat } from '../../../engine/seating.ts';
import { facts } from '../facts.ts';
import { conceals, holdsTomte } from './calls.ts';
import type { Clue, ExpertSet, KindName } from './fairies.ts';
import {
  ALL_TILES,
  byKind,
  bySet,
  COMMON_CLUES,
  costOf,
  EXPERTS,
  FOOTPRINTS,
  KINDS,
  KING,
  LEAD_CLUES,
  letterOf,
  NAMES,
  NO_CLUE,
  SETS,
  TOMTE,
  tilesIn,
} from './fairies.ts';
import { type Cell, clueAt, copyField, eastOf, fieldOfPair, halves, southOf } from './field.ts';
import { foresee, merits } from './foresee.ts';
import type { Reason } from './ids.ts';
import { asks, moveId, moves, offers, why } from './moves.ts';
import { play } from './play.ts';
import { beginRound, turnCost } from './round.ts';
import { sheet, totals, winners } from './sheet.ts';
import { cellOf, copyCards, type Event, type Field, type Move, type State, type View } from './state.ts';
import { guess, view } from './view.ts';

export function deal(setup: Setup, rng: Rng): State {
  // rule: house.lead
  const lead = firstSeat(setup, rng);
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const common = rng.shuffle(COMMON_CLUES.slice());
  // rule: setup.pairs
  const pairs = seats.map(() => common.splice(0, 2));
  dealUntilAllDiffer(pairs, common, rng);
  const state: State = {
    lead,
    round: 1,
    step: 'place',
    turn: lead,
    clue: NO_CLUE,
    refused: false,
    fresh: false,
    // rule: setup.lead
    deck: rng.shuffle(LEAD_CLUES.slice()),
    common,
    buried: 0,
    piles: byKind(() => rng.shuffle(tilesIn(ALL_TILES))),
    drawn: byKind(() => 0),
    turned: byKind(() => []),
    lying: byKind(() => 0),
    usable: byKind(() => 0),
    // rule: setup.footprint
    footprints: rng.shuffle(FOOTPRINTS.map((_, footprint) => footprint)),
    earned: bySet(() => seats.map(() => null)),
    fields: pairs.map(([west = NO_CLUE, east = NO_CLUE]) => fieldOfPair(west, east)),
  };
  // rule: setup.costs
  for (const kind of KINDS) {
    if (kind !== KING && kind !== TOMTE) turnCost(state, kind);
  }
  beginRound(state);
  return state;
}

const alike = (one: readonly Clue[], other: readonly Clue[]): boolean =>
  Math.min(...one) === Math.min(...other) && Math.max(...one) === Math.max(...other);

/** All who share a pair put theirs back and draw again, one who came first included. */
// rule: setup.pairs
export function dealUntilAllDiffer(pairs: Clue[][], common: Clue[], rng: Rng): void {
  for (;;) {
    const sharing = pairs.filter((pair) => pairs.some((other) => other !== pair && alike(pair, other)));
    if (sharing.length === 0) return;
    for (const pair of sharing) common.push(...pair.splice(0));
    rng.shuffle(common);
    for (const pair of sharing) pair.push(...common.splice(0, 2));
  }
}

export const copy = (state: State): State => ({
  ...state,
  deck: state.deck.slice(),
  common: state.common.slice(),
  piles: byKind((kind) => state.piles[kind].slice()),
  drawn: [...state.drawn],
  turned: byKind((kind) => state.turned[kind].slice()),
  lying: [...state.lying],
  usable: [...state.usable],
  footprints: state.footprints.slice(),
  earned: copyCards(state.earned),
  fields: state.fields.map(copyField),
});

/** What the log begins with: what lies open when nobody has moved yet. */
export function opening({ fields, turned, round, clue, turn }: View): Event[] {
  const costs = KINDS.flatMap((kind) => turned[kind].map((tile) => ({ kind, tile })));
  return [
    ...fields.map(({ clues }, seat): Event => ({ is: 'pair', seat, clues: clues.map((laid) => laid.clue) })),
    { is: 'costs', turned: costs },
    ...costs.map((each): Event => ({ is: 'cost', ...each, second: false })),
    { is: 'shown', round, clue, first: turn },
  ];
}

type EastSouth = readonly [east: number, south: number];

export interface GameRecord {
  readonly fields: readonly {
    readonly clues: readonly (readonly [number, number, string])[];
    readonly footprint: readonly [number, number, string] | null;
    readonly fairies: readonly (readonly [KindName, EastSouth, EastSouth])[];
    readonly tomte: string | null;
  }[];
  readonly experts: Readonly<Record<string, readonly (readonly [Seat, number])[]>>;
  readonly costs: Readonly<Record<string, readonly string[]>>;
}

const at = (cell: Cell): EastSouth => [eastOf(cell), southOf(cell)];

/** The fields, the experts in the order they came, and the costs that still lie there, in the notation of the record. */
export function record(state: State): GameRecord {
  return {
    fields: state.fields.map((field, seat) => recordOf(field, state.footprints[seat])),
    experts: Object.fromEntries(SETS.map((set) => [EXPERTS[set].name, expertsOf(state, set)])),
    costs: Object.fromEntries(
      KINDS.filter((kind) => kind !== TOMTE).map((kind) => [
        NAMES[kind],
        tilesIn(state.lying[kind]).map((tile) => costOf(kind, tile)),
      ]),
    ),
  };
}

function recordOf(field: Field, footprint: number | undefined): GameRecord['fields'][number] {
  const track = cellOf(field.footprint);
  return {
    clues: field.clues.map((cell) => [...at(cell), letterOf(clueAt(field, cell))] as const),
    footprint: track === null || footprint === undefined ? null : [...at(track), FOOTPRINTS[footprint] ?? ''],
    fairies: KINDS.flatMap((kind) => {
      const domino = field.fairies[kind];
      if (domino === null) return [];
      const [one, other] = halves(domino);
      return [[NAMES[kind], at(one), at(other)] as const];
    }),
    tomte: field.tomte !== null && holdsTomte(field) ? costOf(TOMTE, field.tomte) : null,
  };
}

function expertsOf({ earned }: State, set: ExpertSet): (readonly [Seat, number])[] {
  const came = earned[set].flatMap((card, seat) => (card ? [[seat, card.round] as const] : []));
  return came.sort(([, one], [, other]) => one - other);
}

function result(state: State): Result {
  const points = totals(state);
  return { points, winners: winners(points) };
}

export const game = defineGame<State, Move, View, Event, Reason>({
  facts,
  deal,
  asks,
  moves,
  offers,
  play: (state, seat, move, _rng, tell) => play(state, seat, move, tell),
  view,
  opening,
  conceals,
  guess: (seen, _seat, rng) => guess(seen, rng),
  result,
  copy,
  moveId,
  sheet,
  foresee,
  merits,
  why,
  record: record,
});
