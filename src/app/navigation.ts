import { signal } from '@preact/signals';
import { isOverlaid, takeTopAway, whenOverlaid } from '../ui/overlays.ts';
import { hashOf, type Route, readRoute, SHELF_ROUTE } from './routes.ts';

export const route = signal<Route>(readRoute(location.hash));

/**
 * How many entries of the history lie between the shelf and this one, kept with each of them. Invariant: the entry at
 * depth 0 is the shelf, and a table begins no deeper than 1, but on top of the list of games that are over. So Back from
 * a table leads to the shelf, or to the place in the list where it was found.
 */
let depth = 0;
/**
 * True once a layer was opened on this screen: it got a second history entry, so that Back closes the layer and not the
 * screen. The entry stays when that layer is gone; Back then goes on to the screen below.
 */
let isSecond = false;
/** Deeper than this, one screen takes the place of another: browsers keep some fifty entries and forget the oldest. */
const MOST_DEPTH = 8;

interface Landing {
  readonly to: Route;
  readonly at: number;
}

/** A screen that waits until the history has gone back to the entry where it belongs. */
let landing: Landing | null = null;
/** One that waited for so long that it was laid down in place; the history may come there yet. */
let late: Landing | null = null;
/** A history that has forgotten the entry below does not say so. */
const LONGEST_WAY_MS = 500;
let waiting: ReturnType<typeof setTimeout> | undefined;

interface Entry {
  readonly depth: number;
  readonly isSecond: boolean;
}

export function startNavigation(): void {
  const known = entryOf(history.state);
  if (known) stand(known);
  else {
    const isShelf = route.value.screen === 'shelf';
    // An address of nothing stays, so that the shelf can say so.
    history.replaceState({ depth: 0 }, '', (isShelf && location.hash) || hashOf(SHELF_ROUTE));
    if (!isShelf) push(route.value);
  }
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  addEventListener('click', follow);
  whenOverlaid(laySecond);
}

/** Opens a screen above this one; sheets over this screen are gone on the way back to it. */
export function go(to: Route): void {
  const here = isSecond ? depth - 1 : depth;
  lay(to, Math.min(here + (isTurnedOver(to) ? 0 : 1), MOST_DEPTH));
}

/** Records and finished games are two sides of one page: neither is above the other. */
const isTurnedOver = ({ screen }: Route): boolean =>
  screen !== route.peek().screen && isRecord(screen) && isRecord(route.peek().screen);
const isRecord = (screen: Route['screen']): boolean => screen === 'records' || screen === 'archive';

/** Straight on the shelf, whatever lay between. */
export const layOnShelf = (to: Route): void => lay(to, 1);

export const toShelf = (): void => lay(SHELF_ROUTE, 0);

function lay(to: Route, at: number): void {
  if (at > depth) {
    push(to);
    route.value = to;
  } else if (at === depth) goInstead(to);
  else {
    const isUnderWay = landing?.at === at;
    landing = { to, at };
    // Going twice would lead past the entry where it belongs.
    if (isUnderWay) wait(landing);
    else goDown(depth - at, landing);
  }
}

/** If the history does not move, `or` takes the place of this screen. */
function goDown(steps: number, or: Landing): void {
  history.go(-steps);
  wait(or);
}

function wait(or: Landing): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    landing = null;
    late = or;
    stand({ depth: or.at, isSecond: false });
    goInstead(or.to);
  }, LONGEST_WAY_MS);
}

/** In place of this entry. */
export function goInstead(to: Route): void {
  isSecond = false;
  history.replaceState({ depth }, '', hashOf(to));
  route.value = to;
}

/** To the screen below; all the way down it is the shelf. */
export function back(): void {
  if (depth > 0) goDown(isSecond ? 2 : 1, { to: SHELF_ROUTE, at: 0 });
  else goInstead(SHELF_ROUTE);
}

/** Back from this screen leads to the shelf. */
export const isOnShelf = (): boolean => depth - (isSecond ? 1 : 0) <= 1;

/** A link of ours goes the way of the buttons; one for another tab is the browser's. */
function follow(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const href = target instanceof Element && target.closest('a[href^="#/"]')?.getAttribute('href');
  if (!href || href === location.hash || button !== 0) return;
  if (metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
  event.preventDefault();
  const to = readRoute(href);
  if (to.screen === 'shelf') toShelf();
  else if (to.screen === 'table' && route.peek().screen !== 'archive') layOnShelf(to);
  else go(to);
}

function push(to: Route): void {
  depth += 1;
  history.pushState({ depth }, '', hashOf(to));
}

function laySecond(): void {
  if (isSecond) return;
  stand({ depth: depth + 1, isSecond: true });
  history.pushState({ depth, isSecond }, '', location.hash);
}

function arrive(): void {
  const wasSecondAt = isSecond ? depth : null;
  // A followed link has no state yet: it is above the screen where it was followed.
  const known = entryOf(history.state);
  // The event of an address comes twice; the way down that the first one began is still to be gone.
  if (landing && known?.depth !== landing.at) return;
  clearTimeout(waiting);
  const coming = landing ?? (late?.at === known?.depth ? late : null);
  [landing, late] = [null, null];
  const now = readRoute(location.hash);
  stand(known ?? { depth: now.screen === 'shelf' ? 0 : depth + 1, isSecond: false });
  if (!known) history.replaceState({ depth }, '', location.hash);
  if (coming) {
    goInstead(coming.to);
    return;
  }
  const isHere = hashOf(now) === hashOf(route.peek());
  if (isHere && wasSecondAt === depth + 1) {
    if (!takeTopAway()) history.back();
    else if (isOverlaid()) laySecond();
    return;
  }
  const wasListed = known !== null || route.peek().screen === 'archive';
  if (now.screen === 'table' && depth > 1 && !isSecond && !wasListed) {
    layOnShelf(now);
    return;
  }
  if (!isHere) route.value = now;
}

function stand(at: Entry): void {
  ({ depth, isSecond } = at);
}

function entryOf(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !('depth' in state) || typeof state.depth !== 'number')
    return null;
  return { depth: state.depth, isSecond: 'isSecond' in state && state.isSecond === true };
}
