import { defineGame, type Seat, type Tell } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { facts } from '../facts.ts';
import { asks, moves } from './asks.ts';
import { APPLE, FIELDS, GEM, PILES, QUEST, tileName } from './cards.ts';
import { deal } from './deal.ts';
import type { Event } from './events.ts';
import { certain, foresee, merits } from './foresee.ts';
import { ALL_HEXES, CAMP, nameOfHex, seatAt, tokensAt } from './hexes.ts';
import { type Move, moveId } from './move.ts';
import type { Reason } from './reasons.ts';
import { controlledBy, sheet, winnersOf } from './sheet.ts';
import { type Flow, fieldsIn, type State, top, type View } from './state.ts';
import { seal } from './steps/fight.ts';
import { playClaim, rulesOf } from './steps/turn.ts';
import { trophyCount } from './trophies.ts';
import { conceals, copy, guess, view } from './view.ts';
import { why } from './why.ts';

export function play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell<Event>): void {
  const flow: Flow = { rng, tell };
  const pending = top(state);
  if (pending === undefined) throw new Error('a move after the end');
  if (move.do === 'claim') playClaim(state, seat, move.field, flow);
  else if (pending.step === 'fight') seal(pending, seat, move, flow);
  else rulesOf(pending).play(state, pending, move, flow);
  settle(state, flow);
}

/** Does whatever needs nobody's decision. */
function settle(state: State, flow: Flow): void {
  for (let pending = top(state); pending !== undefined; pending = top(state)) {
    if (!rulesOf(pending).settle(state, pending, flow)) return;
  }
}

/** What the log begins with: the order of turns, and what each starts with. */
export const opening = (view: View): Event[] =>
  view.seats.map((_, later) => {
    const seat = (view.first + later) % view.seats.length;
    const { friendship, pies, hand } = seatAt(view, seat);
    return { is: 'starts', seat, begins: later === 0, friendship, pies, spells: hand.length };
  });

/** The position in the notation of the record; quests are counted from 1. */
export function record(state: State): unknown {
  const { seats } = state;
  return {
    trophies: seats.map(({ trophies }) => fieldsIn(trophies).map((field) => FIELDS[field])),
    friendship: seats.map(({ friendship }) => friendship),
    pies: seats.map(({ pies }) => pies),
    spells: seats.map(({ hand }) => hand.map(({ value }) => value).sort((one, other) => one - other)),
    controlled: seats.map((_, seat) => controlledBy(state, seat)),
    seekers: seats.map(({ seekers }) => seekers.map((hex) => (hex === CAMP ? 'camp' : nameOfHex(hex)))),
    tokens: tokens(state),
    powerUps: seats.map(({ tiles }) =>
      PILES.flatMap((pile) => {
        const tile = tiles[pile];
        return tile === null ? [] : [tileName(pile, tile)];
      }),
    ),
    quests: seats.map(({ solved }) => solved.map((card) => card + 1)),
    round: state.round,
  };
}

function tokens(state: State): Record<string, Record<string, number | boolean>> {
  const found: Record<string, Record<string, number | boolean>> = {};
  for (const hex of ALL_HEXES) {
    const [apples, gems] = [tokensAt(state, APPLE, hex), tokensAt(state, GEM, hex)];
    const quest = tokensAt(state, QUEST, hex) > 0;
    if (apples + gems > 0 || quest) found[nameOfHex(hex)] = { apples, gems, quest };
  }
  return found;
}

export const game = defineGame<State, Move, View, Event, Reason>({
  facts,
  deal,
  asks,
  moves,
  offers: moves,
  play,
  view,
  opening,
  conceals,
  guess,
  result: (state) => ({
    points: state.seats.map((_, seat) => trophyCount(state, seat)),
    winners: winnersOf(state),
  }),
  copy,
  moveId,
  sheet,
  foresee,
  merits,
  certain,
  why,
  record,
});
