import type { Setup } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat } from '../../../engine/seating.ts';
import { type Clue, COMMON_CLUES, FOOTPRINTS, LEAD_CLUES, NO_CLUE } from './clues.ts';
import { ALL_TILES, byKind, bySet, KINDS, KING, TOMTE, tilesIn } from './fairies.ts';
import { copyField, fieldOfPair } from './field.ts';
import { beginRound, turnCost } from './round.ts';
import { copyCards, type State } from './state.ts';

export function deal(setup: Setup, rng: Rng): State {
  // rule: house.lead
  const lead = firstSeat(setup, rng);
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const common = rng.shuffle(COMMON_CLUES.slice());
  // rule: setup.pairs
  const pairs = seats.map(() => common.splice(0, 2));
  dealUntilAllDiffer(pairs, common, rng);
  const state: State = {
    lead,
    round: 1,
    step: 'place',
    turn: lead,
    clue: NO_CLUE,
    refused: false,
    fresh: false,
    // rule: setup.lead
    deck: rng.shuffle(LEAD_CLUES.slice()),
    common,
    buried: 0,
    piles: byKind(() => rng.shuffle(tilesIn(ALL_TILES))),
    drawn: byKind(() => 0),
    turned: byKind(() => []),
    lying: byKind(() => 0),
    usable: byKind(() => 0),
    // rule: setup.footprint
    footprints: rng.shuffle(FOOTPRINTS.map((_, footprint) => footprint)),
    earned: bySet(() => seats.map(() => null)),
    fields: pairs.map(([west = NO_CLUE, east = NO_CLUE]) => fieldOfPair(west, east)),
  };
  // rule: setup.costs
  for (const kind of KINDS) {
    if (kind !== KING && kind !== TOMTE) turnCost(state, kind);
  }
  beginRound(state);
  return state;
}

const alike = (one: readonly Clue[], other: readonly Clue[]): boolean =>
  Math.min(...one) === Math.min(...other) && Math.max(...one) === Math.max(...other);

/** All who share a pair put theirs back and draw again, one who came first included. */
// rule: setup.pairs
export function dealUntilAllDiffer(pairs: Clue[][], common: Clue[], rng: Rng): void {
  for (;;) {
    const sharing = pairs.filter((pair) => pairs.some((other) => other !== pair && alike(pair, other)));
    if (sharing.length === 0) return;
    for (const pair of sharing) common.push(...pair.splice(0));
    rng.shuffle(common);
    for (const pair of sharing) pair.push(...common.splice(0, 2));
  }
}

export const copy = (state: State): State => ({
  ...state,
  deck: state.deck.slice(),
  common: state.common.slice(),
  piles: byKind((kind) => state.piles[kind].slice()),
  drawn: [...state.drawn],
  turned: byKind((kind) => state.turned[kind].slice()),
  lying: [...state.lying],
  usable: [...state.usable],
  footprints: state.footprints.slice(),
  earned: copyCards(state.earned),
  fields: state.fields.map(copyField),
});
