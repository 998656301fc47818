import type { Seat, Tell } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { type Card, COMPOSER, copyOf, draw, fairiesOf, KINDS, type Kind, sumOf, type Tally } from './cards.ts';
import { drawHands } from './deal.ts';
import { FACE_DOWN_POINTS, honoursBySide, isMet, pointsByRow, ROWS, result } from './score.ts';
import type { Choose, Event, Move, State } from './state.ts';
import { BACH, fromFirst, isAlone, isFirstDraft, ownerOf, paceOf } from './state.ts';
import { knowsWhatComes } from './view.ts';

/** Whatever was not taken goes to Bach, and each composer brings him a score card face down. */
function placeBach(state: State, tell?: Tell<Event>): void {
  if (!isAlone(state)) return;
  const hand = at(state.hands, 0);
  const orchestra = at(state.orchestras, BACH);
  const cards = hand[COMPOSER];
  tell?.({ is: 'bach', took: fairiesOf(hand), cards }, 'all');
  for (const kind of KINDS) {
    orchestra[kind] += hand[kind];
    hand[kind] = 0;
  }
  // rule: bach.brings
  for (let card = 0; card < cards; card++) state.faceDown.push(draw(state.deck));
}

export function play(state: State, seat: Seat, move: Move, tell?: Tell<Event>): void {
  if ('take' in move) choose(state, seat, move, tell);
  else if (state.step === 'keep') {
    keep(state, seat, move.keep, 'dealt', tell);
    state.dealt[seat] = [];
    nextDraft(state, tell);
  } else {
    keep(state, seat, move.keep, 'composer', tell);
    state.offered = [];
    state.owed.shift();
    compose(state, tell);
  }
}

function choose(state: State, seat: Seat, choice: Choose, tell?: Tell<Event>): void {
  state.chosen[seat] = choice;
  if (state.chosen.length > 1) tell?.({ is: 'sealed', seat }, 'all', 'none');
  if (!state.chosen.includes(null)) reveal(state, tell);
}

/** From the first seat on, whatever order the choices came in. */
function reveal(state: State, tell?: Tell<Event>): void {
  const { chosen, first, round, draft } = state;
  if (tell && chosen.length > 1) {
    const isForced = state.hands.every((hand) => sumOf(hand) === 1);
    tell({ is: 'draft', round, draft, isForced }, 'all', 'none');
  }
  // rule: house.order
  for (const seat of fromFirst(chosen.length, first)) {
    const choice = chosen[seat];
    chosen[seat] = null;
    if (choice) show(state, seat, choice, tell);
  }
  compose(state, tell);
}

function show(state: State, seat: Seat, { take, remove, keep: kept }: Choose, tell?: Tell<Event>): void {
  const hand = at(state.hands, seat);
  const orchestra = at(state.orchestras, seat);
  for (const kind of take) {
    move(hand, orchestra, kind);
    // rule: draft.stands
    if (kind === COMPOSER) state.owed.push(seat);
  }
  if (remove !== undefined) move(hand, state.removed, remove);
  let away: Card | null = null;
  if (kept !== undefined) {
    away = setAside(state, seat, kept, at(state.dealt, seat));
    state.dealt[seat] = [];
  }
  tell?.({ is: 'revealed', seat, took: take, removed: remove ?? null, kept: kept ?? null, away }, 'all');
}

function move(from: Tally, to: Tally, kind: Kind): void {
  from[kind]--;
  to[kind]++;
}

/** The next composer draws; after the last one the draft is over. */
// rule: bach.composers
function compose(state: State, tell?: Tell<Event>): void {
  const [seat] = state.owed;
  if (seat === undefined) {
    endDraft(state, tell);
    return;
  }
  const cards = [draw(state.deck), draw(state.deck)];
  state.offered = cards;
  state.step = 'compose';
  // rule: house.open
  tell?.({ is: 'drew', seat, cards: [...cards] }, 'all');
}

/** What a composer drew lay open, and what was dealt did not. */
function keep(state: State, seat: Seat, card: Card, from: 'composer' | 'dealt', tell?: Tell<Event>): void {
  const isOpen = from === 'composer';
  const away = setAside(state, seat, card, isOpen ? state.offered : at(state.dealt, seat));
  tell?.({ is: 'kept', seat, card, away, from }, 'all', isOpen ? 'none' : 'all');
}

/** One of two score cards stays; the other is discarded and given back. */
function setAside(state: State, seat: Seat, kept: Card, of: readonly Card[]): Card {
  const away = at(of, of[0] === kept ? 1 : 0);
  at(state.scoreCards, seat).push(kept);
  state.discard.push(away);
  return away;
}

/** Alone the dealt score card is chosen last, when all fairies of the first round stand. */
function endDraft(state: State, tell?: Tell<Event>): void {
  // rule: house.after
  placeBach(state, tell);
  if (isAlone(state) && isFirstDraft(state)) state.step = 'keep';
  else nextDraft(state, tell);
}

// rule: draft.rounds, two.rounds
function nextDraft(state: State, tell?: Tell<Event>): void {
  const pace = paceOf(state.hands.length);
  state.step = 'choose';
  if (state.draft + 1 < pace.drafts) pass(state, tell);
  else if (state.round + 1 < pace.rounds) {
    state.round++;
    state.draft = 0;
    drawHands(state, tell);
  } else end(state, tell);
}

/** The left neighbour is the next seat. */
// rule: setup.board, draft.pass, two.pass
function pass(state: State, tell?: Tell<Event>): void {
  const { hands } = state;
  const seats = hands.length;
  hands.unshift(draw(hands));
  const isNew = tell && !knowsWhatComes(seats, state.draft);
  state.draft++;
  if (!tell) return;
  tell({ is: 'passed', seats }, 'all', 'none');
  hands.forEach((hand, seat) => {
    tell({ is: 'hand', seat, hand: copyOf(hand), passed: true }, { only: [seat] }, isNew ? [seat] : 'none');
  });
}

function end(state: State, tell?: Tell<Event>): void {
  state.step = 'over';
  if (!tell) return;
  const bach = state.faceDown.length > 0;
  // rule: house.turned
  if (bach) tell({ is: 'turned', cards: [...state.faceDown], worth: FACE_DOWN_POINTS[state.manner] }, 'all');
  const { points, winners } = result(state);
  const by = pointsByRow(state);
  const honours = honoursBySide(state);
  for (const side of bach ? [0, BACH] : fromFirst(points.length, state.first)) {
    const rows = ROWS.map((row) => at(by[row], side));
    const cards = state.scoreCards[side] ?? [];
    const met = cards.filter((card) => isMet(card, at(state.orchestras, side))).length;
    const own = { met, of: cards.length, honours: at(honours, side) };
    tell({ is: 'scored', owner: ownerOf(state, side), rows, ...own, points: at(points, side) }, 'all', 'none');
  }
  tell({ is: 'ended', points, winners, bach }, 'all', 'none');
}
