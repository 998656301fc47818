import type { CDPSession } from 'playwright';

interface Note {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly message: string };
  readonly result?: unknown;
}

const ATTACH = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };

/** A page, or a worker of one, as its developer tools have it; a worker's own workers are below it. */
export class Remote {
  readonly workers = new Map<string, Remote>();
  readonly #post: (message: string) => void;
  readonly #asked = new Map<number, (result: unknown) => void>();

  private constructor(post: (message: string) => void) {
    this.#post = post;
    void this.send('Target.setAutoAttach', ATTACH);
  }

  static of(devtools: CDPSession): Remote {
    const page = new Remote((message) => {
      const { id, method, params } = JSON.parse(message);
      void devtools.send(method, params).then((result) => page.take({ id, result }));
    });
    for (const method of ['attachedToTarget', 'detachedFromTarget', 'receivedMessageFromTarget'] as const) {
      const name = `Target.${method}` as const;
      devtools.on(name, (params) => page.take({ method: name, params: params as NonNullable<Note['params']> }));
    }
    return page;
  }

  send(method: string, params = {}): Promise<unknown> {
    const id = this.#asked.size + 1;
    return new Promise((done) => {
      this.#asked.set(id, done);
      this.#post(JSON.stringify({ id, method, params }));
    });
  }

  /** What is alive, in bytes. */
  async heapBytes(): Promise<number> {
    await this.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await this.send('Runtime.getHeapUsage')) as { readonly usedSize: number };
    return usedSize;
  }

  take({ id, method, params, result }: Note): void {
    if (id !== undefined) this.#asked.get(id)?.(result);
    if (!params) return;
    const { sessionId, message } = params;
    if (method === 'Target.receivedMessageFromTarget') this.workers.get(sessionId)?.take(JSON.parse(message));
    if (method === 'Target.detachedFromTarget') this.workers.delete(sessionId);
    if (method === 'Target.attachedToTarget') {
      const post = (told: string): void => void this.send('Target.sendMessageToTarget', { sessionId, message: told });
      this.workers.set(sessionId, new Remote(post));
    }
  }
}
