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
    outline: 'M-12-3C-6.500-11.500 6.500-11.500 12-3L4.500 9.500c-2.500-2-6.500-2-9 0Z',
    lines: 'M-8.300-6.300-6 7M8.300-6.300 6 7M0 8.100v3.400',
    middle: [0, -0.5],
  },
  blue: {
    outline:
      'M-3.500-11.500h7l-1 3.500c0 2.500 6.500 4.500 6.500 11.500 0 5.500-4 8-9 8s-9-2.500-9-8C-9-3.500-2.500-5.500-2.500-8Z',
    lines: 'M-2.500-8h5M-5.800 1.500C-6.500 3.500-6 6-5 7.500',
    middle: [0.3, 3.7],
  },
  green: {
    outline: 'M-9.500-11h16c2 0 3 1 3 3v19h-16c-2 0-3-1-3-3Z',
    lines: 'M-5.500-11v22M-9.500-6h4M-9.500 0h4M-9.500 6h4',
    middle: [2.2, 0],
  },
  any: {
    outline:
      'M0-11.500c3 0 3.500 2 5.500 2.500s4.500 0 5.500 3-1.500 4-1.500 6 2.500 3.500 1.500 6-3.500 2.500-5.500 3-2.500 2.500-5.500 2.500-3.500-2-5.500-2.500-4.500-.500-5.500-3S-9.500 2-9.500 0s-2.500-3-1.500-6 3.500-2.500 5.500-3 2.500-2.500 5.500-2.500Z',
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
    <g class={`mha-sign mha-hue mha-${of}`}>
      <path class="mha-robe" d={outline} />
      {(value === undefined || of === 'green') && <path class="mha-fine" d={lines} />}
      {value !== undefined && <Numeral value={value} x={x} y={y} size={1.15} />}
    </g>
  );
}
