import { claim } from '../claim.ts';
import { tally, without } from '../lists.ts';
import { smallChecks } from '../small/checks.ts';
import { copyOf } from '../small/game.ts';
import { type Event, type State, type Step, steps } from './veil.ts';
import { over } from './veilEyes.ts';

export const checks = smallChecks<State, Step, Event>({
  rules: ['place.step', 'place.hand', 'cell.higher'],
  steps,
  census: ({ players }) =>
    tally(
      players.flatMap(({ hand, stock, cells }, seat) =>
        [...hand, ...stock, ...cells].map((card) => `${seat}: ${card}`),
      ),
    ),
  holds({ players }) {
    for (const { hand, cells } of players) {
      claim(hand.length <= 3 && cells.length <= 6, 'too many cards in one place');
    }
  },
  hidden(state, eyes, rng) {
    const twin = copyOf(state);
    if (over(state)) return twin;
    for (const [seat, player] of twin.players.entries()) {
      const own = seat === eyes;
      const veiled = own ? [] : without([...player.cells.keys()], player.shown);
      const hidden = own
        ? player.stock
        : [...player.stock, ...player.hand, ...veiled.map((cell) => player.cells[cell] ?? 0)];
      const unknown = rng.shuffle([...hidden]);
      player.stock = unknown.splice(0, player.stock.length);
      if (!own) player.hand = unknown.splice(0, player.hand.length);
      for (const cell of veiled) player.cells[cell] = unknown.pop() ?? 0;
    }
    return twin;
  },
  features: ['placed', 'turned', 'left', 'end'],
  met: (_state, _move, events) => events.map(({ kind }) => kind),
});
