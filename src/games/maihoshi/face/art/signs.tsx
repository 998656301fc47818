import './art.css';
import './cards.css';
import { Fragment } from 'preact';
import { COLOUR_NAMES, type ColourName, cardOf, type Effect, type Kind } from '../../rules/cards.ts';

// What several drawings are made of: shapes, numbers and signs.

/** A drawing as its shapes from back to front: what each is made of, and its outline. */
export type Shape = readonly [of: Stuff, d: string];
export type Stuff =
  | 'robe'
  | 'deep'
  | 'light'
  | 'skin'
  | 'powder'
  | 'hair'
  | 'pale'
  | 'gold'
  | 'wood'
  | 'iron'
  | 'vermilion'
  | 'line'
  | 'fine'
  | 'sheen'
  | 'cord'
  | 'rod'
  | 'limb'
  | 'grey'
  | 'blush'
  | 'lid'
  | 'lip'
  | 'dot'
  | 'eye'
  | 'bare'
  | 'frost';

/** A circle as an outline. */
export const round = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 1-.01 0Z`;

/** Sticks, arms and frost: a coloured line on an ink line that is wider. */
const isRod = (of: Stuff): boolean => of === 'rod' || of === 'limb' || of === 'frost';

export const Shapes = ({ of }: { readonly of: readonly Shape[] }) => (
  <>
    {of.map(([stuff, d]) => (
      <Fragment key={d}>
        {isRod(stuff) && <path class={`mai-art-${stuff}-ink`} d={d} />}
        <path class={`mai-art-${stuff}`} d={d} />
      </Fragment>
    ))}
  </>
);

/** A reputation, or any of them. */
export type Wanted = ColourName | 'any';
const WANTED = [...COLOUR_NAMES, 'any'] as const;

export const isWanted = (word: string): word is Wanted => WANTED.some((each) => each === word);
export const wantedBy = (card: Kind): Wanted => WANTED[cardOf(card).colour];

/** The class that gives a card's colours to all that is drawn in it. */
export const hueOf = (card: Kind): string => `mai-art-${wantedBy(card)}`;

/** Digits as strokes on 6 by 10: text in a button would have to be part of its name. */
const STROKES = [
  'M0-5c4 0 4 10 0 10S-4-5 0-5Z',
  'M-2-2.8.5-5V5',
  'M-2.8-2.5C-2.5-6 3-6 2.7-2.3 2.5 0-1 2-3 4.8h6',
  'M-2.7-4.8h5.4L-.5-.8C3.5-.8 4 4.8 0 4.8c-1.5 0-2.6-.7-3-1.8',
  'M1.5 5V-5L-3.2 2h6.6',
  'M2.6-4.8h-4.8l-.5 4.5c1.5-1.5 5.7-1.2 5.5 1.8C2.7 5-1.5 5.8-3 3.2',
  'M2-5C-1-4-3-1-3 2c0 4 6 4 6 0 0-3.5-5-3.5-6-.5',
  'M-3-4.8h6L-1 5',
  'M0-.6C-3.3-1-3.3-5 0-5s3.3 4 0 4.4C-4-.2-4 5 0 5s4-5.2 0-5.6Z',
  'M-2 5C1 4 3 1 3-2c0-4-6-4-6 0 0 3.5 5 3.5 6 .5',
];
const APART = 7.4;

interface NumeralProps {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A whole number from nought up, 10 units high and centred. */
export function Numeral({ value, x, y, size = 1 }: NumeralProps) {
  const digits = [...String(value)].map(Number);
  const narrower = digits.length > 1 ? 0.78 : 1;
  return (
    <g class="mai-art-numeral" transform={`translate(${x} ${y}) scale(${size * narrower} ${size})`}>
      {digits.map((digit, at) => (
        <path key={at} d={STROKES[digit] ?? ''} transform={`translate(${(at - (digits.length - 1) / 2) * APART})`} />
      ))}
    </g>
  );
}

interface Sign {
  readonly outline: string;
  /** What of it is pale: it tells them apart where they are small, in grey and in the dark. */
  readonly pale: string;
  readonly lines: string;
  /** Where a number stands in it. */
  readonly middle: readonly [x: number, y: number];
}

const SIGNS: Readonly<Record<Wanted, Sign>> = {
  red: {
    outline: 'M-12-3C-6.5-11.5 6.5-11.5 12-3L4.5 9.5c-2.5-2-6.5-2-9 0Z',
    pale: 'M-8.6 2.6C-4-1.6 4-1.6 8.6 2.6L4.5 9.5c-2.5-2-6.5-2-9 0Z',
    lines: 'M-4-8.7-2.6-2M4-8.7 2.6-2M0 8.1v3.4',
    middle: [0, -0.5],
  },
  blue: {
    outline: 'M-3.5-11.5h7l-1 3.5c0 2.5 6.5 4.5 6.5 11.5 0 5.5-4 8-9 8s-9-2.5-9-8C-9-3.5-2.5-5.5-2.5-8Z',
    pale: 'M-3.5-11.5h7l-1 3.5h-5ZM-8.9 2.6C-4 4.4 4 4.4 8.9 2.6 9 4 8.7 5.3 8.2 6.4 4 8-4 8-8.2 6.4-8.7 5.3-9 4-8.9 2.6Z',
    lines: '',
    middle: [0.3, 3.7],
  },
  green: {
    outline: 'M-9.5-11h16c2 0 3 1 3 3v19h-16c-2 0-3-1-3-3Z',
    pale: 'M-2.2-8.2h6.4v11h-6.4Z',
    lines: 'M-5.5-11v22M-9.5-6h4M-9.5 0h4M-9.5 6h4',
    middle: [2.2, 0],
  },
  any: {
    outline:
      'M0-11.5c3 0 3.5 2 5.5 2.5s4.5 0 5.5 3-1.5 4-1.5 6 2.5 3.5 1.5 6-3.5 2.5-5.5 3-2.5 2.5-5.5 2.5-3.5-2-5.5-2.5-4.5-.5-5.5-3S-9.5 2-9.5 0s-2.5-3-1.5-6 3.5-2.5 5.5-3 2.5-2.5 5.5-2.5Z',
    pale: 'M0-3.6a3.6 3.6 0 1 1-.01 0Z',
    lines: '',
    middle: [0, 0],
  },
};

interface ReputationProps {
  readonly of: Wanted;
  /** Written on it. */
  readonly value?: number;
}

/** Fan, flask or book, about (0, 0) within 12 units each way; a blossom is any of the three. */
export function Reputation({ of, value }: ReputationProps) {
  const { outline, pale, lines, middle } = SIGNS[of];
  const [x, y] = middle;
  return (
    <g class={`mai-art-sign mai-art-${of}`}>
      <path class="mai-art-robe" d={outline} />
      {value === undefined && <path class="mai-art-pale" d={pale} />}
      {(value === undefined || of === 'green') && <path class="mai-art-fine" d={lines} />}
      {value !== undefined && <Numeral value={value} x={x} y={y} size={1.15} />}
    </g>
  );
}

const SHAPES: readonly Shape[] = [
  ['cord', 'M0-12v2.5M0 9.5V12'],
  ['vermilion', 'M-4-8C-11-5-11 5-4 8h8C11 5 11-5 4-8Z'],
  ['fine', 'M-8-3.5c4 1.5 12 1.5 16 0M-9.2 0c5 1.5 13.4 1.5 18.4 0M-8 3.5c4 1.5 12 1.5 16 0'],
  ['wood', 'M-4.5-9.5h9V-8h-9ZM-4.5 8h9v1.5h-9Z'],
];

/** A paper lantern, about (0, 0) within 12 units each way. */
export const Lantern = () => (
  <g class="mai-art-figure">
    <Shapes of={SHAPES} />
  </g>
);

// Strokes about (0, 0) within 8 units each way.

const CARD = 'M-6-6h6v9h-6Z';
const PERSON = 'M-3-7a2 2 0 1 1-.01 0M-7 3C-7-3 1-3 1 3Z';

/** What cannot come as a guest now wears it. */
export const LOCK = 'M-5.5-4V-7a5.5 5.5 0 0 1 11 0v3M-9-4H9V9H-9ZM0 1v3';

/** What a card does, as a sign. */
export const EFFECT_SIGNS: Readonly<Record<Effect, string>> = {
  none: '',
  guard: 'M0-7 6-5c0 6-2 9.5-6 12-4-2.5-6-6-6-12Z',
  'scoring-per-publicity': 'M0-7a7 7 0 1 1-.01 0M0-3.5v7M-3.5 0h7',
  filter: `${CARD}M3-6v8M.8 0 3 2.5 5.2 0M6 7H-3M-1-.9 1-1`,
  advertise: 'M-7-2v4h3l8 5V-7l-8 5ZM6.5-2.5q1.5 2.5 0 5',
  'target-draw': `${PERSON}M5-6v8M2.8-.5 5 2l2.2-2.5`,
  chain: 'M-1-3.5h-3a3.5 3.5 0 0 0 0 7h3M1-3.5h3a3.5 3.5 0 0 1 0 7H1M-3 0h6',
  close: 'M-6-7H6V7H-6ZM-6-7 6 7M6-7-6 7',
  'sink-newest-guest': 'M0-7v8M-3-2l3 3.5L3-2M-7 4.5H7M-5 7.5H5',
  'return-newest-publicity': 'M-6-2h8a4 4 0 0 1 0 8h-5M-2.5-6-6.5-2l4 4',
  'extra-turn': 'M5.5-3.5A6.5 6.5 0 1 0 6.5 2M6-7.5v4.5H1.5',
  'take-newest-guest': 'M7-4H-6M-2.5-7.5-6.5-4l4 3.5M-4 3.5H7V7.5H-4Z',
  look: 'M-7.5 0C-4-6.5 4-6.5 7.5 0 4 6.5-4 6.5-7.5 0ZM0-2.5a2.5 2.5 0 1 1-.01 0',
  'others-draw': 'M-5-6a1.8 1.8 0 1 1-.01 0M5-6a1.8 1.8 0 1 1-.01 0M-5 0v6M5 0v6M-7 4l2 2.5L-3 4M3 4l2 2.5L7 4',
  'set-reserve': 'M-4.5-7h9V7h-9ZM0-3 2.5 0 0 3-2.5 0Z',
  'place-free': 'M-4-6.5a2 2 0 1 1-.01 0M4-6.5a2 2 0 1 1-.01 0M-7.5 3c0-5.5 7-5.5 7 0ZM.5 3c0-5.5 7-5.5 7 0ZM-4 6.5h8',
};

/** The sign of a card's effect by itself, before what it says. */
export function EffectSign({ of }: { readonly of: Kind }) {
  const sign = EFFECT_SIGNS[cardOf(of).effect];
  if (sign === '') return null;
  return (
    <svg class="mai-art-alone" viewBox="-9 -9 18 18" aria-hidden="true">
      <path class="mai-art-effect" d={sign} />
    </svg>
  );
}
