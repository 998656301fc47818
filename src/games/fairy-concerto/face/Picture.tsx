import { nobody, present } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import { Musician } from './art/Musician.tsx';
import './art/art.css';

const APART = 26;

/** How the first orchestra stands, one musician a section that there is, for the shelf. */
export function Picture({ view }: { readonly view: View }) {
  const kinds = present(view.orchestras[0] ?? nobody()).map(({ kind }) => kind);
  const shown = kinds.length > 0 ? kinds : [view.popular];
  const wide = 30 + shown.length * APART;
  return (
    <svg class="fc-picture" viewBox={`${-wide / 2} -66 ${wide} 70`} aria-hidden="true">
      {shown.map((kind, at) => (
        <g key={kind} transform={`translate(${(at - (shown.length - 1) / 2) * APART} ${at % 2 === 0 ? 0 : -4})`}>
          <Musician kind={kind} />
        </g>
      ))}
    </svg>
  );
}
