import type { BrowserContext } from 'playwright/test';
import { Answers } from '../src/host/rehearsal/stage.ts';
import type { Notice, Request } from '../src/protocol/messages.ts';
import type { TableNews } from '../src/protocol/shown.ts';

/** What went between page and workers, oldest first. */
export interface Wire {
  readonly notices: Notice[];
  readonly requests: Request[];
  readonly answers: Answers;
  /** Every message in either direction, on ports too, as text. */
  readonly texts: string[];
}

/** Listens in on all pages that are opened from here on. Messages are heard here at once: a page that dies takes none with it. */
export async function listenIn(context: BrowserContext): Promise<Wire> {
  const wire: Wire = { notices: [], requests: [], answers: new Answers(), texts: [] };
  await context.exposeBinding('overheard', (_source, kind: 'notice' | 'request' | 'port', text: string) => {
    wire.texts.push(text);
    if (kind === 'port') return;
    const message = JSON.parse(text);
    if (kind === 'request') {
      wire.requests.push(message);
      wire.answers.asked(message);
    } else {
      wire.notices.push(message);
      wire.answers.heard(message);
    }
  });
  await context.addInitScript(() => {
    const page = globalThis as unknown as {
      Worker: typeof Worker;
      workers: Worker[];
      overheard(kind: string, text: string): void;
    };
    page.workers = [];
    page.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        page.workers.push(this);
        this.addEventListener('message', ({ data }) => page.overheard('notice', JSON.stringify(data)));
      }
      override postMessage(message: unknown): void {
        page.overheard('request', JSON.stringify(message));
        super.postMessage(message);
      }
    };
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown): void {
      page.overheard('port', JSON.stringify(message));
      post.call(this, message);
    };
  });
  return wire;
}

export const tablesOn = ({ notices }: Wire): TableNews[] =>
  notices.flatMap((notice) => (notice.kind === 'table' ? [notice.table] : []));
