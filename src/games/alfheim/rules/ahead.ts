import { acrossOf } from './calls.ts';
import { bitOf, CLUES, type Clue } from './clues.ts';
import { KINDS, type Kind } from './fairies.ts';
import { type Cell, lay, lies, STEPS } from './grid.ts';
import { costsMet, kindsMet, type Usable } from './runs.ts';
import { type Field, isClue, isEmpty, OPEN } from './state.ts';

/** A fairy that one more clue would call. */
export interface Lack {
  readonly kind: Kind;
  /** Any of these would do, at its place. */
  readonly clues: readonly Clue[];
  readonly cells: readonly Cell[];
}

/** The fairies, not to be called yet, that one more clue in a run with this one would call. */
export function lacking(field: Field, beside: Cell, usable: Usable, callable: number): Lack[] {
  const wanted = usable.map((tiles, kind) => (((callable | field.kinds) >> kind) & 1 ? 0 : tiles));
  const found = KINDS.map(() => ({ clues: 0, cells: new Set<Cell>() }));
  const grid = field.grid.slice();
  for (const step of STEPS) {
    const cell = endOf(grid, beside, step) + step;
    if (lies(grid, cell) !== OPEN) continue;
    for (const clue of CLUES) {
      lay(grid, cell, clue);
      for (const kind of kindsWithBoth(grid, cell, beside, step, wanted)) {
        const lack = found[kind];
        if (!lack) continue;
        lack.clues |= bitOf(clue);
        lack.cells.add(cell);
      }
    }
    lay(grid, cell, OPEN);
  }
  return found.flatMap(({ clues, cells }, kind) =>
    clues === 0 ? [] : [{ kind, clues: CLUES.filter((clue) => clues & bitOf(clue)), cells: [...cells] }],
  );
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
    const kinds = hasRoom(grid, end + outward, acrossOf(outward)) ? kindsMet(grid, end, -outward, usable) : 0;
    return KINDS.filter(
      (kind) =>
        (kinds >> kind) & 1 &&
        costsMet(grid, end, -outward, kind, usable).some(({ run }) => run.includes(one) && run.includes(other)),
    );
  });
}

/** For a fairy across the end of a run. */
export const hasRoom = (grid: readonly number[], beyond: Cell, across: number): boolean =>
  isEmpty(lies(grid, beyond)) && (isEmpty(lies(grid, beyond + across)) || isEmpty(lies(grid, beyond - across)));
