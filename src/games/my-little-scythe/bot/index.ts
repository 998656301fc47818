import type { Outlook } from '../../../bots/chances.ts';
import { defineManners, type Level } from '../../../bots/level.ts';
import type { Player } from '../../../bots/measuring.ts';
import { type AnyMove, defineKnowledge, type Seat } from '../../../engine/game.ts';
import { sum } from '../../../engine/lists.ts';
import { BRAMBLE, CLOVER, TOCK } from '../company.ts';
import type { Field, Kind } from '../rules/cards.ts';
import { APPLE, BOLD, FIGHT, FRIENDSHIP, GEM, KIND, PIES, POWER_UPS, QUEST, SPELL_HAND } from '../rules/cards.ts';
import { countAt, DOORS, type Hex, rivalAt, seatAt, tokensAt } from '../rules/hexes.ts';
import {
  LEAST_FRIENDSHIP,
  MAKE_PIES,
  MAKE_POWER_UP,
  MAKE_SPELL,
  MOST_TROPHIES,
  MOVE,
  type Space,
  TILE_SPACE,
} from '../rules/mat.ts';
import type { Move } from '../rules/move.ts';
import { type State, type Table, top, type View } from '../rules/state.ts';
import { sureOf } from '../rules/steps/fight.ts';
import { moves } from '../rules/steps/turn.ts';
import { hasTrophy, trophyCount } from '../rules/trophies.ts';
import { isFriendlier, value } from './worth.ts';

/** A player by a few rules of thumb: what a person who has read the rules does in a first game. */
const thumb: Player = ({ view, seat }, rng) => {
  // A player knows what game it was made for.
  const seen = view as unknown as View;
  const offered = moves(seen, seat);
  let best = offered[0];
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
function prior(state: State, seat: Seat, move: Move): number {
  const liking = Math.max(LEAST_LIKING, 1 + Math.min(MOST_LIKING, like(state, seat, move)));
  return liking * liking;
}
const LEAST_LIKING = 0.4;
const MOST_LIKING = 12;

/** A fourth trophy that another one would win by. */
const folly = (state: State, seat: Seat, move: Move): boolean =>
  (move.do === 'claim' || move.do === 'deliver') && endsForARival(state, seat);

function like(table: Table, seat: Seat, move: Move): number {
  switch (move.do) {
    case 'claim':
    case 'deliver':
      return endsForARival(table, seat) ? 0 : 100;
    case 'act':
      return likeAction(table, seat, move.space);
    case 'go':
      return likeGoing(table, seat, move.to);
    case 'take':
      return 2;
    case 'dial':
      return -Math.abs(move.pies + sum(move.spells) - boldness(table, seat));
    case 'solve':
      return move.side === KIND ? 3 : move.side === BOLD && seatAt(table, seat).friendship >= 5 ? 2 : 0;
    case 'resupply':
      return move.gain === 'spell' && !hasTrophy(table, seat, SPELL_HAND) ? 2 : 1;
    case 'put':
      return likePlacing(table, seat, move.kind, move.at);
    case 'pick':
      return 1;
    default:
      return 0;
  }
}

/** The fourth trophy gives others a last turn: one who lacks a single trophy and is ahead in all else would win by it. */
const endsForARival = (table: Table, seat: Seat): boolean =>
  table.last === null &&
  trophyCount(table, seat) === MOST_TROPHIES - 1 &&
  table.seats.some(
    (_, other) => other !== seat && isFriendlier(table, other, seat) && trophyCount(table, other) === MOST_TROPHIES - 1,
  );

function likeAction(table: Table, seat: Seat, space: Space): number {
  const wants = (field: Field): number => (hasTrophy(table, seat, field) ? 0 : 1);
  if (space === MAKE_POWER_UP) return 8 * wants(POWER_UPS);
  if (space === MAKE_SPELL) return 7 * wants(SPELL_HAND);
  if (space === MAKE_PIES) return 6.5 * wants(PIES);
  if (space === TILE_SPACE) return 6;
  return space === MOVE ? 5.5 : 5;
}

function likeGoing(table: Table, seat: Seat, hex: Hex): number {
  const own = seatAt(table, seat);
  const rival = rivalAt(table, seat, hex);
  if (rival !== null) {
    if (own.friendship > LEAST_FRIENDSHIP && !hasTrophy(table, seat, FIGHT) && sureOf(table, seat, rival, hex))
      return 10;
    const stronger = own.pies > seatAt(table, rival).pies;
    return stronger && !hasTrophy(table, seat, FIGHT) && own.friendship > LEAST_FRIENDSHIP ? 5 : -4;
  }
  const tokens = tokensAt(table, APPLE, hex) + tokensAt(table, GEM, hex);
  const crowd = countAt(table, seat, hex);
  return 6 * tokensAt(table, QUEST, hex) + 1.5 * tokens + (DOORS[hex] ? 0.5 : 0) - crowd;
}

/** Somewhat more than half of what the other can bring. */
function boldness(table: Table, seat: Seat): number {
  const pending = top(table);
  if (pending?.step !== 'fight') return 0;
  const other = pending.seat === seat ? pending.rival : pending.seat;
  return Math.floor((seatAt(table, other).pies * 2) / 3) + 1;
}

function likePlacing(table: Table, seat: Seat, kind: Kind, hex: Hex): number {
  if (kind === QUEST) return 0;
  if (countAt(table, seat, hex) > 0) return 4;
  if (rivalAt(table, seat, hex) !== null) return hasTrophy(table, seat, FRIENDSHIP) ? 0 : 3;
  return (DOORS[hex] ? 1 : 0) + Math.min(2, tokensAt(table, kind, hex));
}

const MAKES: readonly number[] = [MAKE_PIES, MAKE_SPELL, MAKE_POWER_UP, TILE_SPACE];

const isMake = (_state: State, _seat: Seat, move: Move): boolean => move.do === 'act' && MAKES.includes(move.space);

const isAttack = (state: State, seat: Seat, move: Move): boolean =>
  move.do === 'go' && rivalAt(state, seat, move.to) !== null;

/** A token laid where another's seeker stands, or the kind side of a quest. */
function isKindness(state: State, seat: Seat, move: Move): boolean {
  if (move.do === 'solve') return move.side === KIND;
  return move.do === 'put' && countAt(state, seat, move.at) === 0 && rivalAt(state, seat, move.at) !== null;
}

export const manners = defineManners<State, Move>([
  {
    names: Object.values(BRAMBLE.name),
    deed: 'attacks',
    isDeed: isAttack,
    lean: (state, seat, move) =>
      isAttack(state, seat, move) && seatAt(state, seat).friendship > LEAST_FRIENDSHIP ? 1.5 : 1,
  },
  {
    names: Object.values(CLOVER.name),
    deed: 'gifts and kind answers',
    isDeed: isKindness,
    lean: (state, seat, move) => (isKindness(state, seat, move) ? 1.5 : isAttack(state, seat, move) ? 0.8 : 1),
  },
  {
    names: Object.values(TOCK.name),
    deed: 'makes',
    isDeed: isMake,
    lean: (state, seat, move) => (isMake(state, seat, move) ? 1.5 : 1),
  },
]);

/** The search sees a turn to its end and values what it leaves: beyond it random players only blur. */
export const knowledge = defineKnowledge<State, Move, View>({
  scale: 2,
  cutoff: (state, from) => state.turn !== from.turn || state.round !== from.round,
  value,
  prior,
  folly,
});

export const levels: readonly Level[] = [
  { iterations: 5, noise: 1.9 },
  { iterations: 8, noise: 1.2 },
  { iterations: 13, noise: 0.57 },
  { iterations: 35, noise: 0.27 },
  { iterations: 400, noise: 0 },
];

export const players = { thumb };

export const outlook: Outlook = { searches: 2, iterations: 100, unheeded: 0, eighths: 8 };
