import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notice, Request } from '../protocol/messages.ts';
import { type HostConnection, type HostWorker, hostConnection, PATIENCE_MS } from './host.ts';

class FakeWorker implements HostWorker {
  onmessage: HostWorker['onmessage'] = null;
  onmessageerror: HostWorker['onmessageerror'] = null;
  onerror: HostWorker['onerror'] = null;
  readonly told: Request[] = [];
  alive = true;

  postMessage(request: Request): void {
    this.told.push(request);
  }
  terminate(): void {
    this.alive = false;
  }
  say(notice: Notice): void {
    this.onmessage?.({ data: notice } as MessageEvent<Notice>);
  }
  getReady(): void {
    this.say({ kind: 'ready' });
  }
  fail(): void {
    this.onerror?.({} as ErrorEvent);
  }
}

interface Scene {
  readonly line: HostConnection;
  readonly workers: FakeWorker[];
  readonly heard: Notice[];
  readonly connections: string[];
  readonly newest: () => FakeWorker;
  deaths: number;
}

function scene(): Scene {
  const workers: FakeWorker[] = [];
  const heard: Notice[] = [];
  const connections: string[] = [];
  const line = hostConnection({
    start: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    hear: (notice) => heard.push(notice),
    changed: (connection) => connections.push(connection),
    died: () => {
      set.deaths++;
    },
  });
  const set: Scene = { line, workers, heard, connections, newest: () => workers.at(-1) as FakeWorker, deaths: 0 };
  return set;
}

const shelf: Request = { kind: 'shelf' };
const open: Request = { kind: 'open', match: 'one' };
const leave: Request = { kind: 'leave' };

describe('the connection to the host', () => {
  test('starts a worker with the first request, which waits until it is ready', () => {
    const { line, workers, newest, connections } = scene();
    expect(workers).toHaveLength(0);
    line.post(shelf);
    line.post(open);
    expect(newest().told).toEqual([]);
    newest().getReady();
    expect(newest().told).toEqual([shelf, open]);
    expect(workers).toHaveLength(1);
    expect(connections).toEqual(['ready']);
  });

  test('starts one worker early, if it shall', () => {
    const { line, workers, newest } = scene();
    line.wake();
    line.wake();
    line.post(shelf);
    newest().getReady();
    expect(workers).toHaveLength(1);
    expect(newest().told).toEqual([shelf]);
  });

  test('starts another in place of one that was starting when the service worker came, which may have overlooked it', () => {
    const set = scene();
    const { line, workers, newest, connections } = set;
    line.takenIn();
    expect(workers).toHaveLength(0);
    line.post(open);
    line.takenIn();
    newest().getReady();
    line.takenIn();
    expect(workers.map(({ alive }) => alive)).toEqual([false, true]);
    expect(newest().told).toEqual([open]);
    expect(connections).toEqual(['ready']);
    expect(set.deaths).toBe(0);
  });

  test('asks another when the one that could not load a part is asked again', () => {
    const { line, workers, newest, connections } = scene();
    line.post(open);
    newest().getReady();
    newest().say({ kind: 'helpless' });
    expect(workers).toHaveLength(1);
    line.post(open);
    newest().getReady();
    expect(workers.map(({ alive }) => alive)).toEqual([false, true]);
    expect(newest().told).toEqual([open]);
    line.post(shelf);
    expect(workers).toHaveLength(2);
    expect(connections).toEqual(['ready', 'ready']);
  });

  test.each(['onerror', 'onmessageerror'] as const)(
    'starts another when it fails (%s), and opens the match again',
    (how) => {
      const set = scene();
      const { line, workers, newest, connections } = set;
      line.post(open);
      newest().getReady();
      line.post({ kind: 'cover' });
      newest()[how]?.({} as ErrorEvent & MessageEvent);
      line.post(shelf);
      newest().getReady();
      expect(newest().told).toEqual([open, shelf]);
      expect(workers.map(({ alive }) => alive)).toEqual([false, true]);
      expect(connections).toEqual(['ready', 'restarting', 'ready']);
      expect(set.deaths).toBe(1);
    },
  );

  test('has no host while the page is put aside, and opens the match again when it is back', () => {
    const set = scene();
    const { line, workers, newest } = set;
    line.post(open);
    newest().getReady();
    line.sleep();
    expect(newest().alive).toBe(false);
    expect(set.deaths).toBe(1);
    line.post({ kind: 'cover' });
    expect(workers).toHaveLength(1);
    line.rouse();
    newest().getReady();
    expect(newest().told).toEqual([open, { kind: 'cover' }]);
    expect(workers.map(({ alive }) => alive)).toEqual([false, true]);
  });

  test('a page that is put aside before it asked for anything starts no host when it is back', () => {
    const { line, workers } = scene();
    line.sleep();
    line.rouse();
    expect(workers).toHaveLength(0);
  });

  test('tells the next worker what the dead one had not been told, and gives no answer up for lost', () => {
    const set = scene();
    const asked: Request = { kind: 'export', call: 1, match: null };
    set.line.post(asked);
    set.newest().fail();
    expect(set.deaths).toBe(0);
    set.newest().getReady();
    expect(set.newest().told).toEqual([asked]);
  });

  test('opens a match again that was started here', () => {
    const { line, newest } = scene();
    line.post(shelf);
    newest().getReady();
    newest().say({ kind: 'started', match: 'new' });
    newest().fail();
    newest().getReady();
    expect(newest().told).toEqual([{ kind: 'open', match: 'new' }]);
  });

  test.each([leave, { kind: 'delete', matches: ['one'] } as const, { kind: 'deleteAll' } as const])(
    'opens no match again after $kind',
    (end) => {
      const { line, newest } = scene();
      line.post(open);
      newest().getReady();
      line.post(end);
      newest().fail();
      newest().getReady();
      expect(newest().told).toEqual([]);
    },
  );

  test('hears nothing of a worker that it has given up', () => {
    const { line, workers, newest, heard } = scene();
    line.post(shelf);
    newest().fail();
    newest().getReady();
    workers[0]?.say({ kind: 'shelf', cards: [] });
    workers[0]?.fail();
    expect(heard).toEqual([]);
    expect(workers).toHaveLength(2);
  });

  test('is lost after three restarts in a row, and found again on demand', () => {
    const set = scene();
    const { line, workers, newest, connections } = set;
    line.post(open);
    for (let death = 0; death < 4; death++) {
      newest().getReady();
      newest().fail();
    }
    expect(workers).toHaveLength(4);
    expect(connections.at(-1)).toBe('lost');
    line.post(leave);
    expect(set.deaths).toBe(5);
    line.restart();
    newest().getReady();
    expect(workers).toHaveLength(5);
    expect(newest().told).toEqual([]);
  });

  test('counts only restarts between which no person asked for anything', () => {
    const { line, newest, connections } = scene();
    line.post(shelf);
    for (let death = 0; death < 10; death++) {
      newest().getReady();
      line.post(shelf);
      newest().fail();
    }
    expect(connections.at(-1)).toBe('restarting');
  });

  describe('that hangs', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    function asking(): Scene {
      const set = scene();
      set.line.post(open);
      set.newest().getReady();
      set.newest().say({ kind: 'pong' });
      set.line.post({ kind: 'cover' });
      return set;
    }

    test('is asked for a sign of life, and offered to be given up if none comes', () => {
      const { line, newest, workers, connections } = asking();
      vi.advanceTimersByTime(PATIENCE_MS);
      expect(newest().told.at(-1)).toEqual({ kind: 'ping' });
      expect(connections).toEqual(['ready']);
      vi.advanceTimersByTime(PATIENCE_MS);
      expect(connections).toEqual(['ready', 'silent']);
      line.restart();
      newest().getReady();
      expect(workers.map(({ alive }) => alive)).toEqual([false, true]);
      expect(newest().told).toEqual([open]);
      expect(connections).toEqual(['ready', 'silent', 'restarting', 'ready']);
    });

    test('is waited for again as soon as it answers, however late', () => {
      const { line, newest, workers, connections } = asking();
      vi.advanceTimersByTime(2 * PATIENCE_MS);
      newest().say({ kind: 'pong' });
      expect(connections).toEqual(['ready', 'silent', 'ready']);
      line.restart();
      vi.advanceTimersByTime(10 * PATIENCE_MS);
      expect(workers).toHaveLength(1);
      expect(connections).toHaveLength(3);
    });

    test('is not suspected while it answers, or while nothing was asked', () => {
      const { line, newest, connections } = asking();
      newest().say({ kind: 'shelf', cards: [] });
      vi.advanceTimersByTime(10 * PATIENCE_MS);
      for (let time = 0; time < 5; time++) {
        line.post(shelf);
        vi.advanceTimersByTime(PATIENCE_MS / 2);
        newest().say({ kind: 'shelf', cards: [] });
      }
      line.post({ kind: 'shown' });
      vi.advanceTimersByTime(PATIENCE_MS);
      newest().say({ kind: 'pong' });
      vi.advanceTimersByTime(10 * PATIENCE_MS);
      expect(connections).toEqual(['ready']);
    });

    test('is noticed before it was ever ready', () => {
      const { line, connections } = scene();
      line.post(shelf);
      vi.advanceTimersByTime(2 * PATIENCE_MS);
      expect(connections).toEqual(['silent']);
    });
  });

  test('is lost where no worker can be made', () => {
    const connections: string[] = [];
    const line = hostConnection({
      start: () => {
        throw new Error('no workers here');
      },
      hear: () => {},
      changed: (connection) => connections.push(connection),
      died: () => {},
    });
    line.post(shelf);
    expect(connections).toEqual(['lost']);
  });
});
