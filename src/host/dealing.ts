import { dailySeed, isDailyTable } from '../engine/daily.ts';
import { type Match, openMatch } from '../engine/match.ts';
import { isOrder, rematchOf } from '../engine/rematch.ts';
import { isSeed, setupFault } from '../engine/setup.ts';
import type { Request } from '../protocol/messages.ts';
import type { Trouble } from '../protocol/trouble.ts';
import { findMatch, type Rules } from './open.ts';
import type { OpenMatch } from './openMatch.ts';
import type { Store } from './store.ts';

interface DealingNeeds {
  readonly rules: Rules;
  newSeed(): number;
  report(fault: unknown): void;
}

/** A match as it was asked for, before its first move; or why there is none. */
export async function dealtNew(
  needs: DealingNeeds,
  request: Extract<Request, { kind: 'new' }>,
): Promise<Match | Trouble> {
  const { game: id, setup, sitters, seed: typed, noHints, daily } = request;
  const game = await needs.rules(id)?.catch((fault: unknown) => needs.report(fault));
  if (!game) return { what: 'cannotStart', game: id };
  const { facts } = game;
  const seed = daily ? dailySeed(facts, daily.day) : (typed ?? needs.newSeed());
  const table = { game: id, edition: facts.edition, setup, sitters, ...(noHints && { noHints }) };
  const record = { ...table, seed, log: [], ...(daily && { daily }) };
  const isFit = !setupFault(facts, setup) && sitters.length === setup.seats && isSeed(seed);
  return isFit && (!daily || isDailyTable(facts, record)) ? openMatch(game, record) : { what: 'badRequest' };
}

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
