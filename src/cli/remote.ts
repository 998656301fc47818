import type { CDPSession } from 'playwright';

interface Note {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly message: string; readonly chunk?: string };
  readonly result?: unknown;
}

/** V8's names for them. */
const COMPILED = ['code', 'object shape'];

const ATTACH = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };

const HEARD = [
  'Target.attachedToTarget',
  'Target.detachedFromTarget',
  'Target.receivedMessageFromTarget',
  'HeapProfiler.addHeapSnapshotChunk',
] as const;

/** Live heap in bytes, and how much of it is code that the engine compiled and its notes on the program. */
export interface Heap {
  readonly bytes: number;
  readonly compiledBytes: number;
}

/** As far as it is read. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

/** A page, or a worker of one, as its developer tools have it; a worker's own workers are below it. */
export class Remote {
  readonly workers = new Map<string, Remote>();
  readonly #post: (message: string) => void;
  readonly #asked = new Map<number, (result: unknown) => void>();
  #chunks: string[] = [];

  private constructor(post: (message: string) => void) {
    this.#post = post;
    void this.send('Target.setAutoAttach', ATTACH);
  }

  static of(devtools: CDPSession): Remote {
    const page = new Remote((message) => {
      const { id, method, params } = JSON.parse(message);
      void devtools.send(method, params).then((result) => page.take({ id, result }));
    });
    for (const method of HEARD) {
      devtools.on(method, (params) => page.take({ method, params: params as NonNullable<Note['params']> }));
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

  async heap(): Promise<Heap> {
    await this.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await this.send('Runtime.getHeapUsage')) as { readonly usedSize: number };
    this.#chunks = [];
    await this.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    const { snapshot, nodes } = JSON.parse(this.#chunks.join('')) as Snapshot;
    this.#chunks = [];
    const { node_fields: fields, node_types } = snapshot.meta;
    const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
    const compiled = COMPILED.map((name) => node_types[0].indexOf(name));
    let compiledBytes = 0;
    for (let node = 0; node < nodes.length; node += fields.length) {
      if (compiled.includes(nodes[node + type] ?? -1)) compiledBytes += nodes[node + size] ?? 0;
    }
    return { bytes: usedSize, compiledBytes };
  }

  take({ id, method, params, result }: Note): void {
    if (id !== undefined) this.#asked.get(id)?.(result);
    if (!params) return;
    const { sessionId, message, chunk } = params;
    if (chunk !== undefined) this.#chunks.push(chunk);
    if (method === 'Target.receivedMessageFromTarget') this.workers.get(sessionId)?.take(JSON.parse(message));
    if (method === 'Target.detachedFromTarget') this.workers.delete(sessionId);
    if (method === 'Target.attachedToTarget') {
      const post = (told: string): void => void this.send('Target.sendMessageToTarget', { sessionId, message: told });
      this.workers.set(sessionId, new Remote(post));
    }
  }
}
