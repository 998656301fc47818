import { expect, test } from 'vitest';
import type { Floor } from '../../engine/floor.ts';
import type { AnyEvent } from '../../engine/game.ts';
import type { Cue } from '../../ui/sound.ts';
import type { Moment } from './moment.ts';
import { cueOf, isCalled } from './useCues.ts';

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

test('a person here is called where the others have devices of their own, once nothing is shown any more', () => {
  const at = (kind: Moment['kind'], floor: Floor, circle: object | undefined): Moment =>
    ({ kind, news: { floor, ...(circle && { circle }) } }) as unknown as Moment;
  const own: Floor = { kind: 'private', seat: 0 };
  expect(isCalled(at('asking', own, {}))).toBe(true);
  expect(isCalled(at('showing', own, {}))).toBe(false);
  expect(isCalled(at('asking', { kind: 'away', seats: [1] }, {}))).toBe(false);
  expect(isCalled(at('asking', own, undefined))).toBe(false);
});
