import { endOf, hasRoom } from './ahead.ts';
import { KINDS, type Kind, type Kinds } from './fairies.ts';
import { acrossOf, type Cell, DOMINOES, type Domino, dominoOf, EAST, halves, lies, SOUTH, STEPS } from './grid.ts';
import { costsMet, kindsMet, type Met, type Usable } from './runs.ts';
import { type Call, type Field, isClue, isEmpty } from './state.ts';

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
