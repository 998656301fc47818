import type { Reason } from '../../../engine/game.ts';
import type { RuleId } from '../../../engine/ids.ts';
import { looksOf } from '../../../engine/setup.ts';
import { icon, name, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { facts } from '../facts.ts';
import { FACES, isBack, isCotton, type Kind, kindThing, type Light, sideOf } from '../rules/cards.ts';
import { type Cell, cellThing, DIRECTIONS, type Direction, eastOf, START, southOf } from '../rules/grid.ts';
import { type Balance, heartOf } from '../rules/score.ts';
import type { Event, Move, Variant, View } from '../rules/state.ts';
import { type InHand, inHand, type Known, knownOf, leanOf, listed, startName, type Watchers } from './known.ts';

const LOOKS: Readonly<Record<string, string>> = { sun: '太陽', moon: '月' };
const SIDES = Object.values(LOOKS);
const LEANS = ['縦', '横', '右下がり', '右上がり'];
const STARTS: Readonly<Record<string, string>> = {
  ring: '輪',
  cross: '十字',
  saltire: '斜め十字',
  lantern: '灯籠',
  star: '星',
  petal: '花びら',
  banner: '旗',
  pillar: '柱',
  dawn: '夜明け',
  dusk: '夕暮れ',
};
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

const sideName = (side: Light): string => SIDES[side] ?? '';
const SUN = icon('sun', '太陽');
const MOON = icon('moon', '月');

export function cardName(kind: Kind): string {
  const side = sideOf(kind);
  const face = FACES[kind];
  if (side === null) return `${STARTS[startName(kind)] ?? ''}のコットン`;
  if (isBack(kind) || !face) return `${sideName(side)}の伏せたカード`;
  if (isCotton(kind)) return `${sideName(side)}のコットン（${LEANS[leanOf(kind)]}）`;
  return `${sideName(side)}${lightsOn(kind)}のカード`;
}

/** Where a cell is, from the start card. */
export function whereIs(cell: Cell): string {
  const [east, south] = [eastOf(cell), southOf(cell)];
  const steps = [
    east === 0 ? '' : `${east > 0 ? '東' : '西'}${Math.abs(east)}`,
    south === 0 ? '' : `${south > 0 ? '南' : '北'}${Math.abs(south)}`,
  ];
  return cell === START ? 'スタートカード' : steps.filter((text) => text !== '').join('・');
}

const card = (kind: Kind): Part => thing(kindThing(kind), cardName(kind));
const cards = (kinds: readonly Kind[]): Phrase => listed(kinds.map(card), '、');
const at = (cell: Cell): Part => thing(cellThing(cell), whereIs(cell));

const SPOTS = { left: '左', middle: '中', right: '右' } as const;

/** Short: whose cards they are is plain. */
function held({ kind, spot }: InHand): Part {
  const where = spot === null ? '' : `［${SPOTS[spot]}］`;
  if (isCotton(kind)) return thing(kindThing(kind), `コットン（${LEANS[leanOf(kind)]}）${where}`);
  return thing(kindThing(kind), `${sideName(sideOf(kind) ?? -1)}${lightsOn(kind)}${where}`);
}

const lightsOn = (kind: Kind): number => (FACES[kind]?.suns ?? 0) + (FACES[kind]?.moons ?? 0);

function sayMove(move: Move, view: View): Phrase {
  if ('place' in move) return phrase`${card(move.card)}を置く：${at(move.place)}`;
  if ('order' in move) return phrase`${listed(inHand(view, move.order).map(held), '→')}の順に並べる`;
  if (move.exchange.length === 0) return phrase`このままにする`;
  return phrase`${listed(inHand(view, move.exchange).map(held), '・')}を取り替える`;
}

function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'exchanged':
      return event.back.length === 0
        ? phrase`${name(event.seat)}さんはカードを取り替えませんでした。`
        : phrase`${name(event.seat)}さんは${cards(event.back)}を${cards(event.got)}と取り替えました。`;
    case 'sealed':
      return phrase`${name(event.seat)}さんはこっそり決めました。`;
    case 'ordered':
      return phrase`${name(event.seat)}さんの並びは左から${cards(event.cards)}です。`;
    case 'placed':
      return phrase`${name(event.seat)}さんは${card(event.card)}を置きました（${at(event.cell)}）。`;
    case 'opened':
      return event.card === null
        ? phrase`${name(event.seat)}さんはカードを1枚引きました。`
        : phrase`${name(event.seat)}さんは${card(event.card)}を開きました。`;
    case 'framed':
      return event.axis === 'rows' ? phrase`森は縦5枚になりました。` : phrase`森は横5枚になりました。`;
    case 'turned':
      return phrase`すべてのカードを表にします。`;
    case 'scored':
      return counts(thing(cellThing(event.cell), cardName(event.card)), event);
    case 'ended':
      return event.winner === null
        ? phrase`太陽も月もハート${event.hearts[0] ?? 0}個で、引き分けです。`
        : phrase`ハートは太陽${event.hearts[0] ?? 0}個、月${event.hearts[1] ?? 0}個。${name(event.winner)}さんの勝ちです。`;
  }
}

function counts(cat: Part, balance: Balance, hidden = 0): Phrase {
  const heart = heartOf(balance);
  const taken = heart === null ? 'ハートはどちらにも渡りません' : `ハートは${sideName(heart)}へ`;
  return phrase`${cat}は${SUN}${balance.suns}、${MOON}${balance.moons}。${taken}。${uncounted(hidden)}`;
}

const uncounted = (hidden: number): string => (hidden === 0 ? '' : `伏せた${hidden}枚は数えていません。`);

const REFUSALS: Readonly<Record<RuleId, string>> = {
  'place.empty': 'そこにはもうカードがあります。',
  'place.beside': 'カードは、ほかのカードと辺で隣り合うように置きます。',
  'place.frame': '森が縦横5枚に収まらなくなります。',
  'place.leftmost': '置けるのは、開いたカードのいちばん左だけです。',
  'forked.either': '置けるのは、開いている2枚のどちらかです。',
  'free.hand': 'そのカードはもう手札にありません。',
  'free.open': '自由の森では、カードを取り替えません。',
  'dark.hand': '置けるのは手札のカードだけです。',
  'forked.two': '開いているカードは2枚です。',
  'setup.exchange': 'まず、取り替えるカードを選びます。',
  'setup.once': 'それができるのは、最初のカードを置く前の一度だけです。',
  'setup.order': 'まず、開いたカードの順番を決めます。',
  'dark.exchange': '取り替えはもう決めました。内容は相手に知らされません。',
  'end.full': '森はもういっぱいです。',
};

function sayReason({ rule, side, things, data }: Reason): Phrase {
  const [of] = things ?? [];
  if (data?.order !== undefined) return phrase`ここでは順番を決めません。どのカードも置けます。`;
  if (data?.cards !== undefined) return phrase`選べるカードは${Number(data.cards)}枚だけです。`;
  if (data?.foreign !== undefined) return phrase`それは相手のカードです。`;
  if (data?.axis !== undefined)
    return data.axis === 'rows'
      ? phrase`縦5枚になり、これより上下には広がりません。`
      : phrase`横5枚になり、これより左右には広がりません。`;
  if (data?.count !== undefined) return phrase`山札の${Number(data.count)}枚と取り替えます。`;
  if (rule === 'turn.alternate') return phrase`いまは${name(side ?? 0)}さんの番です。`;
  if (data?.card === undefined || of === undefined) return phrase`${REFUSALS[rule] ?? rule}`;
  const cat = thing(of, cardName(Number(data.card)));
  const light = { suns: Number(data.suns), moons: Number(data.moons) };
  if (rule === 'score.majority') return counts(cat, light, Number(data.hidden ?? 0));
  if (light.moons === 0) return phrase`${cat}に${SUN}${light.suns}が加わります。`;
  if (light.suns === 0) return phrase`${cat}に${MOON}${light.moons}が加わります。`;
  return phrase`${cat}に${SUN}${light.suns}と${MOON}${light.moons}が加わります。`;
}

const PLACE_ASKS: Readonly<Record<Variant, string>> = {
  standard: 'いちばん左のカードを置いてください',
  forked: '2枚のうちどちらかを置いてください',
  free: '好きなカードを置いてください',
  dark: 'カードを1枚、伏せて置いてください',
};

const waysOf = (directions: readonly Direction[]): string => directions.map((each) => COMPASS[each]).join('・');

function lookOf(kind: Kind): string {
  const { near, rays } = FACES[kind] ?? { near: [], rays: [] };
  if (near.length === DIRECTIONS.length) return 'まわりの8枚を見ます';
  if (rays.length === DIRECTIONS.length) return '8方向の列すべてを見ます';
  const next = near.length === 0 ? '' : `${waysOf(near)}の隣の1枚`;
  const lines = rays.length === 0 ? '' : `${waysOf(rays)}の列すべて`;
  return `${[next, lines].filter((text) => text !== '').join('と、')}を見ます`;
}

/** Of those face down nothing is known. */
function watched({ count, hidden }: Watchers): string {
  if (count === 0)
    return hidden ? '表の見えるコットンからは、どれからも見えません。' : 'どのコットンからも見えません。';
  return `${hidden ? '表の見える' : ''}${count}匹のコットンが見ています。`;
}

function explained(known: Known): Phrase {
  switch (known.is) {
    case 'kind':
      return isCotton(known.kind)
        ? phrase`${cardName(known.kind)}。${lookOf(known.kind)}。${carried(known.kind)}`
        : phrase`${cardName(known.kind)}。見ているコットンすべてに数えられます。`;
    case 'card':
      return known.balance
        ? phrase`${cardName(known.kind)}。${lookOf(known.kind)}。いまは${SUN}${known.balance.suns}、${MOON}${known.balance.moons}です。${uncounted(known.unturned)}`
        : phrase`${cardName(known.kind)}。${watched(known.watchers)}`;
    case 'place':
      return phrase`空いた場所。${watched(known.watchers)}${known.fault === null ? 'ここに置けます。' : (REFUSALS[known.fault] ?? '')}`;
    case 'stock':
      return known.kinds.length === 0
        ? phrase`${sideName(known.side)}の山札はもうありません。`
        : phrase`${sideName(known.side)}の山札は${known.count}枚。まだ見えていないのは${listed(
            known.kinds.map(({ kind, count }) => thing(kindThing(kind), `${cardName(kind)}${count}枚`)),
            '、',
          )}です。`;
    case 'hand':
      return phrase`${sideName(known.side)}の手札。あなたには見えないカードが${known.count}枚です。`;
    case 'back':
      return phrase`${sideName(known.side)}の伏せたカード。得点のときに表にします。`;
    case 'hearts':
      return phrase`コットン1匹につき1個、全部で9個のハート。多く集めたほうの勝ちです。${known.hidden ? '伏せたカードは、まだ数えていません。' : ''}`;
  }
}

function carried(kind: Kind): string {
  const { suns, moons } = FACES[kind] ?? { suns: 0, moons: 0 };
  if (suns + moons === 0) return '';
  return `カード自身に${suns > 0 ? `太陽${suns}` : `月${moons}`}があります。`;
}

export const ja: TableVoice<Move, View, Event> = {
  sayMove,
  sayEvent,
  sayReason,
  sayAsk: ({ step }, { variant }) => {
    if (step === 'exchange') return phrase`取り替えるカードを選んでください`;
    return step === 'order' ? phrase`3枚の順番を決めてください` : phrase`${PLACE_ASKS[variant]}`;
  },
  explain: (of, view) => explained(knownOf(of, view)),
  sayRow: () => phrase`ハート`,
  saySide: (side, setup) => phrase`${LOOKS[looksOf(facts, setup)[side] ?? ''] ?? ''}`,
  options: {
    variant: {
      name: '森',
      values: {
        standard: { name: '基本の森', sentence: '開いた3枚の、いちばん左を置きます。' },
        forked: { name: '分かれ道の森', sentence: '開いた2枚の、どちらかを置きます。' },
        free: { name: '自由の森', sentence: '12枚すべてが手札。お互いに見えています。' },
        dark: { name: '暗闇の森', sentence: '秘密の手札3枚から、伏せて置きます。' },
      },
    },
  },
  custom: '最後に猫をなでた人',
  looks: LOOKS,
};
