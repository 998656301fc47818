import { defineChecks } from '../game.ts';
import { copyOf, type PlainMove, range, tally } from './kit.ts';
import type { Event, State } from './rival.ts';

export const checks = defineChecks<State, PlainMove<string>, Event>({
  census: ({ row, piles }) => tally([...row, ...piles.flat()]),
  holds({ piles, turn }) {
    if (turn >= piles.length - 1) throw new Error('the rival has no turn of its own');
  },
  wishes: ({ row }) => range(0, row.length).map((value) => ({ step: 'take', value })),
  twin: copyOf,
  features: ['took', 'rival', 'manner.dice', 'manner.greed'],
  met: (_state, _move, events, { options }) => [`manner.${options.manner}`, ...events.map(({ kind }) => kind)],
});
