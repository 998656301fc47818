import type { Value } from '../../rules/cards.ts';
import { CREAM, PLUM } from './hues.ts';
import './art.css';

/** The outline of every card, 18 wide and 24 high about (0, 0). */
export const CARD =
  'M-7.5-11.5h15c1 0 1.5.5 1.5 1.5v20c0 1-.5 1.5-1.5 1.5h-15c-1 0-1.5-.5-1.5-1.5v-20c0-1 .5-1.5 1.5-1.5Z';
const STAR = 'm0-5.5 1.6 3.6 3.9.4-2.9 2.6.8 3.9L0 3-3.4 5l.8-3.9-2.9-2.6 3.9-.4Z';
const STARS = [
  [],
  [[0, 0]],
  [
    [0, -4.5],
    [0, 4.5],
  ],
  [
    [0, -5.5],
    [-3.5, 3],
    [3.5, 3],
  ],
] as const;

/** A spell: so many stars as it adds; without a value its back. */
export const Spell = ({ value }: { readonly value: Value | null }) => (
  <g class="mls-piece">
    <path fill={value === null ? '#5d3b85' : CREAM} d={CARD} />
    {value === null ? (
      <path
        class="mls-line"
        stroke="#c9aee6"
        d="M-5.5-8h11V8h-11ZM0-4.5C.5-1 1-.5 4 0 1 .5.5 1 0 4.5-.5 1-1 .5-4 0-1-.5-.5-1 0-4.5Z"
      />
    ) : (
      STARS[value].map(([x, y]) => (
        <path
          key={x}
          fill={PLUM}
          stroke-width="1.1"
          d={STAR}
          transform={`translate(${x} ${y}) scale(${value === 1 ? 1.3 : 0.85})`}
        />
      ))
    )}
  </g>
);
