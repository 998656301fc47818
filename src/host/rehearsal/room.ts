import type { AnyGame } from '../../engine/game.ts';
import type { Entry } from '../../engine/log.ts';
import { openMatch } from '../../engine/match.ts';
import { type Rng, rngFor } from '../../engine/rng.ts';
import { plainOptions } from '../../engine/setup.ts';
import type { WireMessage } from '../../protocol/wire.ts';
import type { Circle } from '../../saves/sharing.ts';
import { readMessage, writeMessage } from '../../saves/wire.ts';
import { judge, type TableRequest } from '../judge.ts';
import { floorAt, foundMatch, logLength } from '../openMatch.ts';
import { commonLength, isShared, type SharedTable, withCircle } from '../together/circle.ts';
import { type CircleEvent, dueMs, type Gathering, NOBODY_THERE, type Out } from '../together/gathering.ts';
import { step } from '../together/round.ts';
import { wishOf } from '../together/wishes.ts';
import { person } from './stage.ts';

/** More than any seat makes. */
const MOST_MOVES = 10_000;
const tag = (at: number): string => `${at}`.padStart(16, '0');

/** A device whose disk is written at certain moments only, and that can die at any of them. */
export class Device {
  gathering: Gathering = NOBODY_THERE;
  table: SharedTable;
  disk: { table: SharedTable; circle: Circle };
  /** What the log that goes on has not: the entries of each branch. */
  readonly gone: (readonly Entry[])[] = [];
  /** Every log that its disk ever had, as far as it was gone on with. */
  readonly ever: (readonly Entry[])[] = [[]];
  readonly #room: Room;
  readonly at: number;

  constructor(room: Room, at: number, table: SharedTable) {
    this.#room = room;
    this.at = at;
    this.table = table;
    this.disk = { table, circle: table.shared.circle };
  }

  get log(): readonly Entry[] {
    return this.table.match.record.log;
  }

  take(event: CircleEvent): void {
    const stepped = step(this.gathering, this.table, event, this.#room.nowMs);
    this.gathering = stepped.gathering;
    this.table = stepped.table;
    this.save(stepped.out);
  }

  /** As the host does: what is gone first, then what is beside the save, then the log; and only then anything is sent. */
  save(out: readonly Out[]): void {
    const { circle } = this.table.shared;
    if (this.#dies()) return;
    for (const each of out) if ('gone' in each) this.gone.push(each.gone.match.record.log);
    this.disk = { ...this.disk, circle };
    if (this.#dies()) return;
    if (!this.table.saved) {
      this.table = { ...this.table, saved: true, onDisk: logLength(this.table.match) };
      this.disk = { table: this.table, circle };
      const before = this.ever.at(-1) ?? [];
      this.ever.splice(commonLength(before, this.log) === before.length ? -1 : this.ever.length, 1, this.log);
      if (this.#dies()) return;
    }
    this.send(out);
    const kept = step(this.gathering, this.table, { kind: 'kept' }, this.#room.nowMs);
    this.gathering = kept.gathering;
    this.table = kept.table;
    this.send(kept.out);
  }

  send(out: readonly Out[]): void {
    for (const each of out) {
      if ('message' in each) this.#room.post(each.to, this.at, each.message);
      else if ('close' in each) this.#room.cut(each.close);
    }
  }

  #dies(): boolean {
    if (!this.#room.kills()) return false;
    this.#room.killed++;
    this.restart();
    return true;
  }

  restart(): void {
    for (const { id } of this.gathering.links) this.#room.cut(id, this.at);
    const { table, circle } = this.disk;
    this.gathering = NOBODY_THERE;
    this.table = withCircle({ ...table, holder: null, looking: false, learnt: false }, circle);
  }

  /**
   * What people here do next; false: nothing. Of a deal each seat has its answers, whenever they come: matches of one deal
   * end alike.
   */
  act(): boolean {
    const floor = floorAt(this.table);
    if (floor.kind === 'curtain') return this.#judged({ kind: 'look', seat: floor.to });
    if (floor.kind === 'reveal') return this.#judged({ kind: 'shown' });
    if (floor.kind === 'learnt') return this.#judged({ kind: 'cover' });
    const at = { logLength: logLength(this.table.match) };
    if (floor.kind === 'forced') return this.#judged({ kind: 'forced', ...at });
    if (floor.kind !== 'open' && floor.kind !== 'private') return false;
    const { seat } = floor;
    const { game, record, state, happened } = this.table.match;
    const own = happened.filter((happening) => happening.seat === seat).length;
    const move = rngFor(record.seed, MOST_MOVES * (seat + 1) + own).pick(game.moves(state, seat));
    return this.#judged({ kind: 'move', ...at, seat, move });
  }

  #judged(request: TableRequest): boolean {
    const before = this.table;
    const next = judge(before, request);
    if (!next) throw new Error(`${request.kind} is refused`);
    const made = next.match.record.log.slice(logLength(before.match));
    if (made.length === 0 || before.shared.circle.orders) {
      this.table = { ...next, shared: before.shared };
      if (made.length > 0) this.save([]);
    } else this.take({ kind: 'wished', wished: made.map((entry) => wishOf(before, entry)) });
    return true;
  }
}

/** One in so many turns. */
interface Mishaps {
  readonly cuts?: number;
  readonly kills?: number;
  readonly takes?: number;
}

export class Room {
  nowMs = 0;
  killed = 0;
  killChance = 0;
  readonly devices: Device[] = [];
  /** Whatever was said on any line. */
  readonly said: string[] = [];
  readonly #rng: Rng;
  /** Both ends, and what is under way to each. */
  readonly #wires = new Map<number, { ends: [number, number]; to: Map<number, string[]> }>();
  #wired = 0;

  constructor(game: AnyGame, seats: number, deal: number, seatsOf: readonly (readonly number[])[], order = deal) {
    this.#rng = rngFor(order, 1);
    const sitters = Array.from({ length: seats }, (_, seat) => person(`P${seat}`));
    const setup = {
      seats,
      options: plainOptions(game.facts, seats),
      ...(game.facts.begins !== 'nobody' && { first: 0 }),
    };
    const record = { game: game.facts.id, edition: game.facts.edition, seed: deal, setup, sitters, log: [] };
    const places = seatsOf.map((seats, at) => ({ device: tag(at), seats }));
    for (const [at, here] of seatsOf.entries()) {
      const match = openMatch(game, record);
      const circle = { device: tag(at), epoch: at === 0 ? 1 : 0, orders: at === 0, places, wishes: [], wished: 0 };
      const shared = { mark: 'a'.repeat(16), handed: [], here, circle };
      const found = foundMatch({
        id: 'm',
        match,
        title: null,
        seen: sitters.map(() => 0),
        shown: 0,
        mine: true,
        saved: true,
        shared,
      });
      if (!isShared(found)) throw new Error('no circle');
      this.devices.push(new Device(this, at, found));
    }
  }

  kills(): boolean {
    return this.killChance > 0 && this.#rng.below(this.killChance) === 0;
  }

  connect(one: number, other: number): void {
    const id = ++this.#wired;
    this.#wires.set(id, {
      ends: [one, other],
      to: new Map([
        [one, []],
        [other, []],
      ]),
    });
    for (const end of [one, other]) this.devices[end]?.take({ kind: 'joined', link: id });
  }

  post(id: number, from: number, message: WireMessage): void {
    const wire = this.#wires.get(id);
    const to = wire?.ends.find((end) => end !== from);
    const text = writeMessage(message);
    this.said.push(text);
    if (wire && to !== undefined) wire.to.get(to)?.push(text);
  }

  /** `but`: that end knows already. */
  cut(id: number, but?: number): void {
    const wire = this.#wires.get(id);
    if (!wire) return;
    this.#wires.delete(id);
    for (const end of wire.ends) if (end !== but) this.devices[end]?.take({ kind: 'left', link: id });
  }

  /** Every device without a line to the ordering device connects again. */
  mend(): void {
    const centre = this.centre();
    for (const { at } of this.devices) {
      const isWired = [...this.#wires.values()].some(({ ends }) => ends.includes(at) && ends.includes(centre));
      if (at !== centre && !isWired) this.connect(centre, at);
    }
  }

  centre(): number {
    const orders = this.devices.filter(({ table }) => table.shared.circle.orders);
    return orders.sort((one, other) => other.table.shared.circle.epoch - one.table.shared.circle.epoch)[0]?.at ?? 0;
  }

  /** One message arrives somewhere; false: none is under way. */
  deliver(): boolean {
    const under = [...this.#wires].flatMap(([id, { to }]) =>
      [...to].flatMap(([end, all]) => (all.length > 0 ? [{ id, end, all }] : [])),
    );
    if (under.length === 0) return false;
    const { id, end, all } = this.#rng.pick(under);
    const message = readMessage(all.shift() ?? '');
    if (!message) throw new Error('it is no message');
    this.devices[end]?.take({ kind: 'heard', link: id, message });
    return true;
  }

  /** All that one device has under way to the ordering one arrives there. */
  deliverFrom(device: number): void {
    const centre = this.centre();
    for (const [id, { ends, to }] of this.#wires) {
      if (!ends.includes(device)) continue;
      for (const text of to.get(centre)?.splice(0) ?? []) {
        const message = readMessage(text);
        if (message) this.devices[centre]?.take({ kind: 'heard', link: id, message });
      }
    }
  }

  /** One device, drawn at random, has lost the ordering device and takes over the order. */
  takeOrder(): void {
    const device = this.#rng.pick(this.devices);
    for (const { id } of device.gathering.links) this.cut(id);
    device.take({ kind: 'takeOrder' });
  }

  cutOne(): void {
    const ids = [...this.#wires.keys()];
    if (ids.length > 0) this.cut(this.#rng.pick(ids));
  }

  /** Until nothing is under way. */
  settle(): void {
    for (let turn = 0; this.deliver(); turn++) if (turn > 20_000) throw new Error('they never stop talking');
  }

  isOver(): boolean {
    return this.devices.every(({ table }) => floorAt(table).kind === 'over');
  }

  /** People act and messages arrive in any order, and whatever goes wrong goes wrong. */
  play({ cuts = 0, kills = 0, takes = 0 }: Mishaps = {}): void {
    this.mend();
    for (let turn = 0; !this.isOver(); turn++) {
      if (turn > 50_000)
        throw new Error(`they wait for ever: ${this.devices.map(({ table }) => JSON.stringify(floorAt(table)))}`);
      this.killChance = kills;
      if (cuts > 0 && this.#rng.below(cuts) === 0) this.cutOne();
      if (this.#rng.below(8) === 0) this.mend();
      if (takes > 0 && this.#rng.below(takes) === 0) this.takeOrder();
      if (this.#rng.below(2) === 0) this.deliver();
      else this.#rng.pick(this.devices).act();
      const due = Math.min(...this.devices.map(({ gathering }) => dueMs(gathering) ?? Number.POSITIVE_INFINITY));
      if (Number.isFinite(due) && this.#rng.below(50) === 0) {
        this.nowMs = due;
        for (const device of this.devices) device.take({ kind: 'tick' });
      }
    }
    this.killChance = 0;
    this.mend();
    this.settle();
  }
}
