import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShellRequest } from '../protocol/shell.ts';
import { type BrowserPorts, MOST_PATIENCE_MS, QUIET_AGAIN_MS, startLife } from './life.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly asked: string[] = [];
  isDumb = false;
  /** What it answers, by what it is asked. */
  readonly answers: Partial<Record<ShellRequest['kind'], boolean | readonly string[]>> = { isComplete: true };

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  postMessage({ kind }: ShellRequest, [port]: MessagePort[] = []): void {
    if (kind !== 'opens') this.asked.push(kind);
    if (!this.isDumb) port?.postMessage(this.answers[kind] ?? false);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  updates = 0;

  async update(): Promise<void> {
    this.updates++;
  }

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: object | null = null;
  registration = new FakeRegistration();
  refusal: Error | null = null;

  async register(): Promise<FakeRegistration> {
    if (this.refusal) throw this.refusal;
    return this.registration;
  }
}

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

let container: FakeContainer;
let page: FakePage;
let reloads: number;
let takenIn: number;
let clockMs: number;
let reloadedAtMs: number | null;
let online: boolean;
let cameBack: () => void;
let isWorkerThere: boolean;
/** What waits until the page fetches nothing; null: it fetches nothing now. */
let still: (() => void)[] | null;

beforeEach(() => {
  container = new FakeContainer();
  page = new FakePage();
  reloads = 0;
  takenIn = 0;
  clockMs = 1_000_000;
  reloadedAtMs = null;
  online = true;
  isWorkerThere = true;
  still = null;
});

const start = () =>
  startLife({
    container: container as unknown as BrowserPorts['container'],
    page: page as unknown as Document,
    reloads: {
      last: () => reloadedAtMs,
      note() {
        reloadedAtMs = clockMs;
      },
      now: () => clockMs,
    },
    isOnline: () => online,
    whenOnline(go) {
      cameBack = go;
    },
    isWorkerThere: async () => isWorkerThere,
    whenStill(go) {
      if (still) still.push(go);
      else go();
    },
    reload: () => reloads++,
    takenIn: () => takenIn++,
  });

/** On a device that an older visit has moved in on. */
function movedIn() {
  const worker = new FakeWorker('activated');
  container.controller = worker;
  container.registration.active = worker;
  return { worker, life: start() };
}

/** The same, with a newer build that waits. */
async function offered() {
  const { life } = movedIn();
  await vi.waitFor(() => expect(life.stage.value).toBe('offlineReady'));
  const newer = new FakeWorker('installing');
  container.registration.find(newer);
  newer.become('installed');
  expect(life.stage.value).toBe('updateReady');
  return { life, newer };
}

const takeOver = (): void => void container.dispatchEvent(new Event('controllerchange'));
const show = (): void => void page.dispatchEvent(new Event('visibilitychange'));

describe('the first visit', () => {
  test('fetches everything, says how much, and never reloads', async () => {
    const life = start();
    const worker = new FakeWorker('installing');
    await vi.waitFor(() => expect(life.stage.value).toBe('idle'));
    container.registration.find(worker);
    expect(life.stage.value).toBe('installing');
    container.dispatchEvent(Object.assign(new Event('message'), { data: { keptBytes: 10, allBytes: 40 } }));
    expect(life.kept.value).toEqual({ keptBytes: 10, allBytes: 40 });
    worker.answers.complete = true;
    worker.become('activated');
    takeOver();
    // The shelf is there, the games come.
    expect([life.stage.value, worker.asked]).toEqual(['installing', ['complete']]);
    await vi.waitFor(() => expect(life.stage.value).toBe('offlineReady'));
    expect(reloads).toBe(0);
    expect(takenIn).toBe(1);
  });

  test('that was on its way while all pages were claimed asks to be claimed too', async () => {
    const worker = new FakeWorker('activated');
    container.registration.active = worker;
    const life = start();
    await vi.waitFor(() => expect(life.stage.value).toBe('offlineReady'));
    expect(worker.asked).toEqual(['claim', 'isComplete']);
    takeOver();
    expect([reloads, takenIn]).toEqual([0, 1]);
  });

  test('that does not get everything says so; tried again, it starts from nothing', async () => {
    const life = start();
    await vi.waitFor(() => expect(life.stage.value).toBe('idle'));
    const worker = new FakeWorker('installing');
    container.registration.find(worker);
    container.dispatchEvent(Object.assign(new Event('message'), { data: { keptBytes: 10, allBytes: 40 } }));
    worker.become('redundant');
    expect(life.stage.value).toBe('failed');
    const second = new FakeWorker('installing');
    container.registration = new FakeRegistration();
    container.registration.installing = second;
    life.retry();
    await vi.waitFor(() => expect(life.stage.value).toBe('installing'));
    expect(life.kept.value).toBeNull();
    second.answers.complete = true;
    second.become('activated');
    await vi.waitFor(() => expect(life.stage.value).toBe('offlineReady'));
  });

  test.each([
    ['a file that does not come', new TypeError('404'), 'failed'],
    ['a policy', new DOMException('not here', 'SecurityError'), 'idle'],
  ] as const)('prevented by %s', async (_, refusal, stage) => {
    container.refusal = refusal;
    const life = start();
    await vi.waitFor(() => expect(life.stage.value).toBe(stage));
    container.refusal = null;
    container.registration.active = new FakeWorker('activated');
    show();
    await vi.waitFor(() => expect(life.stage.value).toBe(stage === 'failed' ? 'offlineReady' : 'idle'));
  });
});

test('a login page in the place of the service worker is no policy', async () => {
  isWorkerThere = false;
  container.refusal = new DOMException('not a script', 'SecurityError');
  const life = start();
  await vi.waitFor(() => expect(life.stage.value).toBe('failed'));
});

test('what did not come is fetched when the network is back, without being asked', async () => {
  container.refusal = new TypeError('no network');
  const life = start();
  await vi.waitFor(() => expect(life.stage.value).toBe('failed'));
  container.refusal = null;
  container.registration.active = new FakeWorker('activated');
  cameBack();
  await vi.waitFor(() => expect(life.stage.value).toBe('offlineReady'));
});

describe('a service worker that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('is given up at last, and asked again', async () => {
    const worker = new FakeWorker('activated');
    worker.isDumb = true;
    container.registration.active = worker;
    const life = start();
    await vi.advanceTimersByTimeAsync(MOST_PATIENCE_MS - 1);
    expect(life.stage.value).toBe('idle');
    await vi.advanceTimersByTimeAsync(1);
    expect(life.stage.value).toBe('failed');
    worker.isDumb = false;
    vi.useRealTimers();
    life.retry();
    await vi.waitFor(() => expect(life.stage.value).toBe('offlineReady'));
  });

  test('is not given up as long as files come', async () => {
    const worker = new FakeWorker('installing');
    const life = start();
    await vi.advanceTimersByTimeAsync(0);
    container.registration.find(worker);
    worker.isDumb = true;
    worker.become('activated');
    for (let files = 0; files < 3; files++) {
      await vi.advanceTimersByTimeAsync(MOST_PATIENCE_MS - 1);
      container.dispatchEvent(Object.assign(new Event('message'), { data: { keptBytes: files, allBytes: 40 } }));
    }
    expect(life.stage.value).toBe('installing');
    await vi.advanceTimersByTimeAsync(MOST_PATIENCE_MS);
    expect(life.stage.value).toBe('failed');
  });

  test('and does not come to life keeps nobody from asking again', async () => {
    vi.useRealTimers();
    const { life } = await offered();
    vi.useFakeTimers();
    life.changeOver();
    await vi.advanceTimersByTimeAsync(MOST_PATIENCE_MS);
    expect(reloads).toBe(1);
  });
});

describe('files that the device has lost', () => {
  test.each([
    [true, 'offlineReady'],
    [false, 'failed'],
  ] as const)('are fetched again: %s', async (complete, stage) => {
    const worker = new FakeWorker('activated');
    Object.assign(worker.answers, { isComplete: false, complete });
    container.controller = worker;
    container.registration.active = worker;
    const life = start();
    await vi.waitFor(() => expect(life.stage.value).toBe(stage));
    expect(worker.asked).toEqual(['isComplete', 'complete']);
  });

  test('are left to a newer build that is on its way', async () => {
    const worker = new FakeWorker('activated');
    worker.answers.isComplete = false;
    container.controller = worker;
    container.registration.active = worker;
    const newer = new FakeWorker('installing');
    vi.spyOn(container.registration, 'update').mockImplementation(async () => container.registration.find(newer));
    const life = start();
    await vi.waitFor(() => expect(container.registration.update).toHaveBeenCalledOnce());
    newer.become('installed');
    await vi.waitFor(() => expect(life.stage.value).toBe('updateReady'));
    expect(worker.asked).toEqual(['isComplete']);
  });
});

describe('a newer build', () => {
  test('waits until it is let in, and reloads the page once', async () => {
    const { life, newer } = await offered();
    expect(newer.asked).toEqual([]);
    life.changeOver();
    life.changeOver();
    expect([newer.asked, reloads]).toEqual([['takeOver'], 0]);
    takeOver();
    expect(reloads).toBe(1);
  });

  test('let in by another tab is offered, says what it opens, and reloads nothing by itself', async () => {
    const { life } = movedIn();
    await vi.waitFor(() => expect(life.stage.value).toBe('offlineReady'));
    const newer = new FakeWorker('activated');
    newer.answers.opens = ['1/veil/2'];
    container.controller = newer;
    takeOver();
    await vi.waitFor(() => expect(life.opens.value).toEqual(['1/veil/2']));
    expect([life.stage.value, reloads]).toEqual(['updateReady', 0]);
    life.changeOver();
    expect(reloads).toBe(1);
  });

  test('that waited since an earlier visit is offered', async () => {
    container.registration.waiting = new FakeWorker('installed');
    const { life } = movedIn();
    await vi.waitFor(() => expect(life.stage.value).toBe('updateReady'));
  });

  test('that fails to come, or goes, is none', async () => {
    const { life, newer } = await offered();
    const broken = new FakeWorker('installing');
    container.registration.find(broken);
    broken.become('redundant');
    expect(life.stage.value).toBe('updateReady');
    newer.become('redundant');
    expect(life.stage.value).toBe('offlineReady');
    life.changeOver();
    expect(newer.asked).toEqual([]);
  });

  test('comes in quietly where nothing is begun', async () => {
    const { life, newer } = await offered();
    life.changeOverQuietly([]);
    takeOver();
    expect([newer.asked, reloads]).toEqual([['takeOver'], 1]);
  });

  test('takes over when the page has fetched what it is about to show, unless a hand is on it by then', async () => {
    still = [];
    const { life, newer } = await offered();
    life.changeOverQuietly([]);
    expect(newer.asked).toEqual([]);
    page.dispatchEvent(new Event('pointerdown'));
    for (const go of still.splice(0)) go();
    expect(newer.asked).toEqual([]);
    life.changeOver();
    expect(newer.asked).toEqual([]);
    for (const go of still) go();
    expect(newer.asked).toEqual(['takeOver']);
    takeOver();
    expect(reloads).toBe(1);
  });

  test('does not come in quietly where it would leave a match behind, or does not say so', async () => {
    const { life, newer } = await offered();
    life.changeOverQuietly(['1/veil/1']);
    container.registration.find(new FakeWorker('installing'));
    const newest = container.registration.installing as FakeWorker;
    newest.answers.opens = ['1/veil/2', '1/duel/1'];
    newest.become('installed');
    await vi.waitFor(() => expect(life.opens.value).toEqual(['1/veil/2', '1/duel/1']));
    life.changeOverQuietly(['1/duel/1', '1/veil/1']);
    expect([newer.asked, newest.asked]).toEqual([[], []]);
    life.changeOverQuietly(['1/duel/1', '1/veil/2']);
    expect(newest.asked).toEqual(['takeOver']);
  });

  test('does not come in quietly under a hand', async () => {
    const { life } = await offered();
    life.changeOverQuietly([]);
    page.dispatchEvent(new Event('pointerdown'));
    takeOver();
    expect([life.stage.value, reloads]).toEqual(['updateReady', 0]);
    life.changeOver();
    expect(reloads).toBe(1);
  });

  test('does not reload the page quietly again and again', async () => {
    reloadedAtMs = clockMs - QUIET_AGAIN_MS + 1;
    const { life, newer } = await offered();
    life.changeOverQuietly([]);
    expect(newer.asked).toEqual([]);
    clockMs += 1;
    life.changeOverQuietly([]);
    expect(newer.asked).toEqual(['takeOver']);
  });

  test('is looked for when the page is seen again, with the network', async () => {
    const { life } = movedIn();
    await vi.waitFor(() => expect(life.stage.value).toBe('offlineReady'));
    page.visibilityState = 'hidden';
    show();
    page.visibilityState = 'visible';
    online = false;
    show();
    expect(container.registration.updates).toBe(0);
    online = true;
    show();
    expect(container.registration.updates).toBe(1);
  });
});
