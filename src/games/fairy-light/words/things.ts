import type { ThingId } from '../../../engine/game.ts';
import { capital, type InBoth, icon, many, type Phrase, phrase as p, parted, thing } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import {
  EMPTY,
  FACES,
  isBack,
  isCotton,
  isStart,
  type Kind,
  kindThing,
  MOON,
  SUN,
  sideOf,
  sight,
  thingKind,
} from '../rules/cards.ts';
import { placeFault, rowsOf } from '../rules/forest.ts';
import { areDiagonals, type Cell, DIRECTIONS, type Direction, thingCell } from '../rules/grid.ts';
import type { RefusalRule } from '../rules/ids.ts';
import { type Balance, balance, heartOf, hearts, unturned } from '../rules/sheet.ts';
import type { View } from '../rules/state.ts';
import { unseen } from '../rules/view.ts';
import { cardName, counted, names, sideName } from './names.ts';

/** How many Cottons look at a cell. */
interface Watchers {
  readonly count: number;
  /** Others may lie face down: of those nothing is known. */
  readonly hidden: boolean;
}

const WAYS: Readonly<Record<Direction, string>> = {
  N: 'above',
  S: 'below',
  W: 'to the left',
  E: 'to the right',
  NW: 'to the upper left',
  NE: 'to the upper right',
  SW: 'to the lower left',
  SE: 'to the lower right',
};
/** Of whole lines: “above, to the left” would be heard as one. */
const STRAIGHT: Readonly<Record<Direction, string>> = {
  N: 'straight up',
  S: 'straight down',
  W: 'straight left',
  E: 'straight right',
  NW: 'diagonally up to the left',
  NE: 'diagonally up to the right',
  SW: 'diagonally down to the left',
  SE: 'diagonally down to the right',
};
const WAYS_JA: Readonly<Record<Direction, string>> = {
  N: '上',
  NE: '右上',
  E: '右',
  SE: '右下',
  S: '下',
  SW: '左下',
  W: '左',
  NW: '左上',
};
/** Opposite ones come together. */
const AS_TOLD: readonly Direction[] = ['N', 'S', 'W', 'E', 'NW', 'NE', 'SW', 'SE'];

function ways(directions: readonly Direction[], called: Readonly<Record<Direction, string>>): string {
  if (directions.length === 4 && areDiagonals(directions)) return 'on the four diagonals';
  const each = AS_TOLD.filter((towards) => directions.includes(towards)).map((towards) => called[towards]);
  return each.length > 1 ? `${each.slice(0, -1).join(', ')} and ${each.at(-1)}` : each.join('');
}
const areThese = (directions: readonly Direction[], these: readonly Direction[]): boolean =>
  directions.length === these.length && these.every((each) => directions.includes(each));
function waysJa(directions: readonly Direction[]): string {
  if (directions.length === 4) return areDiagonals(directions) ? '斜め4方向' : '上下左右';
  if (areThese(directions, ['N', 'S'])) return '上下';
  if (areThese(directions, ['W', 'E'])) return '左右';
  return directions.map((each) => WAYS_JA[each]).join('・');
}

const words = catalogues({
  suns: both(
    (count: number): Phrase => p`${count} ${icon('sun', count === 1 ? 'sun' : 'suns')}`,
    (count) => p`${icon('sun', '太陽')}${count}`,
  ),
  moons: both(
    (count: number): Phrase => p`${count} ${icon('moon', count === 1 ? 'moon' : 'moons')}`,
    (count) => p`${icon('moon', '月')}${count}`,
  ),
  and: both(' and ', 'と'),
  uncounted: both(
    (cards: number): string => ` (${many(cards, 'face-down card')} not counted)`,
    (cards) => `ウラ向きの${cards}枚は数えていません。`,
  ),
  watching: both(
    ({ count, hidden }: Watchers, ofCard: boolean): string => {
      const known = hidden ? ' known to you' : '';
      const it = ofCard ? 'this card' : 'it';
      if (count === 0) return `No Cotton${known} sees ${it}.`;
      return `${many(count, 'Cotton')}${known} ${count === 1 ? 'sees' : 'see'} ${it}.`;
    },
    ({ count, hidden }) => {
      if (count === 0)
        return hidden ? '見えているコットンはどれも、ここを示しません。' : 'ここを示すコットンはありません。';
      return `${hidden ? `見えているコットンのうち、${count}匹` : `${count}匹のコットン`}がここを示しています。`;
    },
  ),
  looks: both(
    (near: readonly Direction[], rays: readonly Direction[]): string => {
      if (near.length === DIRECTIONS.length) return 'It sees the eight cards around it.';
      if (rays.length === DIRECTIONS.length) return 'It sees every card in all eight directions.';
      const seen = [
        ...(near.length === 0 ? [] : [`the adjacent ${near.length === 1 ? 'card' : 'cards'} ${ways(near, WAYS)}`]),
        ...(rays.length === 0 ? [] : [`every card ${ways(rays, STRAIGHT)}`]),
      ];
      return `It sees ${seen.join(', and ')}.`;
    },
    (near, rays) => {
      if (near.length === DIRECTIONS.length) return 'まわりの8枚を示します。';
      if (rays.length === DIRECTIONS.length) return '8方向それぞれの、端までのすべてのカードを示します。';
      const seen = [
        ...(near.length === 0 ? [] : [`${waysJa(near)}は隣の${near.length === 1 ? '1枚' : '1枚ずつ'}`]),
        ...(rays.length === 0 ? [] : [`${waysJa(rays)}は端までのすべてのカード`]),
      ];
      return `${seen.join('、')}を示します。`;
    },
  ),
  carries: both(
    (symbols: string): string => `It carries ${symbols}, which it counts as well.`,
    (symbols) => `自分の${symbols}も数えます。`,
  ),
  /** The letter on a card of that side, which is the first of its English name. */
  letter: both(
    (_sun: boolean): string => '',
    (sun) => (sun ? 'Sは太陽（Sun）の印です。' : 'Mは月（Moon）の印です。'),
  ),
  aboutPlain: both(
    (card: string, symbols: string): string => `${card}: every Cotton that sees it counts ${symbols}.`,
    (card, symbols) => `${card}。このカードを示すコットンすべてが、${symbols}を数えます。`,
  ),
  card: both(
    (card: string): string => `${card}.`,
    (card) => `${card}。`,
  ),
  now: both(
    (suns: Phrase, moons: Phrase, side: string | null, uncounted: string): Phrase =>
      p`Now it counts ${suns} to ${moons}${uncounted}, ${side === null ? 'so neither side gets the heart' : `so the heart goes to ${side}`}.`,
    (suns, moons, side, uncounted) =>
      p`いまは${suns}対${moons}で、ハートは${side === null ? 'どちらにも渡りません' : `${side}のものです`}。${uncounted}`,
  ),
  emptyPlace: both('An empty place.', '空いた場所。'),
  mayGoHere: both('A card may go here.', 'ここに配置できます。'),
  mayGoLater: both('A card may go here once cards are placed.', '配置が始まると、ここに配置できます。'),
  emptyStock: both(
    (side: string): string => `${side}’s stock is empty.`,
    (side) => `${side}のストックはもうありません。`,
  ),
  stock: both(
    (side: string, cards: number, left: Phrase): Phrase =>
      p`${side}’s stock: ${many(cards, 'card')}. Not seen yet: ${left}.`,
    (side, cards, left) => p`${side}のストックは${cards}枚。まだ見えていないのは${left}です。`,
  ),
  several: both(
    (card: string, count: number): string => `${count} × ${card}`,
    (card, count) => `${card}が${count}枚`,
  ),
  comma: both(', ', '、'),
  otherHand: both(
    (side: string, cards: number): string => `${side}’s hand: ${many(cards, 'card')} that you do not see.`,
    (side, cards) => `${side}の手札。あなたには見えないカードが${cards}枚です。`,
  ),
  back: both(
    (side: string): string => `A face-down card of ${side}’s. It is turned face up for scoring.`,
    (side) => `ウラ向きの${side}のカード。得点計算のときにオモテ向きにします。`,
  ),
  hearts: both(
    (side: string, count: number): string =>
      `${side} has ${many(count, 'heart')} as the forest stands. There are nine, one for each Cotton; whoever has the most at the end wins.`,
    (side, count) =>
      `${side}のハートは、いまの森では${count}枚。ハートはコットン1匹につき1枚、全部で9枚です。最後に多いほうの勝ちです。`,
  ),
  heartsLater: both(
    'There are nine hearts, one for each Cotton; whoever has the most at the end wins. While cards lie face down, nobody can count them.',
    'ハートはコットン1匹につき1枚、全部で9枚です。最後に多いほうの勝ちです。ウラ向きのカードがあるあいだは数えられません。',
  ),
  space: both(' ', ''),
});

/** What the rule says is all there is to say. */
export const refusals = catalogues({
  'place.empty': both('There is already a card here.', 'ここにはもうカードがあります。'),
  'place.beside': both(
    'A card must share an edge with a card in the forest.',
    'カードは、森のカードと上下左右のどこかで隣り合うように配置します。',
  ),
  'place.frame': both('The forest would no longer fit into five by five.', '森が5×5に収まらなくなります。'),
  'place.leftmost': both(
    'Only your left-most open card may be placed.',
    '配置できるのは、公開したカードのいちばん左だけです。',
  ),
  'forked.either': both(
    'Only one of your two open cards may be placed.',
    '配置できるのは、公開した2枚のどちらかです。',
  ),
  'free.hand': both('That card is no longer in your hand.', 'そのカードはもう手札にありません。'),
  'free.open': both('In the free forest no cards are exchanged.', '自由の森では、カードを交換しません。'),
  'dark.hand': both('Only a card from your hand may be placed.', '配置できるのは手札のカードだけです。'),
  'forked.two': both('Only two cards are open.', '公開しているカードは2枚です。'),
  'setup.exchange': both('First decide which cards to exchange.', 'まず、交換するカードを決めます。'),
  'setup.once': both(
    'Cards are exchanged and ordered only once, before the first card is placed.',
    '交換と並べ替えができるのは、最初のカードを配置する前の一度だけです。',
  ),
  'setup.order': both('First put your open cards in order.', 'まず、公開したカードの順番を決めます。'),
  'dark.exchange': both(
    'You have already decided; your choice stays secret.',
    '交換はもう決めました。内容は相手に知らされません。',
  ),
  'end.full': both('The forest is full: the game is over.', '森は完成し、ゲームは終わりました。'),
} satisfies Readonly<Record<RefusalRule, InBoth<string>>>);

export const things = {
  en: { ...names.en, ...words.en },
  ja: { ...names.ja, ...words.ja },
};
export type ThingWords = (typeof things)[Lang];

/** What a thing is, and what it counts unless points are hidden until the end. */
export function explain(lang: Lang, of: ThingId, view: View, arePointsCovered: boolean): Phrase {
  const said = things[lang];
  const cell = thingCell(of);
  if (cell !== null) return explainCell(lang, cell, view, arePointsCovered);
  const kind = thingKind(of);
  if (kind >= 0) return parted(aboutKind(said, kind), said.space);
  const light = of.endsWith('sun') ? SUN : MOON;
  const side = sideName(said, light);
  if (of.startsWith('hand:')) return [said.otherHand(side, view.held[light] ?? 0)];
  if (of.startsWith('stock:')) {
    const left = counted(unseen(view, light)).map(({ kind, count }) =>
      thing(kindThing(kind), said.several(cardName(said, kind), count)),
    );
    if (left.length === 0) return [said.emptyStock(side)];
    return said.stock(side, view.stock[light] ?? 0, parted(left, said.comma));
  }
  const known = !arePointsCovered && !view.grid.some(isBack);
  return [known ? said.hearts(side, hearts(view.grid)[light] ?? 0) : said.heartsLater];
}

function aboutKind(said: ThingWords, kind: Kind): string[] {
  const face = FACES[kind];
  const called = capital(cardName(said, kind));
  if (!face) return [said.card(called)];
  const letter = isStart(kind) ? '' : said.letter(sideOf(kind) === SUN);
  const end = letter === '' ? [] : [letter];
  const symbols = said.symbols(face.suns, face.moons);
  if (!isCotton(kind)) return [said.aboutPlain(called, symbols), ...end];
  const carries = face.suns + face.moons === 0 ? [] : [said.carries(symbols)];
  return [said.card(called), said.looks(face.near, face.rays), ...carries, ...end];
}

function explainCell(lang: Lang, cell: Cell, { grid, step }: View, arePointsCovered: boolean): Phrase {
  const said = things[lang];
  const kind = grid[cell] ?? EMPTY;
  const count = grid.filter((other, from) => isCotton(other) && sight(other, from).includes(cell)).length;
  const watchers = { count, hidden: grid.some((other, from) => isBack(other) && from !== cell) };
  const watched = said.watching(watchers, isCotton(kind) || isBack(kind));
  if (kind === EMPTY) {
    const fault = placeFault(rowsOf(grid), cell);
    const isEarly = step === 'exchange' || step === 'order';
    const verdict = fault ? refusals[lang][fault] : isEarly ? said.mayGoLater : said.mayGoHere;
    return parted([said.emptyPlace, watched, verdict], said.space);
  }
  const side = sideOf(kind);
  if (isBack(kind) && side !== null) return parted([said.back(sideName(said, side)), watched], said.space);
  if (!isCotton(kind)) return parted([said.card(capital(cardName(said, kind))), watched], said.space);
  const about = parted(aboutKind(said, kind), said.space);
  if (arePointsCovered) return p`${about}${said.space}${watched}`;
  const now = balance(grid, cell);
  const hidden = unturned(grid, cell);
  const counts = said.now(
    said.suns(now.suns),
    said.moons(now.moons),
    winner(said, now),
    hidden === 0 ? '' : said.uncounted(hidden),
  );
  return p`${about}${said.space}${counts}${said.space}${watched}`;
}

/** Whose heart it is. */
export function winner(said: ThingWords, now: Balance): string | null {
  const heart = heartOf(now);
  return heart === null ? null : sideName(said, heart);
}

export function light(said: ThingWords, { suns, moons }: Balance): Phrase {
  if (moons === 0) return said.suns(suns);
  return suns === 0 ? said.moons(moons) : p`${said.suns(suns)}${said.and}${said.moons(moons)}`;
}
