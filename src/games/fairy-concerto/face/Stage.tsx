import type { ThingId } from '../../../engine/ids.ts';
import { still } from '../../../ui/still.tsx';
import { type Counts, fairyThing, KINDS, type Kind } from '../rules/cards.ts';
import type { Labels } from '../words/labels.ts';
import { Musician } from './art/Musician.tsx';
import { Mark } from './art/signs.tsx';
import { crowd, rowsOf, viewBoxOf } from './crowd.ts';

interface StageProps {
  readonly orchestra: Counts;
  /** With those who are about to come. */
  readonly after: Counts;
  /** Who came just now. */
  readonly fresh: Counts;
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** An orchestra in an arc, section by section. */
export function Stage({ orchestra, after, fresh, words, explain }: StageProps) {
  const box = viewBoxOf(Math.max(...after.map(rowsOf)));
  return (
    <ul class="fcb-stage">
      {KINDS.map((kind) => {
        const count = orchestra[kind];
        const coming = after[kind] - count;
        return (
          <li key={kind}>
            <button
              type="button"
              class="fcb-section"
              data-thing={fairyThing(kind)}
              aria-label={words.musicians(kind, count, coming)}
              onClick={() => explain(fairyThing(kind))}
            >
              <Section kind={kind} count={count} coming={coming} fresh={fresh[kind]} box={box} />
              <span class="fcb-plaque">
                <Mark kind={kind} />
                <b data-changed={coming > 0}>{count + coming}</b>
                {coming === 0 && fresh[kind] > 0 && <span class="fcb-joined">+{fresh[kind]}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const StillMusician = still(Musician);

interface SectionProps {
  readonly kind: Kind;
  readonly count: number;
  readonly coming: number;
  readonly fresh: number;
  readonly box: string;
}

const Section = still(({ kind, count, coming, fresh, box }: SectionProps) => {
  const all = count + coming;
  return (
    <svg class="fcb-crowd" viewBox={box} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {all === 0 && <ellipse class="fcb-nobody" cx="0" cy="-4" rx="13" ry="4" />}
      {crowd(all).map(({ x, y }, back) => {
        // The newest stand at the back, and are drawn first.
        const at = all - 1 - back;
        const as = at >= count ? 'fcb-coming' : at >= count - fresh ? 'fcb-fresh' : undefined;
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            <g class={as}>
              <StillMusician kind={kind} mood={as ? 'glad' : 'still'} />
            </g>
          </g>
        );
      })}
    </svg>
  );
});
