import { callsIn, metAt } from './calls.ts';
import { CLUES, type Clue } from './clues.ts';
import { KINDS, type Kind } from './fairies.ts';
import { putClue } from './field.ts';
import { type Cell, EAST, SOUTH } from './grid.ts';
import type { Usable } from './runs.ts';
import { type Field, isClue, OPEN } from './state.ts';

/** A fairy that one more clue would call. */
export interface Lack {
  readonly kind: Kind;
  /** Any of these would do, at its place. */
  readonly clues: readonly Clue[];
}

/** The fairies, not to be called yet, that one more clue in a run with this one would call. */
export function lacking(field: Field, beside: Cell, usable: Usable, callable: number): Lack[] {
  const found = KINDS.map(() => new Set<Clue>());
  for (const cell of inLineWith(field, beside)) {
    for (const clue of CLUES) {
      const more: Field = { ...field, grid: field.grid.slice(), clues: field.clues.slice(), open: field.open.slice() };
      putClue(more, clue, cell);
      for (const { call: kind, domino } of callsIn(more, usable)) {
        if ((callable >> kind) & 1 || found[kind]?.has(clue)) continue;
        const both = metAt(more, kind, domino, usable).some(({ run }) => run.includes(beside) && run.includes(cell));
        if (both) found[kind]?.add(clue);
      }
    }
  }
  return KINDS.flatMap((kind) => {
    const clues = CLUES.filter((clue) => found[kind]?.has(clue));
    return clues.length === 0 ? [] : [{ kind, clues }];
  });
}

/** The open cells that would be in one run with a clue. */
function inLineWith({ grid }: Field, from: Cell): Cell[] {
  return [EAST, -EAST, SOUTH, -SOUTH].flatMap((step) => {
    let cell = from + step;
    while (isClue(grid[cell] ?? 0)) cell += step;
    return grid[cell] === OPEN ? [cell] : [];
  });
}
