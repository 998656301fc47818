import type { News, Tell } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { placeBach } from './bach.ts';
import { type Card, COMPOSER, type Kind } from './cards.ts';
import { countsIn, draw } from './deal.ts';
import { knows } from './memory.ts';
import { choiceOf, moveId } from './moves.ts';
import { paceOf } from './pace.ts';
import { result } from './score.ts';
import { type Event, isAlone, isFirstDraft, type Move, NOT_YET, type State } from './state.ts';

export function play(state: State, seat: Seat, move: Move, tell?: Tell<Event>): void {
  if ('take' in move) {
    if (tell && isFirstDraft(state) && state.chosen.every((choice) => choice === NOT_YET)) begin(state, tell);
    state.chosen[seat] = moveId(move);
    if (state.chosen.length > 1) tell?.({ is: 'sealed', seat }, 'all', 'none');
    if (!state.chosen.includes(NOT_YET)) reveal(state, tell);
  } else if (state.step === 'keep') {
    state.dealt[seat] = keep(state, seat, move.keep, state.dealt[seat] as Card[], 'all', tell);
    nextDraft(state, tell);
  } else {
    state.offered = keep(state, seat, move.keep, state.offered, 'none', tell);
    state.owed.shift();
    compose(state, tell);
  }
}

/** What lies open before the first choice has been seen by all, and is written down for those who look back. */
const begin = ({ popular, random, bag }: State, tell: Tell<Event>): void =>
  tell({ is: 'begun', popular, left: random ? countsIn(bag) : null }, 'all', 'none');

/** From the first seat on, whatever order the choices came in. */
function reveal(state: State, tell?: Tell<Event>): void {
  const seats = state.chosen.length;
  for (let turn = 0; turn < seats; turn++) show(state, (state.first + turn) % seats, tell);
  compose(state, tell);
}

function show(state: State, seat: Seat, tell?: Tell<Event>): void {
  const choice = choiceOf(state.chosen[seat] as number);
  const hand = state.hands[seat] as number[];
  const orchestra = state.orchestras[seat] as number[];
  state.chosen[seat] = NOT_YET;
  for (const kind of choice.take) {
    move(hand, orchestra, kind);
    if (kind === COMPOSER) state.owed.push(seat);
  }
  if (choice.remove !== undefined) move(hand, state.removed, choice.remove);
  let away: Card | null = null;
  if (choice.keep !== undefined) {
    const [one, other] = state.dealt[seat] as [Card, Card];
    away = choice.keep === one ? other : one;
    (state.scoreCards[seat] as Card[]).push(choice.keep);
    state.discard.push(away);
    state.dealt[seat] = [];
  }
  if (!tell) return;
  const { take: took, remove: removed = null, keep: kept = null } = choice;
  tell({ is: 'revealed', seat, took, removed, kept, away }, 'all');
}

function move(from: number[], to: number[], kind: Kind): void {
  from[kind] = (from[kind] as number) - 1;
  to[kind] = (to[kind] as number) + 1;
}

/** The next composer draws; after the last one the draft is over. */
function compose(state: State, tell?: Tell<Event>): void {
  if (state.owed.length === 0) {
    endDraft(state, tell);
    return;
  }
  const { deck } = state;
  const cards = [deck.pop() as Card, deck.pop() as Card];
  state.offered = cards;
  state.step = 'compose';
  tell?.({ is: 'drew', seat: state.owed[0] as Seat, cards: [...cards] }, 'all');
}

/** One of two score cards stays, the other is discarded; what is left of the two is nothing. */
function keep(state: State, seat: Seat, card: Card, of: readonly Card[], news: News, tell?: Tell<Event>): Card[] {
  const [one, other] = of as [Card, Card];
  const away = card === one ? other : one;
  (state.scoreCards[seat] as Card[]).push(card);
  state.discard.push(away);
  tell?.({ is: 'kept', seat, card, away }, 'all', news);
  return [];
}

/** Alone the dealt score card is chosen last, when all fairies of the first round stand. */
function endDraft(state: State, tell?: Tell<Event>): void {
  placeBach(state, tell);
  if (isAlone(state) && isFirstDraft(state)) state.step = 'keep';
  else nextDraft(state, tell);
}

function nextDraft(state: State, tell?: Tell<Event>): void {
  const pace = paceOf(state.hands.length);
  state.step = 'choose';
  if (state.draft + 1 < pace.drafts) pass(state, tell);
  else if (state.round + 1 < pace.rounds) {
    state.round++;
    state.draft = 0;
    draw(state, tell);
  } else end(state, tell);
}

/** The left neighbour is the next seat. */
function pass(state: State, tell?: Tell<Event>): void {
  const { hands } = state;
  const seats = hands.length;
  const last = hands.pop() as number[];
  hands.unshift(last);
  const learns = tell && !knows(seats, state.draft, 1, 0);
  state.draft++;
  if (!tell) return;
  tell({ is: 'passed', seats }, 'all', 'none');
  hands.forEach((hand, seat) => {
    tell({ is: 'hand', seat, hand: [...hand], passed: true }, { only: [seat] }, learns ? [seat] : 'none');
  });
}

function end(state: State, tell?: Tell<Event>): void {
  state.step = 'over';
  if (!tell) return;
  const bach = state.faceDown.length > 0;
  if (bach) tell({ is: 'turned', cards: [...state.faceDown] }, 'all');
  const { points, winners } = result(state);
  tell({ is: 'ended', points, winners, bach }, 'all', 'none');
}
