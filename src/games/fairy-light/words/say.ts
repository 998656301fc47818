import { looksOf } from '../../../engine/seating.ts';
import { type InBoth, type Part, type Phrase, phrase as p, parted, placeSign, thing } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang, OptionWords, TableVoice } from '../../../words/voice.ts';
import { facts } from '../facts.ts';
import { EMPTY, type Kind, kindThing } from '../rules/cards.ts';
import { cellThing } from '../rules/grid.ts';
import type { Reason } from '../rules/ids.ts';
import { type Event, HAND, type Move, type Variant, type View } from '../rules/state.ts';
import { log } from './log.ts';
import { names, ownName, ownTold, stepsTo } from './names.ts';
import { sayReason, tellsPoints } from './reasons.ts';
import { explain } from './things.ts';

const SPOTS = { left: '左', middle: '中', right: '右' } as const;
type Spot = keyof typeof SPOTS;

const placeAsks: InBoth<Readonly<Record<Variant, string>>> = both(
  {
    standard: 'Place your left-most card',
    forked: 'Place one of your two cards',
    free: 'Place any of your cards',
    dark: 'Place a card face down',
  },
  {
    standard: '左端の1枚を配置',
    forked: '2枚のどちらか1枚を配置',
    free: '好きな1枚を配置',
    dark: '1枚をウラ向きに配置',
  },
);

const words = catalogues({
  placeAsks,
  askExchange: both(
    (count: number): string => `Exchange any of your ${count} cards, once`,
    (count) => `${count}枚のうち好きな枚数を、一度だけ交換`,
  ),
  askOrder: both('Put your three cards in order', '3枚の順番を決める'),
  /** `where`: to those who do not see it. */
  place: both(
    (card: string, where: Part): Phrase => p`Place ${card} here${where}`,
    (card, where) => p`${card}をここ${where}に配置`,
  ),
  where: both(
    (steps: string): string => ` (${steps})`,
    (steps) => `（${steps}）`,
  ),
  lay: both(
    (cards: readonly Part[]): Phrase => p`Order: ${parted(cards, ', ')}`,
    (cards) => p`${parted(cards, '→')}の順に並べる`,
  ),
  keepAll: both('Keep all cards', '交換しない'),
  giveBack: both(
    (cards: readonly Part[]): Phrase => p`Exchange: ${parted(cards, ', ')}`,
    (cards) => p`${parted(cards, 'と')}を交換する`,
  ),
  atSpot: both(
    (called: string, spot: Spot): string => `${called} (${spot})`,
    (called, spot) => `${called}［${SPOTS[spot]}］`,
  ),
  hearts: both('Hearts', 'ハート'),
  custom: both('whoever last stroked a cat', '最近ネコを撫で\u2060たプレイヤー'),
});

const options: InBoth<Readonly<Record<'variant', OptionWords>>> = both(
  {
    variant: {
      name: 'Forest',
      values: {
        standard: { name: 'Standard', sentence: 'Three open cards each; place the left-most.' },
        forked: { name: 'Forked path', sentence: 'Two open cards each; place either. A little less luck.' },
        free: { name: 'Free forest', sentence: 'All twelve cards in hand, open to both. No luck.' },
        dark: { name: 'Dark forest', sentence: 'A secret hand of three, placed face down. You know far less.' },
      },
    },
  },
  {
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
);

/** Cards of the hand that decides; of two that look alike each says which it is. */
function held(lang: Lang, { variant, turn, open }: View, at: readonly number[]): Part[] {
  // In the dark one hand alone is seen, and its owner chooses.
  const hand = (variant === 'dark' ? open.find((cards) => cards !== null) : open[turn]) ?? [];
  return at.map((each) => {
    const kind: Kind = hand[each] ?? EMPTY;
    const called = ownName(names[lang], kind);
    const isAlone = hand.filter((other) => other === kind).length === 1;
    const spot: Spot = each === 0 ? 'left' : each === hand.length - 1 ? 'right' : 'middle';
    return thing(kindThing(kind), isAlone ? called : words[lang].atSpot(called, spot));
  });
}

const voiceIn = (lang: Lang): TableVoice<Move, View, Event, Reason> => {
  const [said, called] = [words[lang], names[lang]];
  const looks = { sun: called.sun, moon: called.moon };
  return {
    ...log[lang],
    sayMove: (move, view) => {
      if ('place' in move) {
        const where = said.where(stepsTo(called, move.place));
        return said.place(ownTold(called, move.card), placeSign('', where));
      }
      if ('order' in move) return said.lay(held(lang, view, move.order));
      return move.exchange.length === 0 ? [said.keepAll] : said.giveBack(held(lang, view, move.exchange));
    },
    marks: (move) => ('place' in move ? [cellThing(move.place), kindThing(move.card)] : []),
    sayReason: (reason) => sayReason(lang, reason),
    tellsPoints,
    sayAsk: ({ step }, { variant }) => {
      if (step === 'exchange') return [said.askExchange(HAND[variant])];
      return [step === 'order' ? said.askOrder : said.placeAsks[variant]];
    },
    explain: (of, view, arePointsCovered = false) => explain(lang, of, view, arePointsCovered),
    sayRow: () => [said.hearts],
    saySide: (side, setup) => {
      const look = looksOf(facts, setup)[side];
      return [look === 'sun' || look === 'moon' ? looks[look] : ''];
    },
    options: options[lang],
    custom: said.custom,
    looks,
  };
};

/** What is said at the table; the rulebook is bound to it in `index.ts`. */
export const voices: InBoth<TableVoice<Move, View, Event, Reason>> = { en: voiceIn('en'), ja: voiceIn('ja') };
