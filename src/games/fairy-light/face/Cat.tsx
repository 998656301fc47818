import { DIRECTIONS, type Direction } from '../rules/grid.ts';
import { Letter, moved } from './symbols.tsx';

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
