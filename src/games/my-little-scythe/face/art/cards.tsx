import type { Field, Value } from '../../rules/cards.ts';
import { BLUE, CREAM, INK, PLUM, RED, YELLOW } from './hues.ts';
import { FieldSign } from './Trophy.tsx';
import './art.css';

// Cards, 18 wide and 24 high about (0, 0).

const CARD = 'M-7.5-11.5h15c1 0 1.5.5 1.5 1.5v20c0 1-.5 1.5-1.5 1.5h-15c-1 0-1.5-.5-1.5-1.5v-20c0-1 .5-1.5 1.5-1.5Z';
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

/** The back of a quest card, and what stands for a solved quest: kind above, bold below. */
export const Quest = () => (
  <g class="mls-piece">
    <path fill={BLUE} d={CARD} />
    <path fill={RED} stroke="none" d="M-8.3 3.5 8.3-3.5V10c0 .6-.3.8-.8.8h-15c-.5 0-.8-.2-.8-.8Z" />
    <path class="mls-line" d={CARD} />
    <path
      fill={YELLOW}
      stroke-width="1.2"
      d="M0 6.8a1.3 1.3 0 1 1-.01 0ZM-1.2 5.3C-1.8 1.5 2-.5 2-3 2-5.8-2-5.8-2-3h-3c0-7 10-7 10 0 0 3.5-4 5-3.8 8.3Z"
    />
  </g>
);

/** A personality card with the field it eases, or its back. */
export const Person = ({ field }: { readonly field: Field | null }) => (
  <g class="mls-piece">
    <path fill={field === null ? '#2f6f6a' : CREAM} d={CARD} />
    {field === null ? (
      <path class="mls-line" stroke="#bfe3d6" d="M-5.5-8h11V8h-11ZM0-4a2.5 2.5 0 1 1-.01 0ZM-4 5.5c0-5.5 8-5.5 8 0" />
    ) : (
      <>
        <path fill="#bfe3d6" stroke="none" d="M-8.3 3c4-2.5 12-2.5 16.6 0v7c0 .6-.3.8-.8.8h-15c-.5 0-.8-.2-.8-.8Z" />
        <path class="mls-line" stroke={INK} stroke-width="1.1" d="M-5.5 8.3h11M-4-8.5h8" />
        <g transform="scale(.56)">
          <FieldSign field={field} />
        </g>
      </>
    )}
  </g>
);
