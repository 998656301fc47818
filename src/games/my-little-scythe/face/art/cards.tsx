import './art.css';
import { FIELDS, type Field, type Value } from '../../rules/cards.ts';

// Cards and tokens, drawn small: what several drawings are made of.

/** Colours that are the same by day and by night: pieces stand on light ground and keep their dark line. */
export const INK = '#2b2320';
export const CREAM = '#fff6e4';
export const RED = '#d8412f';
export const BLUE = '#4f8fd6';
export const YELLOW = '#f0c243';
export const LEAF = '#6aa84f';
export const CRUST = '#d9984a';
export const BERRY = '#9a3a5e';
export const PLUM = '#8a5fb4';
export const STONE = '#a9abb3';
export const WOOD = '#a86b3c';

// What lies on the map and on the tracks, within 12 units each way about (0, 0).

export const Apple = () => (
  <g class="mls-piece">
    <path
      fill={RED}
      d="M0-4.5c2.5-2.3 9.8-2 9.8 4.7C9.8 6.5 5 11 2.5 11 1.2 11 1 10.3 0 10.3S-1.2 11-2.5 11C-5 11-9.8 6.5-9.8.2c0-6.7 7.3-7 9.8-4.7Z"
    />
    <path fill={LEAF} d="M.8-6.5C1.5-10.5 5-11.5 8.5-11c0 3.5-3.5 5.5-7.7 4.5Z" />
    <path class="mls-line" d="M0-4.5C0-7-1-9.5-2.5-11" />
    <path class="mls-line" stroke={CREAM} d="M-6.3 1.5c-.2-2.2.6-3.5 2-4" />
  </g>
);

export const Gem = () => (
  <g class="mls-piece">
    <path fill={BLUE} d="M-6-9H6l5 6.5L0 11-11-2.5Z" />
    <path fill="#a9cdf5" d="M-6-9h6l-4.5 6.5H-11ZM0-9l4.5 6.5h-9Z" />
    <path class="mls-line" d="M-11-2.5h22M-4.5-2.5 0 11 4.5-2.5M-6-9l1.5 6.5L0-9l4.5 6.5L6-9" stroke-width="1.1" />
  </g>
);

/** A quest token. */
export const Scroll = () => (
  <g class="mls-piece">
    <path fill={YELLOW} d="M-7-8H7.5v13.5c0 2-1.3 3.5-3 3.5H-5c2 0 2.5-1.5 2.5-3.5H-7Z" />
    <path fill={CREAM} d="M-7-8c-1-3 3.5-3 3.5 0ZM-10.5 5.5h8c0 2 .5 3.5 2.5 3.5h-7c-2 0-3.5-1.5-3.5-3.5Z" />
    <path class="mls-line" d="M-1-3.5c0-4 5.5-3.5 5.5 0 0 2.3-2.7 2.2-2.7 4.3M1.8 4.3v.01" />
  </g>
);

export const Pie = () => (
  <g class="mls-piece">
    <path
      class="mls-line"
      stroke-width="1.1"
      d="M-3.5-8.5c-1-1.3 1-2 0-3.2M1-9c-1-1.3 1-2 0-3M5.5-8.5c-1-1.3 1-2 0-3.2"
    />
    <path fill={BERRY} d="M-9.5 0C-9-4.5-5-7 0-7s9 2.5 9.5 7Z" />
    <path class="mls-line" stroke={CRUST} stroke-width="2.2" d="M-4.5-5.5-1 0M4.5-5.5 1 0M-8-2.5-6 0M8-2.5 6 0" />
    <path class="mls-line" d="M-9.5 0C-9-4.5-5-7 0-7s9 2.5 9.5 7" />
    <path
      fill={CRUST}
      d="M-11.5-.5c1.5-1.3 3-1.3 4 0 1.3-1.3 2.6-1.3 3.7 0 1.3-1.3 2.5-1.3 3.8 0 1.3-1.3 2.5-1.3 3.8 0 1.1-1.3 2.4-1.3 3.7 0 1-1.3 2.5-1.3 4 0L8.5 9h-17Z"
    />
  </g>
);

/** Friendship. */
export const Heart = () => (
  <g class="mls-piece">
    <path fill="#e86a86" d="M0 10.5C-6 6-11 2-11-3.5c0-6.5 8.5-8 11-2.5 2.5-5.5 11-4 11 2.5C11 2 6 6 0 10.5Z" />
    <path class="mls-line" stroke={CREAM} d="M-7.5-3c0-1.8 1-3 2.5-3.2" />
  </g>
);

/** The outline of every card, 18 wide and 24 high about (0, 0). */
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

const Cogs = () => (
  <g class="mls-piece">
    <path
      fill={STONE}
      d="M-1.8-11h3.6l.7 3 2.8 1.2L8-8.5 10.5-6 8.8-3.3 10-.5l2 .5v3.5l-3 .8-1.2 2.7L9.5 9.7 7 12.2 4.3 10.5 1.8 11.5 1 12h-2l-.8-.5-2.5-1L-7 12.2-9.5 9.7-7.8 7-9 4.3l-3-.8V0l2-.5 1.2-2.8L-10.5-6-8-8.5l2.7 1.7L-2.5-8Z"
      transform="translate(0 -.5) scale(.95)"
    />
    <path fill={CREAM} d="M0-4.2a4.7 4.7 0 1 1-.01 0Z" transform="translate(0 1)" />
  </g>
);
const Wand = () => (
  <g class="mls-piece">
    <path class="mls-line" stroke={WOOD} stroke-width="3.5" d="M-9.5 10.5 1 0" />
    <path fill={PLUM} d="m4.5-11.5 1.9 4.9 5.1.8-3.9 3.3.9 5.2-4.4-2.9-4.7 2.3 1.4-5.1-3.4-3.9 5.1-.4Z" />
    <path class="mls-line" stroke-width="1.3" d="M-8-7v3M-9.5-5.5h3M8.5 6v3M7 7.5h3" />
  </g>
);
/** Two pies meet. */
const Clash = () => (
  <g class="mls-piece">
    <path
      fill={CRUST}
      d="M-11.5 6.5-6.5-5C-3-5.5-.5-4 0 0c1 3-1 5.5-3.5 6.5-2.5 1.5-5 1.5-8 0ZM11.5 6.5 6.5-5C3-5.5.5-4 0 0c-1 3 1 5.5 3.5 6.5 2.5 1.5 5 1.5 8 0Z"
    />
    <path class="mls-line" d="M0-11v4M-5-10l1.8 3M5-10 3.2-7M-9 3l4.5 1.5M9 3 4.5 4.5M-2 11l2-2.5L2 11" />
  </g>
);
const SIGNS: Readonly<Record<(typeof FIELDS)[number], typeof Apple>> = {
  friendship: Heart,
  powerUps: Cogs,
  spells: Wand,
  quests: Scroll,
  apples: Apple,
  gems: Gem,
  fight: Clash,
  pies: Pie,
};

/** What a field of trophies is for, without a medal. */
export function FieldSign({ field }: { readonly field: Field }) {
  const Sign = SIGNS[FIELDS[field] ?? 'pies'];
  return <Sign />;
}

const RIM =
  'M0-11.5 3-10.3 6-10 7.7-7.5 10.3-6 10.3-3 11.7 0 10.3 3v3L7.7 7.5 6 10l-3 .3L0 11.5-3 10.3-6 10-7.7 7.5-10.3 6V3L-11.7 0-10.3-3V-6L-7.7-7.5-6-10l3-.3Z';

/** A medal with the sign of its field. */
export const Trophy = ({ field }: { readonly field: Field }) => (
  <g class="mls-piece">
    <path fill={YELLOW} d={RIM} stroke-width="1.2" />
    <circle fill={CREAM} r="8.4" stroke-width=".8" />
    <g transform="scale(.58)">
      <FieldSign field={field} />
    </g>
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
