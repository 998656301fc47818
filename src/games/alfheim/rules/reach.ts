import { type Clue, clueOf } from './clues.ts';
import { costOf, KING, type Kind, type Tile } from './fairies.ts';
import { acrossOf, type Cell, clueAt, EAST, lies, SOUTH } from './field.ts';
import { hasRoom } from './runs.ts';
import { type Field, isClue, isEmpty, OPEN } from './state.ts';

/** How far a field has come towards a cost. */
export interface Reach {
  /** Sign by sign of the cost. */
  readonly met: readonly boolean[];
  /** The clues that meet them, and where they lie: everywhere that is equally near by the same signs. */
  readonly has: readonly Clue[];
  readonly run: readonly Cell[];
  /** What is not there yet; null: of any kind that the King's pattern has no other sign for. */
  readonly lacks: readonly (Clue | null)[];
  /** Where some of that may go now. */
  readonly gaps: readonly Cell[];
}

/** The nearest that a field has come to a cost in a line with an end for the fairy; null: nowhere. */
export function reachOf(field: Field, kind: Kind, tile: Tile): Reach | null {
  const found = linesOf(field, costOf(kind, tile).length).flatMap((line) => {
    const reach = hasEnd(field, line) ? reachIn(field, line, kind, tile) : null;
    return reach ? [reach] : [];
  });
  const [nearest] = found.sort((one, other) => one.lacks.length - other.lacks.length);
  if (!nearest) return null;
  const alike = found.filter((other) => isAlike(nearest, other));
  const all = (of: 'run' | 'gaps'): Cell[] => [...new Set(alike.flatMap((reach) => reach[of]))];
  return { ...nearest, run: all('run'), gaps: all('gaps') };
}

/** Of all costs of a kind the one that the field has come nearest to. */
export function nearestOf(field: Field, kind: Kind, tiles: readonly Tile[]): Pick<Reach, 'has' | 'lacks'> | null {
  const reaches = tiles.flatMap((tile) => reachOf(field, kind, tile) ?? []);
  const [nearest] = reaches.sort((one, other) => one.lacks.length - other.lacks.length);
  return nearest ? { has: nearest.has, lacks: nearest.lacks } : null;
}

/** The run that meets the cost is there, and no end of it is free. */
export const isShutIn = (field: Field, kind: Kind, tile: Tile): boolean =>
  linesOf(field, costOf(kind, tile).length).some((line) => reachIn(field, line, kind, tile)?.lacks.length === 0);

/** Far from a cost, only ways to go on from the same clues are shown as one. */
const isAlike = (nearest: Reach, other: Reach): boolean =>
  String(nearest.met) === String(other.met) &&
  String(nearest.lacks) === String(other.lacks) &&
  (nearest.lacks.length < 2 || String(nearest.run) === String(other.run));

interface Line {
  readonly cells: readonly Cell[];
  readonly along: number;
}

/** Every line of so many cells that has a clue and nothing else but empty cells: each from its first clue. */
function linesOf({ grid, clues }: Field, length: number): Line[] {
  const lines: Line[] = [];
  for (const along of [EAST, SOUTH]) {
    for (const clue of clues) {
      for (let before = 0; before < length; before++) {
        if (before > 0 && !isEmpty(lies(grid, clue - before * along))) break;
        const cells = Array.from({ length }, (_, at) => clue + (at - before) * along);
        if (cells.every((cell) => isEmpty(lies(grid, cell)) || isClue(lies(grid, cell)))) lines.push({ cells, along });
      }
    }
  }
  return lines;
}

function hasEnd({ grid }: Field, { cells, along }: Line): boolean {
  const [first = 0, last = 0] = [cells[0], cells.at(-1)];
  return hasRoom(grid, first - along, acrossOf(along)) || hasRoom(grid, last + along, acrossOf(along));
}

/** Null: a clue lies in the line that the cost does not want. */
function reachIn(field: Field, { cells }: Line, kind: Kind, tile: Tile): Reach | null {
  const { grid } = field;
  const signs = [...costOf(kind, tile)];
  const run = cells.filter((cell) => isClue(lies(grid, cell)));
  const has = run.map((cell) => clueAt(field, cell));
  const clueFor = kind === KING ? cluesByCount(signs, has) : clueOf;
  const met = signs.map(() => false);
  for (const clue of has) {
    const at = signs.findIndex((sign, place) => !met[place] && clueFor(sign) === clue);
    if (at < 0) return null;
    met[at] = true;
  }
  const lacks = signs.filter((_, place) => !met[place]).map(clueFor);
  return { met, has, run, lacks, gaps: cells.filter((cell) => lies(grid, cell) === OPEN) };
}

/** A pattern's letters, the most frequent of which come first, stand for the kinds of which there are most. */
function cluesByCount(signs: readonly string[], has: readonly Clue[]): (sign: string) => Clue | null {
  const countOf = (clue: Clue): number => has.filter((other) => other === clue).length;
  const kinds = [...new Set(has)].sort((one, other) => countOf(other) - countOf(one));
  const letters = [...new Set(signs)];
  return (sign) => kinds[letters.indexOf(sign)] ?? null;
}
