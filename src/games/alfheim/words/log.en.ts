import type { Seat } from '../../../engine/ids.ts';
import { listed, many } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Parts } from '../rules/state.ts';
import { COUNTS } from './names.en.ts';
import type { Spot } from './spot.ts';

/** Across a field as it lies on the table. */
export type Way = 'right' | 'left' | 'up' | 'down';

/** What a fairy came by, and where she lies. */
export interface Calling {
  readonly fairy: Phrase;
  readonly run: Phrase;
  /** The end of the run where her tile begins, and which way it goes from there. */
  readonly end: Way;
  readonly way: Way;
  /** The other half of her tile than her name stands for: both are marked. */
  readonly half: (text: string) => Part;
  /** Which of several places like that it is, as `spot` says it. */
  readonly spot: string | null;
  /** A Tomte, in the turn in which it was taken. */
  readonly atOnce: boolean;
  /** Its cost had been taken before, in this round. */
  readonly late: boolean;
  /** The tile that went with it, as `took` says it; else empty. */
  readonly took: Phrase;
}

/** A clue instead of the one refused. */
export interface Drawing {
  readonly clue: Phrase;
  readonly drawn: Phrase;
  /** Both are of one kind. */
  readonly alike: boolean;
  /** The one drawn had been refused before. */
  readonly again: boolean;
}

/** Whether the clue that is placed is of this kind, and whether another beside it is, that is told next or has been before. */
export interface Which {
  readonly isOther: boolean;
  readonly order: 'only' | 'first' | 'next';
}
/** Something that a place lies beside, and which way from it. */
export interface Lying {
  readonly way: Way;
  readonly what: Phrase;
}
/** Which of several of its kind. */
export type Ranked = Exclude<Spot, { is: 'away' }>;

/** A cost tile. */
export interface Took {
  readonly seat: Seat;
  readonly fairy: Part;
  readonly cost: Part;
  readonly last: boolean;
}

const BESIDE: Readonly<Record<Way, string>> = {
  right: 'to the right of',
  left: 'to the left of',
  up: 'above',
  down: 'below',
};
/** Seen from there. */
const LIES: Readonly<Record<Way, string>> = {
  right: 'on the left',
  left: 'on the right',
  up: 'below',
  down: 'above',
};
const ENDS: Readonly<Record<Way, string>> = { right: 'right', left: 'left', up: 'upper', down: 'lower' };
const EITHER: Readonly<Record<Way, string>> = {
  right: 'right one',
  left: 'left one',
  up: 'upper',
  down: 'lower',
};
const OUTERMOST: Readonly<Record<Way, string>> = {
  right: 'rightmost',
  left: 'leftmost',
  up: 'topmost',
  down: 'lowest',
};
const FROM = { up: 'top', left: 'left' } as const;
const RANKS: Readonly<Record<number, string>> = { 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', 6: 'sixth' };
const WAYS: Readonly<Record<Way, string>> = {
  right: 'right',
  left: 'left',
  up: 'up',
  down: 'down',
};
const FOR: Readonly<Record<keyof Parts, string>> = {
  fairies: 'for fairies',
  experts: 'for expert cards',
  footprint: 'for the footprint',
};
const ranked = ({ rank }: { readonly rank: number }): string => RANKS[rank] ?? String(rank);
/** Its place among such as it. */
const rankOf = (spot: Ranked): string => {
  if (spot.is === 'outermost') return spot.of === 2 ? EITHER[spot.way] : OUTERMOST[spot.way];
  return spot.of === 3 ? 'middle one' : `${ranked(spot)} from the ${FROM[spot.from]}`;
};
const places = (count: number): string => `${COUNTS[count] ?? count} ${count === 1 ? 'place' : 'places'}`;
const awayFrom = ({ east, south }: Extract<Spot, { is: 'away' }>): string => {
  const [columns, rows] = [Math.abs(east), Math.abs(south)];
  const from = 'the left one of the first two clues';
  const across = `to the ${east > 0 ? 'right' : 'left'}`;
  if (rows === 0) return `${places(columns)} ${across} of ${from}`;
  const upright = `${places(rows)} ${south > 0 ? 'below' : 'above'} ${from}`;
  return columns === 0 ? upright : `${upright} and ${COUNTS[columns] ?? columns} ${across}`;
};
const drawing = ({ drawn, alike, again }: Drawing): Phrase =>
  phrase`${drawn}${alike ? ' again' : ''}${again ? ', which had been refused before' : ''}`;

/** The lines of the log, heard by somebody who sees no field. */
export const log = {
  pair: (seat: Seat, west: Part, east: Part): Phrase =>
    phrase`${name(seat)}’s field begins with ${west} on the left and ${east} on the right.`,
  pairAlike: (seat: Seat, clue: Part): Phrase =>
    phrase`${name(seat)}’s field begins with two clues of ${clue}, side by side.`,
  firstCosts: 'The first costs are turned over.',
  seventhCosts: 'Before round 7 more costs are turned over: now either cost of a fairy will do.',
  cost: (fairy: Part, cost: Part): Phrase => phrase`${fairy} comes for ${cost}.`,
  secondCost: (fairy: Part, cost: Part): Phrase => phrase`${fairy} now also comes for ${cost}.`,
  allBut: (clue: string): string => `every kind but ${clue}`,

  shown: (round: number, clue: Phrase, first: Seat): Phrase =>
    phrase`Round ${round}: the clue is ${clue}. ${name(first)} begins.`,
  shownSecond: (round: number, clue: Phrase, first: Seat): Phrase =>
    phrase`Round ${round}: the clue is ${clue}. ${name(first)}, the last of round ${round - 1}, begins.`,
  shownLast: (round: number, clue: Phrase, first: Seat): Phrase =>
    phrase`Round ${round}, the last: the clue is ${clue}. ${name(first)} begins.`,

  refuses: (seat: Seat, of: Drawing): Phrase => phrase`${name(seat)} refuses ${of.clue} and draws ${drawing(of)}.`,
  /** `that`: what was drawn; `placed`: the same by its name. */
  refusesAndPlaces: (seat: Seat, of: Drawing, that: Phrase, _placed: Phrase, where: Phrase): Phrase =>
    phrase`${name(seat)} refuses ${of.clue}, draws ${drawing(of)}${of.again ? ',' : ''} and places ${that} ${where}.`,
  drawnOne: 'that clue',
  places: (seat: Seat, clue: Phrase, where: Phrase): Phrase => phrase`${name(seat)} places ${clue} ${where}.`,
  /** Something that a place lies beside. */
  lying: (clue: Part, { isOther, order }: Which): Phrase => {
    const other = isOther ? 'other ' : '';
    return phrase`${{ only: other, first: `one ${other}clue of `, next: 'another clue of ' }[order]}${clue}`;
  },
  beside: (way: Way, what: Phrase): Phrase => phrase`${BESIDE[way]} ${what}`,
  /** Between two: the left or the upper one first. */
  amid: (each: readonly Lying[]): Phrase =>
    phrase`between ${listed(
      each.map(({ way, what }) => phrase`${what} ${LIES[way]}`),
      ', ',
      ' and ',
    )}`,
  /** Of several of its kind: as they lay before. */
  besideRanked: (way: Way, clue: Part, _isOther: boolean, spot: Ranked): Phrase => {
    if (spot.is === 'outermost') return phrase`${BESIDE[way]} the ${OUTERMOST[spot.way]} ${clue}`;
    if (spot.of === 3) return phrase`${BESIDE[way]} the middle one of the three clues of ${clue}`;
    return phrase`${BESIDE[way]} the ${ranked(spot)} clue of ${clue} from the ${FROM[spot.from]}`;
  },
  besides: (each: readonly Phrase[]): Phrase => listed(each, ', ', ' and '),
  besidesAt: (each: readonly Phrase[], spot: string): Phrase => phrase`${log.besides(each)}, ${spot}`,
  spot(spot: Spot): string {
    if (spot.is === 'away') return awayFrom(spot);
    return `in the ${rankOf(spot)} of the ${COUNTS[spot.of] ?? spot.of} places`;
  },
  noRoom: (seat: Seat, what: Phrase): Phrase =>
    phrase`${name(seat)}’s field has no room for ${what}, so it is set aside.`,
  theFootprint: 'the footprint',

  calls: (seat: Seat, { fairy, run, end, way, half, spot, atOnce, late, took }: Calling): Phrase =>
    phrase`${name(seat)} ${atOnce ? 'at once ' : ''}calls ${fairy} with a run of ${run}; ${half('the tile')} goes at its ${ENDS[end]} end, pointing ${WAYS[way]}${spot === null ? '' : `, ${spot}`}.${late ? ' The cost tile for this has already been taken this round, but the cost stays valid until the round ends.' : ''}${took}`,
  took({ seat, fairy, cost, last }: Took): Phrase {
    return phrase` The pile of ${fairy} is empty, so ${name(seat)} takes ${last ? 'its last cost tile, that' : 'the cost tile'} of ${cost}.`;
  },
  /** `first`: of the game. */
  takesTomte: (seat: Seat, first: boolean): Phrase =>
    phrase`${name(seat)} now has all three Nisse and takes a Tomte${first ? ', whose cost nobody else sees' : ''}.`,
  takesTomteFor: (seat: Seat, cost: Part): Phrase =>
    phrase`${name(seat)} now has all three Nisse and takes a Tomte, which comes for ${cost}.`,
  ends: (seat: Seat): Phrase => phrase`${name(seat)} ends the turn.`,

  turnedFootprints: 'All footprints are turned over.',
  placesFootprint: (seat: Seat, footprint: Phrase, kinds: Part, where: Phrase): Phrase =>
    phrase`${name(seat)} places ${footprint} of ${kinds} ${where}.`,

  takeExperts: (each: readonly Phrase[]): Phrase => phrase`The round ends: ${each.flat()}.`,
  /** Who is null: those before. `isFirst`: nothing stands before it. */
  expert(who: Phrase | null, count: number, of: string, points: number, isFirst: boolean): Phrase {
    const which = `${count === 1 ? 'the' : points === 8 ? 'an' : 'a'} ${points}-point`;
    if (who === null) return phrase`, and ${which} one for ${of}`;
    return phrase`${isFirst ? '' : '; '}${who} ${count > 1 ? 'each take' : 'takes'} ${which} expert card for ${of}`;
  },
  neverCame: (seat: Seat, cost: Part): Phrase =>
    phrase`${name(seat)}’s Tomte was never placed: it would have come for ${cost}.`,

  counted: (seat: Seat, total: number, parts: readonly Phrase[]): Phrase => {
    const [first = []] = parts;
    if (total === 0) return phrase`${name(seat)} has no points.`;
    if (parts.length === 1) return phrase`${name(seat)} has ${first}.`;
    return phrase`${name(seat)} has ${many(total, 'point')}: ${listed(parts, ', ', ' and ')}.`;
  },
  /** `alone`: there are no others to add up. */
  part: (of: keyof Parts, points: number, alone: boolean): Phrase =>
    phrase`${alone ? `${many(points, 'point')}${points > 1 ? ', all' : ''}` : points} ${FOR[of]}`,
  wins: (who: Phrase): Phrase => phrase`${who} wins.`,
  share: (who: Phrase, points: number, _count: number): Phrase =>
    phrase`With ${many(points, 'point')} each, ${who} share the victory.`,
};

export type LogWords = typeof log;
