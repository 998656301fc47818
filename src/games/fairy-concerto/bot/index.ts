import type { Outlook } from '../../../bots/chances.ts';
import { defineManners, type Former, type Level } from '../../../bots/level.ts';
import { likelihood } from '../../../bots/likelihood.ts';
import type { Player } from '../../../bots/measuring.ts';
import { type AnyMove, defineKnowledge, type Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { CODA, SOLO, TUTTI } from '../company.ts';
import type { Card, Counts, Pair, Tally } from '../rules/cards.ts';
import { COMPOSER, HARPIST_KINDS, KINDS, needsOf, nobody, PIANIST_KINDS } from '../rules/cards.ts';
import { moves } from '../rules/moves.ts';
import { type Move, paceOf, type State, type View } from '../rules/state.ts';
import { guess } from '../rules/view.ts';

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

// Fitted to what searches of 3000 iterations looked at in 60 games of two; eight are as good as twice the looks.

const POPULAR = 9;
const CONDUCTOR = 6;
/** Where the soloist pays for the fewest, or for what lies between them and the most. */
const FEWEST = 6;
const SPREAD = 9;
const SET = 22;
const HALF_SET = 11;
/** By how many fairies a score card lacks. */
const WANTED: readonly number[] = [0, 13, 11, 10, 5, 5, 5, 5];
const COMPOSING = 10;
/** A composer is the better the less is to be drafted after it. */
const COMPOSING_EARLY = 1.5;

/** How much a seat likes to have one fairy more of each kind. */
export function like(state: State, seat: Seat, into: Tally): void {
  const orchestra = at(state.orchestras, seat);
  likeNumbers(state, orchestra, into);
  into[state.popular] += POPULAR;
  likeSets(PIANIST_KINDS[state.pianist], orchestra, into);
  likeSets(HARPIST_KINDS[state.harpist], orchestra, into);
  const cards = at(state.scoreCards, seat);
  for (let each = 0; each < cards.length; each++) likeCard(at(cards, each), orchestra, into);
  into[COMPOSER] += COMPOSING - COMPOSING_EARLY * toCome(state);
}

/** Drafts after this one. */
function toCome({ hands, round, draft }: State): number {
  const { rounds, drafts } = paceOf(hands.length);
  return rounds * drafts - 1 - (round * drafts + draft);
}

/** By how many there are of each kind: the most, and the fewest of those that are there. */
function likeNumbers({ soloist }: State, orchestra: Counts, into: Tally): void {
  let most = 0;
  let fewest = 0;
  let ofFewest = 0;
  for (const kind of KINDS) {
    const here = orchestra[kind];
    most = Math.max(most, here);
    if (here === 0) continue;
    if (fewest === 0 || here < fewest) {
      fewest = here;
      ofFewest = 0;
    }
    if (here === fewest) ofFewest++;
  }
  const forMost = soloist === 'spread' ? CONDUCTOR + SPREAD : CONDUCTOR;
  const forFewest = soloist === 'fewest' ? FEWEST : soloist === 'spread' ? -SPREAD : 0;
  for (const kind of KINDS) {
    const here = orchestra[kind];
    into[kind] = here === most ? forMost : 0;
    if (here === 0) into[kind] -= forFewest * Math.max(0, fewest - 1);
    else if (here === fewest && ofFewest === 1) into[kind] += forFewest;
  }
}

function likeSets([one, other]: Pair, orchestra: Counts, into: Tally): void {
  into[one] += orchestra[one] < orchestra[other] ? SET : HALF_SET;
  into[other] += orchestra[other] < orchestra[one] ? SET : HALF_SET;
}

function likeCard(card: Card, orchestra: Counts, into: Tally): void {
  const needs = needsOf(card);
  const liking = at(WANTED, lacking(needs, orchestra));
  for (const kind of KINDS) if (orchestra[kind] < needs[kind]) into[kind] += liking;
}

/** How many fairies an orchestra lacks of what a score card asks for. */
export function lacking(needs: Counts, orchestra: Counts): number {
  let count = 0;
  for (const kind of KINDS) count += Math.max(0, needs[kind] - orchestra[kind]);
  return count;
}

/** What the other side would like is removed, unless it comes back and is liked there. */
const SPOILING = 0.3;
const SPARING = 0.15;
/** Of a score card that may stay: what it lacks, and that it lacks nothing. */
const LACKING = -3;
const MET = 12;

/** Takes what its orchestra gains most by, and keeps the score card that lacks least. */
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

const untaught = { scale: 12 };
export const knowledge = defineKnowledge<State, Move>({ ...untaught, prior });

/** Before it knew what an orchestra likes to have. */
export const former: Former = { knowledge: defineKnowledge(untaught), level: { iterations: 1500, noise: 0 } };

/** A player by rules of thumb: takes what its orchestra likes best, of equals any. */
const thumb: Player = ({ view, seat }, rng) => {
  // A player knows what game it was made for.
  const state = guess(view as unknown as View, rng);
  const offered = moves(state, seat);
  const likings = offered.map((move) => prior(state, seat, move));
  const most = Math.max(...likings);
  return rng.pick(offered.filter((_, place) => likings[place] === most)) as unknown as AnyMove;
};
export const players = { thumb };

/** The lower ones overlook much: what an orchestra likes to have is known to all of them. */
export const levels: readonly Level[] = [
  { iterations: 8, noise: 3.4 },
  { iterations: 8, noise: 2 },
  { iterations: 8, noise: 1.25 },
  { iterations: 12, noise: 0 },
  { iterations: 5000, noise: 0 },
];

export const outlook: Outlook = { searches: 4, iterations: 250, unheeded: 0, eighths: 8 };
