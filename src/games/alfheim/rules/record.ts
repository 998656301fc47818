import type { Seat } from '../../../engine/ids.ts';
import { FOOTPRINTS, letterOf } from './clues.ts';
import { costOf, EXPERTS, type ExpertSet, KINDS, type KindName, NAMES, SETS, TOMTE, tilesIn } from './fairies.ts';
import { clueAt } from './field.ts';
import { type Cell, eastOf, halves, southOf } from './grid.ts';
import { cellOf, type Field, type State } from './state.ts';
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
