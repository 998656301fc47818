import type { Result } from '../../../engine/game.ts';
import type { Side } from '../../../engine/ids.ts';
import { type Card, type Counts, HARPIST_KINDS, KINDS, type Kind, NEEDS, PIANIST_KINDS, SOLOISTS } from './cards.ts';
import type { Contests } from './state.ts';

export const HONOURS = ['conductor', 'soloist', 'pianist', 'harpist'] as const;
export const POPULAR_POINTS = 1;
const CONDUCTOR_POINTS = 2;
const FEWEST_POINTS = 4;
const DIFFERENCE_POINTS = 3;
const GROUP_POINTS = 3;
const SET_POINTS = 3;
export const SCORE_CARD_POINTS = 5;
const FACE_DOWN_POINTS = 3;
export const HONOUR_POINTS = 2;

/** What scoring looks at: the same in a state and in a view. */
export interface Concert extends Readonly<Contests> {
  readonly orchestras: readonly Counts[];
  /** By seat. */
  readonly scoreCards: readonly (readonly Card[])[];
  /** How many score cards Bach has; none where he does not play. */
  readonly faceDown: number;
}

export function most(orchestra: Counts): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) count = Math.max(count, orchestra[kind] as number);
  return count;
}

/** Of the kinds that are there; 0 where nobody is. */
export function fewest(orchestra: Counts): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const here = orchestra[kind] as number;
    if (here > 0 && (count === 0 || here < count)) count = here;
  }
  return count;
}

/** The kinds that are there, grouped by how many there are of each: how many such groups, and the most kinds in one. */
export function groups(orchestra: Counts): { readonly count: number; readonly widest: number } {
  let count = 0;
  let widest = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (orchestra[kind] === 0) continue;
    let same = 0;
    let isFirst = true;
    for (let other = 0; other < KINDS; other++) {
      if (orchestra[other] !== orchestra[kind]) continue;
      same++;
      if (other < kind) isFirst = false;
    }
    if (isFirst) count++;
    widest = Math.max(widest, same);
  }
  return { count, widest };
}

export function soloistPoints(soloist: number, orchestra: Counts): number {
  switch (SOLOISTS[soloist]) {
    case 'fewest':
      return FEWEST_POINTS * fewest(orchestra);
    case 'spread':
      return DIFFERENCE_POINTS * (most(orchestra) - fewest(orchestra));
    case 'widest':
      return GROUP_POINTS * groups(orchestra).widest;
    default:
      return GROUP_POINTS * groups(orchestra).count;
  }
}

/** How many complete sets of these kinds. */
export function sets(kinds: readonly Kind[], orchestra: Counts): number {
  let count = orchestra[kinds[0] as Kind] as number;
  for (const kind of kinds) count = Math.min(count, orchestra[kind] as number);
  return count;
}

/** Points of one orchestra in the four contests, in the order of HONOURS. */
export function contestPoints({ soloist, pianist, harpist }: Readonly<Contests>, orchestra: Counts): number[] {
  return [
    CONDUCTOR_POINTS * most(orchestra),
    soloistPoints(soloist, orchestra),
    SET_POINTS * sets(PIANIST_KINDS[pianist] as readonly Kind[], orchestra),
    SET_POINTS * sets(HARPIST_KINDS[harpist] as readonly Kind[], orchestra),
  ];
}

export function isMet(card: Card, orchestra: Counts): boolean {
  const needs = NEEDS[card] as Counts;
  for (let kind = 0; kind < KINDS; kind++) if ((orchestra[kind] as number) < (needs[kind] as number)) return false;
  return true;
}

/** All who have the most in a contest take its honour, at nothing too. */
export const takers = (contest: readonly number[]): Side[] => {
  const best = Math.max(...contest);
  return contest.flatMap((points, side) => (points === best ? [side] : []));
};

export function scoreCardPoints({ scoreCards, orchestras, faceDown }: Concert, side: Side): number {
  const cards = scoreCards[side];
  if (!cards) return FACE_DOWN_POINTS * faceDown;
  let points = 0;
  for (const card of cards) if (isMet(card, orchestras[side] as Counts)) points += SCORE_CARD_POINTS;
  return points;
}

export function totals(concert: Concert): number[] {
  const { orchestras, popular } = concert;
  const contests = orchestras.map((orchestra) => contestPoints(concert, orchestra));
  const points = orchestras.map(
    (orchestra, side) => POPULAR_POINTS * (orchestra[popular] as number) + scoreCardPoints(concert, side),
  );
  for (let honour = 0; honour < HONOURS.length; honour++) {
    let best = 0;
    for (const own of contests) best = Math.max(best, own[honour] as number);
    for (let side = 0; side < points.length; side++) {
      const own = contests[side]?.[honour] as number;
      points[side] = (points[side] as number) + own + (own === best ? HONOUR_POINTS : 0);
    }
  }
  return points;
}

/** Most points win, and equals share; against Bach a tie is his. */
export function winnersOf(points: readonly number[], alone: boolean): Side[] {
  const best = takers(points);
  return alone && best.length > 1 ? best.slice(1) : best;
}

interface Played extends Omit<Concert, 'faceDown'> {
  readonly faceDown: readonly Card[];
}

export function result(state: Played): Result {
  const { popular, soloist, pianist, harpist, orchestras, scoreCards, faceDown } = state;
  const points = totals({
    ...{ popular, soloist, pianist, harpist, orchestras, scoreCards },
    faceDown: faceDown.length,
  });
  return { points, winners: winnersOf(points, orchestras.length > scoreCards.length) };
}
