import { parted } from '../../../words/lists.ts';
import { icon, name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import { areDiagonals, type Direction } from '../rules/grid.ts';
import type { Words } from './en.ts';
import type { Watchers } from './known.ts';
import { names } from './names.ja.ts';

const WAYS: Readonly<Record<Direction, string>> = {
  N: '上',
  NE: '右上',
  E: '右',
  SE: '右下',
  S: '下',
  SW: '左下',
  W: '左',
  NW: '左上',
};
const areThese = (directions: readonly Direction[], these: readonly Direction[]): boolean =>
  directions.length === these.length && these.every((each) => directions.includes(each));
function ways(directions: readonly Direction[]): string {
  if (directions.length === 4) return areDiagonals(directions) ? '斜め4方向' : '上下左右';
  if (areThese(directions, ['N', 'S'])) return '上下';
  if (areThese(directions, ['W', 'E'])) return '左右';
  return directions.map((each) => WAYS[each]).join('・');
}

/** A bare 2 after a word is heard as に; both sides are counted alike. */
function heard(count: number, other: number): string {
  if (count === 0) return 'なし';
  return Math.max(count, other) < 10 ? `${count}つ` : `${count}個`;
}

/** Two are linked, three are listed. */
const listOf = (cards: readonly Part[]): Phrase => parted(cards, cards.length > 2 ? '、' : 'と');

/** Of those face down nothing is known. */
function watching({ count, hidden }: Watchers): string {
  if (count === 0)
    return hidden ? '見えているコットンはどれも、ここを示しません。' : 'ここを示すコットンはありません。';
  return `${hidden ? `見えているコットンのうち、${count}匹` : `${count}匹のコットン`}がここを示しています。`;
}

export const ja: Words = {
  ...names,
  custom: '最近ネコを撫で\u2060たプレイヤー',
  hearts: 'ハート',
  options: {
    variant: {
      name: '森',
      values: {
        standard: { name: '基本の森', sentence: '公開した3枚のうち、いちばん左を配置します。' },
        forked: { name: '分かれ道の森', sentence: '公開した2枚のどちらかを配置します。運の要素が少し減ります。' },
        free: { name: '自由の森', sentence: '12枚すべてが手札で、お互いに公開します。運の要素はありません。' },
        dark: {
          name: '暗闇の森',
          sentence: '秘密の手札3枚から選び、ウラ向きに配置します。わかることがぐっと減ります。',
        },
      },
    },
  },

  alike: (called, count) => `${called}${count}枚`,
  // What was given back has been told as that.
  others: (called, count) => (count === 1 ? called : `${called}${count}枚`),

  first: (text) => text,
  suns: (count) => phrase`${icon('sun', '太陽')}${count}`,
  moons: (count) => phrase`${icon('moon', '月')}${count}`,
  map: (where) => `（${where}）`,

  askExchange: (count) => `${count}枚のうち好きな枚数を、一度だけ交換`,
  askOrder: '3枚の順番を決める',
  placeAsks: {
    standard: '左端の1枚を配置',
    forked: '2枚のどちらか1枚を配置',
    free: '好きな1枚を配置',
    dark: '1枚をウラ向きに配置',
  },

  place: (card, map) => phrase`${card}を${map}ここに配置`,
  lay: (cards) => phrase`${parted(cards, '→')}の順に並べる`,
  keepAll: '交換しない',
  giveBack: (cards) => phrase`${parted(cards, 'と')}を交換する`,

  played: {
    standard: '基本の森で遊びます。',
    forked: '分かれ道の森で遊びます。',
    free: '自由の森で遊びます。',
    dark: '暗闇の森で遊びます。',
  },
  begins: (sun, moon, first) =>
    phrase`${name(sun)}さんが太陽、${name(moon)}さんが月です。${name(first)}さんが先攻です。`,
  started: (card, look) => phrase`スタートカードは${card}です。${look}。`,
  laid: (seat, cards) =>
    phrase`${name(seat)}さんの公開カードは、${cards.length > 1 ? '左から、' : ''}${parted(cards, '、')}です。`,
  openHands: phrase`手札は2人とも自分の12枚すべてで、互いに公開しています。`,
  secretHands: phrase`2人とも、秘密の手札を3枚持っています。`,
  keepsAll: (seat) => phrase`${name(seat)}さんはカードを交換しませんでした。`,
  givesBack: (seat, back, got, isSecret) =>
    phrase`${name(seat)}さんは${listOf(back)}を、新しく${isSecret ? '引いた' : '公開した'}${listOf(got)}に交換しました。`,
  exchangesAll: (seat, cards) => phrase`${name(seat)}さんは${cards}枚とも交換しました。`,
  exchangesAllFor: (seat, cards, got, isSecret) =>
    phrase`${name(seat)}さんは${cards}枚とも、新しく${isSecret ? '引いた' : '公開した'}${listOf(got)}に交換しました。`,
  choseInSecret: (seat) => phrase`${name(seat)}さんは、どのカードを交換するかを、相手に見せずに決めました。`,
  bothChose: phrase`2人とも、手札の交換を、相手に見せずに済ませました。`,
  willPlace: (seat, cards) => phrase`${name(seat)}さんは、公開カードを左から、${parted(cards, '、')}の順に並べました。`,
  thenWillPlace: (_seat, cards, isAll) =>
    phrase`${isAll ? '新しい3枚の' : ''}並び順は、左から、${parted(cards, '、')}です。`,
  places: (seat, card, where) => phrase`${name(seat)}さんは${card}を、${where}に配置しました。`,
  placesThen: (seat, card, where, then) => phrase`${name(seat)}さんは${card}を、${where}に配置し、${then}ました。`,
  faceDown: (card) => `ウラ向きの${card}`,
  unseenCard: 'ウラ向きのカード',
  gap: '',
  ofStock: (card) => (card === null ? phrase`1枚` : phrase`${card}を`),
  emptied: (seat) => phrase`これで${name(seat)}さんのストックはなくなりました。`,
  drawn: (come) => phrase`${come}引き`,
  revealed: (come) => phrase`${come}公開し`,
  andOpens: (opened) => opened,
  opens: (seat, opened) => phrase`${name(seat)}さんは${opened}ました。`,
  framed: (axis) =>
    axis === 'rows'
      ? phrase`森は縦5枚になり、もう上下には広がりません。`
      : phrase`森は横5枚になり、もう左右には広がりません。`,
  full: 'これで森が完成しました。',
  turned: 'すべてのカードをオモテ向きにしました。',
  row: (row, cards) => phrase`上から${row}段目は、左から、${parted(cards, '、')}です。`,
  scoring: phrase`得点計算です。コットンを、上の段から順に数えます。`,
  tally: (suns, moons) =>
    phrase`${icon('sun', '太陽')}${heard(suns, moons)}、${icon('moon', '月')}${heard(moons, suns)}`,
  counts: (cotton, suns, moons, side) =>
    phrase`${cotton}は、${ja.tally(suns, moons)}で、${side === null ? 'ハートはどちらにも渡りません' : `ハートは${side}に渡ります`}。`,
  judged: (cotton, suns, moons, side, uncounted) =>
    phrase`${cotton}：${ja.suns(suns)}対${ja.moons(moons)}、${side === null ? 'ハートなし' : `ハートは${side}へ`}。${uncounted}`,
  uncounted: (cards) => `ウラ向きの${cards}枚は数えていません。`,
  hearted: ([sun, suns], [moon, moons], neither) =>
    phrase`ハート9枚のうち、太陽の${name(sun)}さんが${suns}枚、月の${name(moon)}さんが${moons}枚${neither === 0 ? '' : `、どちらにも渡らなかったものが${neither}枚`}です。`,
  isDraw: phrase`引き分けです。`,
  won: (winner) => phrase`${name(winner)}さんの勝ちです。`,

  between: '、',
  exchanged: (cards) => (cards === 0 ? '交換なし' : `${cards}枚を交換`),
  sealed: '交換を秘密に決定',
  ordered: '順番を決定',
  placed: (card) => phrase`${card}を配置`,
  opened: (card, isSecret) => phrase`${card}を${isSecret ? '引く' : '公開'}`,

  refusals: {
    'place.empty': 'ここにはもうカードがあります。',
    'place.beside': 'カードは、森のカードと上下左右のどこかで隣り合うように配置します。',
    'place.frame': '森が5×5に収まらなくなります。',
    'place.leftmost': '配置できるのは、公開したカードのいちばん左だけです。',
    'forked.either': '配置できるのは、公開した2枚のどちらかです。',
    'free.hand': 'そのカードはもう手札にありません。',
    'free.open': '自由の森では、カードを交換しません。',
    'dark.hand': '配置できるのは手札のカードだけです。',
    'forked.two': '公開しているカードは2枚です。',
    'setup.exchange': 'まず、交換するカードを決めます。',
    'setup.once': '交換と並べ替えができるのは、最初のカードを配置する前の一度だけです。',
    'setup.order': 'まず、公開したカードの順番を決めます。',
    'dark.exchange': '交換はもう決めました。内容は相手に知らされません。',
    'end.full': '森は完成し、ゲームは終わりました。',
  },
  unordered: 'ここでは順番を決めません。どのカードも配置できます。',
  tooFew: (cards) => `選択できるカードは${cards}枚だけです。`,
  foreign: 'それは相手のカードです。',
  othersTurn: (seat) => phrase`いまは${name(seat)}さんのターンです。`,
  exchanges: (cards) => `ストックの${cards}枚と交換します。`,
  closes: (axis) =>
    axis === 'rows' ? '縦5枚になり、これより上下には広がりません。' : '横5枚になり、これより左右には広がりません。',
  adds: (cotton, light, suns, moons) => phrase`${cotton}：${light}追加、${ja.suns(suns)}対${ja.moons(moons)}。`,
  heartsOf: (side, count, by) => phrase`${side} ${icon('heart', 'ハート')}${count}${by === '' ? '' : `（${by}）`}`,
  sumsComma: '・',
  unseen: (hidden) => watching({ count: 0, hidden }),
  both: (suns, moons) => phrase`${suns}と${moons}`,

  aboutCotton: (cotton, look, carries) => phrase`${cotton}。${look}。${carries}`,
  aboutPlain: (card, light) => phrase`${card}。このカードを示すコットンすべてが、${light}を数えます。`,
  cottonNow: (cotton, look, carries, now, watchers) =>
    phrase`${cotton}。${look}。${carries}${now}${watching(watchers)}`,
  nowCounts: (suns, moons, side, uncounted) =>
    phrase`いまは${suns}対${moons}で、ハートは${side === null ? 'どちらにも渡りません' : `${side}のものです`}。${uncounted}`,
  cardNow: (card, watchers) => phrase`${card}。${watching(watchers)}`,
  emptyPlace: (watchers, verdict) => phrase`空いた場所。${watching(watchers)}${verdict}`,
  mayGoHere: 'ここに配置できます。',
  mayGoLater: '配置が始まると、ここに配置できます。',
  emptyStock: (side) => phrase`${side}のストックはもうありません。`,
  stock: (side, cards, unseen) =>
    phrase`${side}のストックは${cards}枚。まだ見えていないのは${parted(unseen, '、')}です。`,
  several: (card, count) => `${card}が${count}枚`,
  otherHand: (side, cards) => phrase`${side}の手札。あなたには見えないカードが${cards}枚です。`,
  aboutBack: (side, watchers) =>
    phrase`ウラ向きの${side}のカード。得点計算のときにオモテ向きにします。${watching(watchers)}`,
  aboutHearts: (side, count) =>
    phrase`${side}のハートは、いまの森では${count}枚。ハートはコットン1匹につき1枚、全部で9枚です。最後に多いほうの勝ちです。`,
  withoutHidden: 'ウラ向きのカードは、まだ数えていません。',

  seesAround: 'まわりの8枚を示します',
  seesAllLines: '8方向それぞれの、端までのすべてのカードを示します',
  nextCards: (directions) => `${ways(directions)}は隣の${directions.length === 1 ? '1枚' : '1枚ずつ'}`,
  wholeLines: (directions) => `${ways(directions)}は端までのすべてのカード`,
  sees: (what) => `${what.join('、')}を示します`,
  carries: (suns, moons) => `自分の${names.symbols(suns, moons)}も数えます。`,
};
