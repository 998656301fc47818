import { Numeral } from './digits.tsx';
import type { Wanted } from './hues.ts';
import './art.css';

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
    <g class={`mha-sign mha-${of}`}>
      <path class="mha-robe" d={outline} />
      {value === undefined && <path class="mha-pale" d={pale} />}
      {(value === undefined || of === 'green') && <path class="mha-fine" d={lines} />}
      {value !== undefined && <Numeral value={value} x={x} y={y} size={1.15} />}
    </g>
  );
}
