import type { Plot } from '../../rulebook/scenes.ts';
import { clueOf, FOOTPRINTS, kindOf } from '../../rules/components.ts';
import { Clue } from '../art/Clue.tsx';
import { Domino } from '../art/Domino.tsx';
import { Footprint } from '../art/tokens.tsx';

const CELL = 24;
const MARGIN = 3;

/** A part of a field as it lies on the moss. */
export function PlotDrawing({ of: { rows, fairies, footprint } }: { readonly of: Plot }) {
  const wide = Math.max(...rows.map((row) => row.length)) * CELL;
  const high = rows.length * CELL;
  const size = `${-MARGIN} ${-MARGIN} ${wide + 2 * MARGIN} ${high + 2 * MARGIN}`;
  return (
    <svg class="alf-plot" viewBox={size} width={wide * 1.5} aria-hidden="true">
      <rect class="alf-moss" x={-MARGIN} y={-MARGIN} width={wide + 2 * MARGIN} height={high + 2 * MARGIN} rx="7" />
      {rows.map((row, south) =>
        [...row].map((mark, east) => (
          <g key={`${east} ${south}`} transform={`translate(${(east + 0.5) * CELL} ${(south + 0.5) * CELL})`}>
            <Spot mark={mark} footprint={FOOTPRINTS.indexOf(footprint ?? '')} />
          </g>
        )),
      )}
      {fairies.map(({ name, at: [east, south], lies }) => (
        <g
          key={name}
          transform={`translate(${(east + (lies === 'across' ? 1 : 0.5)) * CELL} ${(south + (lies === 'down' ? 1 : 0.5)) * CELL})`}
        >
          <Domino kind={kindOf(name)} lies={lies} />
        </g>
      ))}
    </svg>
  );
}

function Spot({ mark, footprint }: { readonly mark: string; readonly footprint: number }) {
  switch (mark) {
    case ' ':
      return null;
    case '*':
      return <Footprint of={footprint} />;
    case '.':
      return <rect class="alf-bare" x="-10.5" y="-10.5" width="21" height="21" rx="4" />;
    case '+':
      return (
        <>
          <rect class="alf-open" x="-10.5" y="-10.5" width="21" height="21" rx="4" />
          <path class="alf-sign" d="M-4 0H4M0-4V4" />
        </>
      );
    case 'x':
      return (
        <>
          <rect class="alf-bare" x="-10.5" y="-10.5" width="21" height="21" rx="4" />
          <path class="alf-sign" d="m-3.5-3.5 7 7M3.5-3.5l-7 7" />
        </>
      );
    default:
      return (
        <>
          {mark === mark.toLowerCase() && <rect class="alf-lit" x="-12" y="-12" width="24" height="24" rx="5" />}
          <Clue of={clueOf(mark.toUpperCase())} />
        </>
      );
  }
}
