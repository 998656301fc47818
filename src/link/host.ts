import type { Answer, Asked, Call, CallName, Notice, Request } from '../protocol/messages.ts';
import { type Connection, connection } from './published.ts';
import { dropCalls, openCall, receive } from './receive.ts';

/** What a connection needs of a Worker. */
export interface HostWorker {
  onmessage: ((event: MessageEvent<Notice>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: Request, given?: Transferable[]): void;
  terminate(): void;
}

export interface HostConnection {
  /** Starts the host before there is anything to ask. */
  wake(): void;
  post(request: Request): void;
  /** Gives a silent host up for another, and tries again after it was lost. */
  restart(): void;
  /** The service worker has taken this page in: a host that had begun to start may have been overlooked. */
  takenIn(): void;
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

/**
 * idle: nobody has asked for anything. starting: a worker is there, and has not said that it is ready. asleep: the page is
 * put aside, without a host. lost: it died too often.
 */
type State = 'idle' | 'starting' | 'ready' | 'asleep' | 'lost';

/** Deaths in a row, with no request of a person between them, before the host is given up. */
const MOST_RESTARTS = 3;

const stay = (): void => {};

/**
 * The connection to a host that may die: it is started with the first request at the latest, and again when it fails; the
 * match that was open is opened again before anything else is said. Requests wait until the host is ready. Nothing that
 * a dead host had been told is told again: it may be what killed it, and the store knows whether a move counts.
 */
export function hostConnection({ start, hear, changed, died }: Ends): HostConnection {
  let state: State = 'idle';
  let worker: HostWorker | null = null;
  /** It has not given the sign of life that it was asked for. */
  let isSilent = false;
  let isHelpless = false;
  let restarts = 0;
  let open: Extract<Request, { kind: 'open' }> | null = null;
  let waiting: Request[] = [];
  const sign = patience(
    () => worker?.postMessage({ kind: 'ping' }),
    () => {
      isSilent = true;
      changed('silent');
    },
  );

  const follow = (request: Request): void => {
    if (request.kind === 'open') open = request;
    if (request.kind === 'unlead' && open) open = { kind: 'open', match: open.match };
    if (request.kind === 'leave' || request.kind === 'deleteAll') open = null;
    if (request.kind === 'delete' && open !== null && request.matches.includes(open.match)) open = null;
  };

  const send = (request: Request): void => {
    follow(request);
    // A line to another device goes to the host for good.
    worker?.postMessage(request, 'port' in request ? [request.port as MessagePort] : []);
    sign.asked();
  };

  const queue = (request: Request): void => {
    waiting.push(request);
  };

  const begin = (): void => {
    let own: HostWorker;
    try {
      own = start();
    } catch {
      giveUp();
      return;
    }
    state = 'starting';
    worker = own;
    sign.asked();
    own.onmessage = ({ data }) => own === worker && listen(data);
    own.onmessageerror = () => own === worker && replace();
    own.onerror = () => own === worker && replace();
  };

  const listen = (notice: Notice): void => {
    sign.heard();
    if (isSilent) {
      isSilent = false;
      changed('ready');
    }
    if (notice.kind === 'started') open = { kind: 'open', match: notice.match };
    if (notice.kind === 'ready') beReady();
    else if (notice.kind === 'helpless') isHelpless = true;
    else hear(notice);
  };

  const beReady = (): void => {
    state = 'ready';
    changed('ready');
    const requests = waiting;
    waiting = [];
    if (open !== null && requests[0]?.kind !== 'open') send(open);
    requests.forEach(send);
  };

  /** What it was told and did not answer gets no answer any more; what it was not told waits for the next one, if there is one. */
  const hangUp = (next: State): void => {
    const isUnanswered = state === 'ready' || next === 'lost';
    worker?.terminate();
    worker = null;
    isSilent = false;
    isHelpless = false;
    sign.rest();
    state = next;
    if (isUnanswered) died();
  };

  const renew = (): void => {
    hangUp('idle');
    begin();
  };

  const giveUp = (): void => {
    waiting = [];
    hangUp('lost');
    changed('lost');
  };

  const replace = (): void => {
    if (restarts === MOST_RESTARTS) {
      giveUp();
      return;
    }
    restarts++;
    changed('restarting');
    renew();
  };

  const replaceSilent = (): void => {
    if (isSilent) replace();
  };

  const reactions: Readonly<Record<State, HostConnection>> = {
    idle: {
      wake: begin,
      post(request) {
        queue(request);
        begin();
      },
      restart: stay,
      takenIn: stay,
      sleep: stay,
      rouse: stay,
    },
    starting: {
      wake: stay,
      post: queue,
      restart: replaceSilent,
      takenIn: renew,
      sleep: () => hangUp('asleep'),
      rouse: stay,
    },
    ready: {
      wake: stay,
      post(request) {
        restarts = 0;
        if (isHelpless) {
          queue(request);
          renew();
        } else send(request);
      },
      restart: replaceSilent,
      takenIn: stay,
      sleep: () => hangUp('asleep'),
      rouse: stay,
    },
    asleep: { wake: stay, post: queue, restart: stay, takenIn: stay, sleep: stay, rouse: begin },
    lost: {
      wake: stay,
      post(request) {
        follow(request);
        died();
      },
      restart() {
        restarts = 0;
        changed('restarting');
        begin();
      },
      takenIn: stay,
      sleep: stay,
      rouse: stay,
    },
  };
  return {
    wake: () => reactions[state].wake(),
    post: (request) => reactions[state].post(request),
    restart: () => reactions[state].restart(),
    takenIn: () => reactions[state].takenIn(),
    sleep: () => reactions[state].sleep(),
    rouse: () => reactions[state].rouse(),
  };
}

/** Longer than any answer takes on a slow phone; a bot that thinks does so elsewhere. */
export const PATIENCE_MS = 8000;

interface Patience {
  /** Something was asked: from now on a sign of life is waited for. */
  asked(): void;
  /** A sign of life. */
  heard(): void;
  /** Nothing is waited for any more. */
  rest(): void;
}

/**
 * Notices a worker that hangs without dying. Not every request has an answer, so after a silence it is asked for a sign
 * of life first; if none comes either, it is said to be silent.
 */
function patience(probe: () => void, silent: () => void): Patience {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const rest = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const waitForSign = (): void => {
    probe();
    timer = setTimeout(silent, PATIENCE_MS);
  };
  return {
    asked() {
      timer ??= setTimeout(waitForSign, PATIENCE_MS);
    },
    heard: rest,
    rest,
  };
}

/** The page's own. */
export const host = hostConnection({
  start: () => new Worker(new URL('../host/main.ts', import.meta.url), { type: 'module', name: 'host' }),
  hear: receive,
  changed: (now) => {
    connection.value = now;
  },
  died: dropCalls,
});

/** Asks the host; rejects if it refuses or dies over it. */
export function ask<Name extends CallName>(kind: Name, asked: Asked<Name>): Promise<Answer<Name>> {
  const { call, answered } = openCall<Name>();
  // Of a kind that is open as yet the compiler cannot tell that it goes with what is asked; the signature says so.
  host.post({ kind, call, ...asked } as Call);
  return answered;
}
