import './art.css';
import type { Clue as ClueKind, ExpertSet, Kind } from '../../rules/fairies.ts';
import { cluesOf, EXPERTS, FOOTPRINTS, letterOf, POINTS, TOMTE } from '../../rules/fairies.ts';
import { hueOfFairy, type Mood, Portrait, Seal } from './portraits.tsx';

/** The six foods, about (0, 0) within 8 units each way. */

const Milk = () => (
  <>
    <path class="alf-handle" d="M4-2.5c4.5-1 5 6 .8 6" />
    <path
      class="alf-food"
      d="M-3.2-7.5-6-6.2l2.2 2.2C-5.5-2-6 0-5.5 3c.4 2.3 1 3.5 2 4.2h6.5c1-.7 1.7-1.9 2-4.2C5.5 0 5-2 3.3-4l.2-3.5Z"
    />
    <path
      class="alf-cream"
      d="M-4.7-1.8c3 1.6 6.3 1.6 9 0C5.2 0 5.2 2.5 4.2 5c-2.5 1-6 1-8.5 0C-5.3 2.5-5.3 0-4.7-1.8Z"
    />
  </>
);

const Porridge = () => (
  <>
    <path class="alf-ladle" d="M2.5-1.5 7-8" />
    <path class="alf-cream" d="M-7.5.5C-7-3.5-4-4 0-4s7 .5 7.5 4.5Z" />
    <path class="alf-food" d="M-8 0H8C7.8 4 5.5 6 3.5 6.5v1.3h-7V6.5C-5.5 6-7.8 4-8 0Z" />
    <path class="alf-stroke" d="M-4.5-6c-1-1.2 1-1.6 0-3M-.5-6c-1-1.2 1-1.6 0-3" />
  </>
);

const CELL = 'M0-4.6 4-2.3V2.3L0 4.6-4 2.3V-2.3Z';
const Honey = () => (
  <>
    <path class="alf-food" d={CELL} transform="translate(-4 -3)" />
    <path class="alf-food" d={CELL} transform="translate(4 -3)" />
    <path class="alf-bright" d={CELL} transform="translate(0 3.9)" />
    <path class="alf-drop" d="M0 1.5c1.6 2 2 3 0 4.2-2-1.2-1.6-2.2 0-4.2Z" />
  </>
);

const Berries = () => (
  <>
    <path class="alf-stroke" d="M-3.5 1C-3-3-1-5.5 1-7.5M4 2C4-2 3-5 1-7.5" />
    <path class="alf-leaf" d="M1-7.2c2-2 5-1.8 7-.2C6.5-5 3.5-4.8 1-7.2Z" />
    <circle class="alf-food" cx="-4" cy="2.8" r="3.9" />
    <circle class="alf-food" cx="4.2" cy="4" r="3.6" />
    <path class="alf-gleam" d="M-5.8 1.6q.6-1.4 1.9-1.5M2.7 3q.5-1.2 1.6-1.3" />
  </>
);

const Bread = () => (
  <>
    <path class="alf-food" d="M-6.5 6.5c-1.5 0-1.7-1-1.5-3C-9.5-1.5-6-6 0-6s9.5 4.5 8 9.5c.2 2 0 3-1.5 3Z" />
    <path class="alf-crust" d="M-4.5-2.5-2.5 1.5M-.5-3.5l2 4M3.5-3l1.8 3.5" />
  </>
);

const Tea = () => (
  <>
    <path class="alf-handle" d="M4.5-.5c4.5-1.2 4.5 5.5-.5 4.8" />
    <path class="alf-cream" d="M-6.5-1.5h12C5.7 3 5 6.5 2.5 7.5h-6C-6 6.5-6.7 3-6.5-1.5Z" />
    <path class="alf-food" d="M-.5 6C-4-.5-2.5-5 2.5-8.5 5.5-3 4.5 2-.5 6Z" />
    <path class="alf-vein" d="M-.5 6C.5 2 1-1.5 2-5" />
  </>
);

const EATEN = [Milk, Porridge, Honey, Berries, Bread, Tea];

/** The class that gives a clue's colours to all that is drawn in it. */
export const hueOfClue = (clue: ClueKind): string => `alf-${letterOf(clue).toLowerCase()}`;

/** A clue's food alone; in grey lines, where it is only wanted. */
export function Food({ of }: { readonly of: ClueKind }) {
  const Eaten = EATEN[of - 1];
  return <g class={`alf-drawn ${hueOfClue(of)}`}>{Eaten && <Eaten />}</g>;
}

/** One of the clues, as it lies in a field: a round token with its food. */
export const Clue = ({ of }: { readonly of: ClueKind }) => (
  <g class={`alf-clue ${hueOfClue(of)}`}>
    <circle class="alf-token" r="10.8" />
    <Food of={of} />
  </g>
);

const FOOT = 'M-1.5-1.5C-3.5-1-3.3 2-2 3.5-1 5 1.5 5 1.8 3 2 1 1 .5 1.2-.7 1.3-2 0-2-1.5-1.5Z';
const TOES = 'M-2.7-3.3h.01M-.9-4h.01M.9-3.7h.01';

const Foot = () => (
  <>
    <path class="alf-sole" d={FOOT} />
    <path class="alf-toes" d={TOES} />
  </>
);

/** A fairy's track in the snow, 23 wide and high, with the two foods it looks for; null: face down. */
export const Footprint = ({ of }: { readonly of: number | null }) => (
  <g class="alf-footprint">
    <rect class="alf-snow" x="-11" y="-11" width="22" height="22" rx="6" />
    {of === null ? (
      <g transform="scale(1.7)">
        <Foot />
      </g>
    ) : (
      <>
        <g transform="translate(6.8 -6.8) rotate(18) scale(.75)">
          <Foot />
        </g>
        <g transform="translate(-6.8 6.8) rotate(18) scale(-.75 .75)">
          <Foot />
        </g>
        {cluesOf(FOOTPRINTS[of] ?? '').map((clue, at) => (
          <g key={clue} transform={`translate(${at ? 4.6 : -4.6} ${at ? 4.6 : -4.6}) scale(.78)`}>
            <Food of={clue} />
          </g>
        ))}
      </>
    )}
  </g>
);

/** What the experts of each set know about, about (0, 0) within 6 units each way. */
const SIGNS: readonly string[] = [
  'M-6 4-6.5-3.5l3.5 2.8L0-5.5l3 4.8 3.5-2.8L6 4c-4-1.2-8-1.2-12 0Z',
  'M0 4.5C-4.5 3.5-8-.5-7.6-4-4-3.5-1.5 0 0 4.5ZM0 4.5C4.5 3.5 8-.5 7.6-4 4-3.5 1.5 0 0 4.5ZM0 4.5C-2.8 0-2.5-5 0-7c2.5 2 2.8 7 0 11.5Z',
  'M-6 4.5C-5-1-2.5-5.5 3.5-6.2 2-4 5-.5 6 4.5c-3-1.5-9-1.5-12 0Z',
];

interface ExpertProps {
  readonly set: ExpertSet;
  readonly rank: number;
}

/** An expert's medal, 24 wide and high: what for, and how many points. */
export const Expert = ({ set, rank }: ExpertProps) => (
  <g class="alf-expert">
    <path class="alf-ribbon" d="M-7 3-10 11.5l4-1.5 2 2 3-6ZM7 3l3 8.5-4-1.5-2 2-3-6Z" />
    <path class="alf-expert-sign" d={SIGNS[set]} transform="translate(0 -7)" />
    <g transform="translate(0 3.5)">
      <Seal points={EXPERTS[set]?.points[rank] ?? 0} />
    </g>
  </g>
);

/** A Tomte in hand, to those who do not see what it wants: 48 by 24. */
export const TomteBack = () => (
  <g class={`alf-cost ${hueOfFairy(TOMTE)}`}>
    <rect class="alf-tile" x="-23.2" y="-11.2" width="46.4" height="22.4" rx="4" />
    <g transform="translate(-10 0) scale(.8)">
      <Portrait of={TOMTE} />
    </g>
    <g transform="translate(11 -1.5) scale(.8)">
      <Lock />
    </g>
  </g>
);

/** On what cannot be used yet. */
export const Lock = () => (
  <g class="alf-lock">
    <path class="alf-shackle" d="M-4.5-1v-3.5a4.5 4.5 0 0 1 9 0V-1" />
    <path class="alf-body" d="M-7-1.5H7V8.5H-7Z" />
    <path class="alf-keyhole" d="M0 3v2.2" />
  </g>
);

interface DominoProps {
  readonly kind: Kind;
  readonly lies: 'across' | 'down';
  readonly mood?: Mood;
}

const HALF = 12;

/** A fairy's tile over two cells, 48 by 24 about its middle: it looks out of one, its points are on the other. */
export function Domino({ kind, lies, mood = 'still' }: DominoProps) {
  const isDown = lies === 'down';
  const at = (way: number): string => (isDown ? `translate(0 ${way * HALF})` : `translate(${way * HALF} 0)`);
  return (
    <g class={hueOfFairy(kind)}>
      <rect
        class="alf-tile"
        x={isDown ? -11.2 : -23.2}
        y={isDown ? -23.2 : -11.2}
        width={isDown ? 22.4 : 46.4}
        height={isDown ? 46.4 : 22.4}
        rx="4"
      />
      <g transform={at(-1)}>
        <g transform="scale(.9)">
          <Portrait of={kind} mood={mood} />
        </g>
      </g>
      <g transform={at(1)}>
        <Seal points={POINTS[kind] ?? 0} />
      </g>
    </g>
  );
}
