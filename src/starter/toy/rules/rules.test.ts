import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { sampleAfter } from '../../../engine/small/checks.ts';
import { game, type State } from './index.ts';

const after = (...cards: number[]) => sampleAfter<State>(game, { seats: 3, options: {} }, cards);

rule('lay.hand', 'a card that was laid is gone', () => expect(after(3, 3, 1).offered).toEqual([1, 2, 4, 5]));
rule('card.alone', 'a card counts for whoever alone laid it', () => {
  expect(after(4, 5, 4)).toMatchObject({ state: { kept: [[], [5], [], [4, 4]] }, points: [0, 5, 0] });
  expect(after(4, 5, 4).told).toContainEqual({ kind: 'kept', seat: 1, card: 5 });
});
