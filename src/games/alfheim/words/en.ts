import type { Seat } from '../../../engine/ids.ts';
import { listed, many } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { RefusalRule } from '../rules/reasons.ts';
import type { Row } from '../rules/sheet.ts';
import type { Say } from '../rules/state.ts';
import { explained } from './explain.en.ts';
import { log } from './log.en.ts';
import { names } from './names.en.ts';

const says: Readonly<Record<Say['say'], string>> = {
  refuse: 'Refuse and draw another',
  done: 'End the turn',
};
const rows: Readonly<Record<Row, string>> = { fairies: 'Fairies', experts: 'Experts', footprint: 'Footprint' };
const refusals: Readonly<Record<RefusalRule, string>> = {
  'round.clue': 'First place the clue.',
  'round.calls': 'The clue is placed; now call fairies or end the turn.',
  'place.empty': 'Something lies there already.',
  'place.beside': 'A clue or footprint goes next to a clue or footprint, side by side.',
  'refuse.once': 'You may refuse once a round, before you place the clue.',
  'call.tile': 'A fairy lies across the end of the run that calls it.',
  'call.empty': 'Both places must be empty.',
  'tile.pile': 'There is no tile to choose.',
  'tile.cost': 'The pile is empty: choose one of its cost tiles.',
  'seventh.king': 'The King comes only from round 7.',
  'seventh.footprint': 'The footprint is placed in round 7, before the clue is shown.',
  'tomte.third': 'A Tomte is taken with the third Nisse.',
  'end.rounds': 'The eleven rounds are over.',
};

/** Every sentence of the table: `say.ts` and `explain.ts` alone decide which. */
export const en = {
  ...names,
  ...explained,
  log,
  rows,

  person: (seat: Seat): Phrase => [name(seat)],
  people: (each: readonly Phrase[]): Phrase => listed(each, ', ', ' and '),
  comma: ', ',

  askFootprint: 'Place your footprint',
  askNobody: 'Nobody can come: end the turn',
  askCall: (count: number): string => `${count} can come: call, or end the turn`,
  askWhere: (fairy: Part): Phrase => phrase`Choose a place for ${fairy}`,
  askTomte: (count: number): string =>
    count === 0 ? 'Perhaps the Tomte can come' : `${count} can come, perhaps the Tomte too`,
  askPlace: (clue: Part): Phrase => phrase`Place ${clue}`,
  askPlaceOrRefuse: (clue: Part): Phrase => phrase`Place ${clue}, or refuse\u00a0it`,

  says,
  place: (clue: Phrase): Phrase => phrase`Place ${clue}`,
  placeFootprint: (footprint: Phrase): Phrase => phrase`Place ${footprint}`,
  call: (fairy: Phrase): Phrase => phrase`Call ${fairy}`,
  callTaking: (fairy: Phrase, cost: Part): Phrase => phrase`Call ${fairy} and take the tile for ${cost}`,

  // No line begins with it.
  between: '\u00a0· ',
  refused: (clue: Part): Phrase => phrase`refuses ${clue}`,
  calledLink: ', ',
  tracked: 'footprint',
  tookTomte: 'takes a Tomte',

  refusals,
  othersTurn: (seat: Seat): Phrase => phrase`It is ${name(seat)}’s turn.`,
  hasCome: (fairy: Part): Phrase => phrase`${fairy} has come to this field already.`,
  unmet: (fairy: Part, has: Phrase, lacks: Phrase): Phrase => phrase`${fairy} needs ${lacks} beside ${has}.`,
  unmetAtAll: (fairy: Part): Phrase => phrase`Nothing that ${fairy} wants lies at an open end of a run.`,
  others: (count: number): string => (count === 1 ? 'one other' : `${count} others`),
  shutIn: (fairy: Part): Phrase => phrase`The run for ${fairy} is there, but neither end has two empty places.`,
  tomteUnmet: 'The cost of this Tomte is not met here.',
  noTomteMet: 'No cost that this Tomte may have is met here.',
  mayCome: (seat: Seat): Phrase =>
    phrase`Only ${name(seat)} can know whether the Tomte comes: it does if its cost is met.`,
  completes: (fairy: Part, points: number): Phrase => phrase`Completes a run for ${fairy}: ${many(points, 'point')}.`,
  nears: (fairy: Part, clues: Phrase): Phrase => phrase`One clue short of ${fairy}: ${clues}.`,
  shuts: (fairy: Part): Phrase => phrase`Leaves no place for ${fairy}.`,
  waits: (fairies: Phrase, left: boolean): Phrase =>
    phrase`${left ? 'Could still be called' : 'Can come already'}: ${fairies}.`,
  worth: (fairy: Part, points: number): Phrase => phrase`${fairy}: ${many(points, 'point')}.`,
  expertOn: (on: string, points: number, alike: string): Phrase =>
    phrase`Expert card for ${on}: ${many(points, 'point')}${alike}.`,
  alike: (sharers: number): string => `, like all ${sharers} who came in that round`,
  beside: (kinds: Part, points: number): Phrase => phrase`Beside the footprint of ${kinds}: ${many(points, 'point')}.`,
  thirdNisse: 'The third Nisse: you take a Tomte.',
  takesTile: (cost: Part): Phrase => phrase`The pile is empty, so a cost tile is taken: ${cost}.`,
  draws: (clue: Part): Phrase => phrase`Draws ${clue}.`,
  drawsUnseen: (unseen: number): string => `Draws one of ${unseen} common clues that nobody has seen.`,
};

export type Words = typeof en;
