import { BLUE, CREAM, CRUST, INK, LEAF, WOOD } from './cards.tsx';
import './art.css';

// The small people of the valley, and what they wear: about (0, 0), a head 20 wide over a body that ends at 22.

const KINDS = {
  mouse: ['#b9b4bd', 'M-8-14a5 5 0 1 1-.01 0ZM8-14a5 5 0 1 1-.01 0Z'],
  rabbit: ['#e6d3b8', 'M-7-6C-13-23-4-27-2-8ZM7-6C13-23 4-27 2-8Z'],
  hedgehog: [WOOD, 'M-11 9-15 5-12 1-15-4-10-6-10-12-5-11-2-16 2-12 7-14 8-8 14-8 12-2 15 3 12 5 13 10Z'],
  frog: [LEAF, 'M-6-13a4.5 4.5 0 1 1-.01 0ZM6-13a4.5 4.5 0 1 1-.01 0Z'],
  mole: ['#6b6575', 'M-9 14c-6-2-7 4-3 6ZM9 14c6-2 7 4 3 6Z'],
} as const;
export type Kind = keyof typeof KINDS;

const BODY = 'M-9 22c-2-13 3-15 9-15s11 2 9 15Z';
const HEAD = 'M0-9c6 0 10 4 10 9s-4 9-10 9-10-4-10-9 4-9 10-9Z';
const MUZZLE = 'M0 .5c3.5 0 5.5 2 5.5 4S3.5 8.5 0 8.5-5.5 6.5-5.5 4.5-3.5.5 0 .5Z';
const MOUTHS = { glad: 'M-2.5 5q2.5 2.5 5 0', sings: 'M0 4.2a1.8 2.2 0 1 1-.01 0Z', shut: 'M-2 6h4' } as const;

interface CritterProps {
  readonly of: Kind;
  readonly at: readonly [x: number, y: number];
  readonly size?: number;
  readonly turn?: number;
  readonly mouth?: keyof typeof MOUTHS;
  /** A coat over the fur. */
  readonly coat?: string;
}

export function Critter({ of, at: [x, y], size = 1, turn = 0, mouth = 'glad', coat }: CritterProps) {
  const [fur, ears] = KINDS[of];
  const face = of === 'hedgehog' ? '#ecd2b0' : fur;
  const eyes = of === 'frog' ? 'M-6-8.5h.01M6-8.5h.01' : 'M-4-2h.01M4-2h.01';
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path fill={coat ?? fur} d={BODY} />
      <path fill={fur} d={ears} />
      <path fill={face} d={HEAD} />
      <path fill={of === 'mole' ? '#f0b9b0' : CREAM} stroke="none" d={MUZZLE} />
      <path class="mls-line" stroke-width="2.6" d={eyes} />
      {of !== 'frog' && <path fill={INK} stroke-width="1" d="M-1.6 1.5h3.2L0 3.2Z" />}
      <path
        fill={mouth === 'sings' ? INK : 'none'}
        stroke-width="1.2"
        d={MOUTHS[mouth]}
        transform={of === 'frog' ? 'translate(0 -2) scale(1.6 1)' : undefined}
      />
    </g>
  );
}

/** What is put on a head. */
export const Toque = () => <path fill={CREAM} d="M-7-7v-5c-6-2-3-10 2-8 2-5 8-5 10 0 5-2 8 6 2 8v5Z" />;
export const StrawHat = () => <path fill="#f0d38a" d="M-15-6c5-2 7-3 8-9 1-4 13-4 14 0 1 6 3 7 8 9-8 3-22 3-30 0Z" />;
export const Helmet = () => (
  <>
    <path fill="#f0c243" d="M-11-4c0-14 22-14 22 0Z" />
    <path fill={CREAM} d="M0-13a3 3 0 1 1-.01 0Z" />
  </>
);
export const Wizard = () => <path fill="#8a5fb4" d="M-14-5c5-1 7-2 8-5L2-25l4 15c1 3 3 4 8 5-8 3-20 3-28 0Z" />;
export const Goggles = () => (
  <>
    <path class="mls-line" d="M-10-3h20" />
    <path fill={BLUE} d="M-4-6.5a3.8 3.8 0 1 1-.01 0ZM4-6.5a3.8 3.8 0 1 1-.01 0Z" />
  </>
);
export const Lid = () => <path fill={CRUST} d="M-12-6c1-11 23-11 24 0Z" />;
