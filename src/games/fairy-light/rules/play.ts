import type { Seat, Tell } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { BACKS, EMPTY, type Kind, type Light, MOON, SUN } from './cards.ts';
import { closes } from './forest.ts';
import { SIDE, SPAN } from './grid.ts';
import { bitsOf, EXCHANGES } from './moves.ts';
import { balance, cottons, heartOf, hearts, winner } from './sheet.ts';
import { type Event, type Exchange, lightOf, type Move, NOT_YET, type State, seatOf } from './state.ts';

export function play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell<Event>): void {
  const light = lightOf(state, seat);
  if ('place' in move) place(state, light, move.card, move.place, tell);
  else if ('order' in move) order(state, light, move.order, tell);
  else if (state.variant === 'dark') seal(state, light, move.exchange, rng, tell);
  else {
    exchange(state, light, move.exchange, rng, tell);
    if (state.variant === 'standard' && !areAlike(state.open[light] as Kind[])) state.step = 'order';
    else pass(state);
  }
}

/** Cards that nothing tells apart are in order as they lie. */
const areAlike = (cards: readonly Kind[]): boolean => cards.every((kind) => kind === cards[0]);

/** The second player exchanges and orders after the first; then the first begins to place. */
// rule: house.begin
function pass(state: State): void {
  state.step = state.turn === state.first ? 'exchange' : 'place';
  state.turn = 1 - state.turn;
}

/** New cards come from the top before the returned ones are shuffled in, so none comes straight back. */
// rule: house.replace
function exchange(state: State, light: Light, at: readonly number[], rng: Rng, tell?: Tell<Event>): void {
  const open = state.open[light] as Kind[];
  const stock = state.stock[light] as Kind[];
  const back: Kind[] = [];
  const got: Kind[] = [];
  for (const each of at) {
    const card = stock.pop() as Kind;
    back.push(open[each] as Kind);
    got.push(card);
    open[each] = card;
  }
  if (at.length > 0) {
    stock.push(...back);
    rng.shuffle(stock);
  }
  if (!tell) return;
  const seat = seatOf(state, light);
  const own = state.variant === 'dark';
  const learners = own ? [seat] : 'all';
  tell(
    { is: 'exchanged', seat, back, got, isAll: back.length === open.length, isSecret: own },
    own ? { only: [seat] } : 'all',
    at.length > 0 ? learners : 'none',
  );
}

function seal(state: State, light: Light, at: readonly number[], rng: Rng, tell?: Tell<Event>): void {
  state.sealed[light] = bitsOf(at);
  tell?.({ is: 'sealed', seat: seatOf(state, light) }, 'all', 'none');
  if (state.sealed.includes(NOT_YET)) return;
  tell?.({ is: 'settled' }, 'all', 'none');
  state.sealed.forEach((bits, each) => {
    exchange(state, each, (EXCHANGES[bits] as Exchange).exchange, rng, tell);
    state.sealed[each] = NOT_YET;
  });
  state.step = 'place';
}

function order(state: State, light: Light, from: readonly number[], tell?: Tell<Event>): void {
  const open = state.open[light] as Kind[];
  const cards = from.map((at) => open[at] as Kind);
  state.open[light] = cards;
  tell?.({ is: 'ordered', seat: seatOf(state, light), cards: [...cards] }, 'all', 'none');
  pass(state);
}

function place(state: State, light: Light, card: Kind, cell: number, tell?: Tell<Event>): void {
  const open = state.open[light] as Kind[];
  const stock = state.stock[light] as Kind[];
  const framed = tell ? closes(state.rows, cell) : null;
  const row = Math.floor(cell / SPAN);
  state.grid[cell] = card;
  state.rows[row] = (state.rows[row] as number) | (1 << (cell % SPAN));
  const last = open.length - 1;
  for (let at = open.indexOf(card); at < last; at++) open[at] = open[at + 1] as Kind;
  const news = stock.length > 0 && !areAlike(stock);
  // rule: refill
  const opened = stock.pop();
  if (opened === undefined) open.length = last;
  else open[last] = opened;
  state.turn = 1 - light;
  if ((state.open[state.turn] as Kind[]).length === 0) state.step = 'over';
  if (!tell) return;
  tellPlaced(state, light, { card, cell, isLast: state.step === 'over' }, tell);
  if (framed) tell({ is: 'framed', axis: framed }, 'all', 'none');
  // Everybody counts along: a card is no news when all that are left are alike.
  if (opened !== undefined) tellOpened(state, light, opened, news, tell);
  if (state.step === 'over') tellEnd(state, tell);
}

type Placed = Extract<Event, { is: 'placed' }>;

function tellPlaced(state: State, light: Light, placed: Pick<Placed, 'card' | 'cell' | 'isLast'>, tell: Tell<Event>) {
  const seat = seatOf(state, light);
  // rule: dark.down
  const isFaceDown = state.variant === 'dark';
  const event: Placed = { is: 'placed', seat, isFaceDown, ...placed };
  tell(event, isFaceDown ? { only: [seat] } : 'all', 'none');
  if (isFaceDown) tell({ ...event, card: BACKS[light] as Kind }, { but: [seat] }, 'none');
}

function tellOpened(state: State, light: Light, card: Kind, news: boolean, tell: Tell<Event>): void {
  const seat = seatOf(state, light);
  const dark = state.variant === 'dark';
  const learners = dark ? [seat] : 'all';
  const isLast = (state.stock[light] as Kind[]).length === 0;
  tell({ is: 'opened', seat, card, isLast, isSecret: dark }, dark ? { only: [seat] } : 'all', news ? learners : 'none');
  if (dark) tell({ is: 'opened', seat, card: null, isLast, isSecret: dark }, { but: [seat] }, 'none');
}

/** The full forest, row by row. */
function rowsOfCards(grid: readonly Kind[]): Kind[][] {
  const cards = grid.filter((kind) => kind !== EMPTY);
  return Array.from({ length: SIDE }, (_, row) => cards.slice(row * SIDE, (row + 1) * SIDE));
}

function tellEnd(state: State, tell: Tell<Event>): void {
  const { grid } = state;
  if (state.variant === 'dark') {
    tell({ is: 'turned' }, 'all');
    rowsOfCards(grid).forEach((cards, row) => {
      tell({ is: 'row', row: row + 1, cards }, 'all', 'none');
    });
  }
  for (const cell of cottons(grid)) {
    const counted = balance(grid, cell);
    tell({ is: 'scored', cell, card: grid[cell] as Kind, ...counted, heart: heartOf(counted) }, 'all', 'none');
  }
  const won = hearts(grid);
  const light = winner(won);
  const [sun, moon] = [seatOf(state, SUN), seatOf(state, MOON)];
  tell({ is: 'ended', hearts: won, sun, moon, winner: light === null ? null : seatOf(state, light) }, 'all', 'none');
}
