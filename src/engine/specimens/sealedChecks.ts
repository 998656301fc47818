import { claim } from '../claim.ts';
import { tally } from '../lists.ts';
import { smallChecks } from '../small/checks.ts';
import { copyOf } from '../small/game.ts';
import { type Event, type State, type Step, steps } from './sealed.ts';

export const checks = smallChecks<State, Step, Event>({
  rules: ['choose.step', 'choose.hand', 'card.points'],
  steps,
  census: ({ players, rest }) => tally([...rest, ...players.flatMap(({ hand, pile }) => [...hand, ...pile])]),
  holds({ players }) {
    for (const { hand, card } of players) {
      claim(card === 0 || hand.includes(card), `card ${card} was chosen from another hand`);
      claim(hand.length <= 3, 'a hand has more than three cards');
    }
  },
  hidden(state, eyes, rng) {
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
