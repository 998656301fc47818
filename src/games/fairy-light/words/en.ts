import type { Seat } from '../../../engine/ids.ts';
import { parted } from '../../../words/lists.ts';
import { icon, name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Direction } from '../rules/grid.ts';
import type { RefusalRule } from '../rules/reasons.ts';
import type { Axis, Variant } from '../rules/state.ts';
import type { Watchers } from './known.ts';
import { many, names } from './names.en.ts';

/** How many cats look somewhere; of those face down nothing is known. */
function cats({ count, hidden }: Watchers, one: string, more: string): string {
  const looking = count === 0 ? 'No cat' : many(count, 'cat');
  return `${looking}${hidden ? ' that you can see' : ''} ${count > 1 ? more : one}`;
}

const COMPASS: Readonly<Record<Direction, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};
const ways = (directions: readonly Direction[]): string =>
  directions
    .map((each) => COMPASS[each])
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

const refusals: Readonly<Record<RefusalRule, string>> = {
  'place.empty': 'A card lies there already.',
  'place.beside': 'A card must lie next to another by a side.',
  'place.frame': 'The forest would no longer fit into five by five.',
  'place.leftmost': 'Only the left-most open card may be placed.',
  'forked.either': 'Only the two open cards may be placed.',
  'free.hand': 'That card is not in the hand any more.',
  'free.open': 'In the free forest no card is exchanged.',
  'dark.hand': 'Only a card from the hand may be placed.',
  'forked.two': 'Only two cards lie open.',
  'setup.exchange': 'First choose which cards go back.',
  'setup.once': 'That is allowed only once, before the first card is placed.',
  'setup.order': 'First put the open cards in order.',
  'dark.exchange': 'You have chosen already; which cards went back stays secret.',
  'end.full': 'The forest is full.',
};
const placeAsks: Readonly<Record<Variant, string>> = {
  standard: 'Place your left-most card',
  forked: 'Place one of your two cards',
  free: 'Place any of your cards',
  dark: 'Place a card face down',
};

/** Every sentence of the table: `say.ts` alone decides which. */
export const en = {
  ...names,
  custom: 'who last stroked a cat',
  hearts: 'Hearts',
  options: {
    variant: {
      name: 'Forest',
      values: {
        standard: { name: 'Standard', sentence: 'Three open cards; the left-most is placed.' },
        forked: { name: 'Forked path', sentence: 'Two open cards; place either.' },
        free: { name: 'Free forest', sentence: 'All twelve cards in hand, open to both.' },
        dark: { name: 'Dark forest', sentence: 'A secret hand of three, placed face down.' },
      },
    },
  },

  /** As the first word of a sentence. */
  first: (text: string): string => text.charAt(0).toUpperCase() + text.slice(1),
  suns: (count: number): Phrase => phrase`${count} ${icon('sun', count === 1 ? 'sun' : 'suns')}`,
  moons: (count: number): Phrase => phrase`${count} ${icon('moon', count === 1 ? 'moon' : 'moons')}`,

  askExchange: (count: number): string => `Exchange any of your ${count} cards, once`,
  askOrder: 'Put your three cards in order',
  placeAsks,

  place: (card: Part, where: Part): Phrase => phrase`Place ${card}: ${where}`,
  lay: (cards: readonly Part[]): Phrase => phrase`Lay ${parted(cards, ', then ')}`,
  keepAll: 'Keep them all',
  giveBack: (cards: readonly Part[]): Phrase => phrase`Give back ${parted(cards, ', ', ' and ')}`,

  keepsAll: (seat: Seat): Phrase => phrase`${name(seat)} keeps all cards.`,
  givesBack: (seat: Seat, back: readonly Part[], got: readonly Part[]): Phrase =>
    phrase`${name(seat)} gives back ${many(back.length, 'card')} (${parted(back, '; ')}) and gets ${parted(got, '; ')}.`,
  choseInSecret: (seat: Seat): Phrase => phrase`${name(seat)} has chosen in secret.`,
  willPlace: (seat: Seat, cards: readonly Part[]): Phrase =>
    phrase`${name(seat)} will place ${parted(cards, ', then ')}.`,
  places: (seat: Seat, card: Part, where: Part): Phrase => phrase`${name(seat)} places ${card}: ${where}.`,
  draws: (seat: Seat): Phrase => phrase`${name(seat)} draws a card.`,
  opens: (seat: Seat, card: Part): Phrase => phrase`${name(seat)} opens ${card}.`,
  framed: (axis: Axis): Phrase => phrase`The forest is now five ${axis} ${axis === 'rows' ? 'high' : 'wide'}.`,
  turned: 'All cards are turned over.',
  counts: (cat: Part, suns: Phrase, moons: Phrase, side: string | null, uncounted: string): Phrase =>
    phrase`${cat}: ${suns} to ${moons}, ${side === null ? 'no heart' : `a heart for ${side}`}${uncounted}.`,
  uncounted: (cards: number): string => `, ${many(cards, 'card')} face down not counted`,
  drawn: (hearts: number): Phrase => phrase`Sun and Moon have ${hearts} hearts each: a draw.`,
  won: (suns: number, moons: number, winner: Seat): Phrase =>
    phrase`Hearts: Sun ${suns}, Moon ${moons}. ${name(winner)} wins.`,

  between: ' · ',
  exchanged: (cards: number): string => (cards === 0 ? 'keeps all cards' : `exchanges ${cards}`),
  sealed: 'has chosen in secret',
  ordered: 'puts the cards in order',
  placed: (card: Part, where: Part): Phrase => phrase`${card}: ${where}`,
  opened: (card: Part): Phrase => phrase`opens ${card}`,

  refusals,
  unordered: 'Here cards are put in no order: any of them may be placed.',
  tooFew: (cards: number): string => `There are only ${many(cards, 'card')} to choose from.`,
  foreign: 'That card belongs to the other side.',
  othersTurn: (seat: Seat): Phrase => phrase`It is ${name(seat)}’s turn.`,
  exchanges: (cards: number): string => `${many(cards, 'new card')} from the stock.`,
  closes: (axis: Axis): string =>
    axis === 'rows' ? 'Five rows: no other row can come.' : 'Five columns: no other column can come.',
  adds: (cat: Part, light: Phrase, suns: number, moons: number): Phrase =>
    phrase`${cat} sees ${light} more: ${suns} to ${moons}.`,
  /** So many hearts, and how many more or fewer than now. */
  heartsOf: (side: string, count: number, by: string): Phrase =>
    phrase`${side} ${count} ${icon('heart', count === 1 ? 'heart' : 'hearts')}${by === '' ? '' : ` (${by})`}`,
  sumsComma: ' · ',
  unseen: (hidden: boolean): string => `${cats({ count: 0, hidden }, 'sees', 'see')} this card.`,
  both: (suns: Phrase, moons: Phrase): Phrase => phrase`${suns} and ${moons}`,

  aboutCat: (cat: string, look: string, carries: string): Phrase => phrase`${cat}. ${look}.${carries}`,
  aboutPlain: (card: string): Phrase => phrase`A plain card with ${card}, for every cat that sees it.`,
  catNow: (cat: string, look: string, suns: Phrase, moons: Phrase, uncounted: string): Phrase =>
    phrase`${cat}. ${look}: now ${suns} to ${moons}${uncounted}.`,
  /** What a Cotton carries itself counts as well. */
  ownIncluded: ', its own included',
  cardNow: (card: string, watchers: Watchers): Phrase => phrase`${card}. ${cats(watchers, 'sees', 'see')} it.`,
  emptyPlace: (watchers: Watchers, verdict: string): Phrase =>
    phrase`An empty place. ${cats(watchers, 'looks', 'look')} here. ${verdict}`,
  mayGoHere: 'A card may go here.',
  emptyStock: (side: string): Phrase => phrase`${side}’s stock is empty.`,
  stock: (side: string, cards: number, unseen: readonly Part[]): Phrase =>
    phrase`${side}’s stock: ${many(cards, 'card')}. Not seen yet: ${parted(unseen, ', ')}.`,
  several: (card: string, count: number): string => `${count} × ${card}`,
  otherHand: (side: string, cards: number): Phrase =>
    phrase`${side}’s hand: ${many(cards, 'card')} that you do not see.`,
  aboutBack: (side: string): Phrase => phrase`A card of ${side}’s, face down. It is turned over for scoring.`,
  aboutHearts: 'Nine hearts, one for each Cotton. Most hearts win.',
  withoutHidden: ' Cards face down are not counted yet.',

  seesAround: 'It sees the eight cards around it',
  seesAllLines: 'It sees every card on all eight lines',
  nextCards: (directions: readonly Direction[]): string => `the next card ${ways(directions)}`,
  wholeLines: (directions: readonly Direction[]): string => `every card ${ways(directions)}`,
  sees: (what: readonly string[]): string => `It sees ${what.join(', and ')}`,
  carries: (suns: number, moons: number): string => ` It carries ${names.symbols(suns, moons)}.`,
};

export type Words = typeof en;
