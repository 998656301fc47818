import { mostEntries } from '../../engine/log.ts';
import type { Hello, Unfit, WireMessage } from '../../protocol/wire.ts';
import { ENTRIES_AT_ONCE } from '../../saves/wire.ts';
import { logLength } from '../openMatch.ts';
import { commonLength, goneOn, hashOfLog, laidInstead, placed, savedLog } from './circle.ts';
import type { Draft, Link } from './gathering.ts';
import { endQuestion, judge, savedThere, tellBecame } from './order.ts';

/** How two devices that meet come to have one log and one that orders, and how the log is told from then on. */

type Log = Extract<WireMessage, { say: 'log' }>;

/** All compare anew: this device's log or its part is another than they know. */
function greetAgain(draft: Draft, but?: number): void {
  for (const { id } of draft.gathering.links) {
    if (id === but) continue;
    draft.setLink(id, { isLevel: false, coming: null });
    draft.send(id, draft.hello());
    const link = draft.gathering.links.find((each) => each.id === id);
    if (link?.hello && leads(draft, link)) compare(draft, link);
  }
}

export function close(draft: Draft, link: Link, why: Unfit): void {
  if (why !== 'twice') draft.send(link.id, { say: 'unfit', why });
  draft.out.push({ close: link.id, why });
  leave(draft, link.id);
}

export function leave(draft: Draft, id: number): void {
  const gone = draft.gathering.links.find((link) => link.id === id);
  const asked = draft.gathering.asked?.link === id ? null : draft.gathering.asked;
  draft.set({ links: draft.gathering.links.filter((link) => link.id !== id), asked });
  const { question } = draft.gathering;
  const device = gone?.hello?.device;
  if (device === undefined || draft.linkTo(device)) return;
  if (question?.waits.includes(device)) endQuestion(draft, 'away');
  if (gone?.hello?.orders) draft.set({ there: [] });
}

export function greeted(draft: Draft, link: Link, hello: Hello): void {
  const why = unfit(hello, draft.hello());
  if (why) {
    close(draft, link, why);
    return;
  }
  // A device that connects again has lost its other line, whether that was noticed or not.
  for (const other of draft.gathering.links) {
    if (other.id < link.id && other.hello?.device === hello.device) close(draft, other, 'twice');
  }
  if (hello.back) draft.send(link.id, draft.hello());
  draft.setLink(link.id, { hello, isLevel: false, coming: null });
  const { orders, epoch, device } = draft.circle;
  const isLater = hello.epoch > epoch || (hello.epoch === epoch && hello.orders && hello.device > device);
  if (orders && isLater) {
    draft.setCircle({ orders: false });
    draft.set({ question: null, asked: null, rests: null, placesSaid: '' });
    greetAgain(draft);
  } else if (leads(draft, { ...link, hello })) compare(draft, { ...link, hello });
}

function unfit(hello: Hello, mine: Hello): Unfit | null {
  if (hello.protocol !== mine.protocol) return 'protocol';
  if (hello.game !== mine.game || hello.mark !== mine.mark) return 'match';
  if (hello.edition !== mine.edition) return 'edition';
  return hello.device === mine.device ? 'twice' : null;
}

/** Of two devices one compares their logs and decides which log goes on. */
function leads(draft: Draft, { hello }: Link): boolean {
  return hello !== null && draft.circle.device > hello.device;
}

function compare(draft: Draft, { id, hello }: Link): void {
  if (!hello) return;
  const log = savedLog(draft.table);
  const isBeginning = hello.length <= log.length && hashOfLog(log.slice(0, hello.length)) === hello.hash;
  if (isBeginning) tellLog(draft, id, hello.length, false);
  else draft.send(id, { say: 'give', length: log.length, hash: hashOfLog(log) });
}

export function give(draft: Draft, { id }: Link, { length, hash }: Extract<WireMessage, { say: 'give' }>): void {
  const log = savedLog(draft.table);
  const isBeginning = length <= log.length && hashOfLog(log.slice(0, length)) === hash;
  sendLog(draft, id, isBeginning ? length : 0, false);
}

function sendLog(draft: Draft, id: number, from: number, instead: boolean): void {
  const log = savedLog(draft.table);
  for (let at = from; at === from || at < log.length; at += ENTRIES_AT_ONCE) {
    const entries = log.slice(at, at + ENTRIES_AT_ONCE);
    draft.send(id, { say: 'log', from: at, of: log.length, entries, ...(instead && { instead }) });
  }
  draft.setLink(id, { told: log.length });
}

/** The one that leads has decided, and with what it sends both are level. */
function tellLog(draft: Draft, id: number, from: number, instead: boolean): void {
  sendLog(draft, id, from, instead);
  level(draft, id);
}

export function part(draft: Draft, link: Link, { from, of, entries, instead }: Log): void {
  // Those that follow are told the log: what they want written down they wish for.
  if (draft.circle.orders && link.isLevel) return;
  const before = link.coming ?? { from, entries: [] };
  const isNext = from === before.from + before.entries.length;
  const coming = { from: before.from, entries: [...before.entries, ...entries] };
  const isWhole = coming.from + coming.entries.length >= of;
  const { game, record } = draft.table.match;
  if (coming.from + coming.entries.length > mostEntries(game.facts.longestGame(record.setup.seats))) {
    close(draft, link, 'rules');
    return;
  }
  draft.setLink(link.id, { coming: isNext && !isWhole ? coming : null });
  if (!isNext) {
    draft.send(link.id, draft.hello());
    return;
  }
  if (isWhole) came(draft, link, coming.from, coming.entries, instead === true);
}

function came(draft: Draft, link: Link, from: number, entries: Log['entries'], instead: boolean): void {
  const { log } = draft.table.match.record;
  if (from > log.length) {
    draft.send(link.id, draft.hello());
    return;
  }
  const theirs = [...log.slice(0, from), ...entries];
  const common = commonLength(log, theirs);
  const isFork = common < log.length && common < theirs.length;
  const isLeader = leads(draft, link);
  if (isFork && isLeader && wins(draft, link, theirs.length)) {
    tellLog(draft, link.id, 0, true);
    return;
  }
  if (isFork && !isLeader && !instead) {
    draft.send(link.id, draft.hello());
    return;
  }
  const next = isFork ? laidInstead(draft.table, theirs, common) : goneOn(draft.table, theirs.slice(common));
  if (!next) {
    close(draft, link, 'rules');
    return;
  }
  if (isFork) draft.out.push({ gone: draft.table, common });
  draft.table = next;
  dropAnswered(draft, theirs.slice(common));
  if (isFork) greetAgain(draft, link.id);
  draft.setLink(link.id, { told: theirs.length });
  if (link.isLevel) return;
  if (isLeader) draft.send(link.id, { say: 'log', from: theirs.length, of: theirs.length, entries: [] });
  level(draft, link.id);
}

function wins(draft: Draft, { hello }: Link, theirLength: number): boolean {
  const epoch = hello?.epoch ?? 0;
  if (epoch !== draft.circle.epoch) return draft.circle.epoch > epoch;
  return logLength(draft.table.match) >= theirLength;
}

function level(draft: Draft, id: number): void {
  draft.setLink(id, { isLevel: true, acked: -1 });
  const hello = draft.gathering.links.find((link) => link.id === id)?.hello;
  if (!hello) return;
  const epoch = Math.max(draft.circle.epoch, hello.epoch);
  if (epoch !== draft.circle.epoch) draft.setCircle({ epoch });
  if (draft.circle.orders) {
    const { places } = draft.circle;
    // Nobody plays there before the people here have let them in.
    const isNew = !places.some(({ device }) => device === hello.device);
    if (isNew) draft.setCircle({ places: placed(places, hello.device, []) });
    draft.set({ placesSaid: '' });
    savedThere(
      draft,
      draft.gathering.links.find((link) => link.id === id),
      hello.length,
    );
  }
  if (draft.upLink?.id === id) for (const wish of draft.circle.wishes) draft.send(id, { say: 'wish', wish });
}

/** Once a move is in the log its wish is done, even if the answer to that wish was lost on the line. */
function dropAnswered(draft: Draft, entries: Log['entries']): void {
  const moved = entries.flatMap((entry) => ('move' in entry ? [entry.seat] : []));
  const wishes = draft.circle.wishes.filter((wish) => !('ask' in wish) || !moved.includes(wish.ask.seat));
  if (wishes.length < draft.circle.wishes.length) draft.setCircle({ wishes });
}

export function takeOrder(draft: Draft): void {
  if (draft.circle.orders) return;
  const { wishes } = draft.circle;
  draft.setCircle({ epoch: draft.circle.epoch + 1, orders: true, wishes: [] });
  draft.set({ asked: null, placesSaid: '' });
  for (const wish of wishes) judge(draft, draft.circle.device, wish);
  greetAgain(draft);
}

/** The log is saved: the others are sent the new entries, or told that all are safe here. */
export function kept(draft: Draft): void {
  const { length } = savedLog(draft.table);
  for (const link of draft.levelLinks) {
    if (draft.circle.orders && link.told < length) sendLog(draft, link.id, link.told, false);
    else if (!draft.circle.orders && link.acked !== length) {
      draft.setLink(link.id, { acked: length });
      draft.send(link.id, { say: 'saved', length });
    }
  }
  for (const { device, id, became } of draft.gathering.unsaid) tellBecame(draft, device, id, became);
  draft.set({ unsaid: [] });
}
