import { type Match, openMatch } from '../engine/match.ts';
import { isOrder, rematchOf } from '../engine/rematch.ts';
import { setupFault } from '../engine/setup.ts';
import type { Request } from '../protocol/messages.ts';
import type { Trouble } from '../protocol/trouble.ts';
import { findMatch, type Rules } from './open.ts';
import type { OpenMatch } from './openMatch.ts';
import type { Store } from './store.ts';

interface RematchNeeds {
  readonly store: Store;
  readonly rules: Rules;
  newSeed(): number;
}

/** The same people at a new deal; of the match on the table as it stands, of any other as the store has it. */
export async function dealtAnew(
  needs: RematchNeeds,
  table: OpenMatch | null,
  { match: id, order, first, series }: Extract<Request, { kind: 'rematch' }>,
): Promise<Match | Trouble> {
  const found = table?.id === id ? table : await findMatch(needs.store, needs.rules, id);
  if ('what' in found) return found;
  const { game, record } = found.match;
  if (!isOrder(order, record.setup.seats)) return { what: 'badRequest' };
  const next = rematchOf(found.match, { order, first, series });
  if (setupFault(game.facts, next.setup)) return { what: 'badRequest' };
  return openMatch(game, { ...next, seed: needs.newSeed(), log: [] });
}
