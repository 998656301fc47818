import type { Direction } from '../rules/grid.ts';
import { Sight } from './Cat.tsx';
import { Heart, Moon, Sun } from './symbols.tsx';

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
