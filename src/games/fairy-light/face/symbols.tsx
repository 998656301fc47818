import { DIRECTIONS, type Direction } from '../rules/grid.ts';

// What cards are drawn of: sun, moon, leaves, letters and the cat.

interface Shift {
  readonly x?: number;
  readonly y?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly size?: number;
}

/**
 * An outline of absolute points, scaled, turned and put elsewhere: many of one colour become one element, and a table
 * of forty cards is styled in half the time.
 */
export function moved(outline: string, { x = 0, y = 0, turn = 0, size = 1 }: Shift): string {
  const angle = (turn * Math.PI) / 180;
  const [along, across] = [size * Math.cos(angle), size * Math.sin(angle)];
  return outline.replace(POINT, (_, right: string, down: string) => {
    const [from, below] = [Number(right), Number(down)];
    return `${tenth(x + from * along - below * across)} ${tenth(y + from * across + below * along)} `;
  });
}

const POINT = /(-?[\d.]+)[ ,]?(-?[\d.]+) ?/g;

const tenth = (length: number): number => Math.round(length * 10) / 10;

/** The lights of both sides, a heart and leaves: around (0, 0), in the units of a card of 96. */

const RAYS = 'M0-21v5M0 16v5M-21 0h5M16 0h5M-14.8-14.8l3.5 3.5M11.3 11.3l3.5 3.5M-14.8 14.8l3.5-3.5M11.3-11.3l3.5-3.5';
const CRESCENT = 'M6-17A17.5 17.5 0 1 0 16.5 9.5 14 14 0 0 1 6-17Z';
const STAR = 'M9-8.5l1.6 3.9L14.5-3l-3.9 1.6L9 2.5 7.4-1.4 3.5-3l3.9-1.6Z';
const HEART = 'M0 15C-22 1-18-13-8.5-13-3.5-13-1-9.5 0-7 1-9.5 3.5-13 8.5-13 18-13 22 1 0 15Z';

interface Where {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}
const put = ({ x, y, size = 1 }: Where): string => `translate(${x} ${y}) scale(${size})`;

export const Sun = (where: Where) => (
  <g class="fl-sun" transform={put(where)}>
    <path class="fl-line" d={RAYS} />
    <circle class="fl-light" r="12" />
    <path class="fl-shine" d="M-7-2.5A7.5 7.5 0 0 1-1-7.5" />
  </g>
);

export const Moon = (where: Where) => (
  <g class="fl-moon" transform={put(where)}>
    <path class="fl-light" d={CRESCENT} />
    <path class="fl-line" d={STAR} />
    <path class="fl-shine" d="M-9.5-4A11 11 0 0 0-6.5 8" />
  </g>
);

export const Heart = (where: Where) => <path class="fl-heart" d={HEART} transform={put(where)} />;

const LEAF = 'M0 0C4-9 15-11 24-7 19 1 10 6 0 0Z';
const LEAVES_BEHIND = [
  moved(LEAF, { x: 0, y: 1, turn: 22, size: 0.85 }),
  moved(LEAF, { x: 95, y: 1, turn: 168, size: 0.8 }),
  moved(LEAF, { x: 13, y: 95, turn: -30, size: 0.9 }),
].join('');
const LEAVES = [
  moved(LEAF, { x: 1, y: 1, turn: 64, size: 0.8 }),
  moved(LEAF, { x: 95, y: 0, turn: 126, size: 0.9 }),
].join('');
const TRUNK = 'M1 95V63c5 4 6 11 6 18 2 6 5 10 11 14Z';

/** Leaves in the corners, a trunk's edge at the left: every card is a bit of the one forest. */
export const Leaves = () => (
  <>
    <path class="fl-trunk" d={TRUNK} />
    <path class="fl-leaf-back" d={LEAVES_BEHIND} />
    <path class="fl-leaf" d={LEAVES} />
  </>
);

/** Where light falls through: a Cotton stretches in it. */
export const Clearing = () => <circle class="fl-clearing" cx="48" cy="48" r="33" />;

/** The side's letter as strokes: text in a button would have to be part of its name. */
const LETTERS: Readonly<Record<string, string>> = {
  S: 'M3.4-3.2C2-5.2-3.4-5-3.2-2.4c.2 2.6 6.4 2 6.4 4.8C3.2 5.2-2.2 5.4-3.6 3.2',
  M: 'M-4.2 4.2V-4.2L0 1.4 4.2-4.2V4.2',
};
export const Letter = ({ of, x, y }: { readonly of: string; readonly x: number; readonly y: number }) => (
  <path class="fl-letter" d={LETTERS[of] ?? ''} transform={`translate(${x} ${y})`} />
);

const NORTH: readonly Direction[] = ['N'];
/** As they lie at the edge of a card, large. */
const looking = (near: readonly Direction[], rays: readonly Direction[]) => () => (
  <g class="fl-wild-card" transform="translate(-86 67) scale(1.8)">
    <g transform="translate(0 -48)">
      <Sight near={near} rays={rays} />
    </g>
  </g>
);

const DRAWN: Readonly<Record<string, typeof Sun>> = {
  sun: Sun,
  moon: Moon,
  heart: Heart,
  near: looking(NORTH, []),
  ray: looking([], NORTH),
};

/** A light, a heart or where a Cotton looks, in a sentence and one em high. */
export function Icon({ of }: { readonly of: string }) {
  const Drawn = DRAWN[of];
  return (
    <svg class="fl-icon" viewBox="-22 -22 44 44" aria-hidden="true">
      {Drawn && <Drawn x={0} y={0} />}
    </svg>
  );
}

const HEAD =
  'M-16.5-9c-1.7-9-.8-17 1.7-24l9.6 9.3q5.2-1.2 10.4 0L14.8-33c2.5 7 3.4 15 1.7 24C14.5 1.5-14.5 1.5-16.5-9Z';
const WINGS = 'M8 5C20-7 32-3 31 7 30 15 18 17 10 12ZM-8 5C-20-7-32-3-31 7-30 15-18 17-10 12Z';
const TAIL = 'M1 18c10 5-9 11 0 20';

/** How a Cotton feels: at rest, glad that a side has its heart, struck where it changes sides. */
export type Mood = 'still' | 'glad' | 'struck';

/** About the nose at (0, -7), with the whiskers. */
const WHISKERS = 'M-2-7.5 0-6l2-1.5M-12-6.5l-7-.5M12-6.5l7-.5';
const FACES: Readonly<Record<Mood, readonly (readonly [shape: string, d: string])[]>> = {
  still: [
    ['fl-eyes', 'M-7-15.500a2.300 2.900 0 1 1-.01 0ZM7-15.500a2.300 2.900 0 1 1-.01 0Z'],
    ['fl-whisker', 'M0-6v1.500'],
  ],
  glad: [
    ['fl-whisker', 'M-10-11.500q3-3.800 6 0M4-11.500q3-3.800 6 0'],
    ['fl-laugh', 'M-3.200-5.600h6.400q-.6 3.800-3.200 3.800t-3.200-3.800Z'],
  ],
  struck: [
    ['fl-wide', 'M-7-17.500a4 4.500 0 1 1-.01 0ZM7-17.500a4 4.500 0 1 1-.01 0Z'],
    ['fl-eyes', 'M-7-13.800a1.200 1.200 0 1 1-.01 0ZM7-13.800a1.200 1.200 0 1 1-.01 0Z'],
    ['fl-laugh', 'M0-5a1.900 2 0 1 1-.01 0Z'],
  ],
};

interface CatProps {
  /** Degrees that the ears lean from north; the tail points the other way. */
  readonly lean: number;
  readonly letter: string;
  readonly size?: number;
  readonly mood?: Mood;
}

/** A Cotton, seen from above as it stretches on the leaves: ears one way, tail the other. */
export const Cat = ({ lean, letter, size = 1, mood = 'still' }: CatProps) => (
  <g class="fl-cat" transform={`translate(48 46) rotate(${lean}) scale(${size})`}>
    <path class="fl-tail-ink" d={TAIL} />
    <path class="fl-tail" d={TAIL} />
    <path class="fl-wing" d={WINGS} />
    <path class="fl-fur" d="M0-6c10 0 14 9 14 16 0 8-6 12-14 12s-14-4-14-12c0-7 4-16 14-16Z" />
    <path class="fl-fur" d={HEAD} />
    <path class="fl-ear" d="M-12.5-27.5-11-20l4-2.5ZM12.5-27.5 11-20l-4-2.5Z" />
    <path class="fl-whisker" d={WHISKERS} />
    {FACES[mood].map(([shape, d]) => (
      <path key={d} class={shape} data-eyes={shape === 'fl-eyes' && mood === 'still' ? '' : undefined} d={d} />
    ))}
    <g transform={`translate(0 10) rotate(${-lean})`}>
      <circle class="fl-tag" r="7.5" />
      <Letter of={letter} x={0} y={0} />
    </g>
  </g>
);

const RAY = 'M0-46 7-36 2.8-36 2.8-28-2.8-28-2.8-36-7-36Z';
const NEAR = 'M0-45.5C4.5-40 6-37.5 6-34.8C6-31.5 3.3-28.8 0-28.8C-3.3-28.8-6-31.5-6-34.8C-6-37.5-4.5-40 0-45.5Z';
const CORNER_REACH = 13;

interface SightProps {
  readonly near: readonly Direction[];
  readonly rays: readonly Direction[];
}

/** At the card's edge: a drop towards the one next card, an arrow along the whole line. */
export const Sight = ({ near, rays }: SightProps) => (
  <path
    class="fl-sight"
    d={DIRECTIONS.map((towards, eighth) => {
      const shape = rays.includes(towards) ? RAY : near.includes(towards) ? NEAR : '';
      return moved(moved(shape, { y: eighth % 2 === 1 ? -CORNER_REACH : 0 }), { x: 48, y: 48, turn: eighth * 45 });
    }).join('')}
  />
);
