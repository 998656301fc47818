import type { Page } from 'playwright/test';
import type { Request } from '../src/protocol/messages.ts';

/** What is added to a page so that a test can talk with its host, and lead a line from it to another page. */
interface Ends {
  host: Worker | null;
  hear: ((text: string | null) => void) | null;
  /** The match that the host has laid on the table of its own accord. */
  started: string | null;
  said(text: string | null): Promise<void>;
}
type WithEnds = typeof globalThis & { readonly ends: Ends };

type Asked = Omit<Extract<Request, { kind: 'gather' }>, 'call'> | Extract<Request, { kind: 'claim' }>;

/** Before the page is opened. */
export async function reachHost(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ends: Omit<Ends, 'said'> = { host: null, hear: null, started: null };
    const Own = Worker;
    globalThis.Worker = class extends Own {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name !== 'host') return;
        ends.host = this;
        this.addEventListener('message', ({ data }) => {
          if (data.kind === 'started') ends.started = data.match;
        });
      }
    };
    Object.assign(globalThis, { ends });
  });
}

/** As the page's own end of the line would ask it. */
export async function tellHost(page: Page, request: Asked): Promise<void> {
  await page.evaluate((asked) => (globalThis as WithEnds).ends.host?.postMessage({ ...asked, call: -1 }), request);
}

/** Two pages, each in a browser's profile of its own; a line leads from the first, which orders, to the other. */
export async function joinPages(first: Page, match: string, other: Page): Promise<void> {
  await lead(first, other);
  await lead(other, first);
  await open(first, { kind: 'wire', match });
  await open(other, { kind: 'enter' });
  const taken = await other.waitForFunction(() => (globalThis as WithEnds).ends.started);
  await other.evaluate(
    (id) => {
      location.hash = `#/table/${id}`;
    },
    await taken.jsonValue(),
  );
}

/** Says to the other page that this one has gone. */
export const endLine = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as WithEnds & Pick<Ends, 'said'>).said(null));

async function lead(from: Page, to: Page): Promise<void> {
  await from.exposeFunction('said', (text: string | null) =>
    to.evaluate((heard) => (globalThis as WithEnds).ends.hear?.(heard), text).catch(() => undefined),
  );
}

const open = (page: Page, asked: { readonly kind: string; readonly match?: string }): Promise<void> =>
  page.evaluate((request) => {
    const { ends, said } = globalThis as WithEnds & Pick<Ends, 'said'>;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => void said(data);
    ends.hear = (text) => port1.postMessage(text);
    ends.host?.postMessage({ ...request, port: port2 }, [port2]);
  }, asked);
