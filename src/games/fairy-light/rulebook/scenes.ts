import type { InBoth } from '../../../words/phrase.ts';
import { BACKS, type Kind, kindOfMark, MOON, SUN } from '../rules/cards.ts';
import { gridOf } from '../rules/forest.ts';
import { type Cell, cellAt, START } from '../rules/grid.ts';

/** What a figure of the rulebook shows: forests side by side, or hands one below the other. */
export type FigureScene =
  | { readonly is: 'forests'; readonly forests: readonly Forest[] }
  | { readonly is: 'hands'; readonly hands: readonly Hand[] };

export interface Forest {
  readonly grid: readonly Kind[];
  /** The Cotton whose sight is shown. */
  readonly looks: Cell | null;
  /** Which Cottons show what they count. */
  readonly counted: 'none' | 'looking' | 'all';
  /** Shows where a card may go. */
  readonly places: boolean;
}

export interface Hand {
  readonly cards: readonly Kind[];
  /** Something about one of them. */
  readonly mark: { readonly at: number; readonly is: 'next' | 'back' | 'new' } | null;
  /** Whose cards lie face down beside them. */
  readonly stock: typeof SUN | typeof MOON | null;
}

const FACE_DOWN: Readonly<Record<string, Kind>> = { 'S?': BACKS[SUN] as Kind, 'M?': BACKS[MOON] as Kind };

/** Marks as in the record, a dot for no card; with a question mark a card lies face down. */
function forest(lines: readonly string[], part: Partial<Forest> = {}): Forest {
  const marks = lines.map((line) => line.split(' '));
  const south = marks.findIndex((row) => row.some(isStartMark));
  const east = marks[south]?.findIndex(isStartMark) ?? 0;
  const grid = gridOf(marks.map((row) => row.map((mark) => (mark in FACE_DOWN ? '.' : mark))));
  marks.forEach((row, y) => {
    row.forEach((mark, x) => {
      const back = FACE_DOWN[mark];
      if (back !== undefined) grid[cellAt(x - east, y - south)] = back;
    });
  });
  return { grid, looks: null, counted: 'none', places: false, ...part };
}

const isStartMark = (mark: string): boolean => mark.startsWith('*');

const hand = (marks: string, mark: Hand['mark'] = null, stock: Hand['stock'] = SUN): Hand => ({
  cards: marks.split(' ').map(kindOfMark),
  mark,
  stock,
});

/** A Cotton among eight cards. */
const alone = (cotton: string): Forest => forest(['S1 S1 S1', `S1 ${cotton} S1`, 'S1 S1 S1'], { looks: cellAt(1, 2) });

const forests = (...shown: readonly Forest[]): FigureScene => ({ is: 'forests', forests: shown });
const hands = (...shown: readonly Hand[]): FigureScene => ({ is: 'hands', hands: shown });

export const EXAMPLE = forest(
  ['S1 m\\ m| s| s/', 'S1 M1 M1 M1 s\\', 'm/ S1 M1 S1 S2', 'S1 S2 M2 M2 *ring', 'M1 M1 S1 m- s-'],
  { looks: START, counted: 'all' },
);

export const SCENES = {
  cards: hands(
    hand('S1 S2 M1 M2', null, null),
    hand('s| s- s\\ s/', null, null),
    hand('m| m- m\\ m/', null, null),
    hand('*ring', null, null),
  ),
  lines: forests(...['s|', 's-', 's\\', 's/'].map(alone)),
  starts: hands(
    hand('*ring *cross *saltire *lantern *star', null, null),
    hand('*petal *banner *pillar *dawn *dusk', null, null),
  ),
  exchange: hands(hand('S1 s| S2', { at: 1, is: 'back' }), hand('S1 S1 S2', { at: 1, is: 'new' })),
  leftmost: hands(hand('S1 s| S2', { at: 0, is: 'next' })),
  shift: hands(hand('S1 s| S2', { at: 0, is: 'next' }), hand('s| S2 S1', { at: 2, is: 'new' })),
  beside: forests(forest(['*ring S1'], { places: true })),
  frame: forests(
    forest(['. S1 .', 'M1 *ring S1'], { places: true }),
    forest(['. S1 . . .', 'M1 *ring S1 M2 S1'], { places: true }),
  ),
  near: forests(forest(['M1 S1 M2 .', 'S1 *ring S2 M2', 'S1 M1 S1 .'], { looks: START, counted: 'looking' })),
  ray: forests(forest(['M1 s- *ring m| S2'], { looks: cellAt(-1, 0), counted: 'looking' })),
  example: forests(EXAMPLE),
  forked: hands(hand('S1 s|')),
  backs: forests(forest(['. S? .', 'M? *ring S?', '. M? .'])),
} satisfies Readonly<Record<string, FigureScene>>;

export type FigureId = keyof typeof SCENES;
export const isFigure = (of: string): of is FigureId => of in SCENES;

/** The rulebook's figures for those who do not see them. */
export const figures: InBoth<Readonly<Record<FigureId, string>>> = {
  en: {
    cards:
      'Four plain cards: one sun, two suns, one moon, two moons. The four Cottons of Sun, each with one moon; the four Cottons of Moon, each with one sun. The start card called ring.',
    lines:
      'Four times a Cotton among eight cards, with what it sees. Upright: the cards above and below it. Level: those to its left and right. Falling: those to the upper left and lower right. Rising: those to the lower left and upper right.',
    starts:
      'The ten start cards: ring, cross, saltire, lantern and star; petal, banner, pillar, dawn and dusk. Each is a Cotton with card icons or arrow icons in some of eight directions.',
    exchange: 'Three open cards and the stock. The middle card goes back; a new one from the stock lies in its place.',
    leftmost: 'Three open cards and the stock. The left-most is marked: it is placed next.',
    shift:
      'Two rows. Above, the left-most of three cards is marked. Below it is gone, the other two have moved left, and a new card lies on the right.',
    beside: 'The start card with a card to its right. A place is marked at each of the six free edges of the two.',
    frame:
      'Two forests. The first is three wide and two high, and places are marked all around it. The second is five wide: places are marked above and below, and none to its left or right.',
    near: 'The ring in the middle sees the eight cards around it: 6 suns and 4 moons. A card two places to the right is not seen.',
    ray: 'Sun’s level Cotton, second of five cards in a row, sees all the others, past a Cotton and the start card, to both ends: 3 suns and 2 moons.',
    example:
      'A full forest. The ring at its right edge sees five cards and counts 4 suns to 3 moons. Every Cotton shows its count: three lead with suns, six with moons.',
    forked: 'Two open cards and the stock.',
    backs: 'The start card face up, and around it four cards face down: two with Sun’s back, two with Moon’s.',
  },
  ja: {
    cards:
      'シンボルだけのカードが4枚：太陽1つ、太陽2つ、月1つ、月2つ。太陽のコットン4枚は月を1つずつ、月のコットン4枚は太陽を1つずつ持っています。スタートカード「輪っか」。',
    lines:
      '8枚に囲まれたコットンが示すカード。縦は上と下、横は左と右、右下がりは左上と右下、右上がりは左下と右上の1枚ずつ。',
    starts:
      '10枚のスタートカード。輪っか、十字、斜め十字、灯籠、星、花びら、旗、柱、夜明け、夕暮れ。どれもコットンで、8方向のいくつかにカードアイコンか矢印アイコンがあります。',
    exchange: '公開した3枚とストック。真ん中の1枚を交換し、その場所にストックから新しい1枚を公開します。',
    leftmost: '公開した3枚とストック。次に配置する、いちばん左の1枚が目立たせてあります。',
    shift:
      '上の段では、3枚のいちばん左が目立たせてあります。下の段ではそれがなくなり、残りの2枚が左へずれ、右に新しい1枚があります。',
    beside: 'スタートカードと、その右隣の1枚。2枚のまわりの空いた6か所に、配置できる目印があります。',
    frame:
      '2つの森。横3枚、縦2枚の森は、まわりのどこにでも配置できます。横5枚の森は、上と下だけに配置でき、左右には配置できません。',
    near: '真ん中の「輪っか」は、まわりの8枚を示します。太陽6、月4。2つ右のカードは示しません。',
    ray: '横に並ぶ5枚の左から2枚目、太陽の横コットンは、コットンやスタートカードの先まで、両端のすべてのカードを示します。太陽3、月2。',
    example:
      '完成した森。右端の「輪っか」は5枚を示し、太陽4、月3。どのコットンにも数があり、3匹は太陽が、6匹は月が多くなっています。',
    forked: '公開した2枚とストック。',
    backs: 'オモテ向きのスタートカードのまわりに、ウラ向きの4枚。2枚は太陽、2枚は月の裏です。',
  },
};
