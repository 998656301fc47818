import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import {
  ALL_FIELDS,
  ALL_QUESTS,
  APPLE,
  type Field,
  GEM,
  type Kind,
  PERSONALITIES,
  QUEST,
  QUEST_NAMES,
  type QuestCard,
  SEEK_A,
  SEEK_B,
  type Space,
  type TILE_SPACE,
  TILES,
  type TileName,
  type Value,
} from '../rules/cards.ts';
import { ALL_HEXES, CASTLE, type Hex, hexAt } from '../rules/hexes.ts';
import type { Seeker } from '../rules/state.ts';

type ActionSpace = Exclude<Space, typeof TILE_SPACE>;

/** What a figure of the rulebook shows. */
export type FigureScene =
  | MapScene
  | FightScene
  | CardScene
  | DiceScene
  | { readonly is: 'fields' | 'parts' | 'spells' }
  | { readonly is: 'mat'; readonly marker: ActionSpace };

/** A card or tile by itself. */
type CardScene =
  | { readonly is: 'quest'; readonly card: QuestCard }
  | { readonly is: 'tile'; readonly tile: TileName }
  | { readonly is: 'person'; readonly field: Field };

export interface MapScene {
  readonly is: 'map';
  /** All of the map, or as much of it as is spoken of. */
  readonly hexes: readonly Hex[];
  readonly camps: readonly Seat[];
  readonly tokens: readonly Lying[];
  readonly seekers: readonly SeekerFigure[];
  /** Where a seeker goes, step by step. */
  readonly ways: readonly (readonly Hex[])[];
  readonly marked: readonly Hex[];
}
export interface Lying {
  readonly hex: Hex;
  readonly kind: Kind;
  readonly count: number;
}
export interface SeekerFigure {
  readonly hex: Hex;
  readonly seat: Seat;
  readonly seeker: Seeker;
}
export interface FightScene {
  readonly is: 'fight';
  readonly pies: readonly [number, number];
  readonly spells: readonly [readonly Value[], readonly Value[]];
}
export interface DiceScene {
  readonly is: 'dice';
  /** What each action's dice bring. */
  readonly rows: readonly { readonly space: ActionSpace; readonly kinds: readonly Kind[] }[];
}

const map = (hexes: readonly Hex[], more: Partial<MapScene> = {}): MapScene => ({
  ...{ is: 'map', hexes, camps: [], tokens: [], seekers: [], ways: [], marked: [] },
  ...more,
});
const lying = (hex: Hex, kind: Kind, count = 1): Lying => ({ hex, kind, count });
const standing = (hex: Hex, seat: Seat, seeker: Seeker = 0): SeekerFigure => ({ hex, seat, seeker });

/** One for every card of a kind. */
function cards<In extends string, Name extends string>(
  of: In,
  names: readonly Name[],
  scene: (name: Name, at: number) => CardScene,
) {
  const drawn = names.map((name, at) => [`${of}.${name}`, scene(name, at)] as const);
  return Object.fromEntries(drawn) as Readonly<Record<`${In}.${Name}`, CardScene>>;
}

const PORTAL = hexAt(1, -2);
const OUTER = [hexAt(1, -3), hexAt(2, -3)] as const;
const RING = [hexAt(0, -1), hexAt(1, -1), hexAt(1, 0), hexAt(0, 1), hexAt(-1, 1), hexAt(-1, 0)] as const;
const [NORTH, , EAST] = RING;
const EAST_PORTAL = hexAt(2, -1);
const FOREST = hexAt(2, 0);
const SIDE_PORTAL = hexAt(-1, -1);
const SIX_CAMPS: readonly Seat[] = [0, 1, 2, 3, 4, 5];

export const SCENES = {
  map: map(ALL_HEXES, { camps: SIX_CAMPS, marked: [PORTAL, ...OUTER] }),
  portals: map(ALL_HEXES, {
    seekers: [standing(hexAt(3, -1), 4)],
    ways: [[hexAt(3, -1), EAST_PORTAL, SIDE_PORTAL]],
  }),
  setup: map([PORTAL, ...OUTER, hexAt(0, -2), hexAt(2, -2)], {
    camps: [0],
    tokens: [lying(PORTAL, APPLE), lying(OUTER[0], GEM), lying(OUTER[1], QUEST)],
  }),
  mat: { is: 'mat', marker: SEEK_A },
  cargo: map([FOREST, EAST, EAST_PORTAL, hexAt(3, -1), hexAt(3, 0), hexAt(2, 1), hexAt(1, 1)], {
    tokens: [lying(FOREST, APPLE, 2), lying(FOREST, GEM)],
    seekers: [standing(FOREST, 4)],
    ways: [[FOREST, EAST]],
  }),
  delivery: map([CASTLE, ...RING], {
    tokens: [lying(NORTH, APPLE, 4)],
    seekers: [standing(NORTH, 0)],
    ways: [[NORTH, CASTLE]],
  }),
  joint: map([CASTLE, ...RING, SIDE_PORTAL], {
    tokens: [lying(EAST, GEM, 3), lying(SIDE_PORTAL, GEM)],
    seekers: [standing(EAST, 5, 0), standing(SIDE_PORTAL, 5, 1)],
    ways: [
      [EAST, CASTLE],
      [SIDE_PORTAL, CASTLE],
    ],
  }),
  fight: { is: 'fight', pies: [3, 5], spells: [[3], [1]] },
  quest: { is: 'quest', card: 10 },
  dice: {
    is: 'dice',
    rows: [
      { space: SEEK_A, kinds: [APPLE, APPLE, GEM, QUEST] },
      { space: SEEK_B, kinds: [APPLE, GEM, GEM, QUEST] },
    ],
  },
  bonus: map([EAST, FOREST, hexAt(1, 1), EAST_PORTAL, hexAt(2, 1)], {
    tokens: [lying(FOREST, APPLE)],
    seekers: [standing(FOREST, 1)],
    marked: [FOREST],
  }),
  fields: { is: 'fields' },
  parts: { is: 'parts' },
  spells: { is: 'spells' },
  ...cards('tile', TILES.flat(), (tile) => ({ is: 'tile', tile })),
  ...cards('quest', QUEST_NAMES, (_, place) => ({ is: 'quest', card: at(ALL_QUESTS, place) })),
  ...cards('person', PERSONALITIES, (_, place) => ({ is: 'person', field: at(ALL_FIELDS, place) })),
} satisfies Readonly<Record<string, FigureScene>>;

export type FigureId = keyof typeof SCENES;
export const isFigure = (of: string): of is FigureId => of in SCENES;
