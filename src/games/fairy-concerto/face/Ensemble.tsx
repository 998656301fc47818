import { type Counts, KINDS } from '../rules/cards.ts';
import { Musician } from './art/Musician.tsx';
import { crowd, rowsOf } from './crowd.ts';

interface EnsembleProps {
  readonly orchestra: Counts;
  /** How many of each kind count now; null: all stand in the light. */
  readonly lit: Counts | null;
}

const APART = 62;
const TALL = 64;
const ROW_UP = 12;

/** A whole orchestra in one row of sections, small: those that count stand in the light. */
export function Ensemble({ orchestra, lit }: EnsembleProps) {
  const tall = TALL + ROW_UP * (Math.max(1, ...orchestra.map(rowsOf)) - 1);
  return (
    <svg class="fc-ensemble" viewBox={`0 ${-tall} ${APART * KINDS.length} ${tall + 4}`} aria-hidden="true">
      {KINDS.map((kind) =>
        crowd(orchestra[kind]).map(({ x, y }, back) => {
          const at = orchestra[kind] - 1 - back;
          const isLit = lit === null || at < lit[kind];
          return (
            <g key={`${kind} ${at}`} transform={`translate(${APART * (kind + 0.5) + x} ${y})`}>
              <g class={isLit ? 'fc-in-light' : 'fc-in-dark'}>
                <Musician kind={kind} mood={lit !== null && isLit ? 'glad' : 'still'} />
              </g>
            </g>
          );
        }),
      )}
    </svg>
  );
}
