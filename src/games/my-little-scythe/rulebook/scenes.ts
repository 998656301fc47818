import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { InBoth } from '../../../words/phrase.ts';
import type { Field, Kind, QuestCard, Value } from '../rules/cards.ts';
import { ALL_FIELDS, ALL_QUESTS, APPLE, GEM, PERSONALITIES, QUEST, QUEST_NAMES } from '../rules/cards.ts';
import { ALL_HEXES, CASTLE, type Hex, hexAt } from '../rules/hexes.ts';
import { SEEK_A, SEEK_B, type Space, type TILE_SPACE, TILES, type TileName } from '../rules/mat.ts';
import type { Seeker } from '../rules/state.ts';
import { printed } from '../words/names.ts';

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

const { en: english, ja: japanese } = printed;

/** What is said of every card of a kind: its paragraph stands above it. */
function cardsTold<In extends string, Name extends string>(
  of: In,
  named: Readonly<Record<Name, { readonly name: string }>>,
  told: (name: string) => string,
): Readonly<Record<`${In}.${Name}`, string>> {
  const said = Object.entries<{ readonly name: string }>(named).map(([id, { name }]) => [`${of}.${id}`, told(name)]);
  return Object.fromEntries(said);
}

/** The rulebook's figures for those who do not see them. */
export const figures: InBoth<Readonly<Record<FigureId, string>>> = {
  en: {
    map: 'The whole map: clockwise from the north mountains, forest, desert, badlands, swamp and tundra, the castle in the middle and six portals around it. Six tents stand outside; before the northern one a portal and two outer hexes are marked.',
    portals:
      'A tiger on the forest in the northeast steps onto the portal beside it, and with its second step onto the portal in the northwest.',
    setup:
      'A camp and the three hexes before it: an apple on the portal, a gem on one outer hex, a quest on the other.',
    mat: 'The six actions: Move, Seek A, Seek B, Make pies, Make a spell, Make a power-up. The marker lies on Seek A.',
    cargo: 'A seeker with two apples and a gem goes one step.',
    delivery: 'A seeker stands on the tundra beside the castle with four apples, and an arrow leads into the castle.',
    joint:
      'Two seekers of one player: one beside the castle with three gems, the other on a portal with one. An arrow leads from each into the castle.',
    fight:
      'A tiger attacks with 3 pies and a value-3 spell, a bear defends with 5 pies and a value-1 spell. Both have a total of 6, and the attacker wins.',
    quest:
      'A quest card in signs. Kind: a gem for three apples and a heart. Bold: three gems, and three hearts are lost.',
    dice: 'Seek A rolls two apple dice, a gem die and a quest die; Seek B an apple die, two gem dice and a quest die.',
    bonus: 'An apple is placed on the forest hex where another player’s wolf stands.',
    fields:
      'The eight trophies and what each asks for: friendship 8, power-ups 2, spells 3, quests 2, apples 4, gems 4, one fight won, pies 8.',
    parts:
      'The parts with their numbers: 24 apples, 24 gems, 12 quest tokens; 2 apple dice, 2 gem dice, 1 quest die; 30 spells, 12 quest cardsTold, 8 personality cardsTold; 8 Move and 8 Make power-ups; 2 seekers and 1 marker for each player.',
    spells: 'Spells by the stars on them: twelve with one star, ten with two, eight with three.',
    ...cardsTold('tile', english.tiles, (name) => `The power-up ${name}.`),
    ...cardsTold('quest', english.quests, (name) => `The quest ${name} in signs.`),
    ...cardsTold('person', english.people, (name) => `The personality card ${name}, with the sign of its trophy.`),
  },
  ja: {
    map: 'マップの全体。北から時計回りに山、森、砂漠、岩場、沼、ツンドラ。真ん中にエバーフリー城、その周りに魔法の門が6つ。外に6つのテントがあり、北のテントの前の魔法の門と外側2マスに印があります。',
    portals: '北東の森のトラが、1歩目で隣の魔法の門へ、2歩目で北西の魔法の門へ移ります。',
    setup: 'キャンプ地と、その前の3マス。魔法の門にリンゴ、外側の片方に宝石、もう片方にクエスト。',
    mat: '6つのアクション。移動、発見A、発見B、パイを作る、呪文を作る、パワーアップを作る。アクションマーカーは発見Aにあります。',
    cargo: 'リンゴ2個と宝石1個を運ぶ勇者コマが1歩進みます。',
    delivery: 'エバーフリー城の隣のツンドラに、リンゴ4個と勇者コマ。城への矢印があります。',
    joint:
      '同じプレイヤーの2体。1体はエバーフリー城の隣に宝石3個と、もう1体は魔法の門に宝石1個といます。どちらからも城へ矢印があります。',
    fight:
      '攻撃側のトラがパイ3枚と3の呪文、守備側のクマがパイ5枚と1の呪文を使います。合計はどちらも6で、攻撃側の勝ち。',
    quest:
      '絵で表したクエストカード。青のクエストは宝石1個でリンゴ3個とハート1つ。赤のクエストは宝石3個をもらい、ハートを3つ失います。',
    dice: '発見Aはリンゴ2個、宝石1個、クエスト1個のダイス。発見Bはリンゴ1個、宝石2個、クエスト1個のダイス。',
    bonus: 'ほかのプレイヤーのオオカミがいる森のマスに、リンゴが1個置かれています。',
    fields:
      '8つのトロフィーと、それぞれに必要な数。友情8、パワーアップ2枚、呪文3枚、クエスト2つ、リンゴ4個、宝石4個、パイ投げ競争の勝利1回、パイ8枚。',
    parts:
      'コンポーネントとその数。リンゴ24個、宝石24個、クエストトークン12個、リンゴのダイス2個、宝石のダイス2個、クエストのダイス1個、呪文カード30枚、クエストカード12枚、個性カード8枚、移動と制作のパワーアップタイル8枚ずつ、1人につき勇者コマ2体とアクションマーカー1個。',
    spells: '星の数で値を表す呪文カード。星1つが12枚、2つが10枚、3つが8枚。',
    ...cardsTold('tile', japanese.tiles, (name) => `パワーアップタイル「${name}」。`),
    ...cardsTold('quest', japanese.quests, (name) => `絵で表したクエスト「${name}」。`),
    ...cardsTold('person', japanese.people, (name) => `個性カード「${name}」と、そのトロフィーの絵。`),
  },
};
