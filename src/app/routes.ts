import type { RuleId } from '../engine/ids.ts';
import type { MatchId } from '../protocol/messages.ts';

/** A screen and what it shows; every one of them has an address. */
export type Route =
  | { readonly screen: 'shelf' }
  /** The open box: what the game is, and its seats. */
  | { readonly screen: 'box'; readonly game: string }
  | { readonly screen: 'table'; readonly match: MatchId }
  /** A match is walked through. */
  | { readonly screen: 'replay'; readonly match: MatchId }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: RuleId | null }
  /** What became of the games that were played here; null: of all together. */
  | { readonly screen: 'records'; readonly game: string | null }
  /** The games that are over. */
  | { readonly screen: 'archive' }
  | { readonly screen: 'settings' };

export const SHELF_ROUTE: Route = { screen: 'shelf' };

/** An address that says nothing leads to the shelf. */
export function readRoute(hash: string): Route {
  const [screen, first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (screen === 'settings' || screen === 'archive') return { screen };
  if (screen === 'records') return { screen, game: first || null };
  if (!first) return SHELF_ROUTE;
  if (screen === 'box' || screen === 'seats') return { screen: 'box', game: first };
  if (screen === 'table' || screen === 'replay') return { screen, match: first };
  if (screen === 'rules') return { screen, game: first, rule: second || null };
  return SHELF_ROUTE;
}

/** Something stands there that leads to no screen, if it is the shelf that it has led to. */
export const isAstray = (hash: string): boolean => hash.length > hashOf(SHELF_ROUTE).length;

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'shelf':
      return '#/';
    case 'settings':
    case 'archive':
      return path(route.screen);
    case 'table':
    case 'replay':
      return path(route.screen, route.match);
    case 'box':
      return path('box', route.game);
    case 'records':
      return route.game === null ? path('records') : path('records', route.game);
    case 'rules':
      return route.rule === null ? path('rules', route.game) : path('rules', route.game, route.rule);
  }
}

const path = (...steps: readonly string[]): string => `#/${steps.map(encodeURIComponent).join('/')}`;

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return '';
  }
}
