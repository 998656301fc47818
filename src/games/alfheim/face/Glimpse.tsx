import { boardOf } from '../../../ui/grid/extent.ts';
import { CLUES } from '../rules/clues.ts';
import { type Cell, eastOf, halves, southOf } from '../rules/grid.ts';
import { cellOf, type FieldView } from '../rules/state.ts';
import { hueOfClue } from './art/foods.tsx';
import { lyingIn, spotOf } from './plot.ts';

const square = (cell: Cell): string => `M${eastOf(cell) * 10 + 1.5} ${southOf(cell) * 10 + 1.5}h7v7h-7Z`;

function tile(one: Cell, other: Cell): string {
  const across = southOf(one) === southOf(other);
  return `M${eastOf(one) * 10 + 1} ${southOf(one) * 10 + 1}${across ? 'h18v8h-18Z' : 'h8v18h-8Z'}`;
}

/** A field so small that only its shape is seen: clues by hue, and where fairies live. */
export function Glimpse({ field }: { readonly field: FieldView }) {
  const { clues, fairies } = field;
  const footprint = cellOf(field.footprint);
  const { left, top, width, height } = boardOf('square', [...lyingIn(field, 0).keys()].map(spotOf), 10);
  const lived = fairies.flatMap((domino) => (domino === null ? [] : [tile(...halves(domino))]));
  return (
    <svg class="alb-glimpse" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {CLUES.map((kind) => (
        <path
          key={kind}
          class={hueOfClue(kind)}
          d={clues.flatMap(({ cell, clue }) => (clue === kind ? square(cell) : [])).join('')}
        />
      ))}
      <path class="alb-lived" d={lived.join('')} />
      {footprint !== null && <path class="alb-tracked" d={square(footprint)} />}
    </svg>
  );
}
