import type { MatchId, Notice, Request } from '../protocol/messages.ts';
import { patience } from './patience.ts';
import type { Connection } from './published.ts';

/** What the line needs of a Worker. */
export interface HostWorker {
  onmessage: ((event: MessageEvent<Notice>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: Request): void;
  terminate(): void;
}

export interface HostConnection {
  /** Starts the host before there is anything to ask. */
  wake(): void;
  post(request: Request): void;
  /** Gives a silent host up for another, and tries again after the line was lost. */
  restart(): void;
  /** The page is put aside, perhaps for good: its host must not hold a match meanwhile. */
  sleep(): void;
  /** The page is back as it was. */
  rouse(): void;
}

interface Ends {
  start(): HostWorker;
  hear(notice: Notice): void;
  changed(connection: Connection): void;
  /** The worker died: what it was asked and did not answer gets no answer any more. */
  died(): void;
}

/** Deaths in a row, with no request of a person between them, before the line is given up. */
const MOST_RESTARTS = 3;

/**
 * The line to a host that may die: it is started with the first request at the latest, and again when it fails; the match that was
 * open is opened again before anything else is said. Requests wait until the host is ready. Nothing that a dead host
 * had been told is told again: it may be what killed it, and the store knows whether a move counts.
 */
export function hostConnection({ start, hear, changed, died }: Ends): HostConnection {
  let worker: HostWorker | null = null;
  let ready = false;
  let lost = false;
  let restarts = 0;
  let open: MatchId | null = null;
  let waiting: Request[] = [];
  let isSilent = false;
  let asleep = false;
  const sign = patience(
    () => worker?.postMessage({ kind: 'ping' }),
    () => {
      isSilent = true;
      changed('silent');
    },
  );

  const follow = (request: Request): void => {
    if (request.kind === 'open') open = request.match;
    if (request.kind === 'leave' || request.kind === 'deleteAll') open = null;
    if (request.kind === 'delete' && request.match === open) open = null;
  };

  const send = (request: Request): void => {
    follow(request);
    worker?.postMessage(request);
    sign.asked();
  };

  const begin = (): void => {
    let own: HostWorker;
    try {
      own = start();
    } catch {
      giveUp();
      return;
    }
    worker = own;
    sign.asked();
    own.onmessage = ({ data }) => own === worker && listen(data);
    own.onmessageerror = () => own === worker && fail();
    own.onerror = () => own === worker && fail();
  };

  const listen = (notice: Notice): void => {
    sign.heard();
    if (isSilent) {
      isSilent = false;
      changed('ready');
    }
    if (notice.kind === 'started') open = notice.match;
    if (notice.kind === 'ready') beReady();
    else hear(notice);
  };

  const beReady = (): void => {
    ready = true;
    changed('ready');
    if (open !== null) send({ kind: 'open', match: open });
    const requests = waiting;
    waiting = [];
    requests.forEach(send);
  };

  const hangUp = (): void => {
    worker?.terminate();
    worker = null;
    ready = false;
    isSilent = false;
    sign.rest();
  };

  const giveUp = (): void => {
    hangUp();
    waiting = [];
    lost = true;
    died();
    changed('lost');
  };

  const fail = (): void => {
    if (restarts === MOST_RESTARTS) {
      giveUp();
      return;
    }
    restarts++;
    const wasTold = ready;
    hangUp();
    // What it was not told waits for the next one.
    if (wasTold) died();
    changed('restarting');
    begin();
  };

  return {
    wake() {
      if (!worker && !lost) begin();
    },
    post(request) {
      if (lost) {
        follow(request);
        died();
      } else if (ready) {
        restarts = 0;
        send(request);
      } else {
        waiting.push(request);
        if (!worker && !asleep) begin();
      }
    },
    restart() {
      if (isSilent) {
        fail();
        return;
      }
      if (!lost) return;
      lost = false;
      restarts = 0;
      changed('restarting');
      begin();
    },
    sleep() {
      if (!worker) return;
      asleep = true;
      const wasTold = ready;
      hangUp();
      if (wasTold) died();
    },
    rouse() {
      if (!asleep) return;
      asleep = false;
      begin();
    },
  };
}
