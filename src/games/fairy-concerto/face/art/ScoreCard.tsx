import { still } from '../../../../ui/still.tsx';
import { type Card, type Counts, type Kind, needsOf, present } from '../../rules/cards.ts';
import { isMet } from '../../rules/score.ts';
import { hueOf, Instrument } from './instruments.tsx';
import { Seal } from './Seal.tsx';
import './cards.css';

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
