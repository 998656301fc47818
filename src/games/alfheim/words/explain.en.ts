import type { Seat } from '../../../engine/ids.ts';
import { many } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { ExpertName } from '../rules/fairies.ts';
import type { CostState } from './known.ts';

const costStates: Readonly<Record<CostState, string>> = {
  lying: 'It may be used.',
  still: 'Its tile is taken; it is valid for this round.',
  gone: 'Its tile is taken.',
  unseen: 'It has not been turned over.',
};

/** What things are, and how they stand. */
export const explained = {
  aClue: 'A clue',
  laid: (aClue: Part, clue: Part): Phrase => phrase`${aClue}: ${clue}. It may serve several fairies.`,
  livesHere: (fairy: Part, points: number): Phrase => phrase`${fairy} lives here: ${many(points, 'point')}.`,
  liesHere: (kinds: Part, points: number): Phrase =>
    phrase`A footprint for ${kinds}: ${many(points, 'point')} for the clues beside it.`,
  openPlace: 'An empty place. A clue may go here.',
  barePlace: 'An empty place, beside no clue and no footprint.',
  aboutField: (seat: Seat, fairies: number, points: number, aside: string): Phrase =>
    phrase`${name(seat)}’s field: ${fairies === 1 ? '1 fairy' : `${fairies} fairies`}, ${many(points, 'point')}.${aside}`,
  setAside: (clues: number): string =>
    clues === 1 ? ' 1 clue found no room and was set aside.' : ` ${clues} clues found no room and were set aside.`,
  aboutClue: (clue: Part, lead: number, common: number): Phrase =>
    phrase`${clue}: ${lead === 0 ? 'none' : `at most ${lead}`} left in the lead deck, ${common === 0 ? 'none' : common} unseen in the common deck.`,

  aboutFairy: (fairy: Part, points: number, pile: number, how: Phrase): Phrase =>
    phrase`${fairy}: ${many(points, 'point')}, ${pile} in the pile. ${how}`,
  fieldMeets: (seat: Seat): Phrase => phrase` ${name(seat)} has what that takes.`,
  fieldLacks: (seat: Seat, has: Phrase, lacks: Phrase): Phrase =>
    phrase` ${name(seat)} has ${has}, and still needs ${lacks} beside that.`,
  livesWith: (who: Phrase): Phrase => phrase` Has come to ${who}.`,
  comesToHand: 'One comes to hand with the third Nisse; only its owner knows its cost.',
  comesLater: 'Comes in round 7.',
  noCosts: 'All its cost tiles are taken.',
  quoted: (cost: Part): Phrase => [cost],
  costsLink: '; ',
  comesFor: (costs: Phrase): Phrase => phrase`Called by ${costs}.`,
  comesStill: (costs: Phrase): Phrase => phrase` Valid this round: ${costs}.`,
  aboutCost: (fairy: Part, cost: Part, state: string): Phrase =>
    phrase`${fairy} comes for ${cost}, in any order. ${state}`,
  costStates,

  tomteAhead: (seat: Seat): Phrase => phrase`${name(seat)} takes a Tomte with the third Nisse.`,
  tomteCame: (seat: Seat): Phrase => phrase`${name(seat)}’s Tomte has come.`,
  tomteHidden: (seat: Seat): Phrase => phrase`${name(seat)} holds a Tomte. Only ${name(seat)} knows its cost.`,
  tomteWants: (seat: Seat, cost: Part): Phrase => phrase`${name(seat)}’s Tomte wants ${cost}.`,

  aboutFootprint: (kinds: Part): Phrase => phrase`A footprint: one point for each clue beside it that is ${kinds}.`,
  footprintDown: (seat: Seat): Phrase =>
    phrase`${name(seat)}’s footprint, face down. Nobody has seen it; it is turned over and placed in round 7.`,
  footprintAside: (seat: Seat, kinds: Part): Phrase =>
    phrase`${name(seat)}’s footprint of ${kinds} found no room and brings no points.`,
  footprintWaits: (seat: Seat, kinds: Part): Phrase =>
    phrase`${name(seat)}’s footprint of ${kinds} waits to be placed.`,
  footprintCounts: (seat: Seat, kinds: Part, points: number): Phrase =>
    phrase`${name(seat)}’s footprint of ${kinds}: ${many(points, 'point')} now.`,

  expertTasks: {
    kingAndQueen: 'have the King and the Queen in your field',
    threeFairies: 'have all three Fairies in your field',
    tomte: 'have the Tomte in your field',
  } as Readonly<Record<ExpertName, string>>,
  aboutExperts: (task: string, row: readonly number[], next: string, who: Phrase): Phrase =>
    phrase`Experts: ${task}. One after another they get ${row.join(', ')} points; ${next}. ${who}.`,
  expertsGone: 'no card is left',
  expertsNext: (points: number): string => `the next gets ${points}`,
  expertIs: (seat: Seat, points: number): Phrase => phrase`${name(seat)} has ${points} points`,
  expertOfSome: (seat: Seat, has: number, of: number): Phrase => phrase`${name(seat)}: ${has} of ${of}`,

  counted: (clue: Part, count: number): Phrase => phrase`${clue} ×${count}`,
  leadDeck: (rounds: number, unseen: Phrase): Phrase =>
    phrase`The lead deck: ${many(rounds, 'clue')} to come. One of these never will: ${unseen}.`,
  leadDeckEmpty: (unseen: Phrase): Phrase => phrase`The lead deck is used up. Left out unseen: ${unseen}.`,
  commonDeck: (unseen: Phrase, below: Phrase): Phrase => phrase`The common deck. Unseen: ${unseen}.${below}`,
  noneUnseen: 'none',
  below: (clues: Phrase): Phrase => phrase` Below, from the top: ${clues}.`,

  refusing:
    'Once a round, before it is placed, a clue may be refused: it goes under the common deck, and the top clue of that is placed instead.',

  nothingKnown: 'There is nothing to say about this.',
};

export type ExplainWords = typeof explained;
