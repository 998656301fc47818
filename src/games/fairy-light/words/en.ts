import type { Reason } from '../../../engine/game.ts';
import type { RuleId } from '../../../engine/ids.ts';
import { looksOf } from '../../../engine/setup.ts';
import { listed as enumerated } from '../../../words/lists.ts';
import { icon, name, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { facts } from '../facts.ts';
import { FACES, isBack, isCotton, type Kind, kindThing, type Light, sideOf } from '../rules/cards.ts';
import { type Cell, cellThing, DIRECTIONS, type Direction, eastOf, START, southOf } from '../rules/grid.ts';
import { type Balance, heartOf } from '../rules/score.ts';
import type { Event, Move, Variant, View } from '../rules/state.ts';
import { type InHand, inHand, type Known, knownOf, leanOf, listed, startName, type Watchers } from './known.ts';

const LOOKS: Readonly<Record<string, string>> = { sun: 'Sun', moon: 'Moon' };
const SIDES = Object.values(LOOKS);
const LEANS = ['upright', 'level', 'falling', 'rising'];
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

const sideName = (side: Light): string => SIDES[side] ?? '';
const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
/** How many cats look somewhere; of those face down nothing is known. */
function watching({ count, hidden }: Watchers, one: string, more: string): string {
  const cats = count === 0 ? 'No cat' : many(count, 'cat');
  return `${cats}${hidden ? ' that you can see' : ''} ${count > 1 ? more : one}`;
}
/** No card shows both. */
const symbols = (face: Balance): string => (face.suns > 0 ? many(face.suns, 'sun') : many(face.moons, 'moon'));

const suns = (count: number): Phrase => phrase`${count} ${icon('sun', count === 1 ? 'sun' : 'suns')}`;
const moons = (count: number): Phrase => phrase`${count} ${icon('moon', count === 1 ? 'moon' : 'moons')}`;

export function cardName(kind: Kind): string {
  const side = sideOf(kind);
  const face = FACES[kind];
  if (side === null) return `the ${startName(kind)}`;
  if (isBack(kind) || !face) return `a hidden card of ${sideName(side)}`;
  if (isCotton(kind)) return `${sideName(side)}’s ${LEANS[leanOf(kind)]} cat`;
  return symbols(face);
}

/** Where a cell is, from the start card. */
export function whereIs(cell: Cell): string {
  const [east, south] = [eastOf(cell), southOf(cell)];
  const steps = [
    east === 0 ? '' : `${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`,
    south === 0 ? '' : `${Math.abs(south)} ${south > 0 ? 'south' : 'north'}`,
  ];
  return cell === START ? 'the start card' : steps.filter((text) => text !== '').join(', ');
}

const card = (kind: Kind): Part => thing(kindThing(kind), cardName(kind));
const cards = (kinds: readonly Kind[]): Phrase => listed(kinds.map(card), ', ');
const at = (cell: Cell): Part => thing(cellThing(cell), whereIs(cell));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Short: whose cards they are is plain. */
function held({ kind, spot }: InHand): Part {
  const called = isCotton(kind) ? `the ${LEANS[leanOf(kind)]} cat` : cardName(kind);
  return thing(kindThing(kind), spot === null ? called : `${called} (${spot})`);
}

function sayMove(move: Move, view: View): Phrase {
  if ('place' in move) return phrase`Place ${card(move.card)}: ${at(move.place)}`;
  if ('order' in move) return phrase`Lay ${listed(inHand(view, move.order).map(held), ', then ')}`;
  if (move.exchange.length === 0) return phrase`Keep them all`;
  return phrase`Give back ${enumerated(
    inHand(view, move.exchange).map((each) => [held(each)]),
    ', ',
    ' and ',
  )}`;
}

function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'exchanged':
      return event.back.length === 0
        ? phrase`${name(event.seat)} keeps all cards.`
        : phrase`${name(event.seat)} gives back ${cards(event.back)} for ${cards(event.got)}.`;
    case 'sealed':
      return phrase`${name(event.seat)} has chosen in secret.`;
    case 'ordered':
      return phrase`${name(event.seat)} will place ${listed(event.cards.map(card), ', then ')}.`;
    case 'placed':
      return phrase`${name(event.seat)} places ${card(event.card)}: ${at(event.cell)}.`;
    case 'opened':
      return event.card === null
        ? phrase`${name(event.seat)} draws a card.`
        : phrase`${name(event.seat)} opens ${card(event.card)}.`;
    case 'framed':
      return phrase`The forest is now five ${event.axis} ${event.axis === 'rows' ? 'high' : 'wide'}.`;
    case 'turned':
      return phrase`All cards are turned over.`;
    case 'scored':
      return counts(thing(cellThing(event.cell), capital(cardName(event.card))), event);
    case 'ended':
      return event.winner === null
        ? phrase`Sun and Moon have ${event.hearts[0] ?? 0} hearts each: a draw.`
        : phrase`Hearts: Sun ${event.hearts[0] ?? 0}, Moon ${event.hearts[1] ?? 0}. ${name(event.winner)} wins.`;
  }
}

function counts(cat: Part, balance: Balance, hidden = 0): Phrase {
  const heart = heartOf(balance);
  const taken = heart === null ? 'no heart' : `a heart for ${sideName(heart)}`;
  return phrase`${cat}: ${suns(balance.suns)} to ${moons(balance.moons)}, ${taken}${uncounted(hidden)}.`;
}

const uncounted = (hidden: number): string => (hidden === 0 ? '' : `, ${many(hidden, 'card')} face down not counted`);

const REFUSALS: Readonly<Record<RuleId, string>> = {
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

function sayReason({ rule, side, things, data }: Reason): Phrase {
  const [of] = things ?? [];
  if (data?.order !== undefined) return phrase`Here cards are put in no order: any of them may be placed.`;
  if (data?.cards !== undefined) return phrase`There are only ${many(Number(data.cards), 'card')} to choose from.`;
  if (data?.foreign !== undefined) return phrase`That card belongs to the other side.`;
  if (data?.axis !== undefined)
    return data.axis === 'rows'
      ? phrase`Five rows: no other row can come.`
      : phrase`Five columns: no other column can come.`;
  if (data?.count !== undefined) return phrase`${many(Number(data.count), 'new card')} from the stock.`;
  if (rule === 'turn.alternate') return phrase`It is ${name(side ?? 0)}’s turn.`;
  if (data?.card === undefined || of === undefined) return phrase`${REFUSALS[rule] ?? rule}`;
  const cat = thing(of, capital(cardName(Number(data.card))));
  const light = { suns: Number(data.suns), moons: Number(data.moons) };
  if (rule === 'score.majority') return counts(cat, light, Number(data.hidden ?? 0));
  if (light.moons === 0) return phrase`${cat} sees ${suns(light.suns)} more.`;
  if (light.suns === 0) return phrase`${cat} sees ${moons(light.moons)} more.`;
  return phrase`${cat} sees ${suns(light.suns)} and ${moons(light.moons)} more.`;
}

const PLACE_ASKS: Readonly<Record<Variant, string>> = {
  standard: 'Place your left-most card',
  forked: 'Place one of your two cards',
  free: 'Place any of your cards',
  dark: 'Place a card face down',
};

const waysOf = (directions: readonly Direction[]): string =>
  directions
    .map((each) => COMPASS[each])
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

function lookOf(kind: Kind): string {
  const { near, rays } = FACES[kind] ?? { near: [], rays: [] };
  if (near.length === DIRECTIONS.length) return 'It sees the eight cards around it';
  if (rays.length === DIRECTIONS.length) return 'It sees every card on all eight lines';
  const next = near.length === 0 ? '' : `the next card ${waysOf(near)}`;
  const lines = rays.length === 0 ? '' : `every card ${waysOf(rays)}`;
  return `It sees ${[next, lines].filter((text) => text !== '').join(', and ')}`;
}

function explained(known: Known): Phrase {
  switch (known.is) {
    case 'kind':
      return isCotton(known.kind)
        ? phrase`${capital(cardName(known.kind))}. ${lookOf(known.kind)}.${carried(known.kind)}`
        : phrase`A plain card with ${cardName(known.kind)}, for every cat that sees it.`;
    case 'card':
      return known.balance
        ? phrase`${capital(cardName(known.kind))}. ${lookOf(known.kind)}: now ${suns(known.balance.suns)} to ${moons(known.balance.moons)}${uncounted(known.unturned)}.`
        : phrase`${capital(cardName(known.kind))}. ${watching(known.watchers, 'sees', 'see')} it.`;
    case 'place':
      return phrase`An empty place. ${watching(known.watchers, 'looks', 'look')} here. ${known.fault === null ? 'A card may go here.' : (REFUSALS[known.fault] ?? '')}`;
    case 'stock':
      return known.kinds.length === 0
        ? phrase`${sideName(known.side)}’s stock is empty.`
        : phrase`${sideName(known.side)}’s stock: ${many(known.count, 'card')}. Not seen yet: ${listed(
            known.kinds.map(({ kind, count }) => thing(kindThing(kind), `${count} × ${cardName(kind)}`)),
            ', ',
          )}.`;
    case 'hand':
      return phrase`${sideName(known.side)}’s hand: ${many(known.count, 'card')} that you do not see.`;
    case 'back':
      return phrase`A card of ${sideName(known.side)}’s, face down. It is turned over for scoring.`;
    case 'hearts':
      return phrase`Nine hearts, one for each Cotton. Most hearts win.${known.hidden ? ' Cards face down are not counted yet.' : ''}`;
  }
}

function carried(kind: Kind): string {
  const face = FACES[kind];
  return !face || face.suns + face.moons === 0 ? '' : ` It carries ${symbols(face)}.`;
}

export const en: TableVoice<Move, View, Event> = {
  sayMove,
  sayEvent,
  sayReason,
  sayAsk: ({ step }, { variant }) => {
    if (step === 'exchange') return phrase`Which of your cards go back?`;
    return step === 'order' ? phrase`Put your three cards in order` : phrase`${PLACE_ASKS[variant]}`;
  },
  explain: (of, view) => explained(knownOf(of, view)),
  sayRow: () => phrase`Hearts`,
  saySide: (side, setup) => phrase`${LOOKS[looksOf(facts, setup)[side] ?? ''] ?? ''}`,
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
  custom: 'who last stroked a cat',
  looks: LOOKS,
};
