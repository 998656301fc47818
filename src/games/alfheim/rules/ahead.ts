import { bitOf, CLUES, type Clue } from './clues.ts';
import { byKind, hasKind, KINDS, type Kind, type Kinds } from './fairies.ts';
import { acrossOf, type Cell, lay, lies, STEPS } from './grid.ts';
import { costsMet, type Usable } from './runs.ts';
import { type Field, isClue, isEmpty, OPEN } from './state.ts';

/** A fairy that one more clue would call. */
export interface Lack {
  readonly kind: Kind;
  /** Any of these would do, at its place. */
  readonly clues: readonly Clue[];
  readonly cells: readonly Cell[];
}

/** The fairies, not to be called yet, that one more clue in a run with this one would call. */
export function lacking(field: Field, beside: Cell, usable: Usable, callable: Kinds): Lack[] {
  const wanted = byKind((kind) => (hasKind(callable | field.kinds, kind) ? 0 : usable[kind]));
  const found = byKind(() => ({ clues: 0, cells: new Set<Cell>() }));
  const grid = field.grid.slice();
  for (const step of STEPS) {
    const cell = endOf(grid, beside, step) + step;
    if (lies(grid, cell) !== OPEN) continue;
    for (const clue of CLUES) {
      lay(grid, cell, clue);
      for (const kind of kindsWithBoth(grid, cell, beside, step, wanted)) {
        found[kind].clues |= bitOf(clue);
        found[kind].cells.add(cell);
      }
    }
    lay(grid, cell, OPEN);
  }
  return KINDS.flatMap((kind) => {
    const { clues, cells } = found[kind];
    return clues === 0 ? [] : [{ kind, clues: CLUES.filter((clue) => clues & bitOf(clue)), cells: [...cells] }];
  });
}

/** The last clue of a run, that way. */
export function endOf(grid: readonly number[], from: Cell, step: number): Cell {
  let cell = from;
  while (isClue(lies(grid, cell + step))) cell += step;
  return cell;
}

/** Kinds called, at either end of the run that two clues are in, by a part with both of them. */
function kindsWithBoth(grid: readonly number[], one: Cell, other: Cell, step: number, usable: Usable): Kind[] {
  return [step, -step].flatMap((outward) => {
    const end = endOf(grid, other, outward);
    if (!hasRoom(grid, end + outward, acrossOf(outward))) return [];
    const met = costsMet(grid, end, -outward, usable);
    return met.filter(({ run }) => run.includes(one) && run.includes(other)).map(({ kind }) => kind);
  });
}

/** For a fairy across the end of a run. */
export const hasRoom = (grid: readonly number[], beyond: Cell, across: number): boolean =>
  isEmpty(lies(grid, beyond)) && (isEmpty(lies(grid, beyond + across)) || isEmpty(lies(grid, beyond - across)));
