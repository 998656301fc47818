import type { ComponentChildren } from 'preact';
import { CASTLE, isTerrain, landOf, type Hex as Of, TERRAINS, type Terrain as TerrainOf } from '../../rules/hexes.ts';
import { CREAM, LEAF, RED, STONE, WOOD } from './cards.tsx';
import './art.css';

/** A hex with pointed top and bottom, 24 high and 20.8 wide about (0, 0). */
export const HEX = 'M0-12 10.39-6V6L0 12-10.39 6V-6Z';

/** Over the whole hex, quietly: what lies on it is read first. */
const PATTERNS = [
  'M-6-2v.01M6 3v.01M-2 6v.01M7-4v.01M-7 5v.01M2-1v.01M-4-6v.01M4 8v.01M-3 2v.01M-8.5 0v.01M8.5 0v.01M0 10v.01',
  'M-9 3l2.5-3 2.5 3M-2 6l2.5-3L3 6M4 2l2.5-3L9 2M-7 8l2-2.5L-3 8M3 9.5l2-2.5 1.5 2',
  'M-8 4c0-3 3.5-3 3.5 0M-3 8c0-3 3.5-3 3.5 0M2 4c0-3 3.5-3 3.5 0M-4 1c0-3 3.5-3 3.5 0M5-1c0-3 3.5-3 3.5 0M3.5 9c0-2.5 2.5-2.5 3 0',
  'M-9.5 2c3-2 5 1 8 0s4-2 7 0M-8 6.5c3-2 5 1 8 0s4-2 7 0M-9-2.5c3-2 5 1 7 0M2-1.5c3-1 4-1 7 0M-3 10c2-1 4-1 6 0',
  'M-9.5 1l4 1.5-1 3.5M-4 9l3-3 3.5 1.5L5 4.5l4.5 1M1 2l3-2 1-3.5 4-.5M-5.5 2.5-2 0M2.5 7.5 2 10',
  'M-9 1.5h4M-2 3.5h5M5 0h4M-7 6h5M1 8h6M-3-1h4M-3 10h4M6 4.5h3.5',
] as const;

const Fir = () => (
  <>
    <path fill="#4f8a4b" d="M0-11 5.5-3H3L7.5 4h-15L-3-3h-2.5Z" />
    <path class="mls-line" d="M0 4v6" />
  </>
);
const Flake = () => (
  <path class="mls-line" d="M0-10V10M-8.7-5 8.7 5M-8.7 5 8.7-5M-2.5-8 0-5.5 2.5-8M-2.5 8 0 5.5 2.5 8" />
);
const Peaks = () => (
  <>
    <path fill="#8b8d96" d="M-11 8-3.5-8 2 2l2.5-5L11 8Z" />
    <path fill={CREAM} d="m-6-2.5 2.5-5.5L-.7-2.7-2.5-1.5-4.2-3.3Z" />
  </>
);
const Cactus = () => (
  <path
    fill={LEAF}
    d="M-2.5 10V4.5c-4 0-6-1.5-6-5.5 0-3 3.5-3 3.5 0 0 1.5.8 2 2.5 2V-7.5c0-4 5-4 5 0v5c1.7 0 2.5-.5 2.5-2 0-3 3.5-3 3.5 0 0 4-2 5.5-6 5.5v9Z"
  />
);
const Mesa = () => (
  <>
    <path fill="#c4664a" d="m-11 9 2.5-6 2.5-.5L-4.5-8h9L6 2.5 8.5 3 11 9Z" />
    <path class="mls-line" d="m-5.5-2.5 10.5 0M-6 2.5H0" />
  </>
);
const Reeds = () => (
  <>
    <path class="mls-line" d="M-5 9V-3M1 9V-6M6.5 9V0M-10 9c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0 3-1.5 4.5 0 3 1.5 4.5 0" />
    <path fill={WOOD} d="M-6.5-3c0-5.5 3-5.5 3 0ZM-.5-5c0-6.5 3-6.5 3 0ZM5 .5c0-5 3-5 3 0Z" />
  </>
);
const SIGNS = [Flake, Peaks, Fir, Cactus, Mesa, Reeds] as const;

/** A terrain by its number, as it is drawn on hexes and dice. */
export function LandSign({ of }: { readonly of: TerrainOf }) {
  const Sign = SIGNS[of];
  return (
    <g class="mls-piece">
      <Sign />
    </g>
  );
}

interface HexProps {
  readonly land: string;
  readonly pattern?: string;
  readonly children: ComponentChildren;
}
const Hex = ({ land, pattern, children }: HexProps) => (
  <g class={`mls-piece mls-land mls-${land}`}>
    <path class="mls-ground" d={HEX} />
    {pattern && <path class="mls-pattern" d={pattern} />}
    {children}
  </g>
);

/** A whole hex of a terrain; its sign stands in the upper corner, so that the middle is free. */
const Terrain = ({ of }: { readonly of: TerrainOf }) => (
  <Hex land={TERRAINS[of]} pattern={PATTERNS[of]}>
    <g transform="translate(0 -7.7) scale(.26)">
      <LandSign of={of} />
    </g>
  </Hex>
);

const SWIRL =
  'M0 .5c1.5-1 2.8.5 2 2C1 4.5-2 4.5-3.3 2.3-5-1-2.5-4.8 1.3-4.8c4.7 0 7.2 4.6 5.2 8.6C4.3 8-1.5 8.8-5 5.8-8 3-8.3-2-6-5.2';

/** A whole hex: portals have no terrain. */
export const Portal = () => (
  <Hex land="portal">
    <path class="mls-pattern" d="M0-10 8.66-5V5L0 10-8.66 5V-5Z" />
    <path class="mls-line" stroke="#6b4a9a" stroke-width="1.4" d={SWIRL} />
  </Hex>
);

/** A whole hex, with the castle on it. */
const Castle = () => (
  <Hex land="castle">
    <g class="mls-piece">
      <path fill={STONE} d="M-8 8.5V-2h2v1.5h1.5V-2H-3v2.5h6V-2h1.5v1.5H6V-2h2V8.5Z" />
      <path fill={CREAM} d="M-3.5.5V-5h1.5v1.3h1.2V-5H.8v1.3H2V-5h1.5V.5Z" />
      <path fill={WOOD} d="M-2 8.5v-3c0-3 4-3 4 0v3Z" />
      <path fill={RED} d="M0-5v-5l4 1.5-4 1.5" />
    </g>
  </Hex>
);

/** What a hex of the map is. */
export function Ground({ of }: { readonly of: Of }) {
  const land = landOf(of);
  if (of === CASTLE) return <Castle />;
  return isTerrain(land) ? <Terrain of={land} /> : <Portal />;
}
