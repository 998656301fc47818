import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type * as Requests from '../link/requests.ts';
import { shelfWords } from '../words/shelf.ts';
import { hashOf, readRoute, SHELF_ROUTE } from './routes.ts';
import { inLang } from './settings.ts';

const QUIET_MS = 400;

let drawn: Promise<void> | null = null;
/**
 * Once the first screen has been painted, which the second frame tells; a page that nobody sees paints none. What is fetched
 * sooner would hold it up.
 */
export function firstDrawn(): Promise<void> {
  drawn ??=
    typeof requestAnimationFrame === 'undefined' || document.hidden
      ? Promise.resolve()
      : new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))));
  return drawn;
}

/** Of a table nothing is painted before it is there. */
const mayFetch = (): Promise<void> => {
  const isTable = typeof location !== 'undefined' && readRoute(location.hash).screen === 'table';
  return isTable ? Promise.resolve() : firstDrawn();
};

/** A component that is fetched when it is first drawn; until then the place says that it waits, or holds what it is given. */
export function lazily<Props extends object>(
  fetch: () => Promise<FunctionComponent<Props>>,
  Waiting: FunctionComponent<Props> = Loading,
): FunctionComponent<Props> {
  let fetched: FunctionComponent<Props> | null = null;
  let coming: Promise<void> | null = null;
  // What did not come is lost to this page: asked for once more, it would be drawn without the styles that failed.
  const come = (): Promise<void> => {
    coming ??= mayFetch()
      .then(fetch)
      .then((component) => {
        fetched = component;
      });
    return coming;
  };
  return function Lazy(props: Props) {
    const [, setTries] = useState(0);
    const [failed, setFailed] = useState(false);
    // Fetched already while it is drawn: an effect would begin a frame later.
    if (!fetched && !failed) come().catch(() => undefined);
    const isDrawn = fetched !== null;
    useEffect(() => {
      if (isDrawn || failed) return;
      come().then(
        () => setTries((count) => count + 1),
        () => setFailed(true),
      );
    }, [isDrawn, failed]);
    if (fetched) {
      const Fetched = fetched;
      return <Fetched {...props} />;
    }
    return failed ? <NotLoaded /> : <Waiting {...props} />;
  };
}

/** Nothing for a moment, then what it waits for. */
export function Loading() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p class="loading" role="status">
      {long && inLang(shelfWords).loading}
    </p>
  );
}

/**
 * A browser remembers of a script that it did not come: a new page alone begins afresh. Not without a network and a service
 * worker: this page would be lost. https://github.com/whatwg/html/issues/6768
 */
const startAfresh = () => (navigator.onLine || navigator.serviceWorker?.controller) && location.reload();

/** When the network is back nobody need ask for what did not come. */
export const useAfresh = (isLacking: boolean): void =>
  useEffect(() => {
    if (!isLacking) return;
    addEventListener('online', startAfresh);
    return () => removeEventListener('online', startAfresh);
  }, [isLacking]);

export const NotLoaded = () => {
  useAfresh(true);
  return (
    <div class="loading" role="alert">
      <p>{inLang(shelfWords).notLoaded}</p>
      <button type="button" class="button" onClick={startAfresh}>
        {inLang(shelfWords).again}
      </button>
      <a href={hashOf(SHELF_ROUTE)}>{inLang(shelfWords).back}</a>
    </div>
  );
};

export const Fault = lazily(
  () => import('./FaultShown.tsx').then((fault) => fault.FaultShown),
  () => null,
);

/** The way to the host, fetched after the first paint: the shelf is drawn before any worker starts. */
export const requests = (): Promise<typeof Requests> => mayFetch().then(() => import('../link/requests.ts'));
