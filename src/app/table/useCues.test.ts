import { expect, test } from 'vitest';
import type { AnyEvent } from '../../engine/game.ts';
import type { Cue } from '../../ui/sound.ts';
import { cueOf } from './useCues.ts';

const events = (...cues: (Cue | null)[]): AnyEvent[] => cues as unknown as AnyEvent[];
const face = { cue: (event: AnyEvent) => event as unknown as Cue | null };

test('of all that a move brings, the one that is worth hearing sounds', () => {
  expect(cueOf(face, events('place', null, 'gain', 'turn'))).toBe('gain');
  expect(cueOf(face, events('reveal', 'roll', 'loss'))).toBe('loss');
  expect(cueOf(face, events('turn', 'place', 'reveal'))).toBe('reveal');
  expect(cueOf(face, events('place'))).toBe('place');
});

test('what makes no sound is not heard', () => {
  expect(cueOf(face, events())).toBeNull();
  expect(cueOf(face, events(null, null))).toBeNull();
});
