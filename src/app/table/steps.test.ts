import { expect, test } from 'vitest';
import type { PassingFrame } from '../../protocol/shown.ts';
import type { Scene } from '../../ui/stage/scene.ts';
import { type Staging, stepsOf } from './steps.ts';

const TOUCH: Scene = { size: 'touch', kind: 'put', steps: [{ name: 'put', lastsMs: 200, draw: () => [] }] };

/** How long the words of a move stand that says this, with so many scenes before them. */
function wordsMs(said: string, scenes: readonly Scene[]): number | undefined {
  const staging = {
    face: { voice: { sayEvent: () => (said === '' ? [] : [said]) } } as unknown as Staging['face'],
    scenes: () => scenes,
    names: String,
    pace: 'steady',
    lang: 'en',
    eyes: 0,
    before: null,
    isStill: false,
    arePointsCovered: false,
    seen: () => 1,
  } as const;
  const frame = { moveCount: 1, events: [{ is: 'sealed' }], view: {} } as unknown as PassingFrame;
  return stepsOf(frame, staging).steps.find(({ of }) => of === null)?.readMs;
}

test('what was acted out and says nothing takes no time of its own after that', () => {
  expect(wordsMs('', [TOUCH])).toBe(0);
  expect(wordsMs('Aya draws a card.', [TOUCH])).toBeGreaterThan(0);
  expect(wordsMs('', [])).toBeGreaterThan(0);
});
