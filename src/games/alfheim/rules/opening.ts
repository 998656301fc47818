import { KINDS } from './fairies.ts';
import type { Event, View } from './state.ts';

/** What the log begins with: what lies open when nobody has moved yet. */
export const opening = ({ fields, turned, round, clue, turn }: View): Event[] => [
  { is: 'pairs', by: fields.map(({ clues }) => clues.map((laid) => laid.clue)) },
  { is: 'costs', turned: KINDS.flatMap((kind) => turned[kind].map((tile) => ({ kind, tile }))) },
  { is: 'shown', round, clue, first: turn },
];
