import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Rng } from '../../../engine/rng.ts';
import { DECK, engage, type GeishaId, type Kind, meets, meetsPlainly, NONE, neverReserves, raise } from './cards.ts';
import type { Teller } from './events.ts';
import { draw, giveOpenly, insert, remove } from './house.ts';
import { further } from './legal.ts';
import { rowsOf, unveil } from './memory.ts';
import type { Move } from './moves.ts';
import { isOut } from './possible.ts';
import { bonusIn, brokerages, dance, income, penalty, roundPoints, winnersOf } from './sheet.ts';
import { type Ending, handSize, isCard, LAST_ROUND, NOT_YET, type Reserve, type Round, type State } from './state.ts';

/** All cards come together again; the player who took the last turn begins. */
function nextRound(state: State, rng: Rng, tell: Teller): void {
  state.round++;
  // rule: round.start
  state.starter = state.turn;
  state.deck = rng.shuffle([...DECK]);
  state.under = [];
  state.discard = [];
  state.known = [];
  state.lap = 'none';
  state.idle = 0;
  state.extra = 0;
  state.business = 'none';
  clearTurn(state);
  for (let seat = 0; seat < state.hands.length; seat++) {
    state.hands[seat] = [];
    state.guests[seat] = [];
    state.publicity[seat] = [];
    state.closed[seat] = false;
    // rule: ability.use
    state.spent[seat] = false;
    state.bonus[seat] = 0;
    const geisha = at(state.geisha, seat);
    if (state.mode === 'management') state.served[seat] = geisha;
    // rule: setup.again
    engage(state, seat, state.mode === 'management' ? null : geisha);
  }
  tellRound(state, tell);
  dealHands(state, tell);
  if (state.mode === 'management') {
    beginChoice(state);
    tell?.({ is: 'choosing' }, 'all', 'none');
  } else beginReserves(state);
}

function tellRound({ round, starter }: State, tell: Teller): void {
  tell?.({ is: 'round', round, hand: handSize(round), starter }, 'all', 'none');
}

export function clearTurn(state: State): void {
  state.acted = false;
  state.rested = false;
  state.revealed = false;
  state.fresh = false;
}

// rule: setup.deal
export function dealHands(state: State, tell: Teller): void {
  for (let seat = 0; seat < state.hands.length; seat++) {
    const hand = at(state.hands, seat);
    for (let count = handSize(state.round); count > 0; count--) insert(hand, top(state));
    tell?.({ is: 'dealt', seat, cards: [...hand] }, { only: [seat] }, [seat]);
  }
}

function top({ deck }: State): Kind {
  const card = deck.pop();
  if (card === undefined) throw new Error('the deck is too small');
  return card;
}

/** Counter-clockwise from the starter's right-hand neighbour; the starter comes last. */
// rule: setup.management
export function beginChoice(state: State): void {
  state.stage = 'geisha';
  state.turn = before(state, state.starter);
}

export function choose(state: State, seat: Seat, geisha: GeishaId, tell: Teller): void {
  engage(state, seat, geisha);
  tell?.({ is: 'chosen', seat, geisha, again: state.served[seat] === geisha }, 'all', 'none');
  if (seat !== state.starter) {
    state.turn = before(state, seat);
    return;
  }
  if (state.mode === 'chosen') {
    tellRound(state, tell);
    dealHands(state, tell);
  }
  beginReserves(state);
}

const before = ({ hands }: State, seat: Seat): Seat => (seat + hands.length - 1) % hands.length;

/** All players at once and in secret; a player who must never have a reserve is not asked for one. */
export function beginReserves(state: State): void {
  state.stage = 'reserve';
  state.turn = state.starter;
  for (let seat = 0; seat < state.hands.length; seat++) {
    state.reserves[seat] = NONE;
    state.sealed[seat] = neverReserves(state.geisha[seat]) ? NONE : NOT_YET;
  }
}

/** Decides in secret; when the last one has, all reserves are laid. */
export function seal(state: State, seat: Seat, card: Reserve, tell: Teller): void {
  state.sealed[seat] = card;
  if (state.sealed.includes(NOT_YET)) return;
  const seats: Seat[] = [];
  const without: Seat[] = [];
  for (let each = 0; each < state.sealed.length; each++) (layReserve(state, each) ? seats : without).push(each);
  state.stage = 'turn';
  const barred = without.filter((each) => neverReserves(state.geisha[each]));
  const again = state.round > 1 && state.mode !== 'management';
  tell?.({ is: 'laid', seats, without, barred, again, starter: state.starter }, 'all');
}

function layReserve(state: State, seat: Seat): boolean {
  const card = state.sealed[seat];
  state.sealed[seat] = NOT_YET;
  if (!isCard(card)) return false;
  remove(at(state.hands, seat), card);
  state.reserves[seat] = card;
  return true;
}

/** The round is over: bonus, then unused reserves, then the count. */
export function endRound(state: State, ending: Ending, by: Seat, tell: Teller): void {
  const bonus = bonusIn(state.round);
  state.stage = 'settle';
  state.ended = ending;
  state.endedBy = by;
  // These hands are played: what was known of them is no secret that is worth a look.
  state.known = [];
  for (let seat = 0; seat < state.hands.length; seat++) {
    const out = ending === 'out' && isOut(at(state.hands, seat).length, state.reserves[seat]);
    state.bonus[seat] = out ? bonus : 0;
  }
  const inLap = state.lap === 'running';
  tell?.({ is: 'roundEnded', ending, by, bonus: [...state.bonus], inLap }, 'all', 'none');
  judgeReserves(state, tell);
  settleOn(state, tell);
}

/** All are turned over together, and judged before anybody takes a card. */
// rule: settle.order
function judgeReserves(state: State, tell: Teller): void {
  const seats = state.hands.length;
  for (let step = 0; step < seats; step++) {
    const seat = (state.starter + step) % seats;
    const card = at(state.reserves, seat);
    if (card === NONE) continue;
    const met = meets(state, seat, card);
    const bridged = met && !meetsPlainly(state, seat, card);
    state.reserves[seat] = NONE;
    unveil(state, seat, card);
    // rule: settle.quiet
    if (met) at(state.guests, seat).push(card);
    else {
      giveOpenly(state, seat, card);
      state.owed.push(seat);
    }
    tell?.({ is: 'revealed', seat, card, met, count: at(state.guests, seat).length }, 'all');
    if (!bridged) continue;
    state.spent[seat] = true;
    tell?.({ is: 'ability', seat, geisha: 'tokiwa', card }, 'all', 'none');
  }
}

/** Whoever has no choice takes the one card there is, or none; the count comes when nobody has one any more. */
// rule: settle.order
function settleOn(state: State, tell: Teller): void {
  for (let seat = state.owed[0]; seat !== undefined; seat = state.owed[0]) {
    const offered = further(state, seat);
    if (offered.length > 1) return;
    if (offered[0]) takeFurther(state, seat, offered[0], tell);
    state.owed.shift();
  }
  scoreRound(state, tell);
  state.stage = state.round < LAST_ROUND ? 'counted' : 'over';
  if (state.stage === 'counted') state.ready.fill(false);
  else tellEnd(state, tell);
}

/** Has seen the count; with the last one of all the next round is dealt. */
export function beReady(state: State, seat: Seat, rng: Rng, tell: Teller): void {
  state.ready[seat] = true;
  if (!state.ready.includes(false)) nextRound(state, rng, tell);
}

export function settle(state: State, seat: Seat, move: Move, tell: Teller): void {
  takeFurther(state, seat, move, tell);
  state.owed.shift();
  settleOn(state, tell);
}

function takeFurther(state: State, seat: Seat, move: Move, tell: Teller): void {
  if (move.do !== 'recall') {
    draw(state, seat, 1, tell, 'reserve');
    return;
  }
  const row = at(state.publicity, seat);
  row.splice(row.lastIndexOf(move.card), 1);
  raise(state, seat, move.card, -1);
  giveOpenly(state, seat, move.card);
  tell?.({ is: 'recalled', seat, card: move.card }, 'all', 'none');
}

function scoreRound(state: State, tell: Teller): void {
  const points: number[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) {
    const left = at(state.hands, seat).length;
    const bonus = at(state.bonus, seat);
    const scored = roundPoints(state, seat, left, bonus);
    points.push(scored);
    state.tokens[seat] = at(state.tokens, seat) + scored;
    if (!tell) continue;
    const [effects, ability] = [brokerages(state, seat), dance(state, seat)];
    const parts = {
      income: income(state, seat),
      effects,
      ability,
      left,
      penalty: penalty(left),
      bonus,
      points: scored,
    };
    // rule: score.told
    tell({ is: 'scored', seat, ...parts }, 'all', 'none');
  }
  state.rounds.push(recordOf(state, points));
}

/** Frozen, with lists of its own that nobody writes to: copies and views share it. */
function recordOf(state: State, points: readonly number[]): Round {
  return Object.freeze({
    geisha: state.geisha.slice(),
    guests: rowsOf(state.guests),
    publicity: rowsOf(state.publicity),
    hands: state.hands.map((hand) => hand.length),
    ended: state.ended,
    by: state.endedBy,
    bonus: state.bonus.slice(),
    points,
  });
}

function tellEnd({ tokens, hands, rounds }: State, tell: Teller): void {
  if (!tell) return;
  tokens.forEach((count, seat) => {
    tell({ is: 'total', seat, rounds: rounds.map(({ points }) => at(points, seat)), tokens: count }, 'all', 'none');
  });
  const left = hands.map((hand) => hand.length);
  const winners = winnersOf(tokens, left);
  const most = Math.max(...tokens);
  const equal = tokens.filter((count) => count === most).length;
  const tie = equal === 1 ? 'none' : winners.length === 1 ? 'hands' : 'shared';
  tell({ is: 'ended', tokens: [...tokens], winners, tie }, 'all', 'none');
}
