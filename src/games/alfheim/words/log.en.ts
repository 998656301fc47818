import type { Seat } from '../../../engine/ids.ts';
import { listed, many } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Parts } from '../rules/state.ts';

/** Across a field as it lies on the table. */
export type Way = 'right' | 'left' | 'up' | 'down';

/** What a fairy came by, and where she lies. */
export interface Calling {
  readonly fairy: Phrase;
  /** The run, as `met` or `metPattern` say it. */
  readonly run: Phrase;
  /** The end of the run where her tile begins, and which way it goes from there. */
  readonly end: Way;
  readonly way: Way;
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

/** Whether a clue of this kind is the first that is named: after the one that is placed, or after one beside it. */
export type Which = 'only' | 'other' | 'more';

const BESIDE: Readonly<Record<Way, string>> = {
  right: 'to the right of',
  left: 'to the left of',
  up: 'above',
  down: 'below',
};
const ENDS: Readonly<Record<Way, string>> = { right: 'right', left: 'left', up: 'upper', down: 'lower' };
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
const drawing = ({ drawn, alike, again }: Drawing): Phrase =>
  phrase`${drawn}${alike ? ' again' : ''}${again ? ', which had been refused before,' : ''}`;

/** The lines of the log, heard by somebody who sees no field. */
export const log = {
  pair: (seat: Seat, west: Part, east: Part): Phrase =>
    phrase`${name(seat)}’s field begins with ${west} and, to the right of it, ${east}.`,
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
  refusesAndPlaces: (seat: Seat, of: Drawing, placed: Phrase, where: Phrase): Phrase =>
    phrase`${name(seat)} refuses ${of.clue}, draws ${drawing(of)} and places ${placed} ${where}.`,
  drawnOne: 'that clue',
  places: (seat: Seat, clue: Phrase, where: Phrase): Phrase => phrase`${name(seat)} places ${clue} ${where}.`,
  beside: (way: Way, clue: Part, which: Which): Phrase =>
    phrase`${BESIDE[way]} ${{ only: '', other: 'other ', more: 'more ' }[which]}${clue}`,
  besideFootprint: (way: Way, footprint: Part): Phrase => phrase`${BESIDE[way]} ${footprint}`,
  besides: (each: readonly Phrase[]): Phrase => listed(each, ', ', ' and '),
  noRoom: (seat: Seat, what: Phrase): Phrase =>
    phrase`${name(seat)}’s field has no room for ${what}, so none is placed.`,
  theFootprint: 'the footprint',

  calls: (seat: Seat, { fairy, run, end, way, atOnce, late, took }: Calling): Phrase =>
    phrase`${name(seat)} ${atOnce ? 'at once ' : ''}calls ${fairy} with ${run}; the tile goes at its ${ENDS[end]} end, pointing ${WAYS[way]}.${late ? ' The tile with that cost has been taken in this round, but the cost is valid until the round ends.' : ''}${took}`,
  met: (clues: Phrase): Phrase => phrase`a run of ${clues}`,
  metPattern: (clues: Phrase, pattern: Part): Phrase => phrase`a run of ${pattern}, ${clues}`,
  took: (seat: Seat, cost: Part, last: boolean): Phrase =>
    phrase` As the pile is empty, ${name(seat)} takes ${last ? 'the last cost tile' : 'a cost tile'}: ${cost}.`,
  takesTomte: (seat: Seat): Phrase =>
    phrase`${name(seat)} now has all three Nisse and takes a Tomte, whose cost nobody else sees.`,
  takesTomteFor: (seat: Seat, cost: Part): Phrase =>
    phrase`${name(seat)} now has all three Nisse and takes a Tomte, which comes for ${cost}.`,
  ends: (seat: Seat): Phrase => phrase`${name(seat)} ends the turn.`,

  turnedFootprints: 'All footprints are turned over.',
  placesFootprint: (seat: Seat, footprint: Phrase, kinds: Part, where: Phrase): Phrase =>
    phrase`${name(seat)} places ${footprint} of ${kinds} ${where}.`,

  becomeExperts: (who: Phrase, count: number, on: string, points: number): Phrase =>
    count > 1
      ? phrase`The round ends: ${who} become experts on ${on}, for ${many(points, 'point')} each.`
      : phrase`The round ends: ${who} becomes an expert on ${on}, for ${many(points, 'point')}.`,
  neverCame: (seat: Seat, cost: Part): Phrase =>
    phrase`${name(seat)} never placed the Tomte, which would have come for ${cost}.`,

  counted: (seat: Seat, total: number, parts: readonly Phrase[]): Phrase => {
    const [first = []] = parts;
    if (total === 0) return phrase`${name(seat)} has no points.`;
    if (parts.length === 1) return phrase`${name(seat)} has ${first}.`;
    return phrase`${name(seat)} has ${many(total, 'point')}: ${listed(parts, ', ', ' and ')}.`;
  },
  /** `alone`: there are no others to add up. */
  part: (of: keyof Parts, points: number, alone: boolean): Phrase =>
    phrase`${alone ? many(points, 'point') : points} ${FOR[of]}${alone ? ' and nothing else' : ''}`,
  wins: (who: Phrase, points: number): Phrase => phrase`With ${many(points, 'point')}, ${who} wins.`,
  share: (who: Phrase, points: number): Phrase => phrase`With ${many(points, 'point')} each, ${who} share the victory.`,
};

export type LogWords = typeof log;
