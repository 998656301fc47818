import { defineChecks } from '../game.ts';
import { type Event, PASS, type State } from './chain.ts';
import { copyOf, type PlainMove, range, tally } from './kit.ts';

export const checks = defineChecks<State, PlainMove<string>, Event>({
  census: ({ row, stock, kept }) => tally([...row, ...stock, ...kept.flat()]),
  holds({ row, stock, sunk }) {
    if (row.length < 3 && stock.length > 0) throw new Error('the row is not filled up');
    if (sunk > stock.length) throw new Error('more is remembered of the stock than there is');
  },
  wishes: () => ['take', 'swap'].flatMap((step) => [...range(0, 3), PASS].map((value) => ({ step, value }))),
  twin(state, _eyes, rng) {
    const twin = copyOf(state);
    const unseen = rng.shuffle(twin.stock.splice(0, twin.stock.length - twin.sunk));
    return { ...twin, stock: [...unseen, ...twin.stock] };
  },
  features: ['took', 'swapped', 'kept', 'opened'],
  met: (_state, _move, events) => events.map(({ kind }) => kind),
});
