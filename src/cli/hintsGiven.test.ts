import { expect, test } from 'vitest';
import { RULES } from '../games/rules.ts';
import { hasReason, hintsGiven, isFirst } from './hintsGiven.ts';

/** The part of hints at the first choice of a turn that say why in the words of the game. */
const REASONED = 0.8;

test.each(Object.keys(RULES))('%s: a hint has a reason', async (id) => {
  let first = 0;
  let reasoned = 0;
  for await (const given of hintsGiven(id, { level: 1, each: 23 })) {
    if (!isFirst(given)) continue;
    first++;
    if (hasReason(given.hint)) reasoned++;
  }
  expect(first).toBeGreaterThan(5);
  expect(reasoned / first).toBeGreaterThanOrEqual(REASONED);
});
