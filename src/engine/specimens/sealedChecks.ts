import { defineChecks } from '../game.ts';
import { copyOf, type PlainMove, range, tally } from './kit.ts';
import type { Event, State } from './sealed.ts';
import { DECK } from './sealedEyes.ts';

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
  twin(state, eyes, rng) {
    const twin = copyOf(state);
    const veiled = twin.players.filter(({ seen }) => eyes === 'onlooker' || !seen.includes(eyes));
    const unknown = rng.shuffle([...twin.rest, ...veiled.flatMap(({ hand }) => hand)]);
    for (const player of veiled) player.hand = unknown.splice(0, player.hand.length);
    twin.players.forEach((player, seat) => {
      if (seat !== eyes && player.card > 0) player.card = rng.pick(player.hand);
      if (seat !== eyes && player.way > 0) player.way = 1 + rng.below(2);
    });
    return { ...twin, rest: unknown };
  },
  features: ['bonus.own', 'bonus.other', 'passing.left', 'passing.right'],
  met: (_state, { step, value }, _events, { options }) => [
    `passing.${options.passing}`,
    ...(step === 'bonus' ? [value === 1 ? 'bonus.own' : 'bonus.other'] : []),
  ],
});
