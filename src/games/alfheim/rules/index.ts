import { defineGame, type Result, type Seat } from '../../../engine/game.ts';
import { facts } from '../facts.ts';
import { conceals, holdsTomte } from './calls.ts';
import { FOOTPRINTS, letterOf } from './clues.ts';
import { copy, deal } from './deal.ts';
import { costOf, EXPERTS, type ExpertSet, KINDS, type KindName, NAMES, SETS, TOMTE, tilesIn } from './fairies.ts';
import { type Cell, clueAt, eastOf, halves, southOf } from './field.ts';
import { foresee, merits } from './foresee.ts';
import type { Reason } from './ids.ts';
import { asks, moveId, moves, offers, why } from './moves.ts';
import { play } from './play.ts';
import { sheet, totals, winners } from './sheet.ts';
import { cellOf, type Event, type Field, type Move, type State, type View } from './state.ts';
import { guess, view } from './view.ts';

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
