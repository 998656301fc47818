import type { Field, QuestCard, Space, Tile } from '../rules/cards.ts';
import type { Hex } from '../rules/hexes.ts';
import type { CardWords } from './cards.en.ts';

/** How an action space stands for the seat whose mat it is. */
export type SpaceState = 'open' | 'shut' | 'barred' | 'closed';

/** What the board says to those who do not see it, and the few words on it. */
export interface Labels {
  readonly map: string;
  hex(hex: Hex, apples: number, gems: number, quest: boolean, who: readonly string[]): string;
  camp(name: string, home: number): string;
  /** The same place, where a tap does something now. */
  canGo(label: string): string;
  chosen(label: string): string;
  readonly trophies: string;
  trophy(field: Field, who: readonly string[], open: boolean): string;
  readonly take: string;
  readonly lastTurns: string;
  readonly actions: string;
  space(space: Space, tile: Tile, state: SpaceState | null): string;
  readonly stock: string;
  friendship(count: number): string;
  pies(count: number): string;
  /** Values where these eyes see them. */
  hand(count: number, values: readonly number[]): string;
  solved(cards: readonly QuestCard[]): string;
  tile(pile: number, tile: Tile): CardWords;
  noTile(pile: number): string;
  person(field: Field): CardWords;
  readonly personHidden: string;
  readonly dice: string;
  die(kind: number, terrain: number): string;
  readonly apples: string;
  readonly gems: string;
  readonly picksUp: string;
  readonly loaded: string;
  readonly allOfThem: string;
  readonly keepOne: string;
  under(first: string, second: string): string;
  readonly swap: string;
  /** The card that lies on the map goes aside, and comes back. */
  readonly fold: string;
  readonly unfold: string;
  readonly choices: string;
}
