import { WIRE_PROTOCOL, type WireMessage } from '../../protocol/wire.ts';
import { beginningOf } from './beginning.ts';
import type { SharedTable } from './circle.ts';
import { type CircleEvent, Draft, type Gathering, type Link, type Out } from './gathering.ts';
import { close, give, greeted, kept, leave, part, takeOrder } from './level.ts';
import { answer, answered, answerFrom, rest, savedThere, tellPlaces, tick, wish, wishFrom } from './order.ts';

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
