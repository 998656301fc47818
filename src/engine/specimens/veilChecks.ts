import { defineChecks } from '../game.ts';
import { type PlainMove, range, tally } from './kit.ts';
import { type Event, PASS, type State } from './veil.ts';

export const checks = defineChecks<State, PlainMove<string>, Event>({
  census: ({ players }) =>
    tally(
      players.flatMap(({ hand, stock, cells }, seat) =>
        [...hand, ...stock, ...cells.map(({ card }) => card)].map((card) => `${seat}: ${card}`),
      ),
    ),
  holds({ players }) {
    for (const { hand, cells } of players) {
      if (hand.length > 3 || cells.length > 6) throw new Error('too many cards in one place');
    }
  },
  wishes: () => ['place', 'turn'].flatMap((step) => [...range(0, 6), PASS].map((value) => ({ step, value }))),
  features: ['placed', 'turned', 'left', 'end'],
  met: (_state, _move, events) => events.map(({ kind }) => kind),
});
