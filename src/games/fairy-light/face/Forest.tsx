import { useRef } from 'preact/hooks';
import { useMomentary } from '../../../ui/useMomentary.ts';
import { useWalk } from '../../../ui/walk/useWalk.ts';
import { type Cell, cellThing, SPAN } from '../rules/grid.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import type { Ghost } from './choice.ts';
import { cellsOf, extentOf } from './extent.ts';
import { Spot } from './Spot.tsx';
import { sightsOf } from './sights.ts';

interface ForestProps {
  readonly view: View;
  readonly words: Labels;
  readonly legal: ReadonlySet<Cell>;
  /** What is about to be placed, and where. */
  readonly ghost: Ghost | null;
  readonly newest: Cell | null;
  /** All cards were turned over just now. */
  readonly turned: boolean;
  tap(cell: Cell): void;
}

/** The grid pattern of ARIA's authoring practices: a table whose cells the arrows walk. */
const GRID = 'grid';

/** The forest as a grid of buttons: one tab stop, and arrows walk it. */
export function Forest({ view, words, legal, ghost, newest, turned, tap }: ForestProps) {
  const table = useRef<HTMLTableElement>(null);
  const [looked, lookAt] = useMomentary<Cell | null>(null, view);
  const frame = extentOf(view.grid);
  const rows = cellsOf(frame);
  const cells = rows.flat();
  const first = cells.find((cell) => legal.has(cell));
  const { stop, walkTo, onKeyDown } = useWalk(table, {
    lattice: 'square',
    cells,
    first,
    spotOf: (cell) => ({ column: cell % SPAN, row: Math.floor(cell / SPAN) }),
    thingOf: cellThing,
  });
  const grid = ghost ? view.grid.map((kind, cell) => (cell === ghost.cell ? ghost.card : kind)) : view.grid;
  const { seen, watchers } = sightsOf(grid, ghost?.cell ?? looked);

  return (
    <div class="fl-clearance">
      <table
        ref={table}
        class={turned ? 'fl-forest fl-turning' : 'fl-forest'}
        role={GRID}
        aria-label={words.forest}
        style={{ '--fl-rows': frame.rows, '--fl-columns': frame.columns }}
        onKeyDown={onKeyDown}
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>
                  <Spot
                    view={view}
                    grid={grid}
                    words={words}
                    cell={cell}
                    legal={legal.has(cell)}
                    ghost={ghost?.cell === cell}
                    seen={seen.has(cell)}
                    watches={watchers.has(cell)}
                    fresh={newest === cell}
                    stop={cell === stop}
                    tap={() => {
                      walkTo(cell);
                      lookAt(cell);
                      tap(cell);
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
