import type { Forest } from '../rulebook/scenes.ts';
import { EMPTY, sight } from '../rules/cards.ts';
import { boundsOf, extentOf, places, rowsOf } from '../rules/forest.ts';
import type { Cell } from '../rules/grid.ts';
import { balance, cottons } from '../rules/sheet.ts';
import { type CellMark, ForestArt, sizeOf } from './ForestArt.tsx';

const GAP = 60;

const frameFor = ({ grid, places: open }: Forest) => (open ? extentOf(grid) : boundsOf(grid));

export function forestsSize(forests: readonly Forest[]): readonly [wide: number, tall: number] {
  const sizes = forests.map((forest) => sizeOf(frameFor(forest)));
  const wide = sizes.reduce((sum, [each]) => sum + each, GAP * (sizes.length - 1));
  return [wide, Math.max(...sizes.map(([, each]) => each))];
}

export const ForestsArt = ({ forests }: { readonly forests: readonly Forest[] }) => (
  <>
    {forests.map((forest, index) => {
      const [before] = forestsSize(forests.slice(0, index));
      return (
        <g key={index} transform={`translate(${index === 0 ? 0 : before + GAP} 0)`}>
          <OneForest forest={forest} />
        </g>
      );
    })}
  </>
);

function OneForest({ forest }: { readonly forest: Forest }) {
  const { grid, looks, counted } = forest;
  const seen = looks === null ? [] : sight(grid[looks] ?? EMPTY, looks);
  const free = forest.places ? places(rowsOf(grid)) : [];
  const shown = counted === 'all' ? cottons(grid) : [looks].slice(0, counted === 'none' ? 0 : 1);
  const mark = (cell: Cell): CellMark => {
    if (free.includes(cell)) return 'place';
    if (cell === looks) return 'looks';
    return grid[cell] !== EMPTY && seen.includes(cell) ? 'seen' : null;
  };
  return (
    <ForestArt
      grid={grid}
      frame={frameFor(forest)}
      mark={mark}
      counted={(cell) => (shown.includes(cell) ? balance(grid, cell) : null)}
    />
  );
}
