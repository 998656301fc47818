import { describe, expect, test } from 'vitest';
import { RULES } from '../games/rules.ts';
import { thereAndBack } from './codes.ts';
import { loadGame } from './games.ts';

/** `npm run fuzz -- --codes` tries any number. */
const MATCHES = 30;

describe.each(Object.keys(RULES))('a match of %s as a code', (id) => {
  test(`is the same match when it is read, ${MATCHES} times`, async () => {
    const game = await loadGame(id);
    for (let number = 0; number < MATCHES; number++) {
      expect(await thereAndBack(game, number)).not.toBeNull();
    }
  });
});
