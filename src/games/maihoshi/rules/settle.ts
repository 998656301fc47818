import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { Rng } from '../../../engine/rng.ts';
import { NONE } from './cards.ts';
import type { Teller } from './events.ts';
import { draw, giveOpenly } from './hand.ts';
import { further } from './legal.ts';
import { unveil } from './memory.ts';
import type { Move } from './moves.ts';
import { rowsOf } from './open.ts';
import { isOut } from './possible.ts';
import { meets, meetsPlainly, raise } from './reputation.ts';
import { nextRound } from './round.ts';
import { bonusIn, brokerages, dance, income, penalty, roundPoints, winnersOf } from './score.ts';
import { type Ending, LAST_ROUND, type Round, type State } from './state.ts';

/** The round is over: bonus, then unused reserves, then the count. */
export function endRound(state: State, ending: Ending, by: Seat, tell: Teller): void {
  const bonus = bonusIn(state.round);
  state.stage = 'settle';
  state.ended = ending;
  state.endedBy = by;
  // These hands are played: what somebody knew of them is no secret that is worth a look.
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
