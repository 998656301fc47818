import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/game.ts';
import { openMatch } from '../../engine/match.ts';
import type { RematchWish } from '../../engine/rematch.ts';
import type { NotIn, Request } from '../../protocol/messages.ts';
import { WIRE_PROTOCOL, type WireMessage } from '../../protocol/wire.ts';
import { type Circle, type Mark, MOST_HANDED, type Place, type Shared } from '../../saves/sharing.ts';
import { readMessage, writeMessage } from '../../saves/wire.ts';
import { floorAt, foundMatch, logLength, type OpenMatch, savedOf, sittersOf } from '../openMatch.ts';
import { codeOf } from '../travel.ts';
import { placed, type SharedTable, seatsAt, withCircle } from './circle.ts';
import { type CircleEvent, Draft, type Gathering, type Link, type Out } from './gathering.ts';
import { close, give, greeted, kept, leave, part, takeOrder } from './level.ts';
import { hangUp } from './lines.ts';
import { answer, answered, answerFrom, rest, savedThere, tellPlaces, tick, wish, wishFrom } from './order.ts';

// The circle of devices at one match: how it begins, and what follows from each event.

interface Gathered {
  /** For a match that was never handed on. */
  readonly mark: Mark;
  readonly device: Mark;
  readonly here: readonly Seat[];
}

/**
 * The table of the device that others come to; null: it is not for that. Its log says that it was handed on: every device has
 * the whole game.
 */
export function gathered(table: OpenMatch, { mark, device, here }: Gathered): SharedTable | null {
  const persons = personSeats(sittersOf(table));
  const isFit = table.mine && !table.lesson && !table.match.record.daily && floorAt(table).kind !== 'over';
  if (!isFit || !here.every((seat) => persons.includes(seat))) return null;
  const { circle: was, ...known } = table.shared ?? { mark, handed: [] };
  const at = logLength(table.match);
  const handed = known.handed.at(-1) === at ? known.handed : [...known.handed, at].slice(-MOST_HANDED);
  const before = was ?? newcomer(device);
  // Those that were here before come back to their seats.
  const others = before.places.filter(({ device }) => device !== before.device);
  const places = placed(others, before.device, here);
  const circle = { ...before, orders: true, epoch: before.epoch + 1, places };
  return withCircle({ ...table, shared: { ...known, handed, circle } }, circle);
}

/** Of a device that nobody plays on as yet. */
export const newcomer = (device: Mark): Circle => ({
  device,
  epoch: 0,
  orders: false,
  places: [],
  wishes: [],
  wished: 0,
});

export type EnterRequest = Extract<Request, { kind: 'enter' }>;

interface Entering {
  /** The other device has sent its match. `early`: what it said before that, for the line to hear. */
  came(code: string, early: readonly unknown[]): void;
  failed(why: NotIn): void;
}

/** Asks a device for its match, at the other end of that line. What it says before the match is here waits until it is. */
export function askForMatch(port: EnterRequest['port'], { came, failed }: Entering): void {
  const early: unknown[] = [];
  port.onmessage = ({ data }) => {
    const message = typeof data === 'string' ? readMessage(data) : null;
    if (message?.say === 'beat') return;
    if (message?.say === 'hello' && early.length === 0) {
      early.push(data);
      return;
    }
    port.onmessage = null;
    if (message?.say === 'match') came(message.code, early);
    else {
      hangUp(port);
      failed(message?.say === 'unfit' ? message.why : 'gone');
    }
  };
  port.postMessage(writeMessage({ say: 'want', protocol: WIRE_PROTOCOL }));
}

/** The match before its first move, as a code; a branch before its first own one. Empty: there is no such code. */
export function beginningOf({ id, match, title, shared }: SharedTable): string {
  const { game, record } = match;
  const log = record.log.slice(0, record.branch?.moves ?? 0);
  const begun = openMatch(game, { ...record, log });
  const { mark } = shared;
  const seen = record.sitters.map(() => 0);
  const found = foundMatch({
    id,
    match: begun,
    title,
    seen,
    shown: 0,
    mine: true,
    saved: true,
    shared: { mark, handed: [0] },
  });
  const { touchedAt } = savedOf(found, 0);
  return codeOf(found, touchedAt) ?? '';
}

/** The same people play again, each on the device of before: what the next match of several devices begins with. */

/** Who plays where when all have other seats. */
export const moved = (places: readonly Place[], order: RematchWish['order']): Place[] =>
  places.map(({ device, seats }) => ({
    device,
    seats: order.flatMap((before, seat) => (seats.includes(before) ? [seat] : [])),
  }));

/** Of the device that orders: every device has the whole match from its first move on. */
export function nextShared({ shared }: SharedTable, mark: Mark, places: readonly Place[]): Shared {
  const { device } = shared.circle;
  const circle = { ...newcomer(device), epoch: 1, orders: true, places };
  return { mark, handed: [0], here: seatsAt(places, device), circle };
}

export interface Stepped {
  readonly gathering: Gathering;
  readonly table: SharedTable;
  /** In this order, and not before the table is saved. */
  readonly out: readonly Out[];
}

/** What follows from an event, for the device that orders and for those that follow alike. */
export function step(gathering: Gathering, table: SharedTable, event: CircleEvent, nowMs: number): Stepped {
  const draft = new Draft(gathering, table, nowMs);
  take(draft, event);
  tellPlaces(draft);
  rest(draft);
  return { gathering: draft.gathering, table: draft.table, out: draft.out };
}

function take(draft: Draft, event: CircleEvent): void {
  switch (event.kind) {
    case 'joined':
    case 'back':
      draft.set({ links: [...draft.gathering.links, newLink(event.link)] });
      draft.send(event.link, { ...draft.hello(), ...(event.kind === 'back' && { back: true }) });
      break;
    case 'left':
      leave(draft, event.link);
      break;
    case 'heard': {
      const link = draft.gathering.links.find(({ id }) => id === event.link);
      if (link) hear(draft, link, event.message);
      break;
    }
    case 'wished':
      for (const wished of event.wished) wish(draft, wished);
      break;
    case 'kept':
      kept(draft);
      break;
    case 'answered':
      answer(draft, event.yes);
      break;
    case 'takeOrder':
      takeOrder(draft);
      break;
    case 'tick':
      tick(draft);
      break;
  }
}

function hear(draft: Draft, link: Link, message: WireMessage): void {
  switch (message.say) {
    case 'hello':
      greeted(draft, link, message);
      break;
    case 'want':
      if (message.protocol !== WIRE_PROTOCOL) close(draft, link, 'protocol');
      else if (draft.circle.orders) draft.send(link.id, { say: 'match', code: beginningOf(draft.table) });
      break;
    case 'match':
      // This device has the match: only a device that arrives without it is told.
      break;
    case 'unfit':
    case 'next':
    case 'beat':
      // No matter of this match: the lines themselves have heard it.
      break;
    case 'give':
      give(draft, link, message);
      break;
    case 'log':
      part(draft, link, message);
      break;
    case 'saved':
      savedThere(draft, link, message.length);
      break;
    case 'wish':
      wishFrom(draft, link, message.wish);
      break;
    case 'became':
      if (link.hello?.orders) answered(draft, message.id, message.became);
      break;
    case 'places':
      if (link !== draft.upLink) break;
      draft.setCircle({ places: message.places });
      draft.set({ there: message.there });
      break;
    case 'question': {
      const { id, device, wished } = message;
      if (link === draft.upLink) draft.set({ asked: { id, device, wished, link: link.id } });
      break;
    }
    case 'answer':
      answerFrom(draft, link.hello?.device, message.id, message.yes);
      break;
    case 'asked':
      if (draft.gathering.asked?.link === link.id && draft.gathering.asked.id === message.id)
        draft.set({ asked: null });
      break;
  }
}

const newLink = (id: number): Link => ({ id, hello: null, isLevel: false, told: 0, acked: -1, coming: null });
