import type { Seat } from '../../../engine/ids.ts';
import { capital, many, parted } from '../../../words/lists.ts';
import { icon, name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import { areDiagonals, type Direction } from '../rules/grid.ts';
import type { RefusalRule } from '../rules/reasons.ts';
import type { Axis, Variant } from '../rules/state.ts';
import type { Watchers } from './known.ts';
import { COUNTS, names } from './names.en.ts';

/** How many Cottons see it; of those face down nothing is known. */
function watching({ count, hidden }: Watchers, it: string): string {
  const known = hidden ? ' known to you' : '';
  if (count === 0) return `No Cotton${known} sees ${it}.`;
  return `${many(count, 'Cotton')}${known} ${count === 1 ? 'sees' : 'see'} ${it}.`;
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
/** Opposite ones come together. */
const DIRECTIONS_AS_TOLD: readonly Direction[] = ['N', 'S', 'W', 'E', 'NW', 'NE', 'SW', 'SE'];
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
function ways(directions: readonly Direction[], called: Readonly<Record<Direction, string>>): string {
  if (directions.length === 4 && areDiagonals(directions)) return 'on the four diagonals';
  const each = DIRECTIONS_AS_TOLD.filter((towards) => directions.includes(towards)).map((towards) => called[towards]);
  return each.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

const refusals: Readonly<Record<RefusalRule, string>> = {
  'place.empty': 'There is already a card here.',
  'place.beside': 'A card must share an edge with a card in the forest.',
  'place.frame': 'The forest would no longer fit into five by five.',
  'place.leftmost': 'Only your left-most open card may be placed.',
  'forked.either': 'Only one of your two open cards may be placed.',
  'free.hand': 'That card is no longer in your hand.',
  'free.open': 'In the free forest no cards are exchanged.',
  'dark.hand': 'Only a card from your hand may be placed.',
  'forked.two': 'Only two cards are open.',
  'setup.exchange': 'First decide which cards to exchange.',
  'setup.once': 'Cards are exchanged and ordered only once, before the first card is placed.',
  'setup.order': 'First put your open cards in order.',
  'dark.exchange': 'You have already decided; your choice stays secret.',
  'end.full': 'The forest is full: the game is over.',
};
const placeAsks: Readonly<Record<Variant, string>> = {
  standard: 'Place your left-most card',
  forked: 'Place one of your two cards',
  free: 'Place any of your cards',
  dark: 'Place a card face down',
};

const played: Readonly<Record<Variant, string>> = {
  standard: 'This is the standard game.',
  forked: 'This game is played on the forked path.',
  free: 'This game is played in the free forest.',
  dark: 'This game is played in the dark forest.',
};

const ROWS = ['', 'top', 'second', 'third', 'fourth', 'bottom'];
const allOf = (cards: number): string => (cards === 2 ? 'both cards' : `all ${COUNTS[cards] ?? cards} cards`);

/** Who has so many. */
type Hearts = readonly [Seat, number];

/** Every sentence of the table: `say.ts` alone decides which. */
export const en = {
  ...names,
  custom: 'whoever last stroked a cat',
  hearts: 'Hearts',
  options: {
    variant: {
      name: 'Forest',
      values: {
        standard: { name: 'Standard', sentence: 'Three open cards each; place the left-most.' },
        forked: { name: 'Forked path', sentence: 'Two open cards each; place either. A little less luck.' },
        free: { name: 'Free forest', sentence: 'All twelve cards in hand, open to both. No luck.' },
        dark: {
          name: 'Dark forest',
          sentence: 'A secret hand of three, placed face down. You know far less.',
        },
      },
    },
  },

  /** Cards that look the same. */
  alike: (called: string, count: number): string => `${COUNTS[count] ?? count} ${called}s`,
  /** The same, told from such as were named before. */
  others: (called: string, count: number): string =>
    count === 1 ? `another ${called}` : `${COUNTS[count] ?? count} other ${called}s`,

  /** As the first word of a sentence. */
  first: capital,
  suns: (count: number): Phrase => phrase`${count} ${icon('sun', count === 1 ? 'sun' : 'suns')}`,
  moons: (count: number): Phrase => phrase`${count} ${icon('moon', count === 1 ? 'moon' : 'moons')}`,
  /** A small map, which is read out as what is given here. */
  map: (where: string): string => `(${where})`,

  askExchange: (count: number): string => `Exchange any of your ${count} cards, once`,
  askOrder: 'Put your three cards in order',
  placeAsks,

  place: (card: Part, map: Part): Phrase => phrase`Place ${card} ${map} here`,
  lay: (cards: readonly Part[]): Phrase => phrase`Order: ${parted(cards, ', ')}`,
  keepAll: 'Keep all cards',
  giveBack: (cards: readonly Part[]): Phrase => phrase`Exchange: ${parted(cards, ', ')}`,

  played,
  begins: (sun: Seat, moon: Seat, first: Seat): Phrase =>
    phrase`${name(sun)} plays Sun, ${name(moon)} plays Moon. ${name(first)} goes first.`,
  started: (card: Part, look: string): Phrase => phrase`The start card is ${card}. ${look}.`,
  laid: (seat: Seat, cards: readonly Part[]): Phrase =>
    phrase`${name(seat)}’s open cards: ${parted(cards, ', ', ' and ')}.`,
  openHands: phrase`Both hold all twelve cards of their side, open to each other.`,
  secretHands: phrase`Each holds three cards that the other does not see.`,
  keepsAll: (seat: Seat): Phrase => phrase`${name(seat)} exchanges no cards.`,
  givesBack: (seat: Seat, back: readonly Part[], got: readonly Part[], _isSecret: boolean): Phrase =>
    phrase`${name(seat)} exchanges ${parted(back, ', ', ' and ')} for ${parted(got, ', ', ' and ')}.`,
  /** After it comes the order of those that came. */
  exchangesAll: (seat: Seat, cards: number): Phrase => phrase`${name(seat)} exchanges ${allOf(cards)}.`,
  exchangesAllFor: (seat: Seat, cards: number, got: readonly Part[], _isSecret: boolean): Phrase =>
    phrase`${name(seat)} exchanges ${allOf(cards)} for ${parted(got, ', ', ' and ')}.`,
  choseInSecret: (seat: Seat): Phrase => phrase`${name(seat)} decides in secret what to exchange.`,
  bothChose: phrase`Both have exchanged, unseen, as many cards as they wished.`,
  willPlace: (seat: Seat, cards: readonly Part[]): Phrase =>
    phrase`From the left, ${name(seat)} now has ${parted(cards, ', then ')}.`,
  /** After what was exchanged; `isAll`: none of them lay there before. */
  thenWillPlace: (seat: Seat, cards: readonly Part[], _isAll: boolean): Phrase =>
    phrase`From the left, ${name(seat)} now has ${parted(cards, ', then ')}.`,
  places: (seat: Seat, card: Part, where: Part): Phrase => phrase`${name(seat)} places ${card} ${where}.`,
  /** `then`: what takes its place. */
  placesThen: (seat: Seat, card: Part, where: Part, then: Phrase): Phrase =>
    phrase`${name(seat)} places ${card} ${where}${then}.`,
  faceDown: (card: string): string => `${card} (face down)`,
  unseenCard: 'a face-down card',
  /** Between sentences. */
  gap: ' ',
  /** A card from the stock; null: one that others must not know. */
  ofStock: (card: Part | null): Phrase => phrase`${card ?? 'a card'}`,
  emptied: (seat: Seat): Phrase => phrase`${name(seat)}’s stock is now empty.`,
  drawn: (come: Phrase): Phrase => phrase`draws ${come}`,
  revealed: (come: Phrase): Phrase => phrase`reveals ${come}`,
  andOpens: (opened: Phrase): Phrase => phrase`, then ${opened}`,
  opens: (seat: Seat, opened: Phrase): Phrase => phrase`${name(seat)} ${opened}.`,
  framed: (axis: Axis): Phrase =>
    axis === 'rows'
      ? phrase`The forest is now five cards high and can grow no taller.`
      : phrase`The forest is now five cards wide and can grow no wider.`,
  full: 'The forest is full.',
  turned: 'All cards are turned face up.',
  row: (row: number, cards: readonly Part[]): Phrase =>
    phrase`The ${ROWS[row] ?? row} row, from the left: ${parted(cards, ', ', ' and ')}.`,
  scoring: phrase`Now the Cottons are scored, row by row from the top.`,
  /** What a Cotton has counted, when it is told. */
  tally: (suns: number, moons: number): Phrase => phrase`${en.suns(suns)}\u00a0to\u00a0${en.moons(moons)}`,
  counts: (cotton: Part, suns: number, moons: number, side: string | null): Phrase =>
    phrase`${cotton}: ${en.tally(suns, moons)}, ${side === null ? 'no heart' : `a heart for ${side}`}.`,
  /** The same beside the forest that shows it, in one line of a small phone. */
  judged: (cotton: Part, suns: number, moons: number, side: string | null, uncounted: string): Phrase =>
    phrase`${cotton}: ${en.tally(suns, moons)}, ${side === null ? 'no heart' : `heart to ${side}`}${uncounted}.`,
  uncounted: (cards: number): string => ` (${many(cards, 'face-down card')} not counted)`,
  /** How many hearts each has; `neither`: how many went to neither. */
  hearted: ([sun, suns]: Hearts, [moon, moons]: Hearts, neither: number): Phrase =>
    phrase`Of the nine hearts, ${name(sun)} has ${suns} as Sun and ${name(moon)} has ${moons} as Moon${neither === 0 ? '' : `; ${neither} went to neither`}.`,
  isDraw: phrase`It is a draw.`,
  won: (winner: Seat): Phrase => phrase`${name(winner)} wins.`,

  /** No line begins with the dot. */
  between: '\u00a0· ',
  exchanged: (cards: number): string => (cards === 0 ? 'exchanges no cards' : `exchanges ${many(cards, 'card')}`),
  sealed: 'chooses cards in secret',
  ordered: 'puts the cards in order',
  placed: (card: Part): Phrase => phrase`places ${card}`,
  opened: (card: Part, isSecret: boolean): Phrase => phrase`${isSecret ? 'draws' : 'reveals'} ${card}`,

  refusals,
  unordered: 'The order does not matter here: any of the cards may be placed.',
  tooFew: (cards: number): string => `There are only ${many(cards, 'card')} to choose from.`,
  foreign: 'That card belongs to the other side.',
  othersTurn: (seat: Seat): Phrase => phrase`It is ${name(seat)}’s turn.`,
  exchanges: (cards: number): string => `${many(cards, 'new card')} from the stock.`,
  closes: (axis: Axis): string =>
    axis === 'rows' ? 'Five rows: the forest cannot grow taller.' : 'Five columns: the forest cannot grow wider.',
  adds: (cotton: Part, light: Phrase, suns: number, moons: number): Phrase =>
    phrase`${cotton}: +${light}, now ${en.tally(suns, moons)}.`,
  /** So many hearts, and how many more or fewer than now. */
  heartsOf: (side: string, count: number, by: string): Phrase =>
    phrase`${side} ${count} ${icon('heart', count === 1 ? 'heart' : 'hearts')}${by === '' ? '' : ` (${by})`}`,
  sumsComma: ' · ',
  unseen: (hidden: boolean): string => watching({ count: 0, hidden }, 'this card'),
  both: (suns: Phrase, moons: Phrase): Phrase => phrase`${suns} and ${moons}`,

  aboutCotton: (cotton: string, look: string, carries: string): Phrase => phrase`${cotton}. ${look}.${carries}`,
  aboutPlain: (card: string, light: string): Phrase => phrase`${card}: every Cotton that sees it counts ${light}.`,
  cottonNow: (cotton: string, look: string, carries: string, now: Phrase, watchers: Watchers): Phrase =>
    phrase`${cotton}. ${look}.${carries} Now it counts ${now}. ${watching(watchers, 'this card')}`,
  nowCounts: (suns: Phrase, moons: Phrase, side: string | null, uncounted: string): Phrase =>
    phrase`${suns} to ${moons}${uncounted}, ${side === null ? 'so neither side gets the heart' : `so the heart goes to ${side}`}`,
  cardNow: (card: string, watchers: Watchers): Phrase => phrase`${card}. ${watching(watchers, 'it')}`,
  emptyPlace: (watchers: Watchers, verdict: string): Phrase =>
    phrase`An empty place. ${watching(watchers, 'it')} ${verdict}`,
  mayGoHere: 'A card may go here.',
  mayGoLater: 'A card may go here once cards are placed.',
  emptyStock: (side: string): Phrase => phrase`${side}’s stock is empty.`,
  stock: (side: string, cards: number, unseen: readonly Part[]): Phrase =>
    phrase`${side}’s stock: ${many(cards, 'card')}. Not seen yet: ${parted(unseen, ', ')}.`,
  several: (card: string, count: number): string => `${count} × ${card}`,
  otherHand: (side: string, cards: number): Phrase =>
    phrase`${side}’s hand: ${many(cards, 'card')} that you do not see.`,
  aboutBack: (side: string, watchers: Watchers): Phrase =>
    phrase`A face-down card of ${side}’s. It is turned face up for scoring. ${watching(watchers, 'it')}`,
  aboutHearts: (side: string, count: number): Phrase =>
    phrase`${side} has ${many(count, 'heart')} as the forest stands. There are nine, one for each Cotton; whoever has the most at the end wins.`,
  withoutHidden: ' Face-down cards are not counted yet.',

  seesAround: 'It sees the eight cards around it',
  seesAllLines: 'It sees every card in all eight directions',
  nextCards: (directions: readonly Direction[]): string =>
    `the adjacent ${directions.length === 1 ? 'card' : 'cards'} ${ways(directions, WAYS)}`,
  wholeLines: (directions: readonly Direction[]): string => `every card ${ways(directions, STRAIGHT)}`,
  sees: (what: readonly string[]): string => `It sees ${what.join(', and ')}`,
  carries: (suns: number, moons: number): string =>
    ` It carries ${names.symbols(suns, moons)}, which it counts as well.`,
};

export type Words = typeof en;
