import { defineChecks } from '../game.ts';
import { type PlainMove, range, tally } from './kit.ts';
import { DECK, type Event, type State } from './sealed.ts';

export const checks = defineChecks<State, PlainMove<string>, Event>({
  census: ({ players, rest }) => tally([...rest, ...players.flatMap(({ hand, pile }) => [...hand, ...pile])]),
  holds({ players }) {
    for (const { hand, card } of players) {
      if (card !== 0 && !hand.includes(card)) throw new Error(`card ${card} was chosen from another hand`);
      if (hand.length > 3) throw new Error('a hand has more than three cards');
    }
  },
  wishes: () => [
    ...DECK.map((value) => ({ step: 'card', value })),
    ...range(1, 2).map((value) => ({ step: 'way', value })),
    ...range(1, 2).map((value) => ({ step: 'bonus', value })),
  ],
  features: ['bonus.own', 'bonus.other', 'passing.left', 'passing.right'],
  met: (_state, { step, value }, _events, { options }) => [
    `passing.${options.passing}`,
    ...(step === 'bonus' ? [value === 1 ? 'bonus.own' : 'bonus.other'] : []),
  ],
});
