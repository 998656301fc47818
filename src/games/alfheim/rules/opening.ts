import { KINDS } from './fairies.ts';
import type { Event, View } from './state.ts';

/** What the log begins with: what lies open when nobody has moved yet. */
export function opening({ fields, turned, round, clue, turn }: View): Event[] {
  const costs = KINDS.flatMap((kind) => turned[kind].map((tile) => ({ kind, tile })));
  return [
    ...fields.map(({ clues }, seat): Event => ({ is: 'pair', seat, clues: clues.map((laid) => laid.clue) })),
    { is: 'costs', turned: costs },
    ...costs.map((each): Event => ({ is: 'cost', ...each, second: false })),
    { is: 'shown', round, clue, first: turn },
  ];
}
