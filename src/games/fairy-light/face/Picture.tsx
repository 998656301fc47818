import { extentOf } from '../rules/forest.ts';
import type { View } from '../rules/state.ts';
import { ForestArt, viewBoxOf } from './ForestArt.tsx';
import './card.css';

/** The forest alone, for the shelf. */
export function Picture({ view }: { readonly view: View }) {
  const frame = extentOf(view.grid);
  return (
    <svg class="fl-picture" viewBox={viewBoxOf(frame)} aria-hidden="true">
      <ForestArt grid={view.grid} frame={frame} />
    </svg>
  );
}
