import './cards.css';
import { still } from '../../../../ui/still.tsx';
import type { Card, Counts, Kind, Soloist } from '../../rules/cards.ts';
import { HARPIST_KINDS, needsOf, PIANIST_KINDS, present } from '../../rules/cards.ts';
import { type Contest, isMet } from '../../rules/score.ts';
import type { Contests } from '../../rules/state.ts';
import { type Mood, Musician } from './Musician.tsx';
import { Emblem, hueOf, Instrument } from './signs.tsx';

/** Digits as strokes on 8 by 10: text in a button would have to be part of its name. */
const DIGITS: Readonly<Record<number, string>> = {
  1: 'M-2-2.8 .5-5V5',
  2: 'M-2.8-2.5C-2.5-6 3-6 2.7-2.3 2.5 0-1 2-3 4.8h6',
  3: 'M-2.7-4.8h5.4L-.5-.8C3.5-.8 4 4.8 0 4.8c-1.5 0-2.6-.7-3-1.8',
  4: 'M1.5 5V-5L-3.2 2h6.6',
  5: 'M2.6-4.8h-4.8l-.5 4.5c1.5-1.5 5.7-1.2 5.5 1.8C2.7 5-1.5 5.8-3 3.2',
};

interface SealProps {
  readonly points: number;
  readonly x: number;
  readonly y: number;
}

/** So many points. */
const Seal = ({ points, x, y }: SealProps) => (
  <g class="fc-seal" transform={`translate(${x} ${y})`}>
    <circle r="8.5" />
    <path d={DIGITS[points] ?? ''} />
  </g>
);

const ARCH = 'M7 91V41C7 20 18 9 36 9s29 11 29 32v50Z';

/** A fairy as it is held in a hand, 72 wide and 96 high. */
export const FairyCard = ({ kind, mood }: { readonly kind: Kind; readonly mood?: Mood }) => (
  <svg class={`fc-card ${hueOf(kind)}`} viewBox="0 0 72 96" aria-hidden="true">
    <rect class="fc-paper" x="1" y="1" width="70" height="94" rx="6" />
    <path class="fc-arch" d={ARCH} />
    <path class="fc-floor" d="M7 80c18-5 40-5 58 0v11H7Z" />
    <g transform="translate(36 88) scale(1.22)">
      <Musician kind={kind} {...(mood && { mood })} />
    </g>
    <rect class="fc-edge" x="1" y="1" width="70" height="94" rx="6" />
  </svg>
);

/** A card that is not for these eyes. */
export const CardBack = () => (
  <svg class="fc-card" viewBox="0 0 72 96" aria-hidden="true">
    <rect class="fc-back" x="1" y="1" width="70" height="94" rx="6" />
    <path class="fc-weave" d="M6 48 36 6l30 42-30 42ZM6 12l60 72M66 12 6 84" />
    <path class="fc-back-note" d="M33 36c4 6 12 5 10 14-2-5-5-5-7-5.5V57a6 4.5 0 1 1-3-4Z" />
  </svg>
);

const WIDE = 96;
const TALL = 72;
const STEP = 21;
const FIRST = 16.5;
/** Where the staves lie that are needed, by how many there are. */
const STAVES: readonly (readonly number[])[] = [[], [36], [24, 49], [16.5, 36.5, 56.5]];

interface ScoreCardProps {
  readonly card: Card;
  /** What the orchestra holds: the wanted fairies that are there are coloured, the others only drawn. By itself a card has all its colours and is not met. */
  readonly has?: Counts;
}

/** A sheet of music on which the wanted fairies are the notes, 96 wide and 72 high. */
export function ScoreCard({ card, has }: ScoreCardProps) {
  const needs = needsOf(card);
  const wanted = present(needs);
  const lines = STAVES[wanted.length] ?? [];
  return (
    <svg
      class={has && isMet(card, has) ? 'fc-card fc-met' : 'fc-card'}
      viewBox={`0 0 ${WIDE} ${TALL}`}
      aria-hidden="true"
    >
      <rect class="fc-paper" x="1" y="1" width={WIDE - 2} height={TALL - 2} rx="6" />
      {wanted.map(({ kind, count }, row) => (
        <Stave key={kind} kind={kind} count={count} has={(has ?? needs)[kind]} y={lines[row] ?? 0} />
      ))}
      <Seal points={5} x={84} y={60} />
      <rect class="fc-edge" x="1" y="1" width={WIDE - 2} height={TALL - 2} rx="6" />
    </svg>
  );
}

/** Where the notes of a card stand, stave by stave. */
export const notesOf = (card: Card): { readonly kind: Kind; readonly x: number; readonly y: number }[] => {
  const wanted = present(needsOf(card));
  return wanted.flatMap(({ kind, count }, row) =>
    Array.from({ length: count }, (_, at) => ({ kind, x: FIRST + at * STEP, y: STAVES[wanted.length]?.[row] ?? 0 })),
  );
};

/** One note by itself, 22 each way. */
export const Note = ({ kind }: { readonly kind: Kind }) => (
  <svg viewBox="-11 -11 22 22" aria-hidden="true">
    <g class={hueOf(kind)} transform="scale(.8)">
      <circle class="fc-disc" r="12.5" />
      <Instrument kind={kind} />
    </g>
  </svg>
);

const StillNote = still(({ kind }: { readonly kind: Kind }) => (
  <>
    <circle class="fc-disc" r="12.5" />
    <Instrument kind={kind} />
  </>
));

interface StaveProps {
  readonly kind: Kind;
  readonly count: number;
  readonly has: number;
  readonly y: number;
}

const Stave = ({ kind, count, has, y }: StaveProps) => (
  <>
    <path class="fc-stave-lines" d={`M6 ${y - 6}h84m0 4H6m0 4h84m0 4H6`} />
    {Array.from({ length: count }, (_, at) => (
      <g
        key={at}
        class={at < has ? hueOf(kind) : 'fc-wanted'}
        transform={`translate(${FIRST + at * STEP} ${y}) scale(.8)`}
      >
        <StillNote kind={kind} />
      </g>
    ))}
  </>
);

/** A score card that nobody has seen. */
export const ScoreBack = () => (
  <svg class="fc-card" viewBox={`0 0 ${WIDE} ${TALL}`} aria-hidden="true">
    <rect class="fc-back" x="1" y="1" width={WIDE - 2} height={TALL - 2} rx="6" />
    <path class="fc-weave" d="M6 20h84M6 28h84M6 36h84M6 44h84M6 52h84" />
    <path class="fc-back-note" d="M45 18c4 6 12 5 10 14-2-5-5-5-7-5.5V48a6 4.5 0 1 1-3-4Z" />
  </svg>
);

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
