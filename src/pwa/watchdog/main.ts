import { recall } from '../../ui/stored.ts';
import { type Cause, rescue } from './rescue.ts';

/**
 * Runs before anything else and on its own: if the app's files are broken, this says so and shows the way out.
 * It never reloads by itself, so it cannot do so in a loop.
 */

/** A slow network may take its time; an app that is drawn after all takes the note away. */
const PATIENCE_MS = 10_000;

const page = document.documentElement;
/** The app dresses the page when it has come; if it does not come, this alone does. */
const { theme } = Object(recall('settings'));
if (theme && !page.dataset.theme) page.dataset.theme = theme;
/** Without its styles the app can be drawn, but not be played. */
const isDrawn = (): boolean => 'ready' in page.dataset && getComputedStyle(page).getPropertyValue('--ink') !== '';
let note: HTMLElement | null = null;

function tell(cause: Cause): void {
  if (isDrawn()) return;
  const last = note;
  note = rescue(cause);
  if (last) last.replaceWith(note);
  else if (document.body) document.body.prepend(note);
  else addEventListener('DOMContentLoaded', () => note && document.body.prepend(note));
}

/** A page that nobody sees draws nothing. */
function wait(): void {
  if (document.hidden) document.addEventListener('visibilitychange', wait, { once: true });
  else setTimeout(() => (document.hidden ? wait() : note || tell('slow')), PATIENCE_MS);
}

/** This script may run after the app: faults before that are known by what is missing on the page. */
function look(): void {
  const isDone = document.readyState === 'complete';
  if (isDone ? !page.querySelector('#app > *') : 'ready' in page.dataset) tell('broken');
}

// The event of a file that did not come does not bubble.
addEventListener('error', () => tell('broken'), true);
new MutationObserver(() => {
  if (isDrawn()) note?.remove();
  else tell('broken');
}).observe(page, { attributeFilter: ['data-ready'] });
look();
addEventListener('load', look);
wait();
