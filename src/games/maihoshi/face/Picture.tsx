import type { View } from '../rules/state.ts';
import { Geisha } from './art/Geisha.tsx';
import { Lantern } from './art/Lantern.tsx';

const APART = 20;

/** The geisha of the table under a row of lanterns, for the shelf; before they are chosen the lanterns alone. */
export function Picture({ view }: { readonly view: View }) {
  const houses = view.geisha.filter((geisha) => geisha !== null);
  const wide = Math.max(3, houses.length) * APART + 6;
  const lanterns = Array.from({ length: Math.max(2, houses.length) + 1 }, (_, at) => at);
  return (
    <svg class="mai-picture" viewBox={`${-wide / 2} -16 ${wide} 40`} aria-hidden="true">
      {lanterns.map((at) => (
        <g key={at} transform={`translate(${(at - (lanterns.length - 1) / 2) * APART} -8) scale(.55)`}>
          <Lantern />
        </g>
      ))}
      {houses.map((geisha, at) => (
        <g key={geisha} transform={`translate(${(at - (houses.length - 1) / 2) * APART} 11)`}>
          <Geisha of={geisha} />
        </g>
      ))}
    </svg>
  );
}
