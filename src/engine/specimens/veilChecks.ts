import { defineChecks } from '../game.ts';
import { copyOf, type PlainMove, range, tally } from './kit.ts';
import { type Event, over, PASS, type State } from './veil.ts';

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
  twin(state, eyes, rng) {
    const twin = copyOf(state);
    twin.players.forEach((player, seat) => {
      const own = seat === eyes;
      const veiled = own ? [] : player.cells.filter(({ shown }) => !shown);
      const cards = own ? player.stock : [...player.stock, ...player.hand, ...veiled.map(({ card }) => card)];
      if (cards.length === 0 || over(state)) return;
      const unknown = rng.shuffle([...cards]);
      player.stock = unknown.splice(0, player.stock.length);
      if (!own) player.hand = unknown.splice(0, player.hand.length);
      for (const cell of veiled) cell.card = unknown.pop() ?? 0;
    });
    return twin;
  },
  features: ['placed', 'turned', 'left', 'end'],
  met: (_state, _move, events) => events.map(({ kind }) => kind),
});
