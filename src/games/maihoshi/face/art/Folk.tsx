import './art.css';
import { cardOf, type FolkId, type Kind } from '../../rules/cards.ts';
import type { Mood } from './Geisha.tsx';
import { hueOf, round, type Shape, Shapes } from './signs.tsx';

// Half figures about (0, 0) within 12 units each way: all share a head at (0, -4.2) unless what they do forbids it.

const BODY: Shape = ['robe', 'M-8 12C-8 4.5-5-.5 0-.5s8 5 8 12.5Z'];
const WIDE: Shape = ['robe', 'M-11.5 12C-11.5 5-6-.5 0-.5S11.5 5 11.5 12Z'];
const HEAD: Shape = ['skin', 'M0-7.8a3.6 3.6 0 1 1-.01 0Z'];
const COLLAR: Shape = ['pale', 'M-2.8-.2 0 4.5 2.8-.2 4.2.5-1 9.5-4.2.5Z'];
const EYES: Shape = ['fine', 'M-1.4-4.6v.7M1.4-4.6v.7'];
const CALLING: Shape = ['hair', 'M-.9-2.7h1.8c0 1.5-1.8 1.5-1.8 0Z'];
const TOPKNOT: Shape = ['hair', 'M-3.8-4C-4.3-8.7-1-8-1-8.2-1.4-10 1.4-10 1-8.2 1-8 4.3-8.7 3.8-4 3-6.7-3-6.7-3.8-4Z'];
const BALE = 'a4.4 4.4 0 1 1-.01 0Z';

/** Who each card shows, told by what is worn and carried. */
const FOLK_SHAPES: Readonly<Record<FolkId, readonly Shape[]>> = {
  dangoya: [
    BODY,
    COLLAR,
    HEAD,
    ['hair', 'M-3.6-6C-3.2-9.2 3.2-9.2 3.6-6Z'],
    ['pale', 'M-3.8-5C-2-6 2-6 3.8-5l-.2-1.9C2-7.8-2-7.8-3.6-6.9ZM-3.6-6l-3-1.7.3 3Z'],
    EYES,
    ['rod', 'M8.5 11.5V-7'],
    ['robe', 'M8.5-12a2.6 2.6 0 1 1-.01 0Z'],
    ['pale', 'M8.5-7a2.6 2.6 0 1 1-.01 0Z'],
    ['gold', 'M8.5-2a2.6 2.6 0 1 1-.01 0Z'],
    ['limb', 'M4.5 8.5l4-2'],
  ],
  hikyaku: [
    ['limb', 'M-2.5 3.5-5 7.5-10.5 7M.5 4 5.5 6l-1 5'],
    ['rod', 'M-9.5-6.5 10.5-1.5'],
    ['gold', 'M-12-8.8l6.5 1.6-1.4 6-6.5-1.6Z'],
    ['robe', 'M1.5-5C-3-4-5 0-4.5 4.5l6.5 1C4 2 5.5-1.5 5-4.5Z'],
    ['deep', 'M-4.6 2.2 3.4 3l-.6 1.7-7.3-.6Z'],
    ['skin', 'M4.5-11.5a3.3 3.3 0 1 1-.01 0Z'],
    ['hair', 'M1.5-7C0-11 3.5-13 7-10.5 4.5-10.2 3-9 1.5-7Z'],
    ['pale', 'M1.6-8.5C3.5-10 6-10.2 7.6-9.6l.1 1.4C6-8.8 3.5-8.5 1.8-7.2ZM1.6-8-1.5-9l1 3Z'],
    ['limb', 'M2.5-2 7.5-2.3'],
  ],
  kamiyui: [
    BODY,
    COLLAR,
    ['hair', 'M-3-8.5C-5.5-12.5 5.5-12.5 3-8.5Z'],
    ['skin', 'M0-7.8c2.6 0 3.4 1.6 3.4 3.6S1.7-.6 0-.6-3.4-2.2-3.4-4.2-2.6-7.8 0-7.8Z'],
    [
      'hair',
      'M0-9.3c4 0 7.8 3 7 6.3C6.4-1.3 4.5-1.3 3.5-3.2 3.3-5.5 2-6.8 0-6.8s-3.3 1.3-3.5 3.6C-4.5-1.3-6.4-1.3-7-3-7.8-6.3-4-9.3 0-9.3Z',
    ],
    ['vermilion', 'M-3.2-9.8C-1-9 1-9 3.2-9.8l-.5 1.6c-1.7.6-3.7.6-5.4 0Z'],
    EYES,
    ['limb', 'M4.5 9 7.5 7.5'],
    ['gold', 'M4.5 2.5C4.5-3 12-3 12 2.5V8h-1.6V4H9.1V8H7.5V4H6.2V8H4.5Z'],
  ],
  hikeshi: [
    BODY,
    ['deep', 'M-5 1.5C-6-9-3-10 0-10s6 1 5 11.5C3 3-3 3-5 1.5Z'],
    ['skin', 'M0-7c2.3 0 3 1.4 3 3S1.5-1 0-1-3-2.4-3-4-2.3-7 0-7Z'],
    EYES,
    ['rod', 'M8.8 12V-5'],
    ['gold', 'M8.8-12a2.3 2.3 0 1 1-.01 0Z'],
    ['vermilion', 'M6.3-7.4h5l.7 2h-6.4Z'],
    ['pale', 'M5.6-5.4H12V2.2L10.9.9 9.9 2.2 8.8.9 7.7 2.2 6.7.9 5.6 2.2Z'],
    ['limb', 'M5 8l3.8-1.5'],
  ],
  kawaraban: [
    BODY,
    HEAD,
    EYES,
    CALLING,
    ['gold', 'M-9.5-4.8C-6-6.8-3-10.8 0-10.8s6 4 9.5 6c-6 1.5-13 1.5-19 0Z'],
    ['fine', 'M-5.5-5.6C-3-8 0-10 0-10.5.5-9 3-7.5 5.5-5.6M0-10.5v6'],
    ['pale', 'M-8 3 7 1.5 8 9.5-7 11Z'],
    ['fine', 'M-5.7 5 4 4M-5.4 7l8-.8M-5.2 9l6-.6'],
    ['limb', 'M-9.5 7.5l2.3-.5M9.5 5.5 7.5 6'],
  ],
  wakadanna: [
    ['deep', 'M-9 12c0-5.5 2.5-9 8-9s8 3.5 8 9Z'],
    ['skin', 'M-1-3.5a3.4 3.4 0 1 1-.01 0Z'],
    ['hair', 'M-4.6.2C-5-4.5 3-4.5 2.6.2 1.8-2.3-3.8-2.3-4.6.2ZM-2-3.5c0-1.7 2-1.7 2 0Z'],
    ['fine', 'M-2.3-.2v.7M.3-.2v.7'],
    ['rod', 'M5.5-6V9.5'],
    ['robe', 'M-12-2.8C-10.5-9-5-11.5 0-11.5S10.5-9 12-2.8C7.5-4.8-7.5-4.8-12-2.8Z'],
    ['fine', 'M0-11.5C-3-9-4-7-4.5-4.3M0-11.5C3-9 4-7 4.5-4.3'],
    ['pale', 'M-8.6-7.8C-4-10 4-10 8.6-7.8l.9 1.4c-5-2-14-2-19 0Z'],
    ['limb', 'M3 10l2.5-3'],
  ],
  okappiki: [
    BODY,
    COLLAR,
    HEAD,
    TOPKNOT,
    EYES,
    ['pale', 'M-11.5 3h6v7h-6Z'],
    ['hair', 'M-11 1.5h5V3h-5ZM-11 10h5v1.5h-5Z'],
    ['fine', 'M-11.5 5.3h6M-11.5 7.7h6'],
    ['iron', 'M7.7 3V-11.5h2V-2.3h1v-3.2h1.3v4.8H9.7V3Z'],
    ['vermilion', 'M7.3 3h2.8v6.5H7.3Z'],
    ['limb', 'M5 8.5 8.5 6'],
  ],
  hanashika: [
    ['deep', 'M-12 9.5c0-2 24-2 24 0v1c0 2-24 2-24 0Z'],
    ['robe', 'M-10 9.3C-10.5 6-6-1 0-1S10.5 6 10 9.3c-5 1.2-15 1.2-20 0Z'],
    COLLAR,
    ['fine', 'M0 9.8C-1 8-6 7-9 8M0 9.8C1 8 6 7 9 8'],
    HEAD,
    ['hair', 'M-3.7-4.5C-4.5-9.5 4.5-9.5 3.7-4.5 3-6.8-3-6.8-3.7-4.5Z'],
    EYES,
    CALLING,
    ['pale', 'M6 4.5 9.6-6l1.9.7L8 5.2Z'],
    ['limb', 'M4 6l3-1.7'],
  ],
  suri: [
    BODY,
    ['limb', 'M3.5 4 9-5.5'],
    ['pale', 'M-4.8 0C-6-9.5-2.5-10.5 0-10.5S6-9.5 4.8 0C3 1.5-3 1.5-4.8 0Z'],
    ['skin', 'M-3.2-5.8C-1-7 1-7 3.2-5.8l-.4 3.3C1-1.8-1-1.8-2.8-2.5Z'],
    EYES,
    ['fine', 'M-2.5-9v.1M1-9.4v.1M4.3-5v.1'],
    ['pale', 'M0 .5-3.5 3.5-.5 3 0 5 .5 3 3.5 3.5Z'],
    ['line', 'M9.2-5.5v3.5'],
    ['gold', 'M7.6-2.5h3.2c.5 2 1.2 3 1.2 4.3 0 2.5-5.6 2.5-5.6 0 0-1.3.7-2.3 1.2-4.3Z'],
  ],
  kenjutsu: [
    ['deep', 'M-5 3.5h8L8 12h-18Z'],
    ['fine', 'M-2.5 5-4 12M.5 5 2 12'],
    ['robe', 'M-6.5 5C-6.8 0-4-1.3-1-1.3S4.8 0 4.5 5Z'],
    ['pale', 'M-2.5-1-1 2.5.5-1Z'],
    HEAD,
    TOPKNOT,
    EYES,
    ['iron', 'M4 1.6 10.5-12l1.5.8L5.6 2.5Z'],
    ['wood', 'M3.2 1.3l3 1.5L2.4 8 .8 7.2Z'],
    ['limb', 'M-4.5 2.5l6.5 3M4 1l-.5 2.5'],
  ],
  sendou: [
    ['robe', 'M-4.7 8C-5.5 2-3-1.5 0-1.5S5.5 2 4.7 8Z'],
    ['skin', 'M-3-4.5C-3-.2 3-.2 3-4.5Z'],
    ['gold', 'M-7.5-3.7C-5-5-1.5-10.5 0-10.5s5 5.5 7.5 6.8c-5 1.2-10 1.2-15 0Z'],
    ['fine', 'M0-10.5-2.5-3M0-10.5 2.5-3'],
    ['rod', 'M9-12 6 8'],
    ['limb', 'M2.5 1.5 7.3-.5'],
    ['wood', 'M-12 6c4 1.5 20 1.5 24-.5-.8 3.5-2.5 6-4.5 6.5h-15C-10 11.5-11.5 8.5-12 6Z'],
  ],
  fudasashi: [
    WIDE,
    COLLAR,
    HEAD,
    TOPKNOT,
    EYES,
    ['gold', `M-7.3 3.2${BALE}`],
    ['gold', `M7.3 3.2${BALE}`],
    ['fine', 'M-7.3 5.4a2.2 2.2 0 1 1-.01 0ZM7.3 5.4a2.2 2.2 0 1 1-.01 0Z'],
    ['gold', `M0 3.2${BALE}`],
    ['fine', 'M0 5.4a2.2 2.2 0 1 1-.01 0Z'],
  ],
  ohdana: [
    ['robe', 'M-12 12C-12.5 2-6-1 0-1s12.5 3 12 13Z'],
    COLLAR,
    ['deep', 'M-5-.3C-6.5 4-6.5 8-5.5 12H-8C-9 8-8.5 3.5-7 .5ZM5-.3C6.5 4 6.5 8 5.5 12H8c1-4 .5-8.5-1-11.5Z'],
    HEAD,
    TOPKNOT,
    ['fine', 'M-2.2-4.2q.8-.8 1.6 0M.6-4.2q.8-.8 1.6 0'],
    ['gold', 'M-3 3a2 2 0 1 1-.01 0ZM3 3a2 2 0 1 1-.01 0ZM0 2.5a2 2 0 1 1-.01 0Z'],
    ['wood', 'M-5.5 6.5h11V12h-11Z'],
    ['iron', 'M-1 6.5h2v3h-2Z'],
  ],
  onmitsu: [
    ['iron', 'M-9.8-10.5l2-1.2L-2.5-2l-2 1Z'],
    ['hair', 'M-8.5-5.7l4.6-2.6.6 1.1L-7.9-4.6Z'],
    BODY,
    ['deep', 'M-5 2.5C-7-8-3.5-10.8 0-10.8S7-8 5 2.5C2.5 4-2.5 4-5 2.5Z'],
    ['skin', 'M-3.7-5.7C-1.5-6.5 1.5-6.5 3.7-5.7l-.2 2.4c-2 .7-5 .7-7 0Z'],
    ['fine', 'M-2.6-5.2l1.7.8M2.6-5.2.9-4.4M-1.6-4v.3M1.6-4v.3'],
    ['vermilion', 'M3.5.5C7-.5 8.5-3 12-2.5 10.5 0 10.5 2 6.5 3.5 5 3.8 3.5 3 3 2.5Z'],
  ],
  ekisha: [
    BODY,
    HEAD,
    ['deep', 'M-4.3-5.5h8.6l.9-6H-5.2Z'],
    EYES,
    ['pale', 'M-3.3-3C-2-1.5 2-1.5 3.3-3 3.5 1 1.5 4.5 0 6.5-1.5 4.5-3.5 1-3.3-3Z'],
    ['rod', 'M8 5 4.5-6M8 5 7.2-8.5M8 5 9.9-8.3M8 5 11.5-6'],
    ['limb', 'M5 9l3.2-2.8'],
  ],
  tabiichiza: [
    ['robe', 'M-9 12C-9 6-5 2 0 2s9 4 9 10Z'],
    [
      'pale',
      'M0-11.8C7-12 9.5-7 9-.5c-.3 4 1 6 3 8.5-3.5 1.5-7 0-8.5-3h-7c-1.5 3-5 4.5-8.5 3 2-2.5 3.3-4.5 3-8.5C-9.5-7-7-12 0-11.8Z',
    ],
    ['skin', 'M0-8.5c3.3 0 4.3 2.3 4.3 5S2.5 2 0 2s-4.3-2.8-4.3-5.5 1-5 4.3-5Z'],
    ['fine', 'M-1.7-3.8v.8M1.7-3.8v.8'],
    [
      'vermilion',
      'M-3.9-6.5-1-4.5l-2-.5ZM3.9-6.5 1-4.5l2-.5ZM-3.9-.5-1.5-2.3l-.8 2ZM3.9-.5 1.5-2.3l.8 2ZM-1 0h2L0 .8Z',
    ],
    ['gold', 'M-3 7.5 0 5l3 2.5L0 10Z'],
  ],
  sadou: [
    BODY,
    COLLAR,
    HEAD,
    ['deep', 'M-4.5-5.8C-7.5-9 -4-11.3 0-11.3S7.5-9 4.5-5.8C2-6.8-2-6.8-4.5-5.8Z'],
    EYES,
    ['wood', 'M-4.8 5.5h9.6C4.8 9.5 3 11.3 0 11.3S-4.8 9.5-4.8 5.5Z'],
    ['light', 'M-4.8 5.5c1.5-1.3 8-1.3 9.6 0-1.6 1.2-8 1.2-9.6 0Z'],
    ['gold', 'M8.2-4h1.6v4l2.2 5.5H6L8.2 0Z'],
    ['fine', 'M9 0v5.5M8 1 7.5 5M10 1l.5 4'],
    ['limb', 'M-6.5 8l1.7-.7M6.5 8l-1.7-.7'],
  ],
  kuge: [
    WIDE,
    ['light', 'M-5 3C-9 4.5-10 8-10.5 12H-5.5C-6 9-6 6-5 3ZM5 3c4 1.5 5 5 5.5 9H5.5C6 9 6 6 5 3Z'],
    COLLAR,
    HEAD,
    ['line', 'M3-10.5c4.5 0 5.5 3.5 5 8.5'],
    ['hair', 'M-4-5C-4.5-7-3.8-7.5-3-8-3.3-12.5 3.3-12.5 3-8c.8.5 1.5 1 1 3-1.5-1.4-6.5-1.4-8 0Z'],
    ['fine', 'M-2.1-5h.7M1.4-5h.7M-1.8-3.6h.9M.9-3.6h.9'],
    ['vermilion', 'M-.7-2h1.4L0-1.2Z'],
    ['wood', 'M-1.3 2.5h2.6l.5 8.5h-3.6Z'],
    ['limb', 'M-2.5 8h.01M2.5 8h.01'],
  ],
  chokushi: [
    WIDE,
    ['hair', 'M-2.5-8C-8.5-8.5-8.5-.8-3-1.5ZM2.5-8C8.5-8.5 8.5-.8 3-1.5Z'],
    HEAD,
    ['hair', 'M-3.9-5C-4.2-8.5-1.7-8-1.5-8.5-1.7-11 1.7-11 1.5-8.5c.2.5 2.7 0 2.4 3.5-1.5-1.5-6.3-1.5-7.8 0Z'],
    ['line', 'M1.2-9.8C4.5-13 7.5-11 5.5-8.2'],
    EYES,
    ['pale', 'M-9.5 2.5h19V10h-19Z'],
    ['gold', 'M-11.5 1.5h2.5V11h-2.5ZM9 1.5h2.5V11H9Z'],
    ['fine', 'M-6.5 4.5v3.5M-4 4.5v4M-1.5 4.5v3'],
    ['vermilion', 'M3 4.5h3.5V8H3Z'],
  ],
};

/** Where a face is that is not where most are. */
const FACE_AT: Partial<Readonly<Record<FolkId, readonly [x: number, y: number]>>> = {
  hikyaku: [5, -8],
  hikeshi: [0, -4],
  wakadanna: [-1, 0.1],
  sendou: [0, -3.2],
  tabiichiza: [0, -3.4],
  onmitsu: [0, -4.6],
};

/** Drawn over the face, which is too small for more than eyes and mouth. */
function moodOf(folk: FolkId, mood: Exclude<Mood, 'still'>): readonly Shape[] {
  const [x, y] = FACE_AT[folk] ?? [0, -4.3];
  if (mood === 'struck')
    return [
      ['eye', `${round(x - 1.5, y, 1.3)}${round(x + 1.5, y, 1.3)}`],
      ['dot', `${round(x - 1.4, y + 0.1, 0.6)}${round(x + 1.4, y + 0.1, 0.6)}${round(x, y + 2.4, 0.8)}`],
    ];
  return [
    ['bare', `${round(x - 1.5, y, 1.4)}${round(x + 1.5, y, 1.4)}`],
    ['fine', `M${x - 2.6} ${y + 0.5}q1-1.7 2 0M${x + 0.6} ${y + 0.5}q1-1.7 2 0`],
    ['lip', `M${x - 1.3} ${y + 1.6}h2.6c-.2 1.6-2.4 1.6-2.6 0Z`],
  ];
}

interface FolkProps {
  readonly of: Kind;
  readonly mood?: Mood;
}

/** Who comes, in the colour of the card, about (0, 0) within 12 units each way. */
export const Folk = ({ of, mood = 'still' }: FolkProps) => {
  const { folk } = cardOf(of);
  return (
    <g class={`mai-art-figure ${hueOf(of)}`}>
      <Shapes of={FOLK_SHAPES[folk]} />
      {mood !== 'still' && <Shapes of={moodOf(folk, mood)} />}
    </g>
  );
};
