import type { Kind } from '../rules/cards.ts';
import { extentOf } from '../rules/forest.ts';
import type { Cell } from '../rules/grid.ts';
import type { View } from '../rules/state.ts';
import { HeartOf } from './Card.tsx';
import { ForestArt, viewBoxOf } from './ForestArt.tsx';
import { type Judged, judgedIn } from './judged.ts';
import './card.css';

/** The forest alone, for the shelf; once it is full, with what each Cotton counts and whose its heart is. */
export function Picture({ view }: { readonly view: View }) {
  const { grid, step } = view;
  const frame = extentOf(grid);
  const judged = step === 'over' ? judgedIn(grid) : [];
  const of = (cell: Cell): Judged | undefined => judged.find((each) => each.cell === cell);
  return (
    <svg class="fl-picture" viewBox={viewBoxOf(frame)} aria-hidden="true">
      <ForestArt
        grid={grid}
        frame={frame}
        counted={(cell) => of(cell)?.balance ?? null}
        on={(cell) => {
          const heart = of(cell)?.heart ?? null;
          return heart !== null && <HeartOf kind={grid[cell] as Kind} side={heart} />;
        }}
      />
    </svg>
  );
}
