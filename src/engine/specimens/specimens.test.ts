import { describe, expect, test } from 'vitest';
import { conform } from '../conformance/properties.ts';
import { play, type Subject, testSetupsOf, trialAt, walk } from '../conformance/trial.ts';
import type { AnyEvent } from '../game.ts';
import { mayHear } from '../reel.ts';
import { SPECIMENS } from './all.ts';

for (const subject of Object.values(SPECIMENS)) {
  conform(subject);
  describe(subject.game.facts.id, () => {
    test('shows all its features in random games', () => {
      const met = metBy(subject);
      expect(subject.checks.features.filter((feature) => !met.has(feature))).toEqual([]);
    });
  });
}

function metBy(subject: Subject): Set<string> {
  const met = new Set<string>();
  for (const setup of testSetupsOf(subject)) {
    for (let index = 0; index < 20; index++) {
      const trial = trialAt(subject, setup, index);
      walk(trial, 'features', ({ state, next, log }) => {
        if (!next) return;
        const after = subject.game.copy(state);
        const events: AnyEvent[] = play(trial, after, next, log.length + 1)
          .filter(({ to }) => mayHear(to, 'onlooker'))
          .map(({ event }) => event);
        for (const feature of subject.checks.met(after, next.move, events, trial.setup)) met.add(feature);
      });
    }
  }
  return met;
}
