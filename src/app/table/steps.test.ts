import { expect, test } from 'vitest';
import type { AnyEvent } from '../../engine/game.ts';
import type { PassingFrame } from '../../protocol/shown.ts';
import type { Scene } from '../../ui/stage/Stage.ts';
import { type Phrase, placeSign } from '../../words/phrase.ts';
import { beatMs, type Staging, stepsOf, wordsAfter } from './steps.ts';

const TOUCH: Scene = { size: 'touch', kind: 'put', steps: [{ name: 'put', lastsMs: 200, draw: () => [] }] };

/** How long the words of a move stand that says this, with so many scenes before them. */
function wordsMs(said: string | Phrase, scenes: readonly Scene[]): number | undefined {
  const staging = {
    face: {
      voice: { sayEvent: () => (typeof said !== 'string' ? said : said === '' ? [] : [said]) },
    } as unknown as Staging['face'],
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

test('of what a scene has told to the end no words are left', () => {
  const [passed, scored] = [{ is: 'passed' }, { is: 'scored' }] as unknown as [AnyEvent, AnyEvent];
  const telling: Scene = { ...TOUCH, size: 'scene', tells: [scored] };
  expect(wordsAfter([passed, scored], [TOUCH])).toEqual([passed, scored]);
  expect(wordsAfter([passed, scored], [TOUCH, telling])).toEqual([passed]);
});

test('what was acted out and says nothing takes no time of its own after that', () => {
  expect(wordsMs('', [TOUCH])).toBe(0);
  expect(wordsMs('Aya draws a card.', [TOUCH])).toBeGreaterThan(0);
  expect(wordsMs('', [])).toBeGreaterThan(0);
});

test('words of what was acted out stand for a beat at the most, and a place is seen and not read', () => {
  const long = 'Aya takes the last tile of all those that lie there, and what she has promised to everybody before. ';
  expect(wordsMs(long.repeat(3), [TOUCH])).toBe(beatMs('steady'));
  expect(wordsMs(long.repeat(3), [])).toBeGreaterThan(beatMs('steady'));
  const place = placeSign('spot', long);
  expect(wordsMs(['Aya draws a card.', place], [TOUCH])).toBe(wordsMs('Aya draws a card.', [TOUCH]));
});
