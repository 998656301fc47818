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
