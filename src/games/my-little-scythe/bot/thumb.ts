import type { Player } from '../../../bots/simple.ts';
import type { AnyMove } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { moves } from '../rules/asks.ts';
import {
  APPLE,
  BOLD,
  FIGHT,
  FRIENDSHIP,
  KIND,
  MAKE_PIES,
  MAKE_POWER_UP,
  MAKE_SPELL,
  MOVE,
  PIES,
  POWER_UPS,
  QUEST,
  SPELL_HAND,
  TILE_SPACE,
} from '../rules/cards.ts';
import { DOORS, type Hex } from '../rules/hexes.ts';
import { choiceOf, FOR_SPELL, type Move, spellsIn } from '../rules/move.ts';
import { countAt, rivalAt } from '../rules/seekers.ts';
import { type State, top, type View } from '../rules/state.ts';
import { hasTrophy } from '../rules/trophies.ts';

/** A player by a few rules of thumb: what a person who has read the rules does in a first game. */
export const thumb: Player = ({ view, seat }, rng) => {
  // A player knows what game it was made for.
  const seen = view as unknown as View;
  const offered = moves(seen, seat);
  let best = offered[0] as Move;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of offered) {
    const liking = like(seen, seat, move) + rng.below(100) / 100;
    if (liking > highest) {
      highest = liking;
      best = move;
    }
  }
  return best as unknown as AnyMove;
};

/** How much a move draws the search: claims most, follies hardly. */
export const prior = (state: State, seat: Seat, offered: readonly Move[]): number[] =>
  offered.map((move) => {
    const liking = Math.max(LEAST_LIKING, 1 + Math.min(MOST_LIKING, like(state, seat, move)));
    return liking * liking;
  });
const LEAST_LIKING = 0.4;
const MOST_LIKING = 12;

function like(view: View, seat: Seat, move: Move): number {
  const { of, at } = move;
  switch (move.do) {
    case 'claim':
    case 'deliver':
      return 100;
    case 'act':
      return likeAction(view, seat, of);
    case 'to':
      return likeGoing(view, seat, at);
    case 'take':
      return 2;
    case 'dial':
      return -Math.abs(at + sum(spellsIn(choiceOf(move))) - boldness(view, seat));
    case 'solve':
      return of === KIND ? 3 : of === BOLD && (view.friendship[seat] as number) >= 5 ? 2 : 0;
    case 'resupply':
      return of === FOR_SPELL.of && !hasTrophy(view, seat, SPELL_HAND) ? 2 : 1;
    case 'put':
      return likePlacing(view, seat, of, at);
    case 'pick':
      return 1;
    default:
      return 0;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function likeAction(view: View, seat: Seat, space: number): number {
  const wants = (field: number): number => (hasTrophy(view, seat, field) ? 0 : 1);
  if (space === MAKE_POWER_UP) return 8 * wants(POWER_UPS);
  if (space === MAKE_SPELL) return 7 * wants(SPELL_HAND);
  if (space === MAKE_PIES) return 6.5 * wants(PIES);
  if (space === TILE_SPACE) return 6;
  return space === MOVE ? 5.5 : 5;
}

function likeGoing(view: View, seat: Seat, hex: Hex): number {
  const rival = rivalAt(view, seat, hex);
  if (rival >= 0) {
    const stronger = (view.pies[seat] as number) > (view.pies[rival] as number);
    return stronger && !hasTrophy(view, seat, FIGHT) && (view.friendship[seat] as number) > 3 ? 5 : -4;
  }
  const tokens = (view.apples[hex] as number) + (view.gems[hex] as number);
  const crowd = countAt(view, seat, hex);
  return 6 * (view.quests[hex] as number) + 1.5 * tokens + (DOORS[hex] ? 0.5 : 0) - crowd;
}

/** Somewhat more than half of what the other can bring. */
function boldness(view: View, seat: Seat): number {
  const pending = top(view);
  if (pending?.step !== 'fight') return 0;
  const other = pending.seat === seat ? pending.rival : pending.seat;
  return Math.floor(((view.pies[other] as number) * 2) / 3) + 1;
}

function likePlacing(view: View, seat: Seat, kind: number, hex: Hex): number {
  if (kind === QUEST) return 0;
  if (countAt(view, seat, hex) > 0) return 4;
  if (rivalAt(view, seat, hex) >= 0) return hasTrophy(view, seat, FRIENDSHIP) ? 0 : 3;
  const heap = (kind === APPLE ? view.apples : view.gems)[hex] as number;
  return (DOORS[hex] ? 1 : 0) + Math.min(2, heap);
}
