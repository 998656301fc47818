import { POINTS, TOMTE } from '../rules/fairies.ts';
import type { Cost, Labels, Lying, Offering } from './labels.ts';
import { capital, clueName, costText, EXPERT_NAMES, fairyName, footprintText, many, whereIs } from './names.en.ts';

const lies = (of: Lying): string => {
  switch (of.is) {
    case 'clue':
      return clueName(of.clue);
    case 'fairy':
      return fairyName(of.kind);
    case 'footprint':
      return `footprint of ${footprintText(of.footprint)}`;
    case 'open':
    case 'bare':
      return 'empty';
  }
};

const MARKS = {
  clue: 'the clue may go here',
  footprint: 'the footprint may go here',
  call: 'the fairy may lie here',
  ghost: 'chosen',
  run: 'in the run',
  lack: 'the next clue belongs here',
} as const;

const cost = ({ kind }: Offering, { tile, standing }: Cost): string => {
  if (tile === null) return 'one more cost in round 7';
  return `for ${costText(kind, tile)}${standing === 'still' ? ', valid this round' : ''}`;
};

const CALLABLE = { surely: 'can be called', perhaps: 'can be called if its cost is met' } as const;

function offering(of: Offering): string {
  const { kind, costs, pile, came, callable, inHand, ahead } = of;
  return [
    `${capital(fairyName(kind))}, ${many(POINTS[kind] ?? 0, 'point')}`,
    ...(came ? ['has come'] : costs.map((each) => cost(of, each))),
    ...(kind === TOMTE && !came ? [inHand ? 'in hand' : 'comes to hand with the third Nisse'] : []),
    `${pile} in the pile`,
    ...(callable === null ? [] : [CALLABLE[callable]]),
    ...(ahead === 'completes' ? ['the chosen place calls it'] : []),
    ...(ahead === 'near' ? ['the chosen place leaves it one clue short'] : []),
  ].join(', ');
}

export const labels: Labels = {
  field: (name) => `${name}’s field`,
  cell: (cell, lying, mark) =>
    [`${capital(whereIs(cell))}: ${lies(lying)}`, ...(mark === null ? [] : [MARKS[mark]])].join(', '),
  costs: 'Fairies and their costs',
  offering,
  decks: 'Round and decks',
  lead: (round, rounds, clue) => `Round ${round} of ${rounds}${clue === null ? '' : `: ${clueName(clue)}`}`,
  common: (count) => `Common deck, ${many(count, 'clue')}`,
  expert: (set, next, whose) =>
    [
      `Experts on ${EXPERT_NAMES[set] ?? ''}: ${next === null ? 'none left' : `next card ${many(next, 'point')}`}`,
      ...whose.map((name) => `${name} has one`),
    ].join(', '),
  track: (name, footprint) => `${name}’s footprint, ${footprint === null ? 'face down' : footprintText(footprint)}`,
  holdsTomte: (name) => `${name} holds a Tomte`,
  asked: 'What you can do',
  inHand: (clue) => `The clue to place: ${clueName(clue)}`,
  says: { refuse: 'Refuse', done: 'End the turn' },
  tiles: 'Which tile goes with it',
  tile: (kind, tile) => `The tile for ${costText(kind, tile)}`,
  tomte: (name, tile) => `${name}’s Tomte, ${tile === null ? 'face down' : `for ${costText(TOMTE, tile)}`}`,
};
