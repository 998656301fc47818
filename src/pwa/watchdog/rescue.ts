import { isShellCache, type ShellRequest } from '../../protocol/shell.ts';
import { type BootWords, bootWords } from '../../words/boot.ts';
import { LANGS, type Lang } from '../../words/voice.ts';

/**
 * The service worker of this app, and not of another that lies above it at the same origin; none where a browser has or
 * allows no such thing.
 */
export async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.scope === new URL('.', location.href).href ? registration : undefined;
  } catch {
    return undefined;
  }
}

/** Stands in the page of every build. */
const OWN_SCRIPT = './boot.js';

/**
 * Throws away what is kept of the app and loads it anew; saved games lie elsewhere. False: the host is out of reach, so
 * nothing was thrown away.
 */
export async function throwAway(): Promise<boolean> {
  const scope = new URL('.', location.href).href;
  if (!(await answers(scope))) return false;
  const registration = await registered();
  await registration?.unregister();
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => isShellCache(name, scope)).map((name) => caches.delete(name)));
  } catch {
    // Where there are no caches, nothing is kept in them.
  }
  location.reload();
  return true;
}

/** Asked past every cache, the service worker's too: it knows no file by this name. A login page is no answer. */
const answers = (scope: string): Promise<boolean> =>
  fetch(`${scope}index.html?anew`, { cache: 'no-store' }).then(
    async (page) => page.ok && (await page.text()).includes(OWN_SCRIPT),
    () => false,
  );

/** A worker or a network that hangs must not keep a person from loading. */
const LONGEST_MS = 5000;

/** Loads the page anew; a newer build that waits, or is on the host, comes in first: it may be the one that mends this. */
async function loadAgain(): Promise<void> {
  await Promise.race([letNewerIn(), new Promise((done) => setTimeout(done, LONGEST_MS))]);
  location.reload();
}

async function letNewerIn(): Promise<void> {
  const registration = await registered();
  if (!registration) return;
  await registration.update().catch(() => undefined);
  const newer = registration.installing || registration.waiting;
  if (!newer) return;
  const request: ShellRequest = { kind: 'takeOver' };
  await reached(newer, 'installed');
  newer.postMessage(request);
  await reached(newer, 'activated');
}

function reached(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((done) => {
    const look = (): void => {
      if (worker.state === state || worker.state === 'redundant') done();
    };
    worker.onstatechange = look;
    look();
  });
}

export type Cause = 'slow' | 'broken';

/** Says that the app has not started, and what can be done. The app's styles may be missing, too: it has its own. */
export function rescue(cause: Cause): HTMLElement {
  const note = make('main', 'max-width: 34rem; margin: 0 auto; padding: 1.5rem; font: 1rem/1.6 system-ui');
  const told = make('div', '');
  told.setAttribute('role', 'alert');
  told.append(...LANGS.map((lang) => part(lang, cause)));
  note.append(told);
  return note;
}

function part(lang: Lang, cause: Cause): HTMLElement {
  const words = bootWords[lang];
  const told = make('section', 'margin: 0 0 2rem');
  told.lang = lang;
  told.append(
    make('h1', 'margin: 0; font: bold 1.4rem/1.4 system-ui', words.title),
    make('p', 'margin: 0.5rem 0', words[cause]),
    make('p', 'margin: 0.5rem 0 1rem', words.safe),
    button(words.reload, loadAgain),
    lastWay(words),
  );
  return told;
}

function lastWay(words: BootWords): HTMLElement {
  const fold = make('details', 'margin: 0.5rem 0 0');
  const failed = make('p', 'margin: 0.5rem 0');
  const anew = async (): Promise<void> => {
    failed.textContent = '';
    if (!(await throwAway())) failed.textContent = words.noAnswer;
  };
  fold.append(
    make('summary', 'padding: 0.6rem 0; cursor: pointer', words.lastWay),
    make('p', 'margin: 0 0 0.5rem', words.anewHint),
    button(words.anew, anew),
    failed,
  );
  return fold;
}

/** One way out at a time: loading again takes a while, and must not be cut off by the last way. */
let isBusy = false;

function button(text: string, act: () => Promise<void>): HTMLElement {
  const pressed = make('button', 'min-height: 44px; padding: 0.5rem 1rem; font: inherit', text);
  pressed.onclick = async () => {
    if (isBusy) return;
    isBusy = true;
    pressed.textContent = `${text} …`;
    await act();
    pressed.textContent = text;
    isBusy = false;
  };
  return pressed;
}

function make(tag: string, look: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  // Set by the script, not written in the page: the Content-Security-Policy lets that through.
  element.style.cssText = look;
  element.textContent = text;
  return element;
}
