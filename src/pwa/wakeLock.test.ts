import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IDLE_MS, keepAwake } from './device.ts';

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

class FakeLocks {
  held = 0;
  asked = 0;
  refuse = false;
  #letGo: () => void = () => {};

  async request(): Promise<WakeLockSentinel> {
    this.asked++;
    if (this.refuse) throw new DOMException('no battery', 'NotAllowedError');
    this.held++;
    const sentinel = { released: false, release: async () => this.#letGo() };
    this.#letGo = () => {
      if (!sentinel.released) this.held--;
      sentinel.released = true;
    };
    return sentinel as unknown as WakeLockSentinel;
  }
  /** As a browser does by itself when the page is hidden. */
  takeAway(): void {
    this.#letGo();
  }
}

function scene(refuse = false) {
  const [locks, page] = [new FakeLocks(), new FakePage()];
  locks.refuse = refuse;
  const stop = keepAwake(locks, page as unknown as Document);
  const tell = async (kind: string): Promise<void> => {
    page.dispatchEvent(new Event(kind));
    await vi.advanceTimersByTimeAsync(0);
  };
  const show = (state: DocumentVisibilityState): Promise<void> => {
    page.visibilityState = state;
    return tell('visibilitychange');
  };
  return { locks, stop, tell, show, rest: () => vi.advanceTimersByTimeAsync(0) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the screen', () => {
  test('is kept awake until that is ended', async () => {
    const { locks, stop, rest } = scene();
    await rest();
    expect(locks.held).toBe(1);
    stop();
    await rest();
    expect(locks.held).toBe(0);
  });

  test('is let go when the page is hidden, and kept again when it is back', async () => {
    const { locks, show } = scene();
    await show('hidden');
    expect(locks.held).toBe(0);
    await show('visible');
    expect(locks.held).toBe(1);
    locks.takeAway();
    await show('visible');
    expect(locks.held).toBe(1);
  });

  test('goes to sleep when nobody touches it, and is kept again with the next touch', async () => {
    const { locks, tell } = scene();
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
    await tell('keydown');
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
    expect(locks.held).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(locks.held).toBe(0);
    await tell('pointerdown');
    expect(locks.held).toBe(1);
  });

  test('is not kept by an answer that comes too late', async () => {
    const { locks, stop, rest, tell } = scene();
    stop();
    await rest();
    expect([locks.asked, locks.held]).toEqual([1, 0]);
    await tell('pointerdown');
    await vi.advanceTimersByTimeAsync(IDLE_MS);
    expect(locks.asked).toBe(1);
  });

  test('may be refused, and is asked for again with the next touch only', async () => {
    const { locks, stop, tell, rest } = scene(true);
    await rest();
    expect([locks.asked, locks.held]).toEqual([1, 0]);
    locks.refuse = false;
    await tell('pointerdown');
    expect([locks.asked, locks.held]).toEqual([2, 1]);
    stop();
    await rest();
    expect(locks.held).toBe(0);
  });

  test('is none of a browser’s business that knows no such thing', () => {
    expect(keepAwake(undefined, new FakePage() as unknown as Document)()).toBeUndefined();
  });
});
