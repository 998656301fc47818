import type { Seat } from '../../../engine/game.ts';
import type { ExpertSet, Kind, Kinds, Tile, Tiles } from './fairies.ts';
import { ALL_TILES, bitsOfTiles, byKind, EXPERTS, hasAllNisse, KINDS, kindsIn, TOMTE } from './fairies.ts';
import { acrossOf, type Cell, DOMINOES, type Domino, dominoOf, EAST, halves, lies, SOUTH, STEPS } from './field.ts';
import { costsMet, endOf, hasRoom, kindsMet, type Met, type Usable } from './runs.ts';
import { type Call, type Field, type FieldView, HIDDEN, isClue, isEmpty, type View } from './state.ts';

/** Every call that there can be is made once: search asks for millions of them. */
const CALLS: readonly Call[] = KINDS.flatMap((kind) =>
  Array.from({ length: DOMINOES }, (_, domino) => ({ call: kind, domino })),
);

/** All fairies that can be laid in a field, each once for each two cells; or as many as are enough. */
export function callsIn(field: Field, usable: Usable, enough = Number.POSITIVE_INFINITY): Call[] {
  const { grid } = field;
  const calls: Call[] = [];
  for (const clue of field.clues) {
    for (let along = EAST; along <= SOUTH; along += SOUTH - EAST) {
      const before = lies(grid, clue - along);
      const after = lies(grid, clue + along);
      if (isClue(before)) {
        if (isEmpty(after)) addFrom(calls, field, clue, along, usable);
      } else if (isClue(after) && isEmpty(before)) addFrom(calls, field, clue, -along, usable);
      if (calls.length >= enough) return calls;
    }
  }
  return calls;
}

/** Whether there is any of them. */
export const isAnyCallable = (field: Field, usable: Usable): boolean => callsIn(field, usable, 1).length > 0;

/** Whether there is any by a run that goes through this clue. */
export function isAnyCallableBy({ grid, kinds: come }: Field, clue: Cell, usable: Usable): boolean {
  for (const outward of STEPS) {
    const end = endOf(grid, clue, outward);
    if (!isClue(lies(grid, end - outward)) || !hasRoom(grid, end + outward, acrossOf(outward))) continue;
    if (kindsMet(grid, end, -outward, usable) & ~come) return true;
  }
  return false;
}

/** What is called from this end of a run, to either side of the empty cell beyond it. */
// rule: house.domino
function addFrom(calls: Call[], { grid, kinds: come }: Field, end: Cell, outward: number, usable: Usable): void {
  const kinds = kindsMet(grid, end, -outward, usable) & ~come;
  if (kinds === 0) return;
  const beyond = end + outward;
  const across = acrossOf(outward);
  if (isEmpty(lies(grid, beyond + across))) addAll(calls, kinds, dominoOf(beyond, beyond + across));
  if (isEmpty(lies(grid, beyond - across))) addAll(calls, kinds, dominoOf(beyond - across, beyond));
}

function addAll(calls: Call[], kinds: Kinds, domino: Domino): void {
  for (let rest = kinds; rest !== 0; rest &= rest - 1) {
    const call = CALLS[(31 - Math.clz32(rest & -rest)) * DOMINOES + domino];
    if (call && !calls.includes(call)) calls.push(call);
  }
}

/** The kinds that can be laid somewhere. */
export function kindsCallable(field: Field, usable: Usable): Kinds {
  return callsIn(field, usable).reduce((kinds, { call }) => kinds | (1 << call), 0);
}

/** What calls a fairy to these two cells: every cost met by a part that one of them continues. */
export function metAt({ grid }: Pick<Field, 'grid'>, kind: Kind, domino: Domino, usable: Usable): Met[] {
  const [one, other] = halves(domino);
  const across = acrossOf(other - one);
  return [one, other].flatMap((beyond) =>
    [across, -across].flatMap((outward) =>
      costsMet(grid, beyond - outward, -outward, usable).filter((met) => met.kind === kind),
    ),
  );
}

type Owner = Pick<FieldView, 'tomte' | 'fairies'>;

const hasCome = ({ fairies }: Owner): boolean => fairies[TOMTE] !== null;

export const holdsTomte = (field: Owner): boolean => field.tomte !== null && !hasCome(field);

/** Whether the third Nisse is among those that came in between. */
export const bringsTomte = (before: Kinds, after: Kinds): boolean => !hasAllNisse(before) && hasAllNisse(after);

/** What a field has taken, as far as it is seen. */
const takenBy = ({ tomte }: Owner): Tile[] => (typeof tomte === 'number' ? [tomte] : []);

/** The Tomte that a field shows its owner, if it is in hand. */
export const tomteInHand = (field: Owner): Tiles => (holdsTomte(field) ? bitsOfTiles(takenBy(field)) : 0);

/** The Tomtes that no field shows: a holder may hold any of these, for all that the table knows. */
export const unknownTomtes = (fields: readonly Owner[]): Tiles =>
  ALL_TILES & ~bitsOfTiles(fields.filter(hasCome).flatMap(takenBy));

/** Every Tomte that a seat may have in hand, as far as these eyes can tell. */
export function tomtesOf({ fields }: Pick<View, 'fields'>, seat: Seat): Tiles {
  const field = fields[seat];
  if (!field) return 0;
  return field.tomte === HIDDEN ? unknownTomtes(fields) : tomteInHand(field);
}

/** A Tomte in hand, seen by nobody but its owner. */
export const conceals = ({ fields }: Pick<View, 'fields'>, seat: Seat): boolean => fields[seat]?.tomte === HIDDEN;

/** The costs of the round, and in place of a Tomte's these. */
export const withTomtes = (usable: Usable, tomtes: Tiles): Usable =>
  byKind((kind) => (kind === TOMTE ? tomtes : usable[kind]));

type Seen = Pick<View, 'usable' | 'fields'>;

/** What a seat may call by, for all that these eyes can tell. */
export const usableBy = (view: Seen, seat: Seat): Usable =>
  byKind((kind) => (kind === TOMTE ? tomtesOf(view, seat) : bitsOfTiles(view.usable[kind])));

/** The same without a Tomte that these eyes do not see. */
export const surelyUsableBy = (view: Seen, seat: Seat): Usable =>
  conceals(view, seat) ? withTomtes(usableBy(view, seat), 0) : usableBy(view, seat);

/** Who is one fairy short of an expert card; of the Tomte’s, who holds him. */
export const oneShort = ({ fields, earned }: View, set: ExpertSet): readonly Seat[] =>
  fields.flatMap((field, seat) => {
    if (earned[set][seat]) return [];
    const lacks = kindsIn(EXPERTS[set].kinds).filter((kind) => field.fairies[kind] === null);
    return lacks.length === 1 && (lacks[0] !== TOMTE || holdsTomte(field)) ? [seat] : [];
  });
