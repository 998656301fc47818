import { type Daily, dailySeed, isDailyTable } from '../engine/daily.ts';
import { type Match, openMatch } from '../engine/match.ts';
import { isOrder, rematchOf } from '../engine/rematch.ts';
import { isSeed, setupFault } from '../engine/setup.ts';
import { answerTo, type Notice, type Request, type Trouble } from '../protocol/messages.ts';
import type { MatchId } from '../protocol/shown.ts';
import { parseShelfEntry } from '../saves/parse.ts';
import { findMatch, type Rules } from './open.ts';
import type { OpenMatch } from './openMatch.ts';
import { alone, type Claim } from './owner.ts';
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

/** The day's deal is on the table already; null: nobody has begun it, or it is over. */
async function begunDaily(store: Store, game: string, { day }: Daily): Promise<MatchId | null> {
  const cards = await store.cards().catch(() => []);
  const begun = cards
    .map(([, raw]) => parseShelfEntry(raw))
    .find((card) => card?.game === game && card.daily?.day === day && card.result === null);
  return begun?.id ?? null;
}

interface DailyNeeds {
  readonly store: Store;
  readonly claim: Claim;
  send(notice: Notice): void;
}

/** Another tab may begin the same deal at this moment: both go on with the match that was begun first. */
export function onceADay(
  { store, claim, send }: DailyNeeds,
  request: Extract<Request, { kind: 'new' }>,
  begin: () => Promise<void>,
): Promise<void> {
  const { game, daily } = request;
  return alone(claim, `daily:${game}/${daily?.day}`, async () => {
    const match = daily ? await begunDaily(store, game, daily) : null;
    return match === null ? begin() : send(answerTo(request, match));
  });
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

const HEX = 16;

/** A random UUID. The browser's own `randomUUID` is missing on a page without https, as on one's own Wi-Fi. */
export function uuidOf(random: Uint8Array<ArrayBuffer>): string {
  const bytes = Uint8Array.from(random);
  // Version 4, and the variant that all have.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const newId = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(HEX)));
