import { parted } from '../../../words/lists.ts';
import { icon, name, phrase } from '../../../words/phrase.ts';
import type { Direction } from '../rules/grid.ts';
import type { Words } from './en.ts';
import type { Watchers } from './known.ts';
import { names } from './names.ja.ts';

const COMPASS: Readonly<Record<Direction, string>> = {
  N: '北',
  NE: '北東',
  E: '東',
  SE: '南東',
  S: '南',
  SW: '南西',
  W: '西',
  NW: '北西',
};
const ways = (directions: readonly Direction[]): string => directions.map((each) => COMPASS[each]).join('・');

/** Of those face down nothing is known. */
function watched({ count, hidden }: Watchers): string {
  if (count === 0)
    return hidden ? 'オモテの見えるコットンからは、どれからも見えません。' : 'どのコットンからも見えません。';
  return `${hidden ? 'オモテの見える' : ''}${count}匹のコットンが見ています。`;
}

export const ja: Words = {
  ...names,
  custom: '最後にネコをなでた人',
  hearts: 'ハート',
  options: {
    variant: {
      name: '森',
      values: {
        standard: { name: '基本の森', sentence: '開いた3枚の、いちばん左を置きます。' },
        forked: { name: '分かれ道の森', sentence: '開いた2枚の、どちらかを置きます。' },
        free: { name: '自由の森', sentence: '12枚すべてが手札。お互いに見えています。' },
        dark: { name: '暗闇の森', sentence: '秘密の手札3枚から、ウラ向きに置きます。' },
      },
    },
  },

  first: (text) => text,
  suns: (count) => phrase`${icon('sun', '太陽')}${count}`,
  moons: (count) => phrase`${icon('moon', '月')}${count}`,

  askExchange: (count) => `${count}枚のうち好きな枚数を、一度だけ交換`,
  askOrder: '3枚の順番を決める',
  placeAsks: {
    standard: 'いちばん左の1枚を配置',
    forked: '2枚のどちらか1枚を配置',
    free: '好きな1枚を配置',
    dark: '1枚をウラ向きに配置',
  },

  place: (card, where) => phrase`${card}を置く：${where}`,
  lay: (cards) => phrase`${parted(cards, '→')}の順に並べる`,
  keepAll: 'このままにする',
  giveBack: (cards) => phrase`${parted(cards, '・')}を交換する`,

  keepsAll: (seat) => phrase`${name(seat)}さんはカードを交換しませんでした。`,
  givesBack: (seat, back, got) =>
    phrase`${name(seat)}さんは${parted(back, '、')}を${parted(got, '、')}と交換しました。`,
  choseInSecret: (seat) => phrase`${name(seat)}さんはこっそり決めました。`,
  willPlace: (seat, cards) => phrase`${name(seat)}さんの並びは左から${parted(cards, '、')}です。`,
  places: (seat, card, where) => phrase`${name(seat)}さんは${card}を置きました（${where}）。`,
  draws: (seat) => phrase`${name(seat)}さんはカードを1枚引きました。`,
  opens: (seat, card) => phrase`${name(seat)}さんは${card}を開きました。`,
  framed: (axis) => (axis === 'rows' ? phrase`森は縦5枚になりました。` : phrase`森は横5枚になりました。`),
  turned: 'すべてのカードをオモテ向きにします。',
  counts: (cat, suns, moons, side, uncounted) =>
    phrase`${cat}は${suns}、${moons}。${side === null ? 'ハートはどちらにも渡りません' : `ハートは${side}へ`}。${uncounted}`,
  uncounted: (cards) => `ウラ向きの${cards}枚は数えていません。`,
  drawn: (hearts) => phrase`太陽も月もハート${hearts}枚で、引き分けです。`,
  won: (suns, moons, winner) => phrase`ハートは太陽${suns}枚、月${moons}枚。${name(winner)}さんの勝ちです。`,

  between: '、',
  exchanged: (cards) => (cards === 0 ? '交換なし' : `${cards}枚を交換`),
  sealed: 'こっそり決定',
  ordered: '順番を決定',
  placed: (card, where) => phrase`${card}（${where}）`,
  opened: (card) => phrase`${card}を開いた`,

  refusals: {
    'place.empty': 'そこにはもうカードがあります。',
    'place.beside': 'カードは、ほかのカードと辺で隣り合うように置きます。',
    'place.frame': '森が縦横5枚に収まらなくなります。',
    'place.leftmost': '置けるのは、開いたカードのいちばん左だけです。',
    'forked.either': '置けるのは、開いている2枚のどちらかです。',
    'free.hand': 'そのカードはもう手札にありません。',
    'free.open': '自由の森では、カードを交換しません。',
    'dark.hand': '置けるのは手札のカードだけです。',
    'forked.two': '開いているカードは2枚です。',
    'setup.exchange': 'まず、交換するカードを選びます。',
    'setup.once': 'それができるのは、最初のカードを置く前の一度だけです。',
    'setup.order': 'まず、開いたカードの順番を決めます。',
    'dark.exchange': '交換はもう決めました。内容は相手に知らされません。',
    'end.full': '森はもういっぱいです。',
  },
  unordered: 'ここでは順番を決めません。どのカードも置けます。',
  tooFew: (cards) => `選べるカードは${cards}枚だけです。`,
  foreign: 'それは相手のカードです。',
  othersTurn: (seat) => phrase`いまは${name(seat)}さんの番です。`,
  exchanges: (cards) => `ストックの${cards}枚と交換します。`,
  closes: (axis) =>
    axis === 'rows' ? '縦5枚になり、これより上下には広がりません。' : '横5枚になり、これより左右には広がりません。',
  adds: (cat, light, suns, moons) => phrase`${cat}に${light}が加わり、${suns}対${moons}。`,
  heartsOf: (side, count, by) => phrase`${side} ${icon('heart', 'ハート')}${count}${by === '' ? '' : `（${by}）`}`,
  sumsComma: '・',
  unseen: (hidden) => watched({ count: 0, hidden }),
  both: (suns, moons) => phrase`${suns}と${moons}`,

  aboutCat: (cat, look, carries) => phrase`${cat}。${look}。${carries}`,
  aboutPlain: (card) => phrase`${card}。見ているコットンすべてに数えられます。`,
  catNow: (cat, look, suns, moons, uncounted) => phrase`${cat}。${look}。いまは${suns}、${moons}です。${uncounted}`,
  ownIncluded: '自分のシンボルも数えています。',
  cardNow: (card, watchers) => phrase`${card}。${watched(watchers)}`,
  emptyPlace: (watchers, verdict) => phrase`空いた場所。${watched(watchers)}${verdict}`,
  mayGoHere: 'ここに置けます。',
  emptyStock: (side) => phrase`${side}のストックはもうありません。`,
  stock: (side, cards, unseen) =>
    phrase`${side}のストックは${cards}枚。まだ見えていないのは${parted(unseen, '、')}です。`,
  several: (card, count) => `${card}${count}枚`,
  otherHand: (side, cards) => phrase`${side}の手札。あなたには見えないカードが${cards}枚です。`,
  aboutBack: (side) => phrase`${side}のウラ向きのカード。得点計算のときにオモテ向きにします。`,
  aboutHearts: 'コットン1匹につき1枚、全部で9枚のハート。多く集めたほうの勝ちです。',
  withoutHidden: 'ウラ向きのカードは、まだ数えていません。',

  seesAround: 'まわりの8枚を見ます',
  seesAllLines: '8方向の列すべてを見ます',
  nextCards: (directions) => `${ways(directions)}の隣の1枚`,
  wholeLines: (directions) => `${ways(directions)}の列すべて`,
  sees: (what) => `${what.join('と、')}を見ます`,
  carries: (suns, moons) => `カード自身に${names.symbols(suns, moons)}があります。`,
};
