import { likelihood } from '../../../bots/likelihood.ts';
import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { type Card, needsOf, nobody } from '../rules/cards.ts';
import type { Move, State } from '../rules/state.ts';
import { lacking, like } from './liking.ts';

/** What the other side would like is removed, unless it comes back and is liked there. */
const SPOILING = 0.3;
const SPARING = 0.15;
/** Of a score card that may stay: what it lacks, and that it lacks nothing. */
const LACKING = -3;
const MET = 12;

/** Takes what the own orchestra gains most by, and keeps the score card that lacks least. */
export function prior(state: State, seat: Seat, move: Move): number {
  if (!('take' in move)) return likelihood(likingOf(state, seat, move.keep));
  const { own, others } = likingsOf(state, seat);
  let liking = 0;
  for (let each = 0; each < move.take.length; each++) liking += own[at(move.take, each)];
  if (move.remove !== undefined) liking += SPOILING * others[move.remove] - SPARING * own[move.remove];
  if (move.keep !== undefined) liking += likingOf(state, seat, move.keep);
  return likelihood(liking);
}

/** The last position that was looked at: all moves of it are asked about in a row. */
const last = { state: null as State | null, seat: 0, round: 0, draft: 0, own: nobody(), others: nobody() };

function likingsOf(state: State, seat: Seat): typeof last {
  const { round, draft } = state;
  if (last.state === state && last.seat === seat && last.round === round && last.draft === draft) return last;
  last.state = state;
  last.seat = seat;
  last.round = round;
  last.draft = draft;
  like(state, seat, last.own);
  if (state.hands.length === 2) like(state, 1 - seat, last.others);
  return last;
}

function likingOf(state: State, seat: Seat, card: Card): number {
  const missing = lacking(needsOf(card), at(state.orchestras, seat));
  return missing === 0 ? MET : LACKING * missing;
}
