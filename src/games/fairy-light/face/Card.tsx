import { useMemo } from 'preact/hooks';
import { FACES, isCotton, isStart, type Kind, type Light, SUN, sideOf } from '../rules/cards.ts';
import type { Balance } from '../rules/sheet.ts';
import { leanOf } from '../words/names.ts';
import { Cat, Clearing, Heart, Leaves, Letter, type Mood, Moon, Sight, Sun } from './symbols.tsx';

/** Ears towards north, west, north-west, north-east. */
const LEANS = [0, -90, -45, 45];
/** Corners that no icon of a Cotton needs: for the light it carries and for its count. */
const LIGHT_AT: readonly (readonly [x: number, y: number])[] = [
  [76, 24],
  [76, 22],
  [75, 22],
  [22, 23],
];
const COUNT_AT: readonly (readonly [x: number, y: number])[] = [
  [24.5, 79],
  [24.5, 80],
  [25, 79],
  [71, 79],
];
const COUNT_OF_START = [48, 66] as const;
/** Across from the light. */
const HEART_AT: readonly (readonly [x: number, y: number])[] = [
  [22, 24],
  [22, 24],
  [40, 20],
  [58, 20],
];
const HEART_OF_START = [48, 24] as const;

interface CardProps {
  readonly kind: Kind;
  /** What a Cotton counts now. */
  readonly balance?: Balance | null;
  /** Face down for the others: its back lies over it like a veil. */
  readonly veiled?: boolean;
  /** Of a Cotton; absent: it smiles as soon as a side has its heart. */
  readonly mood?: Mood;
}

/** Drawn anew only if it is another card or counts otherwise: a table has forty, and a tap changes one or two. */
export const Card = ({ kind, balance, veiled = false, mood }: CardProps) =>
  useMemo(
    () => (
      <svg class="fl-card" viewBox="0 0 96 96" aria-hidden="true">
        <CardArt kind={kind} balance={balance ?? null} veiled={veiled} {...(mood && { mood })} />
      </svg>
    ),
    [kind, balance?.suns, balance?.moons, veiled, mood],
  );

/** The card itself, on 96 units, to be put into any drawing. */
export function CardArt({ kind, balance, veiled = false, mood = moodOf(balance) }: CardProps) {
  const side = sideOf(kind);
  const world = side === null ? 'wild' : side === SUN ? 'sun' : 'moon';
  return (
    <g class={`fl-${world}-card`}>
      <rect class="fl-paper" x="1" y="1" width="94" height="94" rx="7" />
      {FACES[kind] ? <Front kind={kind} mood={mood} /> : <Back sun={side === SUN} />}
      {veiled && <path class="fl-veil" d={`${WEAVE}M8 8h80v80H8Z`} />}
      {balance && <Count kind={kind} balance={balance} />}
      <rect class="fl-edge" x="1" y="1" width="94" height="94" rx="7" />
    </g>
  );
}

const moodOf = (balance: Balance | null | undefined): Mood =>
  balance && balance.suns !== balance.moons ? 'glad' : 'still';

function Front({ kind, mood }: { readonly kind: Kind; readonly mood: Mood }) {
  const face = FACES[kind];
  if (!face) return null;
  if (isStart(kind))
    return (
      <>
        <Clearing />
        <Sight near={face.near} rays={face.rays} />
        <Cat lean={0} letter="" size={0.72} mood={mood} />
      </>
    );
  const letter = face.mark.charAt(0).toUpperCase();
  const Light = face.suns > 0 ? Sun : Moon;
  if (isCotton(kind)) {
    const [x, y] = LIGHT_AT[leanOf(kind)] ?? [0, 0];
    return (
      <>
        <Clearing />
        <Sight near={face.near} rays={face.rays} />
        <Cat lean={LEANS[leanOf(kind)] ?? 0} letter={letter} size={0.84} mood={mood} />
        <Light x={x} y={y} size={0.88} />
      </>
    );
  }
  return (
    <>
      <Leaves />
      {face.suns + face.moons === 1 ? (
        <Light x={48} y={48} size={1.35} />
      ) : (
        <>
          <Light x={33} y={33} size={0.98} />
          <Light x={64} y={64} size={0.98} />
        </>
      )}
      <Letter of={letter} x={86} y={86} />
    </>
  );
}

const WEAVE = 'M8 48 48 8l40 40-40 40ZM8 28 28 8M68 8l20 20M8 68l20 20M88 68 68 88';

const Back = ({ sun }: { readonly sun: boolean }) => (
  <>
    <rect class="fl-back" x="8" y="8" width="80" height="80" rx="4" />
    <path class="fl-weave" d={WEAVE} />
    {sun ? <Sun x={48} y={48} size={1.1} /> : <Moon x={48} y={48} size={1.1} />}
  </>
);

/** Suns to moons, suns always first; the one that leads is bold and underlined. */
function Count({ kind, balance: { suns, moons } }: { readonly kind: Kind; readonly balance: Balance }) {
  const [x, y] = isStart(kind) ? COUNT_OF_START : (COUNT_AT[leanOf(kind)] ?? COUNT_OF_START);
  const lead = suns === moons ? 'none' : suns > moons ? 'sun' : 'moon';
  // Only start cards see enough for two digits, and theirs has room on both sides.
  const [half, away] = Math.max(suns, moons) > 9 ? [34, 18] : [22, 11.5];
  return (
    <g class={`fl-count fl-lead-${lead}`} transform={`translate(${x} ${y})`}>
      <rect x={-half} y="-13.5" width={2 * half} height="27" rx="8" />
      <text class="fl-suns" x={-away} y="8">
        {suns}
      </text>
      <text y="6.5">:</text>
      <text class="fl-moons" x={away} y="8">
        {moons}
      </text>
      {lead !== 'none' && <path d={lead === 'sun' ? `M${-away - 5.5} 10.5h11` : `M${away - 5.5} 10.5h11`} />}
    </g>
  );
}

/** A Cotton's heart, with the letter of the side that has it. */
export function HeartOf({ kind, side }: { readonly kind: Kind; readonly side: Light }) {
  const [x, y] = isStart(kind) ? HEART_OF_START : (HEART_AT[leanOf(kind)] ?? HEART_OF_START);
  return (
    <g class={side === SUN ? 'fl-heart-sun' : 'fl-heart-moon'}>
      <Heart x={x} y={y} size={1.05} />
      <Letter of={side === SUN ? 'S' : 'M'} x={x} y={y - 1} />
    </g>
  );
}

/** A heart in the colour of the side that has it, with its letter; nobody's is pale. */
export const HeartSign = ({ side }: { readonly side: Light | null }) => (
  <svg viewBox="-20 -16 40 34" aria-hidden="true">
    <g class={side === null ? 'fl-heart-nobody' : side === SUN ? 'fl-heart-sun' : 'fl-heart-moon'}>
      <Heart x={0} y={0} />
      {side !== null && <Letter of={side === SUN ? 'S' : 'M'} x={0} y={-1} />}
    </g>
  </svg>
);

export const HeartMark = () => (
  <svg class="fl-heart-mark" viewBox="-20 -16 40 34" aria-hidden="true">
    <Heart x={0} y={0} />
  </svg>
);
