import type { Setup } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat } from '../../../engine/setup.ts';
import { type Clue, COMMON_CLUES, FOOTPRINTS, LEAD_CLUES, NO_CLUE } from './clues.ts';
import { EXPERTS, KINDS, KING, TILES, type Tile, TOMTE } from './fairies.ts';
import { copyField, fieldOfPair } from './field.ts';
import { beginRound, turnCost } from './round.ts';
import { NO_RANK, type State } from './state.ts';

export function deal(setup: Setup, rng: Rng): State {
  const lead = firstSeat(setup, rng);
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const common = rng.shuffle(COMMON_CLUES.slice());
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
    deck: rng.shuffle(LEAD_CLUES.slice()),
    common,
    buried: 0,
    piles: KINDS.map(() => rng.shuffle(Array.from({ length: TILES }, (_, tile) => tile))),
    drawn: KINDS.map(() => 0),
    turned: KINDS.map(() => []),
    lying: KINDS.map(() => 0),
    usable: KINDS.map(() => 0),
    footprints: rng.shuffle(FOOTPRINTS.map((_, footprint) => footprint)),
    ranks: EXPERTS.map(() => seats.map(() => NO_RANK)),
    earned: EXPERTS.map(() => seats.map(() => 0)),
    fields: pairs.map(([west, east]) => fieldOfPair(west as Clue, east as Clue)),
  };
  for (const kind of KINDS) {
    if (kind !== KING && kind !== TOMTE) turnCost(state, kind, state.piles[kind]?.[0] as Tile);
  }
  beginRound(state);
  return state;
}

const alike = (one: readonly Clue[], other: readonly Clue[]): boolean =>
  Math.min(...one) === Math.min(...other) && Math.max(...one) === Math.max(...other);

/** All who share a pair put theirs back and draw again, one who came first included. */
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
  piles: state.piles.map((pile) => pile.slice()),
  drawn: state.drawn.slice(),
  turned: state.turned.map((tiles) => tiles.slice()),
  lying: state.lying.slice(),
  usable: state.usable.slice(),
  footprints: state.footprints.slice(),
  ranks: state.ranks.map((bySeat) => bySeat.slice()),
  earned: state.earned.map((bySeat) => bySeat.slice()),
  fields: state.fields.map(copyField),
});
