import { HARPIST_KINDS, type Kind, PIANIST_KINDS, type Soloist } from '../../rules/cards.ts';
import type { Contest } from '../../rules/score.ts';
import type { Contests } from '../../rules/state.ts';
import { Emblem } from './emblems.tsx';
import { hueOf, Instrument } from './instruments.tsx';
import { Seal } from './Seal.tsx';
import './cards.css';

interface ContestCardProps {
  readonly of: Contest;
  readonly contests: Readonly<Contests>;
}

/** One of the five cards that everybody scores, 72 wide and 96 high: whose it is, and what it pays for. */
export const ContestCard = ({ of, contests }: ContestCardProps) => (
  <svg class="fc-card" viewBox="0 0 72 96" aria-hidden="true">
    <rect class="fc-paper" x="1" y="1" width="70" height="94" rx="6" />
    <path
      class="fc-curtain"
      d="M1 7a6 6 0 0 1 6-6h58a6 6 0 0 1 6 6v39c-9 6-15 6-20 0-5 6-12 6-15 0-5 6-10 6-15 0-5 6-12 6-20 0Z"
    />
    <g transform="translate(36 23) scale(1.55)">
      <Emblem of={of} />
    </g>
    <Task of={of} contests={contests} />
    <rect class="fc-edge" x="1" y="1" width="70" height="94" rx="6" />
  </svg>
);

function Task({ of, contests }: ContestCardProps) {
  switch (of) {
    case 'popular':
      return <Paid kinds={[contests.popular]} points={1} />;
    case 'conductor':
      return <Bars heights={[1, 4, 2]} marked={[1]} points={2} />;
    case 'soloist':
      return <SoloistTask soloist={contests.soloist} />;
    case 'pianist':
      return <Paid kinds={PIANIST_KINDS[contests.pianist]} points={3} />;
    case 'harpist':
      return <Paid kinds={HARPIST_KINDS[contests.harpist]} points={3} />;
  }
}

const Paid = ({ kinds, points }: { readonly kinds: readonly Kind[]; readonly points: number }) => (
  <>
    {kinds.map((kind, at) => (
      <g
        key={kind}
        class={hueOf(kind)}
        transform={`translate(${kinds.length === 1 ? 27 : 17 + at * 24} 72) scale(${kinds.length === 1 ? 1.2 : 0.88})`}
      >
        <circle class="fc-disc" r="13" />
        <Instrument kind={kind} />
      </g>
    ))}
    <Seal points={points} x={61} y={85} />
  </>
);

function SoloistTask({ soloist }: { readonly soloist: Soloist }) {
  switch (soloist) {
    case 'fewest':
      return <Bars heights={[4, 1, 3]} marked={[1]} points={4} />;
    case 'spread':
      return (
        <>
          <Bars heights={[4, 1, 1]} marked={[]} points={3} />
          <path class="fc-span" d="M33 61v14M30 63.5 33 60l3 3.5M30 72.5l3 3.5 3-3.5" />
        </>
      );
    case 'widest':
      return (
        <>
          <Bars heights={[2, 2, 4]} marked={[0, 1]} points={3} />
          <path class="fc-span" d="M8 69v-3h26v3" />
        </>
      );
    case 'groups':
      return (
        <>
          <Bars heights={[2, 2, 4]} marked={[0, 1, 2]} points={3} />
          <path class="fc-span" d="M8 92h26M40 92h9" />
        </>
      );
  }
}

interface BarsProps {
  /** How many fairies of three kinds. */
  readonly heights: readonly number[];
  /** Those that count. */
  readonly marked: readonly number[];
  readonly points: number;
}

const FLOOR = 88;
const NOTE = 7;

/** Rows of fairies as towers of beads; those that pay are gold. */
const Bars = ({ heights, marked, points }: BarsProps) => (
  <>
    {heights.map((height, tower) =>
      Array.from({ length: height }, (_, at) => (
        <rect
          key={`${tower} ${at}`}
          class={marked.includes(tower) ? 'fc-block fc-paid' : 'fc-block'}
          x={9 + tower * 15}
          y={FLOOR - (at + 1) * NOTE}
          width="10"
          height={NOTE}
          rx="2"
        />
      )),
    )}
    <Seal points={points} x={61} y={85} />
  </>
);
