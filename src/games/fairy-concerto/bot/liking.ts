import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import {
  type Card,
  COMPOSER,
  type Counts,
  HARPIST_KINDS,
  KINDS,
  needsOf,
  type Pair,
  PIANIST_KINDS,
  type Tally,
} from '../rules/cards.ts';
import { paceOf } from '../rules/pace.ts';
import type { State } from '../rules/state.ts';

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
