import type { Kind } from '../../rules/cards.ts';
import { TERRAINS, type Terrain } from '../../rules/hexes.ts';
import { BLUE, RED, YELLOW } from './hues.ts';
import { LandSign } from './lands.tsx';
import { Apple, Gem, Scroll } from './tokens.tsx';

const HUES = [RED, BLUE, YELLOW] as const;
const BROUGHT = [Apple, Gem, Scroll] as const;

interface DieProps {
  /** Null before the roll. */
  readonly terrain: Terrain | null;
  /** What it brings. */
  readonly of: Kind;
}

/** A die shows a terrain; its colour and its corner tell what it brings there. */
export function Die({ terrain, of }: DieProps) {
  const Brought = BROUGHT[of];
  return (
    <g class={`mls-piece mls-${terrain === null ? 'portal' : TERRAINS[terrain]}`}>
      <rect fill={HUES[of]} x="-11" y="-11" width="22" height="22" rx="5" />
      {terrain === null ? (
        <g transform="scale(.72)">
          <Brought />
        </g>
      ) : (
        <>
          <rect class="mls-ground" x="-8" y="-8" width="16" height="16" rx="3" />
          <g transform="translate(-1 -1) scale(.6)">
            <LandSign of={terrain} />
          </g>
          <g transform="translate(7.2 7.2) scale(.44)">
            <Brought />
          </g>
        </>
      )}
    </g>
  );
}
