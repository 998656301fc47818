import { claim } from '../claim.ts';
import { tally } from '../lists.ts';
import { smallChecks } from '../small/checks.ts';
import { type Event, type State, steps } from './rival.ts';

export const checks = smallChecks<State, 'take', Event>({
  rules: ['take.turn', 'take.end', 'card.points'],
  steps,
  census: ({ row, piles }) => tally([...row, ...piles.flat()]),
  holds({ piles, turn }) {
    claim(turn < piles.length - 1, 'the rival has no turn of its own');
  },
  hidden: 'none',
  features: ['took', 'rival', 'manner.dice', 'manner.greed'],
  met: (_state, _move, events, { options }) => [`manner.${options.manner}`, ...events.map(({ kind }) => kind)],
});
