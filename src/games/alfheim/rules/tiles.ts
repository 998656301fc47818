import { bitsOfTiles, byKind, type Kind, TILES, type Tile, tilesIn } from './fairies.ts';
import type { State, View } from './state.ts';

/** What has left the piles, and the costs beside them. */
export type Stock = Pick<State, 'drawn' | 'lying'>;

export const stockOf = ({ piles, lying }: Pick<View, 'piles' | 'lying'>): Stock => ({
  drawn: byKind((kind) => TILES - piles[kind]),
  lying: byKind((kind) => bitsOfTiles(lying[kind])),
});

/** Where the pile is empty, the cost tiles one of which goes with the fairy; none while it comes from the pile. */
export const tilesFor = ({ drawn, lying }: Stock, kind: Kind): readonly Tile[] =>
  drawn[kind] < TILES ? NONE : tilesIn(lying[kind]);
const NONE: readonly Tile[] = [];
