import { TERRAINS } from '../../rules/hexes.ts';
import { BLUE, RED, YELLOW } from './hues.ts';
import { LandSign } from './lands.tsx';
import { Apple, Gem, Scroll } from './tokens.tsx';

const HUES = [RED, BLUE, YELLOW] as const;
const BROUGHT = [Apple, Gem, Scroll] as const;

interface DieProps {
  /** Below 0 before the roll. */
  readonly terrain: number;
  /** Apple, gem or quest. */
  readonly of: number;
}

/** A die shows a terrain; its colour and its corner tell what it brings there. */
export function Die({ terrain, of }: DieProps) {
  const Brought = BROUGHT[of] ?? Apple;
  return (
    <g class={`mls-piece mls-${TERRAINS[terrain] ?? 'portal'}`}>
      <rect fill={HUES[of]} x="-11" y="-11" width="22" height="22" rx="5" />
      {terrain < 0 ? (
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
