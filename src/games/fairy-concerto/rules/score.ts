import type { Result, Side } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { type Card, type Counts, HARPIST_KINDS, KINDS, type Kind, needsOf, PIANIST_KINDS } from './cards.ts';
import { type Contests, isAlone, type Manner } from './state.ts';

export const HONOURS = ['conductor', 'soloist', 'pianist', 'harpist'] as const;
export type Honour = (typeof HONOURS)[number];
/** The cards of the table that everybody scores. */
export const CONTESTS = ['popular', ...HONOURS] as const;
export type Contest = (typeof CONTESTS)[number];
// rule: score.order
export const ROWS = [...CONTESTS, 'scoreCards', 'honours'] as const;
export type Row = (typeof ROWS)[number];

const POPULAR_POINTS = 1;
const CONDUCTOR_POINTS = 2;
const FEWEST_POINTS = 4;
const DIFFERENCE_POINTS = 3;
const GROUP_POINTS = 3;
const SET_POINTS = 3;
export const SCORE_CARD_POINTS = 5;
/** Each of Bach's. */
export const FACE_DOWN_POINTS: Readonly<Record<Manner, number>> = { printed: 3, gentle: 1, stern: 7 };
const HONOUR_POINTS = 2;

/** What scoring looks at: the same in a state and in a view. */
export interface Concert extends Readonly<Contests> {
  readonly orchestras: readonly Counts[];
  /** By seat. */
  readonly scoreCards: readonly (readonly Card[])[];
  /** Bach's, known or not; none where he does not play. */
  readonly faceDown: readonly (Card | null)[];
  readonly manner: Manner;
}

/** The kind that there is most of, the first of several. */
export function largest(orchestra: Counts): Kind {
  let first: Kind = 0;
  for (const kind of KINDS) if (orchestra[kind] > orchestra[first]) first = kind;
  return first;
}

export const most = (orchestra: Counts): number => orchestra[largest(orchestra)];

/** Of the kinds that are there; 0 where nobody is. */
export function fewest(orchestra: Counts): number {
  let count = 0;
  for (const kind of KINDS) {
    const here = orchestra[kind];
    if (here > 0 && (count === 0 || here < count)) count = here;
  }
  return count;
}

/** The kinds that are there, grouped by how many there are of each: how many such groups, and the most kinds in one. */
export function groups(orchestra: Counts): { readonly count: number; readonly widest: number } {
  let count = 0;
  let widest = 0;
  for (const kind of KINDS) {
    if (orchestra[kind] === 0) continue;
    let same = 0;
    let isFirst = true;
    for (const other of KINDS) {
      if (orchestra[other] !== orchestra[kind]) continue;
      same++;
      if (other < kind) isFirst = false;
    }
    if (isFirst) count++;
    widest = Math.max(widest, same);
  }
  return { count, widest };
}

/** How many complete sets of these kinds. */
export const sets = (kinds: readonly Kind[], orchestra: Counts): number => {
  let count = Number.POSITIVE_INFINITY;
  for (const kind of kinds) count = Math.min(count, orchestra[kind]);
  return count;
};

/** What one card of the table pays an orchestra. */
export function contestPoints(contest: Contest, contests: Readonly<Contests>, orchestra: Counts): number {
  switch (contest) {
    case 'popular':
      return POPULAR_POINTS * orchestra[contests.popular];
    case 'conductor':
      return CONDUCTOR_POINTS * most(orchestra);
    case 'soloist':
      return soloistPoints(contests, orchestra);
    case 'pianist':
      return SET_POINTS * sets(PIANIST_KINDS[contests.pianist], orchestra);
    case 'harpist':
      return SET_POINTS * sets(HARPIST_KINDS[contests.harpist], orchestra);
  }
}

function soloistPoints({ soloist }: Readonly<Contests>, orchestra: Counts): number {
  switch (soloist) {
    case 'fewest':
      return FEWEST_POINTS * fewest(orchestra);
    case 'spread':
      return DIFFERENCE_POINTS * (most(orchestra) - fewest(orchestra));
    case 'widest':
      return GROUP_POINTS * groups(orchestra).widest;
    case 'groups':
      return GROUP_POINTS * groups(orchestra).count;
  }
}

export function isMet(card: Card, orchestra: Counts): boolean {
  const needs = needsOf(card);
  for (const kind of KINDS) if (orchestra[kind] < needs[kind]) return false;
  return true;
}

/** What an orchestra lacks of a score card, by kind. */
export function missingOf(card: Card, orchestra: Counts): Counts {
  const needs = needsOf(card);
  const missing = (kind: Kind): number => Math.max(0, needs[kind] - orchestra[kind]);
  return [missing(0), missing(1), missing(2), missing(3), missing(4)];
}

function scoreCardPoints({ scoreCards, orchestras, faceDown, manner }: Concert, side: Side): number {
  const cards = scoreCards[side];
  if (!cards) return FACE_DOWN_POINTS[manner] * faceDown.length;
  const orchestra = at(orchestras, side);
  let met = 0;
  for (const card of cards) if (isMet(card, orchestra)) met++;
  return SCORE_CARD_POINTS * met;
}

/** All who have the most in a contest take its honour, at nothing too. */
// rule: score.zero, bach.honours
export function takers(contest: readonly number[]): Side[] {
  let best = 0;
  let sides: Side[] = [];
  for (const [side, points] of contest.entries()) {
    if (points > best) sides = [];
    if (points >= best) sides.push(side);
    best = Math.max(best, points);
  }
  return sides;
}

type ByContest = Readonly<Record<Contest, readonly number[]>>;

/** Points in each contest by side, as the orchestras stand. */
// rule: score.every
function pointsByContest(concert: Concert): ByContest {
  const by = (contest: Contest): number[] =>
    concert.orchestras.map((orchestra) => contestPoints(contest, concert, orchestra));
  return {
    popular: by('popular'),
    conductor: by('conductor'),
    soloist: by('soloist'),
    pianist: by('pianist'),
    harpist: by('harpist'),
  };
}

/** Who has the honour of a contest: until the end nobody, while all have nothing there. */
export const holders = (contest: readonly number[], isOver: boolean): Side[] =>
  isOver || contest.some((points) => points > 0) ? takers(contest) : [];

/** The contests whose honour each side has. */
export const honoursBySide = (concert: Concert, isOver = true): Honour[][] =>
  honoursIn(pointsByContest(concert), isOver);

function honoursIn(contests: ByContest, isOver: boolean): Honour[][] {
  const honours = contests.conductor.map((): Honour[] => []);
  for (const honour of HONOURS) for (const side of holders(contests[honour], isOver)) at(honours, side).push(honour);
  return honours;
}

/** Points by row and side as the orchestras stand. */
export function pointsByRow(concert: Concert, isOver = true): Readonly<Record<Row, readonly number[]>> {
  const contests = pointsByContest(concert);
  return {
    ...contests,
    scoreCards: concert.orchestras.map((_, side) => scoreCardPoints(concert, side)),
    honours: honoursIn(contests, isOver).map((own) => HONOUR_POINTS * own.length),
  };
}

/** What the rows come to at the end; search asks for it so often that it builds none of them. */
export function totals(concert: Concert): number[] {
  const sums = concert.orchestras.map((_, side) => scoreCardPoints(concert, side));
  for (const contest of CONTESTS) {
    const points = concert.orchestras.map((orchestra) => contestPoints(contest, concert, orchestra));
    const honoured = contest === 'popular' ? Number.POSITIVE_INFINITY : Math.max(...points);
    for (let side = 0; side < sums.length; side++) {
      const own = at(points, side);
      sums[side] = at(sums, side) + own + (own === honoured ? HONOUR_POINTS : 0);
    }
  }
  return sums;
}

/** Most points win, and equals share; against Bach a tie is his. */
// rule: score.most, bach.win
function winnersOf(points: readonly number[], alone: boolean): Side[] {
  const best = takers(points);
  return alone && best.length > 1 ? best.slice(1) : best;
}

export function result(concert: Concert): Result {
  const points = totals(concert);
  return { points, winners: winnersOf(points, isAlone(concert)) };
}
