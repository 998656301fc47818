import { signal } from '@preact/signals';
import { hashOf, type Route, readRoute, SHELF_ROUTE } from './routes.ts';

export const route = signal<Route>(readRoute(location.hash));

/**
 * How many screens lie between the shelf and this one, kept with each entry of the history. Invariant: the entry at
 * depth 0 is the shelf, and a table is never deeper than 1. So Back from a table always leads to the shelf.
 */
let depth = 0;
/** A table that waits until the history has come down to where it may lie. */
let landing: Route | null = null;

export function startNavigation(): void {
  const known = depthOf(history.state);
  if (known === null) {
    history.replaceState({ depth: 0 }, '', hashOf(SHELF_ROUTE));
    if (route.value.screen !== 'shelf') push(route.value);
  } else depth = known;
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
}

/** On top of this screen. */
export function go(to: Route): void {
  push(to);
  route.value = to;
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

/** In place of this screen. */
export function goInstead(to: Route): void {
  history.replaceState({ depth }, '', hashOf(to));
  route.value = to;
}

/** To the screen below; all the way down it is the shelf. */
export function back(): void {
  if (depth > 0) history.back();
  else goInstead(SHELF_ROUTE);
}

function push(to: Route): void {
  depth += 1;
  history.pushState({ depth }, '', hashOf(to));
}

function arrive(): void {
  // A followed link has no state yet: it lies on top of where it was.
  const known = depthOf(history.state);
  // The event of that link comes twice; the way down that the first one began is still to be gone.
  if (landing && known !== 1) return;
  depth = known ?? depth + 1;
  if (known === null) history.replaceState({ depth }, '', location.hash);
  if (landing) {
    const to = landing;
    landing = null;
    goInstead(to);
    return;
  }
  const now = readRoute(location.hash);
  if (now.screen === 'table' && depth > 1) {
    layOnShelf(now);
    return;
  }
  if (hashOf(now) !== hashOf(route.peek())) route.value = now;
}

const depthOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : null;
