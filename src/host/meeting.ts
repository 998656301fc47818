import { isEqual } from '../engine/equal.ts';
import { type Entry, isMove } from '../engine/log.ts';
import type { Match } from '../engine/match.ts';
import type { ForkWish, Imported } from '../protocol/messages.ts';
import type { MatchId } from '../protocol/shown.ts';
import { matchMark, type SavedMatch } from '../saves/format.ts';
import { type Mark, MOST_HANDED, type Shared } from '../saves/sharing.ts';
import { type Found, findMatch, type Kept, markedIn, type Rules } from './open.ts';
import { foundMatch, shelfEntryOf } from './openMatch.ts';
import { isFull, type Store } from './store.ts';

/** A match from outside that was judged, with the parts that were stored beside it. */
export interface Comer extends Found {
  /** Null: it was never handed on. */
  readonly mark: Mark | null;
  readonly handed: Shared['handed'];
  readonly byMessages: boolean;
}

export interface MeetingNeeds {
  readonly store: Store;
  readonly rules: Rules;
  newId(): MatchId;
  /** A code does not say when its match was touched last: it is, as it is taken in. */
  now(): number;
  /** While a match that stands here is written, no other tab has it, nor the table. */
  hold?(match: MatchId, work: () => Promise<Imported>): Promise<Imported>;
  readonly fork?: ForkWish;
}

/** As a match of its own. */
export async function addMatch(needs: MeetingNeeds, comer: Comer): Promise<Imported> {
  const { mark, handed, byMessages, save, match } = comer;
  const id = needs.newId();
  const sent = match.record.log.length;
  const shared = mark === null ? null : { mark, handed, ...(byMessages && { here: [], sent }) };
  const fault = await written(needs.store, id, { match, save }, shared, { came: true });
  return fault ?? { got: 'added', match: id, game: save.game };
}

/** The same match stands here: the longer log goes on, and where both went on by themselves nothing is done unasked. */
export function meet(needs: MeetingNeeds, id: MatchId, comer: Comer): Promise<Imported> {
  const { hold = (_, work) => work() } = needs;
  return hold(id, async () => {
    const kept = await findMatch(needs.store, needs.rules, id);
    if ('what' in kept || !isSameDeal(kept.match, comer.match)) return addMatch(needs, { ...comer, mark: null });
    const [here, there] = [kept.match.record.log, comer.match.record.log];
    const common = commonLength(here, there);
    const { game } = comer.save;
    if (common === there.length) return { got: common === here.length ? 'known' : 'shorter', match: id, game };
    if (common === here.length) return goOn(needs.store, id, kept, comer);
    if (!needs.fork) return { got: 'forked', match: id, game };
    return fork(needs, id, kept, comer, common);
  });
}

const isSameDeal = (one: Match, other: Match): boolean => originOf(one) === originOf(other);
const originOf = ({ record }: Match): string => matchMark({ ...record, log: [] });

function commonLength(one: readonly Entry[], other: readonly Entry[]): number {
  const differs = one.findIndex((entry, index) => !isEqual(entry, other[index]));
  return differs < 0 ? one.length : differs;
}

async function goOn(store: Store, id: MatchId, kept: Kept, { match, save, ...comer }: Comer): Promise<Imported> {
  const { seen, shown, title, touchedAt } = kept.save;
  const here = kept.shared?.here ?? (comer.byMessages ? [] : undefined);
  const isElsewhere = (seat: number): boolean => here !== undefined && !here.includes(seat);
  // This device knows what its own people looked at; the rest counts as seen by the last person who looked.
  const looked = save.seen.map((there, seat) =>
    here && !isElsewhere(seat) ? (seen[seat] ?? 0) : Math.max(there, seen[seat] ?? 0),
  );
  const handed = [...new Set([...(kept.shared?.handed ?? []), ...comer.handed])].sort((one, other) => one - other);
  const mark = kept.shared?.mark ?? comer.mark;
  const sent = match.record.log.length;
  const shared =
    mark === null ? null : { ...kept.shared, mark, handed: handed.slice(-MOST_HANDED), ...(here && { here, sent }) };
  const next = {
    ...save,
    seen: looked,
    shown: here ? shown : Math.max(save.shown, shown),
    title: title ?? save.title,
    touchedAt: Math.max(save.touchedAt, touchedAt),
  };
  const fault = await written(store, id, { match, save: next }, shared);
  return fault ?? { got: 'continued', match: id, game: save.game };
}

/** One of the two becomes a branch, and is no more the match that others know by its mark. */
async function fork(needs: MeetingNeeds, id: MatchId, kept: Kept, comer: Comer, common: number): Promise<Imported> {
  const { store } = needs;
  const isInstead = needs.fork === 'instead';
  const beside = branchOf(isInstead ? kept : comer, kept.save, common);
  const branch = needs.newId();
  const fault = await written(store, branch, beside, null, isInstead ? {} : { came: true });
  if (fault) return fault;
  if (!isInstead) return { got: 'added', match: branch, game: comer.save.game };
  return goOn(store, id, kept, comer);
}

function branchOf({ match, save }: Found, { title, touchedAt: playedAt }: SavedMatch, common: number): Found {
  // What goes on from a day's deal is none.
  const { daily, ...record } = match.record;
  const taken = record.log.findIndex((entry) => !isMove(entry));
  const branch = { title, playedAt, moves: taken < 0 ? common : Math.min(common, taken) };
  const { daily: _, ...rest } = save;
  return { match: { ...match, record: { ...record, branch } }, save: { ...rest, branch } };
}

/** Moves played here that gave way to moves played elsewhere become a match of their own, once however often it is tried. */
export const keepBranch = (store: Store, id: MatchId, found: Found, common: number): Promise<Imported | null> =>
  written(store, id, branchOf(found, found.save, common), null);

/** Null if it is on the disk. `came`: it is unchanged since it was taken in. */
async function written(
  store: Store,
  id: MatchId,
  { match, save }: Found,
  shared: Shared | null,
  came: { readonly came?: true } = {},
): Promise<Extract<Imported, { got: 'notSaved' }> | null> {
  const { title, seen, shown, touchedAt } = save;
  const found = foundMatch({ id, match, title, seen, shown, mine: true, saved: true, shared });
  const table = { ...found, ...(await markedIn(store, id)) };
  try {
    await store.write(id, save, { ...shelfEntryOf(table, touchedAt), ...came });
    if (shared) await store.keepShared(id, shared);
    return null;
  } catch (fault) {
    return { got: 'notSaved', full: isFull(fault) };
  }
}
