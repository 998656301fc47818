import { type Hello, WIRE_PROTOCOL, type WireMessage } from '../../protocol/wire.ts';
import type { Circle, Mark } from '../../saves/sharing.ts';
import { type SharedTable, withCircle } from './circle.ts';
import type { Gathering, Link, Out } from './gathering.ts';
import { hashOfLog, savedLog } from './logs.ts';

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
