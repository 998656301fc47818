import type { Entry } from '../../engine/log.ts';
import type { RematchWish } from '../../engine/rematch.ts';
import type { Again, Became, Hello, Unfit, WireMessage, Wished } from '../../protocol/wire.ts';
import { WIRE_PROTOCOL } from '../../protocol/wire.ts';
import type { Circle, Mark } from '../../saves/sharing.ts';
import { hashOfLog, type SharedTable, savedLog, withCircle } from './circle.ts';

/**
 * What a device knows of the circle while its table is open, and what can come to it. All of it is pure: `step` in `round.ts`
 * makes the next gathering of the one before it. What lasts is the circle beside the save; the rest begins anew with each
 * opening of the table.
 */
export interface Gathering {
  readonly links: readonly Link[];
  /** What others are asked, by the device that orders. */
  readonly question: Question | null;
  /** What this table is asked. */
  readonly asked: Asked | null;
  /** The answers to the wishes of this opening: each is answered once, however often it is sent. */
  readonly answers: ReadonlyMap<string, Became | 'waits'>;
  /** Answers that are told once what they tell of is saved. */
  readonly unsaid: readonly { readonly device: Mark; readonly id: number; readonly became: Became }[];
  /** The devices that are there now. */
  readonly there: readonly Mark[];
  /** Who is on which device, as it was told last. */
  readonly placesSaid: string;
  /** Since when nobody is asked but for a *Go on*, at a log of that length. */
  readonly rests: { readonly length: number; readonly sinceMs: number } | null;
  readonly questions: number;
}

/** A wire and who is at its other end. */
export interface Link {
  readonly id: number;
  /** Null: it has not said anything. */
  readonly hello: Hello | null;
  /** Both have the same log, or one of them is being told the rest. */
  readonly isLevel: boolean;
  /** So much of the log was sent there. */
  readonly told: number;
  /** So much of it was said to be saved here. */
  readonly acked: number;
  /** A log that arrives in parts. */
  readonly coming: { readonly from: number; readonly entries: readonly Entry[] } | null;
}

export interface Question {
  readonly id: number;
  readonly device: Mark;
  readonly wish: number;
  readonly wished: Wished;
  readonly waits: readonly Mark[];
  readonly untilMs: number;
}

/** `link` null: this device orders, and asks its own table. */
export interface Asked {
  readonly id: number;
  readonly device: Mark;
  readonly wished: Wished;
  readonly link: number | null;
}

export const NOBODY_THERE: Gathering = {
  links: [],
  question: null,
  asked: null,
  answers: new Map(),
  unsaid: [],
  there: [],
  placesSaid: '',
  rests: null,
  questions: 0,
};

export type CircleEvent =
  /** `back`: it was silent, and counted as lost. */
  | { readonly kind: 'joined' | 'back' | 'left'; readonly link: number }
  | { readonly kind: 'heard'; readonly link: number; readonly message: WireMessage }
  /** People here want something that this device may not simply write. */
  | { readonly kind: 'wished'; readonly wished: readonly (Wished | Again)[] }
  /** The table stands on the disk as it is. */
  | { readonly kind: 'kept' }
  /** The table here has answered the question. */
  | { readonly kind: 'answered'; readonly yes: boolean }
  | { readonly kind: 'takeOrder' }
  | { readonly kind: 'tick' };

export type Out =
  | { readonly to: number; readonly message: WireMessage }
  | { readonly close: number; readonly why: Unfit }
  /** All go on to the next match. */
  | { readonly again: RematchWish }
  /** Entries played here that are not in the log that goes on: they become a match of their own, from that entry on. */
  | { readonly gone: SharedTable; readonly common: number }
  /** What became of a wish of this device. */
  | { readonly became: Became; readonly wish: number };

/** No answer in time counts as no. */
export const ANSWER_MS = 20_000;
/** Nobody's *Go on* stops the others for longer. */
export const GO_ON_MS = 10_000;

/** When the clock has to be looked at; null: nothing waits for it. */
export function dueMs({ question, rests }: Gathering): number | null {
  const times = [question?.untilMs, rests && rests.sinceMs + GO_ON_MS].filter((time) => typeof time === 'number');
  return times.length === 0 ? null : Math.min(...times);
}

/** One step of a gathering while it is worked out; the given gathering is not changed. */
export class Draft {
  gathering: Gathering;
  table: SharedTable;
  readonly out: Out[] = [];
  readonly nowMs: number;

  constructor(gathering: Gathering, table: SharedTable, nowMs: number) {
    this.gathering = gathering;
    this.table = table;
    this.nowMs = nowMs;
  }

  get circle(): Circle {
    return this.table.shared.circle;
  }

  set(change: Partial<Gathering>): void {
    this.gathering = { ...this.gathering, ...change };
  }

  setLink(id: number, change: Partial<Link>): void {
    const links = this.gathering.links.map((link) => (link.id === id ? { ...link, ...change } : link));
    this.set({ links });
  }

  setCircle(change: Partial<Circle>): void {
    this.table = withCircle(this.table, { ...this.circle, ...change });
  }

  send(to: number, message: WireMessage): void {
    this.out.push({ to, message });
  }

  /** The newest wire to a device that is level with this one. */
  linkTo(device: Mark): Link | undefined {
    return this.gathering.links.findLast(({ hello, isLevel }) => isLevel && hello?.device === device);
  }

  get levelLinks(): readonly Link[] {
    return this.gathering.links.filter(({ isLevel }) => isLevel);
  }

  /** To the device that orders. */
  get upLink(): Link | undefined {
    if (this.circle.orders) return undefined;
    return this.levelLinks.findLast(({ hello }) => hello?.orders && hello.epoch === this.circle.epoch);
  }

  hello(): Hello {
    const { match, shared } = this.table;
    const { device, epoch, orders } = this.circle;
    const log = savedLog(this.table);
    const { game, edition } = match.record;
    return {
      say: 'hello',
      protocol: WIRE_PROTOCOL,
      game,
      edition,
      mark: shared.mark,
      device,
      epoch,
      orders,
      length: log.length,
      hash: hashOfLog(log),
    };
  }
}
