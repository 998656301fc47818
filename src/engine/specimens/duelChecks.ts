import { defineChecks } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Event, State } from './duel.ts';
import { copyOf, type PlainMove, range, sum } from './kit.ts';

export const checks = defineChecks<State, PlainMove<string>, Event>({
  census: ({ bank, energy }) => ({ energy: bank + sum(energy) }),
  holds({ bank, energy, turnsLeft }) {
    if (Math.min(bank, turnsLeft, ...energy) < 0) throw new Error('something is below zero');
  },
  wishes: () => ['act', 'answer', 'dial'].flatMap((step) => range(0, 4).map((value) => ({ step, value }))),
  twin(state, eyes, rng) {
    const redialled = (dial: number, seat: Seat): number =>
      seat === eyes || dial < 0 ? dial : rng.below(Math.min(3, state.energy[seat] ?? 0) + 1);
    return { ...copyOf(state), dials: state.dials.map(redialled) };
  },
  features: ['rest', 'attack', 'flee', 'stand', 'clash', 'turns.4', 'turns.6'],
  met: (_state, _move, events, { options }) => [`turns.${options.turns}`, ...events.map(({ kind }) => kind)],
});
