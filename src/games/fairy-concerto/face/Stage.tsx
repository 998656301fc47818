import type { ThingId } from '../../../engine/game.ts';
import { still } from '../../../ui/still.tsx';
import { type Counts, fairyThing, KINDS, type Kind } from '../rules/cards.ts';
import type { Labels } from '../words/labels.ts';
import { Musician } from './art/Musician.tsx';
import { Mark } from './art/signs.tsx';

/** Where one musician of a section stands: 0, 0 is the middle of its front row; further back is further up. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ABREAST = 2;
const APART = 21;
const ROW_UP = 12;
/** One musician, wings and hat included, and the plume of the drummer. */
const WIDE = 58;
const TALL = 63;

export const rowsOf = (count: number): number => Math.ceil(count / ABREAST);

/** So many musicians, those at the back first, so that nobody is hidden who stands in front. */
export function crowd(count: number): Spot[] {
  return Array.from({ length: count }, (_, at): Spot => {
    const row = Math.floor(at / ABREAST);
    const inRow = Math.min(ABREAST, count - row * ABREAST);
    return { x: ((at % ABREAST) - (inRow - 1) / 2) * APART, y: row === 0 ? 0 : -row * ROW_UP };
  }).reverse();
}

/** The room that sections need whose largest stands in so many rows. */
export function viewBoxOf(rows: number): string {
  const tall = TALL + Math.max(0, rows - 1) * ROW_UP;
  return `${-WIDE / 2} ${3 - tall} ${WIDE} ${tall}`;
}

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
    <ul class="fc-board-stage">
      {KINDS.map((kind) => {
        const count = orchestra[kind];
        const coming = after[kind] - count;
        return (
          <li key={kind}>
            <button
              type="button"
              class="fc-section"
              data-thing={fairyThing(kind)}
              aria-label={words.musicians(kind, count, coming)}
              onClick={() => explain(fairyThing(kind))}
            >
              <Section kind={kind} count={count} coming={coming} fresh={fresh[kind]} box={box} />
              <span class="fc-plaque">
                <Mark kind={kind} />
                <b data-changed={coming > 0}>{count + coming}</b>
                {coming === 0 && fresh[kind] > 0 && <span class="fc-joined">+{fresh[kind]}</span>}
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
    <svg class="fc-crowd" viewBox={box} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {all === 0 && <ellipse class="fc-nobody" cx="0" cy="-4" rx="13" ry="4" />}
      {crowd(all).map(({ x, y }, back) => {
        // The newest stand at the back, and are drawn first.
        const at = all - 1 - back;
        const as = at >= count ? 'fc-coming' : at >= count - fresh ? 'fc-fresh' : undefined;
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
