import { expect, test, vi } from 'vitest';
import type { AnyMove } from '../engine/game.ts';
import type { BotQuestion, Thought, ToThinker } from '../protocol/thought.ts';
import { LONGEST_THOUGHT_MS, type ThoughtWorker, WorkerThinker } from './bots.ts';

class FakeWorker implements ThoughtWorker {
  onmessage: ((event: MessageEvent<Thought>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly told: ToThinker[] = [];
  ended = false;
  postMessage(message: ToThinker): void {
    this.told.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  answers(move: AnyMove | null): void {
    this.onmessage?.({ data: { move } } as MessageEvent<Thought>);
  }
}

const move = { go: 1 } as unknown as AnyMove;
const question = (level: number): BotQuestion => ({
  game: 'any',
  view: {} as BotQuestion['view'],
  seat: 1,
  seats: 2,
  seed: 5,
  level,
  offers: [move],
});

function thinkerAndWorkers(): { thinker: WorkerThinker; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const thinker = new WorkerThinker(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { thinker, workers };
}

test('one worker answers question after question', async () => {
  const { thinker, workers } = thinkerAndWorkers();
  for (let round = 0; round < 2; round++) {
    const chosen = thinker.choose(question(3));
    workers[0]?.answers(move);
    expect(await chosen).toBe(move);
  }
  expect(workers).toHaveLength(1);
  expect(workers[0]?.told).toHaveLength(2);
});

test('where no worker can be started, the question fails at once and nothing is left to come later', async () => {
  vi.useFakeTimers();
  const thinker = new WorkerThinker(() => {
    throw new ReferenceError('Worker');
  });
  await expect(thinker.choose(question(3))).rejects.toThrow('Worker');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('the level that plays at random needs no worker', async () => {
  const { thinker, workers } = thinkerAndWorkers();
  expect(await thinker.choose(question(0))).toBe(move);
  expect(workers).toHaveLength(0);
});

test('a touch is told to the worker that thinks, and ends no thought', async () => {
  const { thinker, workers } = thinkerAndWorkers();
  thinker.giveWay();
  expect(workers).toHaveLength(0);
  const chosen = thinker.choose(question(3));
  thinker.giveWay();
  expect(workers[0]?.told.at(-1)).toEqual({ touched: true });
  workers[0]?.answers(move);
  expect(await chosen).toBe(move);
});

test.each(['cancel', 'another question'])('a thought is ended by %s, with its worker', async (way) => {
  const { thinker, workers } = thinkerAndWorkers();
  const first = thinker.choose(question(3));
  if (way === 'cancel') thinker.cancel();
  else void thinker.choose(question(2));
  expect(await first).toBeNull();
  expect(workers[0]?.ended).toBe(true);
  const next = thinker.choose(question(3));
  workers.at(-1)?.answers(move);
  expect(await next).toBe(move);
});

test('with nothing to end, cancel keeps the worker', async () => {
  const { thinker, workers } = thinkerAndWorkers();
  const chosen = thinker.choose(question(3));
  workers[0]?.answers(move);
  await chosen;
  thinker.cancel();
  expect(workers[0]?.ended).toBe(false);
});

test('a worker that dies answers nothing, and the next question gets a new one', async () => {
  const { thinker, workers } = thinkerAndWorkers();
  const lost = thinker.choose(question(3));
  const fault = new Event('error', { cancelable: true }) as ErrorEvent;
  workers[0]?.onerror?.(fault);
  expect(fault.defaultPrevented).toBe(true);
  expect(await lost).toBeNull();
  const next = thinker.choose(question(3));
  workers[1]?.answers(move);
  expect(await next).toBe(move);
});

test('a worker that hangs is asked once more, as another, and then given up', async () => {
  vi.useFakeTimers();
  try {
    const { thinker, workers } = thinkerAndWorkers();
    const first = thinker.choose(question(3));
    vi.advanceTimersByTime(LONGEST_THOUGHT_MS);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    workers[1]?.answers(move);
    expect(await first).toBe(move);
    vi.advanceTimersByTime(10 * LONGEST_THOUGHT_MS);
    expect(workers).toHaveLength(2);

    const lost = thinker.choose(question(3));
    vi.advanceTimersByTime(2 * LONGEST_THOUGHT_MS);
    expect(await lost).toBeNull();
    expect(workers.every(({ ended }) => ended)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
