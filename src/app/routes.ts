import type { RuleId } from '../engine/game.ts';
import type { MatchId } from '../protocol/shown.ts';

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
  /** The deals of the day, and the calendar of those that were. */
  | { readonly screen: 'daily' }
  | { readonly screen: 'settings' }
  /** The match that was touched last, wherever it stands. */
  | { readonly screen: 'newest' }
  /** A deal that was sent as a link: the open box with it. */
  | { readonly screen: 'deal'; readonly code: string }
  /** A match that was sent as a link; empty: it is pasted there. */
  | { readonly screen: 'take'; readonly code: string }
  /** A table on another device, which this one comes to. */
  | { readonly screen: 'join' };

export const SHELF_ROUTE: Route = { screen: 'shelf' };

/** An address that says nothing leads to the shelf. */
export function readRoute(hash: string): Route {
  const [screen, first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (screen === 'settings' || screen === 'newest' || screen === 'daily' || screen === 'archive' || screen === 'join')
    return { screen };
  if (screen === 'records') return { screen, game: first || null };
  if (screen === 'take') return { screen, code: first ?? '' };
  if (!first) return SHELF_ROUTE;
  if (screen === 'box' || screen === 'seats') return { screen: 'box', game: first };
  if (screen === 'deal') return { screen, code: first };
  if (screen === 'table' || screen === 'replay') return { screen, match: first };
  if (screen === 'rules') return { screen, game: first, rule: second || null };
  return SHELF_ROUTE;
}

/** Something stands there that leads to no screen, if it is the shelf that it has led to. */
export const isAstray = (hash: string): boolean => hash.length > hashOf(SHELF_ROUTE).length;

/** Whatever a route may name, in the order of its address. */
interface Steps {
  readonly screen: string;
  readonly match?: string;
  readonly game?: string | null;
  readonly rule?: string | null;
  readonly code?: string;
}

export function hashOf(route: Route): string {
  const { screen, match, game, rule, code }: Steps = route;
  const steps = [screen === 'shelf' ? '' : screen, match, game, rule, code];
  return `#/${steps.flatMap((step) => (step ? encodeURIComponent(step) : [])).join('/')}`;
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return '';
  }
}
