import type { Tell } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import type { Rng } from '../../../engine/rng.ts';
import { BACKS, type Kind } from './cards.ts';
import { SPAN } from './grid.ts';
import { bitsOf } from './moves.ts';
import { closes } from './place.ts';
import { balance, cottons, heartOf, hearts, winner } from './score.ts';
import { type Event, type Move, NOT_YET, type State } from './state.ts';

export function play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell<Event>): void {
  if ('place' in move) place(state, seat, move.card, move.place, tell);
  else if ('order' in move) order(state, seat, move.order, tell);
  else if (state.variant === 'dark') seal(state, seat, move.exchange, rng, tell);
  else {
    exchange(state, seat, move.exchange, rng, tell);
    if (state.variant === 'standard') state.step = 'order';
    else pass(state);
  }
}

/** The second player exchanges and orders after the first; then the first begins to place. */
function pass(state: State): void {
  state.step = state.turn === state.first ? 'exchange' : 'place';
  state.turn = 1 - state.turn;
}

/** New cards come from the top before the returned ones are shuffled in, so none comes straight back. */
function exchange(state: State, seat: Seat, at: readonly number[], rng: Rng, tell?: Tell<Event>): void {
  const open = state.open[seat] as Kind[];
  const stock = state.stock[seat] as Kind[];
  const back: Kind[] = [];
  const got: Kind[] = [];
  const surprise = at.length > 0 && !isForeknown(stock);
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
  const own = state.variant === 'dark';
  const learners = own ? [seat] : 'all';
  tell({ is: 'exchanged', seat, back, got }, own ? { only: [seat] } : 'all', surprise ? learners : 'none');
}

function seal(state: State, seat: Seat, at: readonly number[], rng: Rng, tell?: Tell<Event>): void {
  state.sealed[seat] = bitsOf(at);
  tell?.({ is: 'sealed', seat }, 'all', 'none');
  if (state.sealed.includes(NOT_YET)) return;
  state.sealed.forEach((bits, each) => {
    exchange(
      state,
      each,
      [0, 1, 2].filter((card) => bits & (1 << card)),
      rng,
      tell,
    );
    state.sealed[each] = NOT_YET;
  });
  state.step = 'place';
}

function order(state: State, seat: Seat, from: readonly number[], tell?: Tell<Event>): void {
  const open = state.open[seat] as Kind[];
  const cards = from.map((at) => open[at] as Kind);
  state.open[seat] = cards;
  tell?.({ is: 'ordered', seat, cards: [...cards] }, 'all', 'none');
  pass(state);
}

function place(state: State, seat: Seat, card: Kind, cell: number, tell?: Tell<Event>): void {
  const open = state.open[seat] as Kind[];
  const stock = state.stock[seat] as Kind[];
  const framed = tell ? closes(state.rows, cell) : null;
  const row = Math.floor(cell / SPAN);
  state.grid[cell] = card;
  state.rows[row] = (state.rows[row] as number) | (1 << (cell % SPAN));
  const last = open.length - 1;
  for (let at = open.indexOf(card); at < last; at++) open[at] = open[at + 1] as Kind;
  const news = stock.length > 0 && !isForeknown(stock);
  const opened = stock.pop();
  if (opened === undefined) open.length = last;
  else open[last] = opened;
  state.turn = 1 - seat;
  if ((state.open[state.turn] as Kind[]).length === 0) state.step = 'over';
  if (!tell) return;
  tellPlaced(state, seat, card, cell, tell);
  if (framed) tell({ is: 'framed', axis: framed }, 'all', 'none');
  if (opened !== undefined) tellOpened(state, seat, opened, news, tell);
  if (state.step === 'over') tellEnd(state, tell);
}

function tellPlaced(state: State, seat: Seat, card: Kind, cell: number, tell: Tell<Event>): void {
  const dark = state.variant === 'dark';
  tell({ is: 'placed', seat, card, cell }, dark ? { only: [seat] } : 'all', 'none');
  if (!dark) return;
  tell({ is: 'placed', seat, card: BACKS[seat] as Kind, cell }, { but: [seat] }, 'none');
}

function tellOpened(state: State, seat: Seat, card: Kind, news: boolean, tell: Tell<Event>): void {
  const dark = state.variant === 'dark';
  const learners = dark ? [seat] : 'all';
  tell({ is: 'opened', seat, card }, dark ? { only: [seat] } : 'all', news ? learners : 'none');
  if (dark) tell({ is: 'opened', seat, card: null }, { but: [seat] }, 'none');
}

function tellEnd(state: State, tell: Tell<Event>): void {
  if (state.variant === 'dark') tell({ is: 'turned' }, 'all', 'all');
  const { grid } = state;
  for (const cell of cottons(grid)) {
    const counted = balance(grid, cell);
    tell({ is: 'scored', cell, card: grid[cell] as Kind, ...counted, heart: heartOf(counted) }, 'all', 'none');
  }
  const won = hearts(grid);
  tell({ is: 'ended', hearts: won, winner: winner(won) }, 'all', 'none');
}

/** Everybody counts along: a card is no news when all that are left are alike. */
const isForeknown = (stock: readonly Kind[]): boolean => stock.every((kind) => kind === stock[0]);
