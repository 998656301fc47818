import { afterEach, beforeEach, expect, test } from 'vitest';
import { change } from '../settings.ts';
import { isQuickOffered, noteImpatience, noteQuickOffered } from './memory.ts';
import type { Moment, MomentEvent } from './moment.ts';

const SKIP: MomentEvent = { kind: 'skip' };
const TICK: MomentEvent = { kind: 'tick' };

/** A frame is left, on which something of that size was staged. */
function leave(size: 'touch' | 'event' | 'scene', event: MomentEvent, isTapped = false): void {
  const shown = { steps: [], scenes: [{ size }] };
  const before = { kind: 'showing', shown, isTapped } as unknown as Moment;
  noteImpatience(before, event, { kind: 'asking', shown } as unknown as Moment);
}

beforeEach(() => change({ pace: 'steady' }));
afterEach(() => {
  isQuickOffered.value = false;
});

test('who cuts three scenes short in a row is asked once whether moves shall be shown quicker', () => {
  leave('scene', SKIP);
  leave('scene', TICK, true);
  // One that was seen to its end begins it anew; touches and events count for nothing.
  leave('scene', TICK);
  leave('scene', SKIP);
  leave('touch', SKIP);
  leave('event', SKIP);
  leave('scene', SKIP);
  expect(isQuickOffered.value).toBe(false);
  change({ pace: 'quick' });
  leave('scene', SKIP);
  expect(isQuickOffered.value).toBe(false);
  change({ pace: 'steady' });
  leave('scene', SKIP);
  expect(isQuickOffered.value).toBe(true);
  noteQuickOffered();
  for (let scene = 0; scene < 4; scene++) leave('scene', SKIP);
  expect(isQuickOffered.value).toBe(false);
});
