import './art.css';
import type { GeishaId } from '../../rules/cards.ts';
import { round, type Shape, Shapes } from './signs.tsx';

// All of 48 units: within 25 to each side, from 28 above to 24 below; the eyes stand at -7.5.

/** A feeling, as far as a face shows it. */
export type Mood = 'still' | 'glad' | 'struck';

interface Person {
  /** Behind her head: hair that falls, a parasol, a raised fan. */
  readonly behind: readonly Shape[];
  readonly body: readonly Shape[];
  /** The face as she has it while nothing happens. */
  readonly still: readonly Shape[];
  /** Over the face: hair, ornaments, what she holds. */
  readonly front: readonly Shape[];
}

const COLLAR: readonly Shape[] = [
  ['light', 'M-7 3.5C-10 6-9 13-1.5 24h-4C-13 16-14 8-11 5ZM7 3.5C10 6 9 13 1.5 24h4C13 16 14 8 11 5Z'],
  ['powder', 'M-3.5-3h7v7L0 11-3.5 4Z'],
  ['pale', 'M-7 2.8-5 2 0 12.5 5 2l2 .8C7 8 4 14 1 19h-2C-4 14-7 8-7 2.8Z'],
];
const ROBE: Shape = ['robe', 'M-20 24C-20 11-13 5-6 3.5H6C13 5 20 11 20 24Z'];
const daisy = (x: number, y: number, r: number): Shape[] => [
  [
    'pale',
    [0, 60, 120, 180, 240, 300]
      .map((turn) => {
        const way = (turn * Math.PI) / 180;
        return round(x + r * Math.cos(way), y + r * Math.sin(way), r * 0.72);
      })
      .join(''),
  ],
  ['gold', round(x, y, r * 0.62)],
];

/** Six who are told apart by what their hair is like, what they hold, how they look, and with their backs to the light. */
export const PEOPLE: Readonly<Record<GeishaId, Person>> = {
  // Listens, a hand behind her ear; the youngest, with a loop of hair at each side.
  hinagiku: {
    behind: [
      ['hair', `${round(-11.5, -8, 5.6)}${round(11.5, -8, 5.6)}`],
      ['sheen', 'M-14.5-10.5c1-1.6 2.5-2.3 4-2.3M14.5-10.5c-1-1.6-2.5-2.3-4-2.3'],
    ],
    body: [
      ROBE,
      ...COLLAR,
      ...daisy(-13.5, 18, 2),
      ['powder', 'M0-18.5c7 0 8.8 4.5 8.8 9C8.8-3.6 4.4.8 0 .8S-8.8-3.6-8.8-9.5c0-4.5 1.8-9 8.8-9Z'],
    ],
    still: [
      ['dot', `${round(-3.6, -7.4, 1.7)}${round(3.6, -7.4, 1.7)}`],
      ['fine', 'M-5.6-11.2q1.8-1.4 3.4-.5M5.6-11.2q-1.8-1.4-3.4-.5'],
      ['lip', 'M-2.3-3.2C-1-2.6 1-2.6 2.3-3.2 1.5-.8-1.5-.8-2.3-3.2Z'],
      ['blush', `${round(-5.8, -4.6, 1.5)}${round(5.8, -4.6, 1.5)}`],
    ],
    front: [
      ['hair', 'M-4-21C-7.5-27.5 7.5-27.5 4-21Z'],
      [
        'hair',
        'M-9.6-7.5C-11.5-17-6-22.5 0-22.5S11.5-17 9.6-7.5C9-11 7.2-13.2 5-14.5 3-12.8 1.5-12.5 0-14.2-1.5-12.5-3-12.8-5-14.5-7.2-13.2-9-11-9.6-7.5Z',
      ],
      ['vermilion', 'M-4.6-21.6C-2-20-.5-20-.01-20.6.5-20 2-20 4.6-21.6L4-18.4C1-19.4-1-19.4-4-18.4Z'],
      ...daisy(-9.5, -16.5, 2.9),
      ['robe', 'M8.5 8C13.5 5 14.5 1 13.5-2.5L19.5-3.5C24.5 5 22.5 14 15.5 19Z'],
      ['pale', 'M12.7-1.2 20.2-2.6 19.6-4.8 12.6-3.6Z'],
      ['powder', 'M11-6.5C9.5-10 12-12.5 15-11.8 18.5-11 19.5-7 18.5-4.2l-4.8.9C12.2-4 11.5-5.2 11-6.5Z'],
      ['fine', 'M13-9.8c1.5-.6 3-.4 4 .8M12.6-7.6c1.4-.4 2.8-.2 3.7.8'],
    ],
  },
  // Dances: the open fan is up, the brows are drawn, and gold hangs from her hair.
  hiougi: {
    behind: [
      ['gold', 'M15-9 4.3-18A14 14 0 0 1 24.7-19Z'],
      ['vermilion', round(14.8, -18.2, 2.8)],
      ['fine', 'M15-9 6.6-19M15-9 10.6-21.2M15-9 19.4-21.2M15-9 22.6-20'],
      ['wood', 'M13.4-9.6 16.6-9.3 16-4.5H13.8Z'],
    ],
    body: [
      ROBE,
      ...COLLAR,
      ['gold', `${round(-14, 17, 3)}`],
      ['powder', 'M0-17.5c5.2 0 6.8 3.6 6.8 8C6.8-4.5 2.8 1 0 1S-6.8-4.5-6.8-9.5c0-4.4 1.6-8 6.8-8Z'],
    ],
    still: [
      ['line', 'M-5.6-8.6-2-7.2M5.6-8.6 2-7.2'],
      ['fine', 'M-5.4-11.8l3.6 1.3M5.4-11.8l-3.6 1.3'],
      ['lip', 'M-2-2.6C-.8-4 .8-4 2-2.6.8-1.2-.8-1.2-2-2.6ZM-6.4-9.6l1.6.5-.3.9ZM6.4-9.6l-1.6.5.3.9Z'],
    ],
    front: [
      ['hair', 'M-5-18.5C-11-24-5-27 0-27S11-24 5-18.5Z'],
      [
        'hair',
        'M0-21C6-21 9-19 11.5-16 15-12.5 15.5-7 12.5-4.5 10.5-3.2 8-4 6.8-6.8 6.4-11 4-14 0-14S-6.4-11-6.8-6.8C-8-4-10.5-3.2-12.5-4.5-15.5-7-15-12.5-11.5-16-9-19-6-21 0-21Z',
      ],
      ['sheen', 'M-12.5-7.5c0-3 1.4-5.4 3.6-6.8M12.5-7.5c0-3-1.4-5.4-3.6-6.8M-4-24.5c2-1.2 6-1.2 8 0'],
      ['vermilion', 'M-5-20.5C-2-18.6 2-18.6 5-20.5L4-17.6c-2.5 1-5.5 1-8 0Z'],
      ['cord', 'M-11-14v9.5M-8.4-15v8M-13.6-12.5v7'],
      [
        'gold',
        `M-15.5-14C-14.5-18.5-8-19.5-6-16.5L-10-12.6Z${round(-11, -3.4, 1.2)}${round(-8.4, -6, 1.2)}${round(-13.6, -4.6, 1.2)}`,
      ],
      ['robe', 'M8 5.5C12.5 4 14 .5 12.8-4L18-4.6C22.5 3 21 12.5 14.5 18Z'],
      ['gold', 'M12.6-2.6 18.8-3.3 18.2-5.2 12.5-4.6Z'],
      ['powder', 'M12.4-6.5C12-9 14-10 15.5-9.5 17.6-9 18.2-7 17.4-5l-4.4.6Z'],
    ],
  },
  // Plays: hair like a river down her back, the long neck of the shamisen, eyes shut to hear it.
  seoto: {
    behind: [
      ['hair', 'M-8-15C-14-6-14 8-18 24H18C14 8 14-6 8-15Z'],
      ['sheen', 'M-11.5 0c-.6 7-2 14-3.6 21M11.5 0c.6 7 2 14 3.6 21'],
    ],
    body: [
      ['robe', 'M-15 24C-16 12-11 5-6 3.5H6C11 5 16 12 15 24Z'],
      ...COLLAR,
      ['powder', 'M0-18c5.9 0 7.5 4 7.5 8.5C7.5-4 3.5.7 0 .7S-7.5-4-7.5-9.5c0-4.5 1.6-8.5 7.5-8.5Z'],
    ],
    still: [
      ['fine', 'M-5.3-8q1.8 2 3.6 0M1.7-8q1.8 2 3.6 0M-5.2-11.4q1.6-1 3.2-.6M5.2-11.4q-1.6-1-3.2-.6'],
      ['lip', 'M-1.4-2.7C-.7-3.5.7-3.5 1.4-2.7.7-1.4-.7-1.4-1.4-2.7Z'],
    ],
    front: [
      [
        'hair',
        'M0-21.5c6.5 0 10 4 10 11 0 4-.6 8-1.4 11C8-7 5-13 0-16.5-5-13-8-7-8.6.5-9.4-2.5-10-6.5-10-10.5c0-7 3.5-11 10-11Z',
      ],
      ['sheen', 'M-7.8-11.5c.6-3.3 2.5-5.6 5-6.8M7.8-11.5c-.6-3.3-2.5-5.6-5-6.8'],
      ['gold', 'M4.5-19.5C7-22 12-20.5 12.5-15.5 10-17.5 7-18.5 4.5-19.5Z'],
      ['light', 'M8.2-15.6c2.6 3.6 1.5 5.4 0 5.4s-2.6-1.8 0-5.4ZM12-13.6c2.6 3.6 1.5 5.4 0 5.4s-2.6-1.8 0-5.4Z'],
      ['rod', 'M-7 17 22-16'],
      ['fine', 'M18.4-14.5l4 3.4M16.4-12l4 3.4M20.4-17l4 3.4'],
      ['pale', 'M-14.5 15.5-7.5 9l8 7.5-7 6.8C-10 24-15 20-14.5 15.5Z'],
      ['line', 'M-9 15.5l4 3.6'],
      ['robe', 'M5 7C10 4.5 11 1 9.5-1.5L14-4c4 6 2.5 13-4 16Z'],
      ['powder', 'M9.4-1.2C8.5-4 10.5-5.5 12.5-5.2c2 .3 2.6 2 2 3.6L11-.4Z'],
      ['powder', 'M-3.6 13.5c1.8-1.8 4.4-1 4.6 1 .2 2-2 3.4-4 2.8L-6.2 19l.6-4Z'],
    ],
  },
  // Knows everybody: round glasses, a pipe, and a knot of greying hair with a sprig of pine.
  tokiwa: {
    behind: [],
    body: [
      ['robe', 'M-23 24C-24 11-15 5-6 4H6C15 5 24 11 23 24Z'],
      ...COLLAR,
      ['line', 'M-19 19l2.5-4 2.5 4 2.5-4M11.5 20l2.5-4 2.5 4'],
      ['powder', 'M0-17.5c6.6 0 8.8 4 8.8 8.6C8.8-2.6 4.6 1.8 0 1.8S-8.8-2.6-8.8-8.9c0-4.6 2.2-8.6 8.8-8.6Z'],
      ['fine', 'M-3.2.4q3.2 1.4 6.4 0'],
    ],
    still: [
      ['fine', 'M-5.2-7.2q1.6-1.4 3.2 0M2-7.2q1.6-1.4 3.2 0M-6-12.2q2-1.2 3.8-.4M6-12.2q-2-1.2-3.8-.4'],
      ['lip', 'M-2.2-2.4C-1-3.2-.4-2.8 0-2.4.4-2.8 1-3.2 2.2-2.4 1.2-.4-1.2-.4-2.2-2.4Z'],
      ['blush', `${round(-5.8, -3.6, 1.5)}${round(5.8, -3.6, 1.5)}`],
    ],
    front: [
      ['fine', `${round(-3.8, -7.6, 3.2)}${round(3.8, -7.6, 3.2)}M-.7-8.2h1.4`],
      ['hair', 'M-9.4-7.5C-11.5-18-6-21.5 0-21.5S11.5-18 9.4-7.5C8.6-12.5 5-15.5 0-15.5S-8.6-12.5-9.4-7.5Z'],
      ['hair', 'M0-28c6 0 9 2 9 5S5.5-19 0-19s-9-1-9-4 3-5 9-5Z'],
      ['grey', 'M-6.5-13.5C-6-18-3.5-20.5 0-21M5.5-25.5c-1.5-1.2-4-1.4-5.5-1.4'],
      ['wood', 'M-8.5-19.8C-3-18.2 3-18.2 8.5-19.8L8-17.6C3-16.4-3-16.4-8-17.6Z'],
      ['light', 'M8-20C8-26 16.5-26 16.5-20ZM12-15.5C12-20.5 19-20.5 19-15.5Z'],
      ['fine', 'M12.2-20v-3.6M15.5-15.6v-3'],
      ['rod', 'M8.5 14 20.5 2'],
      ['gold', 'M19-.6 22.8-2l.8 4L20.4 4Z'],
      ['sheen', 'M21.5-3.5c-3-2.5 2.5-4.5-.5-7.5'],
      ['powder', 'M5.8 13.5c0-2.4 2.4-3.5 4.4-2.4 2 1 1.8 3.6 0 4.8-2 1.2-4.4 0-4.4-2.4Z'],
      ['deep', 'M-2 21.5C2 17 6 16.5 10 19.5L9 24H-3Z'],
    ],
  },
  // Keeps hours: a straight fringe, hair to the waist, and a lantern for the way home.
  sayo: {
    behind: [['hair', 'M-9.5-14C-13-4-13 12-13.5 24h27C13 12 13-4 9.5-14Z']],
    body: [
      ['robe', 'M-18 24C-18 12-12 5-6 3.5H6C12 5 18 12 18 24Z'],
      ...COLLAR,
      ['pale', 'M-13.5 14l.8 1.9 1.9.8-1.9.8-.8 1.9-.8-1.9-1.9-.8 1.9-.8Z'],
      ['powder', 'M0-18c5.9 0 7.4 4 7.4 8.5C7.4-4 3.5.7 0 .7S-7.4-4-7.4-9.5C-7.4-14-5.9-18 0-18Z'],
    ],
    still: [
      ['line', 'M-5.4-8h3.6M1.8-8h3.6'],
      ['fine', 'M-4.6-7.6v1M-2.8-7.6v1M4.6-7.6v1M2.8-7.6v1M4.2-3.6v.4'],
      ['lip', 'M-1.6-2.7C-.8-3.5.8-3.5 1.6-2.7.8-1.4-.8-1.4-1.6-2.7Z'],
    ],
    front: [
      ['hair', 'M-10-8.5C-11.5-19-6-22 0-22S11.5-19 10-8.5L8-11.2H-8Z'],
      [
        'hair',
        'M-10.4-12h4V3.2C-9.5 3.2-11.4 2.5-12 1.5-12-4-11.5-9-10.4-12ZM10.4-12h-4V3.2C9.5 3.2 11.4 2.5 12 1.5 12-4 11.5-9 10.4-12Z',
      ],
      ['sheen', 'M-6.5-17.5C-3-19.5 3-19.5 6.5-17.5'],
      ['gold', 'M-8.5-24.5A6.6 6.6 0 1 0-1.6-16.6 5.4 5.4 0 0 1-8.5-24.5Z'],
      ['rod', 'M7 15.5 19-1'],
      ['cord', 'M19-1v3.5'],
      ['gold', 'M15.4 3.5h7.2C26 8 26 14 22.6 18.5h-7.2C12 14 12 8 15.4 3.5Z'],
      ['fine', 'M13.3 8h11.4M12.9 11h12.2M13.3 14.2h11.4'],
      ['wood', 'M15.2 2.2h7.6v1.8h-7.6ZM15.2 18h7.6v1.8h-7.6Z'],
      ['powder', 'M4.4 15c-.2-2.3 2-3.6 4-2.7 2 .9 2 3.4.3 4.7-1.8 1.3-4.2.3-4.3-2Z'],
    ],
  },
  // Comes second and stays: silver hair under a snowy parasol, a shawl about her shoulders.
  yukishiro: {
    behind: [
      ['deep', round(0, -4.5, 23)],
      [
        'fine',
        'M0-4.5V-27.5M0-4.5-16-21M0-4.5 16-21M0-4.5-22.4 0M0-4.5 22.4 0M0-4.5-22-11.5M0-4.5 22-11.5M0-4.5-8.5-26M0-4.5 8.5-26',
      ],
      ['light', 'M-18-18.7A23 23 0 0 1 18-18.7C14-14.5 11-20 7-16.5 3-13-2-19.5-6-16-10-13-14-15-18-18.7Z'],
    ],
    body: [
      ['robe', 'M-19 24C-19 12-13 5-6 3.5H6C13 5 19 12 19 24Z'],
      ...COLLAR,
      [
        'pale',
        'M-13 6C-9 1-4 2 0 6 4 2 9 1 13 6 15.5 9 16 12 15.5 14 9 10.5 4 10 0 13-4 10-9 10.5-15.5 14-16 12-15.5 9-13 6Z',
      ],
      ['powder', 'M0-17.8c5.9 0 7.4 4 7.4 8.5C7.4-3.8 3.5.8 0 .8S-7.4-3.8-7.4-9.3c0-4.5 1.5-8.5 7.4-8.5Z'],
    ],
    still: [
      ['fine', 'M-5.2-7.6q1.6.9 3.3.6M1.9-7q1.7.3 3.3-.6M-5.2-7.6l-.8-.6M5.2-7.6l.8-.6M-5-11.2l2.8-.3M5-11.2l-2.8-.3'],
      ['lip', 'M-1.5-2.7C-.7-3.6.7-3.6 1.5-2.7.7-1.3-.7-1.3-1.5-2.7Z'],
    ],
    front: [
      ['hair', 'M-8.4-8C-12-2-13 4-11.5 9.5-8.8 8-8.4 2-7-2Z'],
      ['hair', 'M0-21C6.5-21 9.6-16 9.4-8 8.4-12 5.5-15.2 1-16.5-3.5-15.5-7.5-12-9.4-7-10.2-15.5-6.5-21 0-21Z'],
      ['hair', 'M8.5-13c5-.5 7.5 2.5 7 6.5-.5 3.6-4 5-6.5 3.2C10.3-6.5 9.8-9.8 8.5-13Z'],
      ['sheen', 'M-6.8-14.5C-5-17.5-2.5-18.6 0-18.7M11.5-10.5c1.6.5 2 2 1.6 3.6'],
      ['frost', 'M11.5-20.5v8M8-18.5l7 4M15-18.5l-7 4'],
      ['rod', 'M16.5 22 12 9.5'],
      ['powder', 'M10.8 12.6c-.2-2.3 2-3.6 4-2.7 2 .9 2 3.4.3 4.7-1.8 1.3-4.2.3-4.3-2Z'],
    ],
  },
};

/** How anybody is glad, or struck. */
export const MOODS: Readonly<Record<Exclude<Mood, 'still'>, readonly Shape[]>> = {
  glad: [
    ['line', 'M-5.6-7q1.9-2.8 3.8 0M1.8-7q1.9-2.8 3.8 0'],
    ['fine', 'M-5.6-12q1.8-1.4 3.4-.6M5.6-12q-1.8-1.4-3.4-.6'],
    ['vermilion', 'M-3-3.9h6C2.8-.2-2.8-.2-3-3.9Z'],
    ['blush', `${round(-5.6, -4.4, 1.5)}${round(5.6, -4.4, 1.5)}`],
  ],
  struck: [
    ['eye', `${round(-3.6, -7.6, 2.5)}${round(3.6, -7.6, 2.5)}`],
    ['dot', `${round(-3.4, -7.4, 1)}${round(3.4, -7.4, 1)}`],
    ['fine', 'M-6-11.6l3.4-1.6M6-11.6l-3.4-1.6'],
    ['dot', round(0, -2.4, 1.7)],
    ['frost', 'M8.2-14.5v2.4M10.4-13l-1 1.8'],
  ],
};

/** Lids that shut for a blink. */
const LIDS: readonly Shape[] = [
  ['lid', `${round(-3.7, -7.6, 2.4)}${round(3.7, -7.6, 2.4)}`],
  ['fine', 'M-5.6-7.3q1.8 1.3 3.8 0M1.8-7.3q1.8 1.3 3.8 0'],
];

/** What is drawn of her, all of it. */
export const GEISHA_BOX = '-13 -14.5 26 26.5';

interface GeishaProps {
  readonly of: GeishaId;
  readonly mood?: Mood;
  /** She has lids to blink with. */
  readonly isAlive?: boolean;
}

/** A half figure about (0, 0). */
export function Geisha({ of, mood = 'still', isAlive = false }: GeishaProps) {
  const { behind, body, still, front } = PEOPLE[of];
  return (
    <g class={`mai-art-figure mai-art-geisha mai-art-${of}`} transform="scale(.5)">
      <circle class="mai-art-lamplight" r="23" />
      <Shapes of={behind} />
      <Shapes of={body} />
      <Shapes of={mood === 'still' ? still : MOODS[mood]} />
      {isAlive && (
        <g class="mai-art-lids">
          <Shapes of={LIDS} />
        </g>
      )}
      <Shapes of={front} />
    </g>
  );
}
