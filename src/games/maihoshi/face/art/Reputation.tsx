import { Numeral } from './digits.tsx';
import type { Wanted } from './hues.ts';
import './art.css';

interface Sign {
  readonly outline: string;
  readonly lines: string;
  /** Where a number stands in it. */
  readonly middle: readonly [x: number, y: number];
}

const SIGNS: Readonly<Record<Wanted, Sign>> = {
  red: {
    outline: 'M-12-3C-6.5-11.5 6.5-11.5 12-3L4.5 9.5c-2.5-2-6.5-2-9 0Z',
    lines: 'M-8.3-6.3-6 7M8.3-6.3 6 7M0 8.1v3.4',
    middle: [0, -0.5],
  },
  blue: {
    outline: 'M-3.5-11.5h7l-1 3.5c0 2.5 6.5 4.5 6.5 11.5 0 5.5-4 8-9 8s-9-2.5-9-8C-9-3.5-2.5-5.5-2.5-8Z',
    lines: 'M-2.5-8h5M-5.8 1.5C-6.5 3.5-6 6-5 7.5',
    middle: [0.3, 3.7],
  },
  green: {
    outline: 'M-9.5-11h16c2 0 3 1 3 3v19h-16c-2 0-3-1-3-3Z',
    lines: 'M-5.5-11v22M-9.5-6h4M-9.5 0h4M-9.5 6h4',
    middle: [2.2, 0],
  },
  any: {
    outline:
      'M0-11.5c3 0 3.5 2 5.5 2.5s4.5 0 5.5 3-1.5 4-1.5 6 2.5 3.5 1.5 6-3.5 2.5-5.5 3-2.5 2.5-5.5 2.5-3.5-2-5.5-2.5-4.5-.5-5.5-3S-9.5 2-9.5 0s-2.5-3-1.5-6 3.5-2.5 5.5-3 2.5-2.5 5.5-2.5Z',
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
  const { outline, lines, middle } = SIGNS[of];
  const [x, y] = middle;
  return (
    <g class={`mha-sign mha-${of}`}>
      <path class="mha-robe" d={outline} />
      {(value === undefined || of === 'green') && <path class="mha-fine" d={lines} />}
      {value !== undefined && <Numeral value={value} x={x} y={y} size={1.15} />}
    </g>
  );
}
