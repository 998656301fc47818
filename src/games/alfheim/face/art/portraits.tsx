import './art.css';
import { type Kind, NAMES } from '../../rules/fairies.ts';

/** Digits as strokes on 8 by 10: text in a button would have to be part of its name. */
export const DIGITS: readonly string[] = [
  '',
  'M-2-2.8 .5-5V5',
  'M-2.8-2.5C-2.5-6 3-6 2.7-2.3 2.5 0-1 2-3 4.8h6',
  'M-2.7-4.8h5.4L-.5-.8C3.5-.8 4 4.8 0 4.8c-1.5 0-2.6-.7-3-1.8',
  'M1.5 5V-5L-3.2 2h6.6',
  'M2.6-4.8h-4.8l-.5 4.5c1.5-1.5 5.7-1.2 5.5 1.8C2.7 5-1.5 5.8-3 3.2',
  'M2-4.8C-1.5-3.5-3-1-2.9 1.8-2.8 6 3 6 3 1.8 3-1.8-2-1.8-2.8 1.2',
  'M-3-4.8h6L-.8 5',
  'M0-.5C-3.2-.9-3.2-5 0-5s3.2 4.1 0 4.5c-4 .4-4 5.5 0 5.5s4-5.1 0-5.5Z',
];

/** So many points, at most eight. */
export const Seal = ({ points }: { readonly points: number }) => (
  <g class="alf-seal">
    <circle r="7.5" />
    <path d={DIGITS[points] ?? ''} transform="scale(.88)" />
  </g>
);

type Shape = readonly [shape: string, d: string];

const BODY = 'M-7.8 8.5c0-4 3.3-5 7.8-5s7.8 1 7.8 5Z';
const HEAD = 'M0-4.5a4.6 4.6 0 1 1-.01 0Z';
const WING = 'M2 4C4.5-2.5 8-5.5 10-3.8 12 1 7.5 5.5 2 5Z';
const OTHER_WING = 'M-2 4C-4.5-2.5-8-5.5-10-3.8-12 1-7.5 5.5-2 5Z';
const BEARD = 'M-4.6 1.4C-5 5.5-3 8.3 0 8.3S5 5.5 4.6 1.4C2.6 3.1-2.6 3.1-4.6 1.4Z';
const MOUSTACHE = 'M0 1.9C-1.2.6-3.8.8-4.5 2.8-2.5 3.9-1 3.5 0 2.5c1 1 2.5 1.4 4.5.3C3.8.8 1.2.6 0 1.9Z';

/** How a fairy looks: as always, at something good, at a jolt beside her. */
export type Mood = 'still' | 'glad' | 'struck';

const EYES: Readonly<Record<Mood, string>> = {
  still: 'M-1.9-.4v.8M1.9-.4v.8',
  glad: 'M-3 .4q1-1.7 2.1 0M.9.4q1-1.7 2.1 0',
  struck: 'M-1.9-1a1 1 0 1 1-.01 0ZM1.9-1a1 1 0 1 1-.01 0Z',
};
/** The mouths of those without a beard, and of those with one, where it shows through. */
const MOUTHS: Readonly<Record<Mood, readonly [bare: string, bearded: string]>> = {
  still: ['M-1.3 2.2q1.3 1 2.6 0', ''],
  glad: ['M-1.9 1.9q1.9 2.9 3.8 0Z', 'M-1.6 3.1q1.6 2.6 3.2 0Z'],
  struck: ['M0 1.7a1 1.1 0 1 1-.01 0Z', 'M0 3.1a1.1 1.2 0 1 1-.01 0Z'],
};
const CHEEKS = 'M-3.2 1.7h.01M3.2 1.7h.01';

interface Look {
  /** Behind the face, and over it. */
  readonly behind: readonly Shape[];
  readonly over: readonly Shape[];
  readonly isBearded?: true;
}

const WINGED: readonly Shape[] = [
  ['alf-wing', WING],
  ['alf-wing', OTHER_WING],
  ['alf-robe', BODY],
];
const ROBED: readonly Shape[] = [['alf-robe', BODY]];
const elf = (...over: readonly Shape[]): Look => ({
  behind: ROBED,
  over: [['alf-beard', BEARD], ...over],
  isBearded: true,
});

/** Each fairy as a bust about (0, 0), within 10 units each way, told by what it wears on its head. */
const DRAWN: readonly Look[] = [
  {
    behind: ROBED,
    isBearded: true,
    over: [
      ['alf-beard', BEARD],
      ['alf-beard', MOUSTACHE],
      ['alf-gold', 'M-5.3-2.6-6.4-9.2l3.6 2.9L0-10.5l2.8 4.2 3.6-2.9L5.3-2.6c-3.3-1.2-7.3-1.2-10.6 0Z'],
    ],
  },
  {
    behind: [
      ['alf-hair', 'M0-7C-5.5-7-7.2-3-6.6 1c.4 3-.6 5.5-1.6 7.5H8.2C7.2 6.5 6.2 4 6.6 1 7.2-3 5.5-7 0-7Z'],
      ['alf-robe', BODY],
    ],
    over: [
      ['alf-hair', 'M-4.8-.5C-4.5-4.5-2-5.5 0-5.5s4.5 1 4.8 5C2.5-1 .8-2.2 0-3.8-.8-2.2-2.5-1-4.8-.5Z'],
      ['alf-gold', 'M-4.2-4.7-3-7.5l1.5 1L0-10.5l1.5 4 1.5-1 1.2 2.8c-2.8-1-5.6-1-8.4 0Z'],
      ['alf-gold', 'M0 5a1.3 1.3 0 1 1-.01 0Z'],
    ],
  },
  {
    behind: WINGED,
    over: [
      ['alf-cap', 'M-5.8-.6C-5.5-6.5-2.5-8.8 0-8.8s5.5 2.3 5.8 8.2L2.9-3.3 0-1.4l-2.9-1.9Z'],
      ['alf-stroke', 'M0-8.8c.2-1.7 1.3-2 2.3-1.9'],
    ],
  },
  {
    behind: WINGED,
    over: [
      ['alf-cap', 'M0-3.4C-1-8.5-5.5-11.2-8.7-9.6-8.6-5.7-5-2.6 0-3.4Z'],
      ['alf-cap', 'M0-3.4C1-8.5 5.5-11.2 8.7-9.6 8.6-5.7 5-2.6 0-3.4Z'],
      ['alf-stroke', 'M0-3.4C-2-5.5-4-7.3-6-8.2M0-3.4C2-5.5 4-7.3 6-8.2'],
    ],
  },
  {
    behind: [
      ...WINGED,
      [
        'alf-cap',
        'M0-9.6c2.4 0 3.2 2 2.6 3.6 1.6-1 4-.6 4.6 1.6.6 2.2-1 3.6-2.6 3.9 1.3 1.4 1 4-1 4.8h-7.2c-2-.8-2.3-3.4-1-4.8-1.6-.3-3.2-1.7-2.6-3.9.6-2.2 3-2.6 4.6-1.6C-3.2-7.6-2.4-9.6 0-9.6Z',
      ],
    ],
    over: [],
  },
  elf(['alf-cap', 'M-5.6-.9 0-11.3 5.6-.9C2-2.3-2-2.3-5.6-.9Z']),
  elf(
    [
      'alf-cap',
      'M-5.6-.9C-6-7-2.5-11 2-10.3c4.5.7 7 4 7.2 8C8-4 6.5-4.8 4.7-4.6c.6 1.2.8 2.4.9 3.7C2-2.3-2-2.3-5.6-.9Z',
    ],
    ['alf-beard', 'M9-3a1.7 1.7 0 1 1-.01 0Z'],
  ),
  elf(
    ['alf-cap', 'M-9-.8C-9-7.3-4.5-10.3 0-10.3s9 3 9 9.5C3.5-2.6-3.5-2.6-9-.8Z'],
    ['alf-dots', 'M-4.5-5h.01M1-7.2h.01M5-3.9h.01'],
  ),
  {
    behind: ROBED,
    isBearded: true,
    over: [
      ['alf-beard', 'M-5.7.6C-7 4-6.8 7-5.5 8.5h11C6.8 7 7 4 5.7.6 3 2.4-3 2.4-5.7.6Z'],
      ['alf-stroke', 'M-3.6 4.8c-.5 1.4-.4 2.6.2 3.6M3.6 4.8c.5 1.4.4 2.6-.2 3.6'],
      ['alf-cap', 'M-8-.9C-6.5-7-3.5-10.8 4.5-11.6 2.5-9.6 6.5-5.4 8-.9c-4-2-12-2-16 0Z'],
      ['alf-face', 'M0-.2a1.7 1.7 0 1 1-.01 0Z'],
    ],
  },
];

/** Kinds that there are three of are told by the number in their name; 0: there is one. */
const NUMBERS = NAMES.map((name) => Number(/\d$/.exec(name)?.[0] ?? 0));

export const hueOfFairy = (kind: Kind): string => `alf-${NAMES[kind]}`;

interface PortraitProps {
  readonly of: Kind;
  readonly mood?: Mood;
}

/** A fairy at its window, 22 wide and high. */
export const Portrait = ({
  of,
  mood = 'still',
  isNumbered = true,
}: PortraitProps & { readonly isNumbered?: boolean }) => (
  <g class={`alf-portrait ${hueOfFairy(of)}`}>
    <path class="alf-window" d="M-10 10.5V-3a10 8 0 0 1 20 0v13.5Z" />
    <Bust of={of} mood={mood} />
    <path class="alf-sill" d="M-11 8h22v3h-22Z" />
    {isNumbered && (
      <g transform="translate(-7.4 6.4)">
        <Numeral of={of} />
      </g>
    )}
  </g>
);

/** Which of the three of its name. */
export const Numeral = ({ of }: { readonly of: Kind }) =>
  NUMBERS[of] === 0 ? null : (
    <g class="alf-number">
      <rect x="-4.3" y="-5.3" width="8.6" height="10.6" rx="2" />
      <path d={DIGITS[NUMBERS[of] ?? 0]} transform="scale(.8)" />
    </g>
  );

/** She herself, without her window. */
function Bust({ of, mood = 'still' }: PortraitProps) {
  const look = DRAWN[of];
  if (!look) return null;
  const [bare, bearded] = MOUTHS[mood];
  const mouth = look.isBearded ? bearded : bare;
  return (
    <g class="alf-drawn" transform="translate(0 .5)">
      <Shapes of={look.behind} />
      <path class="alf-face" d={HEAD} />
      <path class="alf-cheeks" d={CHEEKS} />
      <Shapes of={look.over} />
      <path class={mood === 'struck' ? 'alf-eyes alf-wide' : 'alf-eyes'} d={EYES[mood]} />
      {mouth !== '' && <path class={mood === 'still' ? 'alf-stroke' : 'alf-mouth'} d={mouth} />}
    </g>
  );
}

const Shapes = ({ of }: { readonly of: readonly Shape[] }) => (
  <>
    {of.map(([shape, d]) => (
      <path key={d} class={shape} d={d} />
    ))}
  </>
);
