import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLoudspeaker, PATIENCE_MS, REST_MS } from './player.ts';

class Speaker {
  state: AudioContextState;
  asked = 0;
  currentTime = 0;
  answer: () => Promise<void>;
  constructor(state: AudioContextState, answer: () => Promise<void> = async () => undefined) {
    this.state = state;
    this.answer = answer;
  }
  resume(): Promise<void> {
    this.asked++;
    return this.answer();
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
}

/** A device that gives this speaker, once. */
function device(speaker: Speaker) {
  const made = { count: 0 };
  const Context = function Context() {
    made.count++;
    return speaker;
  } as unknown as new () => AudioContext;
  const page = new EventTarget();
  return { ...openLoudspeaker(Context, page as unknown as Document), made, page };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is opened when it is wanted, once', async () => {
  const speaker = new Speaker('running');
  const { ready, made } = device(speaker);
  expect(made.count).toBe(0);
  expect(await ready()).toBe(speaker);
  expect(await ready()).toBe(speaker);
  expect([made.count, speaker.asked]).toEqual([1, 0]);
});

test('is none where the browser has none, or refuses to make one', async () => {
  expect(await openLoudspeaker(undefined, new EventTarget() as unknown as Document).ready()).toBeNull();
  const refusing = function refusing() {
    throw new DOMException('no more of them', 'NotSupportedError');
  } as unknown as new () => AudioContext;
  expect(await openLoudspeaker(refusing, new EventTarget() as unknown as Document).ready()).toBeNull();
});

test('that sleeps is woken', async () => {
  const speaker = new Speaker('suspended');
  expect(await device(speaker).ready()).toBe(speaker);
  expect(speaker.asked).toBe(1);
});

test('that may not sound now is none now', async () => {
  const speaker = new Speaker('suspended', () => Promise.reject(new DOMException('tap first', 'NotAllowedError')));
  const { ready } = device(speaker);
  expect(await ready()).toBeNull();
  speaker.answer = async () => undefined;
  expect(await ready()).toBe(speaker);
});

test('that never answers keeps nobody waiting', async () => {
  const { ready } = device(new Speaker('suspended', () => new Promise(() => undefined)));
  const asked = ready();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await asked).toBeNull();
});

test('that never sounded is opened by any tap, and a refusal is nobody’s trouble', async () => {
  const speaker = new Speaker('suspended', () => Promise.reject(new DOMException('tap first', 'NotAllowedError')));
  const { ready, page } = device(speaker);
  await ready();
  page.dispatchEvent(new Event('click'));
  page.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(speaker.asked).toBe(3);
});

test('is put to sleep when all has died away, and woken by a tap for what it may bring', async () => {
  const speaker = new Speaker('running');
  const { ready, page, sounds } = device(speaker);
  await ready();
  sounds(speaker.currentTime + 1);
  await vi.advanceTimersByTimeAsync(1000 + REST_MS - 1);
  expect(speaker.state).toBe('running');
  // Another sound keeps it awake.
  sounds(speaker.currentTime + 3);
  await vi.advanceTimersByTimeAsync(3000);
  expect(speaker.state).toBe('running');
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(speaker.state).toBe('suspended');
  expect(vi.getTimerCount()).toBe(0);
  speaker.answer = async () => {
    speaker.state = 'running';
  };
  speaker.currentTime = 10;
  page.dispatchEvent(new Event('click'));
  expect(speaker.state).toBe('running');
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect([speaker.asked, speaker.state]).toEqual([1, 'suspended']);
});

test('says that it may lie beside the music of others, where it is asked', async () => {
  const session = { audioSession: { type: 'auto' } };
  const Context = function Context() {
    return new Speaker('running');
  } as unknown as new () => AudioContext;
  const { ready } = openLoudspeaker(Context, new EventTarget() as unknown as Document, session);
  expect(session.audioSession.type).toBe('auto');
  await ready();
  expect(session.audioSession.type).toBe('ambient');
});
