import './art.css';
import { APPLE, GEM, type Kind, type Ware } from '../../rules/cards.ts';
import { TERRAINS, type Terrain } from '../../rules/hexes.ts';
import type { Space, TILE_SPACE } from '../../rules/mat.ts';
import { MAKE_PIES, MAKE_POWER_UP, MAKE_SPELL, MOVE, SEEK_A, SEEK_B } from '../../rules/mat.ts';
import { Apple, BLUE, CRUST, Gem, Pie, RED, Scroll, Spell, WOOD, YELLOW } from './cards.tsx';
import { LandSign } from './lands.tsx';
import { PowerUpBack } from './PowerUp.tsx';

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

const Paces = () => (
  <g class="mls-piece">
    <path
      fill={WOOD}
      d="M-6-3.5c3 0 4 3 3.5 6.5-.3 2.5-5.5 3-6.5.5-1-3 0-7 3-7ZM5-11c3 0 4.5 3.5 3 7-1 2-5 1.5-5.5-1C2-8 2.5-11 5-11Z"
    />
    <path
      fill={CRUST}
      d="M-8 6.5 -3.5 6C-3 9-4 11-5.5 11S-8.5 9-8 6.5ZM3-1.5 7-.5C7 2 6 4 4.5 3.8 3 3.5 2.5 1 3-1.5Z"
    />
  </g>
);
const SeekA = () => <Dice of={APPLE} and={GEM} />;
const SeekB = () => <Dice of={GEM} and={APPLE} />;
/** Two dice of what it brings more of. */
const Dice = ({ of, and }: { readonly of: Ware; readonly and: Ware }) => (
  <g>
    <g transform="translate(4.5 -4.5) rotate(12) scale(.62)">
      <Die terrain={null} of={and} />
    </g>
    <g transform="translate(-4 4) rotate(-8) scale(.68)">
      <Die terrain={null} of={of} />
    </g>
  </g>
);
const AnySpell = () => <Spell value={null} />;
const AnyPowerUp = () => <PowerUpBack pile={0} />;
const SIGNS: Readonly<Record<Exclude<Space, typeof TILE_SPACE>, typeof Paces>> = {
  [MOVE]: Paces,
  [SEEK_A]: SeekA,
  [SEEK_B]: SeekB,
  [MAKE_PIES]: Pie,
  [MAKE_SPELL]: AnySpell,
  [MAKE_POWER_UP]: AnyPowerUp,
};

/** The sign of an action space; a seat's own power-up is drawn there as itself. */
export function ActionSign({ space }: { readonly space: Exclude<Space, typeof TILE_SPACE> }) {
  const Sign = SIGNS[space];
  return <Sign />;
}
