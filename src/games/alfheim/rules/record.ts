import type { Seat } from '../../../engine/ids.ts';
import { FOOTPRINTS, letterOf } from './clues.ts';
import { costOf, EXPERTS, KINDS, type KindName, NAMES, TOMTE, tilesIn } from './fairies.ts';
import { clueAt } from './field.ts';
import { type Cell, eastOf, halves, NO_DOMINO, southOf } from './grid.ts';
import { type Field, NO_RANK, type State } from './state.ts';
import { holdsTomte } from './tomte.ts';

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
    fields: state.fields.map((field, seat) => recordOf(field, FOOTPRINTS[state.footprints[seat] ?? -1] ?? '')),
    experts: Object.fromEntries(EXPERTS.map(({ name }, set) => [name, expertsOf(state, set)])),
    costs: Object.fromEntries(
      KINDS.filter((kind) => kind !== TOMTE).map((kind) => [
        NAMES[kind],
        tilesIn(state.lying[kind] ?? 0).map((tile) => costOf(kind, tile)),
      ]),
    ),
  };
}

function recordOf(field: Field, footprint: string): GameRecord['fields'][number] {
  return {
    clues: field.clues.map((cell) => [...at(cell), letterOf(clueAt(field, cell))] as const),
    footprint: field.footprint < 0 ? null : [...at(field.footprint), footprint],
    fairies: KINDS.flatMap((kind) => {
      const domino = field.fairies[kind] ?? NO_DOMINO;
      if (domino === NO_DOMINO) return [];
      const [one, other] = halves(domino);
      return [[NAMES[kind] as KindName, at(one), at(other)] as const];
    }),
    tomte: holdsTomte(field) ? costOf(TOMTE, field.tomte) : null,
  };
}

function expertsOf({ ranks, earned }: State, set: number): (readonly [Seat, number])[] {
  const rounds = earned[set] ?? [];
  const came = (ranks[set] ?? []).flatMap((rank, seat) =>
    rank === NO_RANK ? [] : [[seat, rounds[seat] ?? 0] as const],
  );
  return came.sort(([, one], [, other]) => one - other);
}
