import type { ComponentChildren } from 'preact';
import type { Shape } from './shapes.tsx';

// All of 48 units. An ornament lies about (0, 0) in the hair, a pattern on a fan whose pivot is (0, 12) and whose
// leaf lies between radius 8 and 22 above it.

const turned = (count: number, one: (key: number, turn: string) => ComponentChildren): ComponentChildren =>
  Array.from({ length: count }, (_, at) => one(at, `rotate(${(360 / count) * at})`));

const Daisy = () => (
  <>
    {turned(8, (key, turn) => (
      <ellipse key={key} class="mha-pale" cy="-4.600" rx="2" ry="3.400" transform={turn} />
    ))}
    <circle class="mha-gold" r="2.600" />
  </>
);

const Crystal = () => (
  <>
    {['mha-frost-ink', 'mha-frost'].map((layer) =>
      turned(6, (key, turn) => (
        <path key={`${layer} ${key}`} class={layer} d="M0 0v-8.500M-2.600-7.500 0-5l2.600-2.500" transform={turn} />
      )),
    )}
  </>
);

interface Finery {
  readonly ornament: readonly Shape[] | (() => ComponentChildren);
  readonly pattern: readonly Shape[];
}

/** What tells the six apart: the ornament in the hair and the pattern of the fan. */
export const FINERY: Readonly<Record<string, Finery>> = {
  hinagiku: {
    ornament: Daisy,
    pattern: [
      ['pale', 'M-10-3.500a3 3 0 1 1-.01 0ZM0-8.500a3 3 0 1 1-.01 0ZM10-3.500a3 3 0 1 1-.01 0Z'],
      ['fine', 'M-10-.8v.6M0-5.800v.6M10-.8v.6'],
    ],
  },
  hiougi: {
    ornament: [
      ['line', 'M-2 4c-2 5 1 7-1 12M2 4c2 5-1 7 1 12'],
      ['gold', 'M-9-2A10 10 0 0 1 9-2L2 5h-4Z'],
      ['vermilion', 'M0-6.500a2.800 2.800 0 1 1-.01 0Z'],
      ['fine', 'M-5.500-5.500-1.500 4.500M5.500-5.500 1.500 4.500'],
    ],
    pattern: [['gold', 'M0-9a5.500 5.500 0 1 1-.01 0Z']],
  },
  seoto: {
    ornament: [
      ['gold', 'M-7-3C-4-8 4-8 7-3 3-1-3-1-7-3Z'],
      ['line', 'M-4.500-2v6M0-1.500v10M4.500-2v6'],
      [
        'light',
        'M-4.500 3c3 4 1.500 6 0 6s-3-2 0-6ZM0 7.500c3 4 1.500 6 0 6s-3-2 0-6ZM4.500 3c3 4 1.500 6 0 6s-3-2 0-6Z',
      ],
    ],
    pattern: [
      [
        'pale',
        'M-13.500 2.500a4.500 4.500 0 0 1 8-4 4.500 4.500 0 0 1 5.500-3 4.500 4.500 0 0 1 5.500 3 4.500 4.500 0 0 1 8 4L11 5C5 0-5 0-11 5Z',
      ],
      ['fine', 'M-11.500 3.500c0-3 3.500-4 5-2M-3.500-.5c0-3.500 7-3.500 7 0M11.500 3.500c0-3-3.500-4-5-2'],
    ],
  },
  tokiwa: {
    ornament: [
      ['wood', 'M-8 7C-3 5 2 2 5-3l1.500 1C4 4-1 7.500-7 9Z'],
      ['light', 'M-10 3C-10-3-2-3-2 3ZM-4-1.500C-4-8 5-8 5-1.500ZM2 4.500C2-1.500 10-1.500 10 4.500Z'],
      ['fine', 'M-6 3v-3M.5-1.500V-5M6 4.500v-3'],
    ],
    pattern: [
      ['line', 'M-12-1.500-9.500-6-6.500-2-3-8 0-3.500 3-8 6.500-2 9.500-6 12-1.500'],
      ['line', 'M-9 2.500-7-.5-4.500 2-2-2 0 1 2-2 4.500 2 7-.5 9 2.500'],
    ],
  },
  sayo: {
    ornament: [
      ['gold', 'M2-9A9.500 9.500 0 1 0 9.500 2 7.500 7.500 0 0 1 2-9Z'],
      ['pale', 'M6-7l1 2 2 1-2 1-1 2-1-2-2-1 2-1Z'],
    ],
    pattern: [
      ['gold', 'M3-9.500A5 5 0 1 0 7-3 4.500 4.500 0 0 1 3-9.500Z'],
      [
        'pale',
        'M-9-4l.8 1.700 1.700.8-1.700.8L-9 1l-.8-1.700-1.700-.8 1.700-.8ZM10-1l.6 1.400L12 1l-1.400.6L10 3l-.6-1.400L8 1l1.400-.6Z',
      ],
    ],
  },
  yukishiro: {
    ornament: Crystal,
    pattern: [
      [
        'fine',
        'M-9.500-4v6M-12.100-2.500l5.200 3M-6.900-2.500l-5.200 3M0-9.500v7M-3-7.800l6 3.500M3-7.800l-6 3.500M9.500-4v6M6.900-2.500l5.200 3M12.100-2.500l-5.200 3',
      ],
    ],
  },
};
