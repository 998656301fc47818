import './art.css';
import { KINGDOMS } from '../../facts.ts';
import { CREAM, INK, YELLOW } from './cards.tsx';

// Heads about (0, 0), 20 wide and 18 high, told apart in one colour by their outline.

export const COATS = ['#f4efe6', '#5b616d', '#efc13f', '#5a93cf', '#e2693c', '#77a863', '#9b78c2'] as const;
const [WHITE, GREY, GOLD, SKY, ORANGE, GREEN, PURPLE] = COATS;
const BLUSH = '#ffd9c4';

/** How a head looks: still at rest, glad when it has won something, struck when a pie has hit it. */
export const MOODS = ['still', 'glad', 'struck'] as const;
export type Mood = (typeof MOODS)[number];

/** One eye of each mood about (0, 0). */
const EYE: Readonly<Record<Mood, string>> = {
  still: 'h.01',
  glad: 'm-1.7.8q1.7-2.6 3.4 0',
  struck: 'm-1.5-1.5 3 3m0-3-3 3',
};

interface HeadProps {
  /** Null: all three are drawn, and a scene shows one after the other. */
  readonly mood: Mood | null;
}
interface EyesProps extends HeadProps {
  readonly at?: readonly (readonly [x: number, y: number])[];
  readonly hue?: string;
}
const Eyes = ({ at = [], hue = INK, mood }: EyesProps) => (
  <g class="mls-eyes" stroke={hue}>
    {MOODS.map(
      (each) =>
        (mood ?? each) === each && (
          <path
            key={each}
            class="mls-line"
            data-mood={each}
            stroke-width={each === 'still' ? 2.2 : 1.4}
            opacity={mood || each === 'still' ? undefined : 0}
            d={at.map(([x, y]) => `M${x} ${y}${EYE[each]}`).join('')}
          />
        ),
    )}
  </g>
);
const pair = (x: number, y: number) =>
  [
    [-x, y],
    [x, y],
  ] as const;
const EYES = {
  bear: pair(4, -1.5),
  wolf: pair(3.8, -1.8),
  eagle: [[2.5, -3.5]],
  bison: pair(4, -0.5),
  tiger: pair(4, -1.5),
  boar: pair(4, -2),
  monkey: pair(2.8, -0.8),
} as const;

const Bear = ({ mood }: HeadProps) => (
  <>
    <path fill={WHITE} d="M-6.5-10.5a3.6 3.6 0 1 1-.01 0ZM6.5-10.5a3.6 3.6 0 1 1-.01 0Z" transform="translate(0 .5)" />
    <path fill={WHITE} d="M0-8.5c6 0 9 3.8 9 8.5S5.5 9 0 9-9 4.7-9 0s3-8.5 9-8.5Z" />
    <Eyes at={EYES.bear} mood={mood} />
    <path fill={BLUSH} stroke-width="1.1" d="M0 1c2.6 0 4 1.5 4 3.3S2.5 7.5 0 7.5-4 6.2-4 4.3 -2.6 1 0 1Z" />
    <path fill={INK} stroke-width="1" d="M-1.5 2.3h3L0 3.8Z" />
  </>
);

const Wolf = ({ mood }: HeadProps) => (
  <>
    <path fill={GREY} d="M-8.5-11.5-2.5-7.5h5l6-4 .8 8.5 2 3-4 2.5C6 6 3 8.5 0 9.5-3 8.5-6 6-7.3 2.5l-4-2.5 2-3Z" />
    <path
      fill={CREAM}
      stroke-width="1.1"
      d="M0 9.5C-2.5 8.7-4.5 6.5-5 4l3.5-1.5L0 4l1.5-1.5L5 4C4.5 6.5 2.5 8.7 0 9.5Z"
    />
    <Eyes at={EYES.wolf} mood={mood} hue={YELLOW} />
    <path fill={INK} stroke-width="1" d="M-1.5 5.5h3L0 7Z" />
  </>
);

const Eagle = ({ mood }: HeadProps) => (
  <>
    <path fill={GOLD} d="M-9.5 9C-11 0-8.5-7.5-.5-8.300L-4-10C2-11 8-8.5 8.5-3.5L7 2C3 2.5 1.5 5 2.5 9Z" />
    <path fill={CREAM} d="M7.5-5c3.5-.5 5 3.5 3.2 9C9.5 2 8 1.5 4.5 1.5 4-1.5 5-4.5 7.5-5Z" />
    <Eyes at={EYES.eagle} mood={mood} />
    <path class="mls-line" stroke-width="1.1" d="M-.5-6.5 5-5.3M-6.5 3l2 2-1 2.5M-2 1l2 1.5" />
  </>
);

const Bison = ({ mood }: HeadProps) => (
  <>
    <path fill={CREAM} d="M-7-3.5c-3.5 0-5.5-3-4.5-8 1.5 2.5 3 3.5 6 4ZM7-3.5c3.5 0 5.5-3 4.5-8-1.5 2.5-3 3.5-6 4Z" />
    <path fill={SKY} d="M-8-3c0-5 4-7 8-7s8 2 8 7c0 3-1.5 5-2.5 7.5C4.5 7.5 3 9.5 0 9.5s-4.5-2-5.5-5C-6.5 2-8 0-8-3Z" />
    <path fill="#33618f" stroke-width="1.1" d="M-6-7c3-3.5 9-3.5 12 0L4.5-4 2.5-5.5.5-3-1.5-5.5-4-3.5Z" />
    <Eyes at={EYES.bison} mood={mood} />
    <path fill={BLUSH} stroke-width="1.1" d="M0 3c3 0 4 1.3 4 3S2.5 9 0 9-4 7.7-4 6s1-3 4-3Z" />
    <path class="mls-line" stroke-width="1.5" d="M-1.5 5.5v.01M1.5 5.5v.01" />
  </>
);

const Tiger = ({ mood }: HeadProps) => (
  <>
    <path
      fill={ORANGE}
      d="M-8.5-5C-11-9-6.5-12-4.5-8.2c3-1 6-1 9 0C6.5-12 11-9 8.5-5 9.5-3 9.3-1 9 .5l2 2.5-3 1c-1 3-4 5-8 5s-7-2-8-5l-3-1 2-2.5c-.3-1.5-.5-3.5.5-5.5Z"
    />
    <path fill={CREAM} stroke="none" d="M0 2c3 0 5 1 5 3S2.5 8.3 0 8.3-5 7-5 5s2-3 5-3Z" />
    <path class="mls-line" d="M0-8.5v3.2M-3.3-8v2M3.3-8v2M-9 .5l3 .3M9 .5l-3 .3" />
    <Eyes at={EYES.tiger} mood={mood} />
    <path fill={INK} stroke-width="1" d="M-1.5 2.5h3L0 4Z" />
    <path class="mls-line" stroke-width="1.1" d="M0 4v1.5M-2.5 6.5q1.5.8 2.5-1 1 1.8 2.5 1" />
  </>
);

const Boar = ({ mood }: HeadProps) => (
  <>
    <path
      fill={GREEN}
      d="M-3-8.5-1.5-11.5 0-9.5 1.5-11.5 3-8.5c2 .5 3.5 1.3 4.5 2.5L11.5-8C11-4 10-2 8.5-1c.3 4-2.5 10-8.5 10S-8.8 3-8.5-1C-10-2-11-4-11.5-8l4 2C-6.5-7.2-5-8-3-8.5Z"
    />
    <Eyes at={EYES.boar} mood={mood} />
    <path fill={BLUSH} d="M0 1c3.3 0 4.5 1.5 4.5 3.3S3.3 7.5 0 7.5-4.5 6.2-4.5 4.3-3.3 1 0 1Z" />
    <path class="mls-line" d="M-1.5 4v.8M1.5 4v.8" />
    <path
      fill={CREAM}
      stroke-width="1.1"
      d="M-4.5 7c-2.5 0-3.5-2-3-5 1 1.5 2 2.5 3.5 3ZM4.5 7c2.5 0 3.5-2 3-5-1 1.5-2 2.5-3.5 3Z"
    />
  </>
);

const Monkey = ({ mood }: HeadProps) => (
  <>
    <path fill={BLUSH} d="M-8-4.5a4 4 0 1 0 0 8ZM8-4.5a4 4 0 1 1 0 8Z" />
    <path
      fill={PURPLE}
      d="M-1-9c1-1.5 2.5-2.5 4-2-1 .5-1 1.5-1 2.2C6.5-7.7 8.5-4.5 8.5-.5 8.5 5.5 5 9.5 0 9.5s-8.5-4-8.5-10c0-4.5 2.5-8.2 7.5-8.5Z"
    />
    <path
      fill={BLUSH}
      stroke-width="1.1"
      d="M0-3.5C1-6 6.5-5.5 6-1c-.2 1.3-.7 2-1 2.5C6 6 3 8 0 8s-6-2-5-6.5C-5.3 1-5.8.3-6-1c-.5-4.5 5-5 6-2.5Z"
    />
    <Eyes at={EYES.monkey} mood={mood} />
    <path class="mls-line" stroke-width="1.2" d="M-.8 2.2v.01M.8 2.2v.01M-2.5 4.5q2.5 2.3 5 0" />
  </>
);

const BEASTS = [Bear, Wolf, Eagle, Bison, Tiger, Boar, Monkey] as const;

interface SeekerProps {
  /** By ears, beak, horns or tusks: bear, wolf, eagle, bison, tiger, boar, monkey. */
  readonly kingdom: number;
  /** Of a seat's two: the first wears one bead at the collar, the second two. */
  readonly which: number;
  /** Null: all moods are drawn, of which a scene shows one after the other. */
  readonly mood?: Mood | null;
}

/** A head over its collar. */
export function Seeker({ kingdom, which, mood = 'still' }: SeekerProps) {
  const Beast = BEASTS[kingdom] ?? BEASTS[0];
  return (
    <g class="mls-piece">
      <path fill={COATS[kingdom]} d="M-9.5 11.5c0-6 19-6 19 0Z" />
      <g transform="translate(0 -1.5)">
        <Beast mood={mood} />
      </g>
      <path fill={CREAM} stroke-width="1.1" d={which === 0 ? BEAD : BEADS} />
    </g>
  );
}
const BEAD = 'M0 7.3a2.1 2.1 0 1 1-.01 0Z';
const BEADS = 'M-2.6 7.3a2.1 2.1 0 1 1-.01 0ZM2.6 7.3a2.1 2.1 0 1 1-.01 0Z';

/** The head alone, for a mat or a line of text. */
export function Crest({ kingdom }: { readonly kingdom: number }) {
  const Beast = BEASTS[kingdom] ?? BEASTS[0];
  return (
    <g class="mls-piece">
      <Beast mood="still" />
    </g>
  );
}

/** The head of a look, for the badge of who has it. */
export const LookCrest = ({ look }: { readonly look: string }) => (
  <svg class="emblem" viewBox="-13 -13 26 26" aria-hidden="true">
    <Crest kingdom={Math.max(0, (KINGDOMS as readonly string[]).indexOf(look))} />
  </svg>
);
