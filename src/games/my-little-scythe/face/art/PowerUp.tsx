import { TILES, type TileName } from '../../rules/mat.ts';

import { BLUE, CREAM, CRUST, INK, LEAF, PLUM, RED, STONE, WOOD, YELLOW } from './cards.tsx';
import './art.css';

type Stroke = readonly [fill: string, d: string];

/** What is drawn on each tile: filled shapes, then lines. */
const DRAWN: Readonly<Record<TileName, readonly Stroke[]>> = {
  'portal-express': [
    ['none', 'M-8 3.5C-9-3-4-8 2-7.5M2-7.5-1.5-9.5M2-7.5-1-4.8M8-3.5C9 3 4 8-2 7.5M-2 7.5 1.5 9.5M-2 7.5 1 4.8'],
    [PLUM, 'M0-3.5a3.5 3.5 0 1 1-.01 0Z'],
  ],
  'supply-catapult': [
    [WOOD, 'M-8.5 4.5h17v2.5h-17ZM-1.5 4.5 0-1.5l1.5 6Z'],
    ['none', 'M-7 2.5 6-6'],
    [RED, 'M6.5-9.5a2.5 2.5 0 1 1-.01 0Z'],
    [STONE, 'M-5.5 6a2 2 0 1 1-.01 0ZM5.5 6a2 2 0 1 1-.01 0Z'],
  ],
  'pie-cannon': [
    [STONE, 'M-7.5 1-5-3.5 5.5-8 8-2.5-3 4.5C-5 5.5-8.5 4-7.5 1Z'],
    [WOOD, 'M-2.5 1.5a3.7 3.7 0 1 1-.01 0Z'],
    ['none', 'M8-8.5l1.5-1M9.5-4.5h1.2'],
  ],
  'long-stride': [
    [WOOD, 'M-5.5-8.5h6v7.5C2 1.5 7.5 1.5 8.5 4v3h-14Z'],
    ['none', 'M-5.5 4.5h14M-9.5-5h2M-10.5-1h3M-9.5 3h2M-5.5-5.5h6'],
  ],
  'strong-back': [
    [WOOD, 'M-7-1.5H7L5.5 8h-11Z'],
    [RED, 'M-3-6a3 3 0 0 1 3 4.5h-6A3 3 0 0 1-3-6Z'],
    [BLUE, 'M3.5-6.5 7-3.5 6-1.5H1L0-3.5Z'],
    ['none', 'M-6.5 1.5h13M-6 4.7h12M-3-6l.5-2'],
  ],
  'good-sport': [
    [CREAM, 'M-6-8.5C-2-11 2-5.5 8-8V1C2 3.5-2-2-6 .5Z'],
    [RED, 'M1-1.5C-1-3-2-4-1.5-5.3-1-6.5.5-6 1-5c.5-1 2-1.5 2.5-.3C4-4 3-3 1-1.5Z'],
    ['none', 'M-6-8.5V8.5'],
  ],
  forager: [
    [CREAM, 'M-2.5 0h5l1 8h-7Z'],
    [RED, 'M-8.5 0C-8-11 8-11 8.5 0Z'],
    ['none', 'M-4-4v.01M.5-6v.01M4-3v.01M-8.5 8.5h17'],
  ],
  'camp-wagon': [
    [CREAM, 'M-7.5 2.5C-10-9 9-9 7.5 2.5Z'],
    [WOOD, 'M-8.5 2h17v2.5h-17Z'],
    ['none', 'M-3 2C-4-4-2.5-6 0-6.3 2.5-6 4-4 3 2'],
    [STONE, 'M-4.5 3.5a2.5 2.5 0 1 1-.01 0ZM4.5 3.5a2.5 2.5 0 1 1-.01 0Z'],
  ],
  bakery: [
    [STONE, 'M-8.5 8V-.5c0-9.5 17-9.5 17 0V8Z'],
    [INK, 'M-4.5 8V2.5c0-5 9-5 9 0V8Z'],
    [YELLOW, 'M0 2.5C3 5 2.5 8 0 8S-3 5 0 2.5Z'],
  ],
  enchanter: [
    [PLUM, 'M-9.5 6.5c3-2 3.5-2 4-4L1-9.5 6 2.5c.5 2 .5 2 3.5 4-5 3-14 3-19 0Z'],
    [YELLOW, 'm.5-3.5 1 2 2 .3-1.5 1.4.4 2L.5 1.2l-1.9 1 .4-2-1.5-1.4 2-.3Z'],
  ],
  feast: [
    [STONE, 'M-8.5 3c0-10.5 17-10.5 17 0Z'],
    [CREAM, 'M-10 3h20l-2 3.5H-8Z'],
    [YELLOW, 'M0-8a1.5 1.5 0 1 1-.01 0Z'],
    ['none', 'M-5 0c.5-2 1.5-3 3-3.5'],
  ],
  workshop: [
    [WOOD, 'M-8.5 6.5-6 9 3-.5.5-3Z'],
    [STONE, 'M-3.5-5.5C0-9.5 4-9.5 6.5-8L9 -2 6.5.5l-2-2L2 0Z'],
  ],
  'gift-basket': [
    [LEAF, 'M-7.5-1.5h15V8.5h-15Z'],
    [CREAM, 'M-9-4.5H9v3.5H-9Z'],
    [RED, 'M-1.5-4.5h3V8.5h-3ZM0-4.5C-6-4-6.5-9-3.5-9-1.5-9 0-6.5 0-4.5ZM0-4.5C6-4 6.5-9 3.5-9 1.5-9 0-6.5 0-4.5Z'],
  ],
  'pie-stall': [
    [WOOD, 'M-7.5 2.5h15v5.5h-15Z'],
    [CREAM, 'M-7-8H7l2 6.5c-2 2-4 2-6 0-2 2-4 2-6 0-2 2-4 2-6 0Z'],
    [RED, 'M-2.5-8h5l.5 6.5c-2 2-4 2-6 0Z'],
    ['none', 'M-7.5 8V0M7.5 8V0'],
  ],
  alchemy: [
    [CREAM, 'M-2.5-9h5v5.5L8 6c.5 1.5-.5 3-2 3H-6c-1.5 0-2.5-1.5-2-3l5.5-9.5Z'],
    [PLUM, 'M-5.5 1.5C-3 0-1 3 1.5 1.5 3 .8 4 1 5.5 1.5L8 6c.5 1.5-.5 3-2 3H-6c-1.5 0-2.5-1.5-2-3Z'],
    ['none', 'M-3.5-9h7M0 5.5v.01'],
  ],
  herald: [
    [YELLOW, 'M-9.5-3.5 3-4.5 8.5-9V4L3-.5-9.5-1.5Z'],
    [RED, 'M-6-1h7.5v9L-2.3 5.5-6 8Z'],
  ],
};

const MAKES: readonly string[] = TILES[1];
const PLAQUE = 'M-8-11.2H8L11.2-8V8L8 11.2H-8L-11.2 8V-8Z';

/** A power-up: Move tiles on sky, Make tiles on pastry. */
export const PowerUp = ({ of }: { readonly of: TileName }) => (
  <g class="mls-piece">
    <path fill={MAKES.includes(of) ? '#f6d9a8' : '#bfe0ef'} d={PLAQUE} />
    <g transform="scale(.88)">
      {DRAWN[of].map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </g>
  </g>
);

/** Its back, and what stands for any of a pile. */
export const PowerUpBack = ({ pile }: { readonly pile: number }) => (
  <g class="mls-piece">
    <path fill={pile === 1 ? CRUST : '#4f9cc0'} d={PLAQUE} />
    <path
      class="mls-line"
      stroke={CREAM}
      stroke-width="2"
      d={pile === 1 ? 'M-5 5.5 2-1.5M-.5-4l5 5M.5-6.5 6.5-.5' : 'M-6 5 5-5M-1.5-5.5H5.5V1.5'}
    />
  </g>
);
