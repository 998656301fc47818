import type { ComponentChildren } from 'preact';
import type { GeishaId } from '../../rules/geisha.ts';
import type { Shape } from './shapes.tsx';

// All of 48 units. An ornament lies about (0, 0) in the hair, a pattern on a fan whose pivot is (0, 12) and whose
// leaf lies between radius 8 and 22 above it.

const turned = (count: number, one: (key: number, turn: string) => ComponentChildren): ComponentChildren =>
  Array.from({ length: count }, (_, at) => one(at, `rotate(${(360 / count) * at})`));

const Daisy = () => (
  <>
    {turned(8, (key, turn) => (
      <ellipse key={key} class="mha-pale" cy="-4.6" rx="2" ry="3.4" transform={turn} />
    ))}
    <circle class="mha-gold" r="2.6" />
  </>
);

const Crystal = () => (
  <>
    {['mha-frost-ink', 'mha-frost'].map((layer) =>
      turned(6, (key, turn) => (
        <path key={`${layer} ${key}`} class={layer} d="M0 0v-8.5M-2.6-7.5 0-5l2.6-2.5" transform={turn} />
      )),
    )}
  </>
);

interface Finery {
  readonly face: readonly Shape[];
  readonly ornament: readonly Shape[] | (() => ComponentChildren);
  readonly pattern: readonly Shape[];
}

/** What tells the six apart: eyes, brows and mouth, the ornament in the hair and the pattern of the fan. */
export const FINERY: Readonly<Record<GeishaId, Finery>> = {
  hinagiku: {
    face: [
      ['fine', 'M-5.2-7.4q1.7-1.9 3.4 0M1.8-7.4q1.7-1.9 3.4 0M-4.8-11l2.6-.3M4.8-11l-2.6-.3'],
      ['vermilion', 'M-2.2-3.4C-1-2.7 1-2.7 2.2-3.4 1.4-1-1.4-1-2.2-3.4Z'],
    ],
    ornament: Daisy,
    pattern: [
      ['pale', 'M-10-3.5a3 3 0 1 1-.01 0ZM0-8.5a3 3 0 1 1-.01 0ZM10-3.5a3 3 0 1 1-.01 0Z'],
      ['fine', 'M-10-.8v.6M0-5.8v.6M10-.8v.6'],
    ],
  },
  hiougi: {
    face: [
      ['fine', 'M-5.4-8.6-1.8-7.4M5.4-8.6 1.8-7.4M-5.4-11.4l3.4 1M5.4-11.4l-3.4 1'],
      ['vermilion', 'M-1.8-2.8C-.8-3.9.8-3.9 1.8-2.8.8-1.7-.8-1.7-1.8-2.8Z'],
    ],
    ornament: [
      ['cord', 'M-2 4c-2 5 1 7-1 12M2 4c2 5-1 7 1 12'],
      ['gold', 'M-11-3A12 12 0 0 1 11-3L2.5 6h-5Z'],
      ['vermilion', 'M0-7a3.2 3.2 0 1 1-.01 0Z'],
      ['fine', 'M-6.5-6.5-1.5 5.5M6.5-6.5 1.5 5.5'],
    ],
    pattern: [['gold', 'M0-9a5.5 5.5 0 1 1-.01 0Z']],
  },
  seoto: {
    face: [
      ['fine', 'M-5-8q1.6 1.6 3.2 0M1.8-8q1.6 1.6 3.2 0M-4.8-10.3l2.6-1M4.8-10.3l-2.6-1'],
      ['vermilion', 'M-1.3-2.6C-.6-3.4.6-3.4 1.3-2.6.6-1.4-.6-1.4-1.3-2.6Z'],
    ],
    ornament: [
      ['gold', 'M-9-2C-6-7.5 6-7.5 9-2 4-.5-4-.5-9-2Z'],
      ['cord', 'M-5.5-1v5M.5-1v10M6.5-1v6'],
      [
        'light',
        'M-5.5 3c3.5 4.5 2 7 0 7s-3.5-2.5 0-7ZM.5 8c3.5 4.5 2 7 0 7s-3.5-2.5 0-7ZM6.5 4c3.5 4.5 2 7 0 7s-3.5-2.5 0-7Z',
      ],
    ],
    pattern: [
      [
        'pale',
        'M-13.5 2.5a4.5 4.5 0 0 1 8-4 4.5 4.5 0 0 1 5.5-3 4.5 4.5 0 0 1 5.5 3 4.5 4.5 0 0 1 8 4L11 5C5 0-5 0-11 5Z',
      ],
      ['fine', 'M-11.5 3.5c0-3 3.5-4 5-2M-3.5-.5c0-3.5 7-3.5 7 0M11.5 3.5c0-3-3.5-4-5-2'],
    ],
  },
  tokiwa: {
    face: [
      ['fine', 'M-5.2-8.3h3.2M2-8.3h3.2M-4.4-7.2h1.8M2.6-7.2h1.8M-4.9-10.8h2.7M4.9-10.8h-2.7'],
      ['vermilion', 'M-1.8-2.7h3.6C.8-1.4-.8-1.4-1.8-2.7Z'],
    ],
    ornament: [
      ['wood', 'M-9 8C-4 6 1 4 5-2l1.8 1.2C4 5-1 8-8 10Z'],
      ['light', 'M-11.5 4C-11.5-4-1.5-4-1.5 4ZM-5-1.5C-5-9.5 6-9.5 6-1.5ZM1.5 5.5C1.5-2 11.5-2 11.5 5.5Z'],
      ['fine', 'M-6.5 4v-3.5M.5-1.5v-4M6.5 5.5V2'],
    ],
    pattern: [['line', 'M-12-1.5-9.5-6-6.5-2-3-8 0-3.5 3-8 6.5-2 9.5-6 12-1.5']],
  },
  sayo: {
    face: [
      [
        'fine',
        'M-5-8.2q1.6.8 3.4.5M1.6-7.7q1.8.3 3.4-.5M-4.6-7l1.4.3M4.6-7l-1.4.3M-5-10.6l2.8-.9M5-10.6l-2.8-.9M3.6-4.4v.5',
      ],
      ['vermilion', 'M-1.5-2.8C-.7-3.6.7-3.6 1.5-2.8.7-1.5-.7-1.5-1.5-2.8Z'],
    ],
    ornament: [
      ['gold', 'M2-9A9.5 9.5 0 1 0 9.5 2 7.5 7.5 0 0 1 2-9Z'],
      ['pale', 'M6-7l1 2 2 1-2 1-1 2-1-2-2-1 2-1Z'],
    ],
    pattern: [
      ['gold', 'M3-9.5A5 5 0 1 0 7-3 4.5 4.5 0 0 1 3-9.5Z'],
      ['pale', 'M-9-4l.8 1.7 1.7.8-1.7.8L-9 1l-.8-1.7-1.7-.8 1.7-.8ZM10-1l.6 1.4L12 1l-1.4.6L10 3l-.6-1.4L8 1l1.4-.6Z'],
    ],
  },
  yukishiro: {
    face: [
      ['fine', 'M-5-8q1.6 1.2 3.2 0M1.8-8q1.6 1.2 3.2 0M-4.8-10.8l2.6-.5M4.8-10.8l-2.6-.5'],
      ['vermilion', 'M-1.6-2.8C-.8-3.8.8-3.8 1.6-2.8.8-1.2-.8-1.2-1.6-2.8Z'],
    ],
    ornament: Crystal,
    pattern: [
      [
        'fine',
        'M-9.5-4v6M-12.1-2.5l5.2 3M-6.9-2.5l-5.2 3M0-9.5v7M-3-7.8l6 3.5M3-7.8l-6 3.5M9.5-4v6M6.9-2.5l5.2 3M12.1-2.5l-5.2 3',
      ],
    ],
  },
};
