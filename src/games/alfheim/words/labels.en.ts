import { many } from '../../../words/lists.ts';
import type { Say } from '../rules/state.ts';
import type { Mark, Offering } from './labels.ts';

const marks: Readonly<Record<Mark, string>> = {
  clue: 'the clue may go here',
  footprint: 'the footprint may go here',
  call: 'the fairy may lie here',
  ghost: 'chosen',
  run: 'in the run',
  lack: 'the next clue belongs here',
};
const callable: Readonly<Record<Exclude<Offering['callable'], null>, string>> = {
  surely: 'can be called',
  perhaps: 'can be called if its cost is met',
};
const ahead: Readonly<Record<Exclude<Offering['ahead'], null>, string>> = {
  completes: 'can be called from the chosen place',
  near: 'one clue short with the chosen place',
};
const says: Readonly<Record<Say['say'], string>> = { refuse: 'Refuse and draw', done: 'End the turn' };

export const labels = {
  parts: (parts: readonly string[]): string => parts.join(', '),
  /** The places in it are told by steps, and those from where. */
  field: (name: string): string => `${name}’s field, places counted from its first clue`,
  cell: (where: string, lies: string): string => `${where}: ${lies}`,
  footprintOf: (kinds: string): string => `footprint of ${kinds}`,
  empty: 'empty',
  marks,

  /** For whoever's field is looked at. */
  costs: (name: string): string => `Fairies and their costs, in ${name}’s field`,
  kind: (fairy: string, points: number): string => `${fairy}, ${many(points, 'point')}`,
  came: 'has come',
  costOf: (cost: string): string => `for ${cost}`,
  stillValid: 'valid this round',
  isNew: 'new',
  taken: 'taken',
  allThere: 'all there',
  someThere: (met: number, of: number): string => `${met} of ${of} there`,
  nothingThere: 'nothing there yet',
  needs: (what: string): string => `needs ${what}`,
  lacks: (clue: string): string => clue,
  others: (count: number): string => (count === 1 ? 'one other' : `${count} others`),
  livesWith: 'Has come to',
  oneMoreCost: 'a new cost in round 7',
  inHand: 'taken, to be placed',
  notInHand: 'is taken with the third Nisse',
  pile: (tiles: number): string => `${tiles} in the pile`,
  callable,
  ahead,

  moments: {
    costs: 'Round 7: new costs, and the King may come',
    footprints: 'Then all place their footprints',
    last: 'The last round',
  },
  becomesExpert: (on: string, points: number): string => `Expert card for ${on}: ${many(points, 'point')}`,

  decks: 'Round and decks',
  experts: 'Experts',
  round: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
  roundOf: (round: number, rounds: number, clue: string): string => `Round ${round} of ${rounds}: ${clue}`,
  common: (clues: number): string => `Common deck, ${many(clues, 'clue')}`,
  expertsOn: (on: string, left: string): string => `Expert cards for ${on}: ${left}`,
  noneLeft: 'none left',
  nextCard: (points: number): string => `next card ${many(points, 'point')}`,
  hasOne: (name: string): string => `${name} has one`,
  track: (name: string, kinds: string): string => `${name}’s footprint, ${kinds}`,
  faceDown: 'face down',

  asked: 'What you can do',
  clueInHand: (clue: string): string => `The clue to place: ${clue}`,
  says,
  tiles: 'Which cost tile to take',
  tile: (cost: string): string => `The tile for ${cost}`,
  tomte: (name: string, cost: string): string => `${name}’s Tomte, ${cost}`,
};

export type LabelWords = typeof labels;
