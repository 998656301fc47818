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
 * A screen has a second entry from when something came to lie over it, so that Back takes that away and leaves the
 * screen. The entry stays when nothing lies there any more; Back then goes on to what is below.
 */
let isSecond = false;
/** A table that waits until the history has come down to where it may lie. */
let landing: Route | null = null;

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
  whenOverlaid(laySecond);
}

/** On top of this screen. */
export function go(to: Route): void {
  // What lies over this screen is gone when somebody comes back to it.
  if (isSecond) goInstead(to);
  else {
    push(to);
    route.value = to;
  }
}

/** Straight on the shelf, whatever lay between. */
export function layOnShelf(to: Route): void {
  if (depth === 0) go(to);
  else if (depth === 1) goInstead(to);
  else {
    landing = to;
    history.go(1 - depth);
  }
}

/** In place of this entry. */
export function goInstead(to: Route): void {
  isSecond = false;
  history.replaceState({ depth }, '', hashOf(to));
  route.value = to;
}

/** To the screen below; all the way down it is the shelf. */
export function back(): void {
  if (depth > 0) history.go(isSecond ? -2 : -1);
  else goInstead(SHELF_ROUTE);
}

/** Back from this screen leads to the shelf. */
export const isOnShelf = (): boolean => depth - (isSecond ? 1 : 0) <= 1;

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
  // A followed link has no state yet: it lies on top of where it was.
  const known = entryOf(history.state);
  // The event of that link comes twice; the way down that the first one began is still to be gone.
  if (landing && known?.depth !== 1) return;
  stand(known ?? { depth: depth + 1, isSecond: false });
  if (!known) history.replaceState({ depth }, '', location.hash);
  if (landing) {
    const to = landing;
    landing = null;
    goInstead(to);
    return;
  }
  const now = readRoute(location.hash);
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
