import { claim } from '../claim.ts';
import type { Seat } from '../ids.ts';
import { sum } from '../lists.ts';
import { smallChecks } from '../small/checks.ts';
import { copyOf } from '../small/game.ts';
import { type Event, type State, type Step, steps } from './duel.ts';

export const checks = smallChecks<State, Step, Event>({
  rules: ['turn.step', 'dial.energy', 'clash.sum'],
  steps,
  census: ({ bank, energy }) => ({ energy: bank + sum(energy) }),
  holds({ bank, energy, turnsLeft }) {
    claim(Math.min(bank, turnsLeft, ...energy) >= 0, 'something is below zero');
  },
  hidden(state, eyes, rng) {
    const redialled = (dial: number, seat: Seat): number =>
      seat === eyes || dial < 0 ? dial : rng.below(Math.min(3, state.energy[seat] ?? 0) + 1);
    return { ...copyOf(state), dials: state.dials.map(redialled) };
  },
  features: ['rest', 'attack', 'flee', 'stand', 'clash', 'turns.4', 'turns.6'],
  met: (_state, _move, events, { options }) => [`turns.${options.turns}`, ...events.map(({ kind }) => kind)],
});
