import { cluesOf, EXPERTS, type ExpertSet, FOOTPRINTS, type Kind, POINTS, TOMTE } from '../../rules/components.ts';
import { Food } from './foods.tsx';
import { hueOfFairy, type Mood, Portrait, Seal } from './portraits.tsx';

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
