import { claim } from '../claim.ts';
import { tally } from '../lists.ts';
import { smallChecks } from '../small/checks.ts';
import { copyOf } from '../small/game.ts';
import { type Event, type State, type Step, steps } from './chain.ts';

export const checks = smallChecks<State, Step, Event>({
  rules: ['step.order', 'row.place', 'card.worth'],
  steps,
  census: ({ row, stock, kept }) => tally([...row, ...stock, ...kept.flat()]),
  holds({ row, stock, sunk }) {
    claim(row.length === 3 || stock.length === 0, 'the row is not filled up');
    claim(sunk <= stock.length, 'more is remembered of the stock than there is');
  },
  hidden(state, _eyes, rng) {
    const twin = copyOf(state);
    const unseen = rng.shuffle(twin.stock.splice(0, twin.stock.length - twin.sunk));
    return { ...twin, stock: [...unseen, ...twin.stock] };
  },
  features: ['took', 'swapped', 'kept', 'opened'],
  met: (_state, _move, events) => events.map(({ kind }) => kind),
});
