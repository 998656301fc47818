import { defineManners } from '../../../bots/manner.ts';
import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { CODA, SOLO, TUTTI } from '../company.ts';
import { COMPOSER, KINDS, needsOf } from '../rules/cards.ts';
import type { Move, State } from '../rules/state.ts';

const PLAYERS = KINDS.filter((kind) => kind !== COMPOSER);

/** Takes a player of which it has as many as of any kind. */
function isOfMost({ orchestras }: State, seat: Seat, move: Move): boolean {
  if (!('take' in move)) return false;
  const own = at(orchestras, seat);
  const most = Math.max(...PLAYERS.map((kind) => own[kind]));
  return most > 0 && move.take.some((kind) => kind !== COMPOSER && own[kind] === most);
}

/** Takes a player of which it has as few as of any kind. */
function isOfFewest({ orchestras }: State, seat: Seat, move: Move): boolean {
  if (!('take' in move)) return false;
  const own = at(orchestras, seat);
  const fewest = Math.min(...PLAYERS.map((kind) => own[kind]));
  return move.take.some((kind) => kind !== COMPOSER && own[kind] === fewest);
}

/** Takes a fairy that one of its score cards still lacks. */
function isOnCard({ orchestras, scoreCards }: State, seat: Seat, move: Move): boolean {
  if (!('take' in move)) return false;
  const own = at(orchestras, seat);
  return at(scoreCards, seat).some((card) => move.take.some((kind) => own[kind] < needsOf(card)[kind]));
}

export const manners = defineManners<State, Move>([
  {
    names: Object.values(SOLO.name),
    deed: 'fairies of its largest kind',
    isDeed: isOfMost,
    lean: (state, seat, move) => (isOfMost(state, seat, move) ? 1.3 : 1),
  },
  {
    names: Object.values(TUTTI.name),
    deed: 'fairies of its smallest kind',
    isDeed: isOfFewest,
    lean: (state, seat, move) => (isOfFewest(state, seat, move) ? 1.15 : 1),
  },
  {
    names: Object.values(CODA.name),
    deed: 'fairies that its score cards lack',
    isDeed: isOnCard,
    lean: (state, seat, move) => (isOnCard(state, seat, move) ? 1.3 : 1),
  },
]);
