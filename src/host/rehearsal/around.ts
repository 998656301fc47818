import type { AnyGame, Seat } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import type { Rng } from '../../engine/rng.ts';
import type { WirePort } from '../../protocol/wire.ts';
import { MemoryStore } from './browser.ts';
import { person, Stage } from './stage.ts';
import { whisper } from './whisper.ts';

/** One end of a line whose texts arrive one after another, a little later; like a port it holds them until there is a listener. */
class End implements WirePort {
  other: End | null = null;
  #hear: WirePort['onmessage'] = null;
  #isClosed = false;
  readonly #held: (string | null)[] = [];
  readonly #said: (message: string | null) => void;

  constructor(said: (message: string | null) => void) {
    this.#said = said;
  }

  get onmessage(): WirePort['onmessage'] {
    return this.#hear;
  }

  set onmessage(hear: WirePort['onmessage']) {
    this.#hear = hear;
    this.#deliver();
  }

  postMessage(message: string | null): void {
    const { other } = this;
    this.#said(message);
    void Promise.resolve().then(() => other?.take(message));
  }

  take(message: string | null): void {
    if (this.#isClosed) return;
    this.#held.push(message);
    this.#deliver();
  }

  close(): void {
    this.#isClosed = true;
  }

  #deliver(): void {
    while (this.#hear && this.#held.length > 0) this.#hear({ data: this.#held.shift() ?? null });
  }
}

/** Hosts round one match, each with a page and a disk of its own. */
export class Around {
  readonly stages: Stage[];
  /** Whatever was said on any line. */
  readonly said: string[] = [];
  nowMs = 1000;
  /** However fast they play, the clock goes on. */
  readonly #now = (): number => (this.nowMs += 10);
  readonly #games: readonly AnyGame[];
  readonly #seats: (readonly Seat[])[];
  readonly #lines = new Map<number, End>();
  #marks = 0;

  constructor(seatsOf: readonly (readonly Seat[])[], games: readonly AnyGame[] = [whisper]) {
    this.#games = games;
    this.#seats = [...seatsOf];
    this.stages = seatsOf.map(() => this.#stage(new MemoryStore()));
  }

  #stage(store: MemoryStore): Stage {
    const newMark = (): string => `${++this.#marks}`.padStart(16, '0');
    return new Stage(store, { newMark, now: this.#now }, this.#games);
  }

  at(device: number): Stage {
    const stage = this.stages[device];
    if (!stage) throw new Error(`there is no device ${device}`);
    return stage;
  }

  /** The first device deals and orders; the others get the match from it, and the seats that they ask for. */
  async begin(game = 'whisper', sitters?: readonly Sitter[]): Promise<void> {
    const [first] = this.stages as [Stage];
    const seats = Math.max(...this.#seats.flat()) + 1;
    await first.start(sitters ?? Array.from({ length: seats }, (_, seat) => person(`P${seat}`)), game);
    await first.ask({ kind: 'gather', match: first.table.match, here: this.#seats[0] ?? [] });
    for (const device of this.stages.keys()) if (device > 0) await this.join(device);
  }

  async join(device: number): Promise<void> {
    const [first] = this.stages as [Stage];
    const guest = this.at(device);
    const [own, theirs] = this.line(device);
    await first.ask({ kind: 'wire', match: first.table.match, port: own });
    await guest.ask({ kind: 'enter', port: theirs });
    await this.rest();
    const seats = this.#seats[device] ?? [];
    if (seats.length === 0) return;
    await guest.ask({ kind: 'claim', seats });
    await this.rest();
    if (!first.table.circle?.question) return;
    await first.ask({ kind: 'agree', yes: true });
    await this.rest();
  }

  async connect(one: number, other: number): Promise<void> {
    const ends = this.line(other);
    for (const [nth, device] of [one, other].entries()) {
      const stage = this.at(device);
      await stage.ask({ kind: 'wire', match: stage.table.match, port: ends[nth] as End });
    }
    await this.rest();
  }

  /** From the one that orders to that device. */
  line(device: number): [End, End] {
    const end = (): End => new End((message) => message !== null && this.said.push(message));
    const [own, theirs] = [end(), end()];
    [own.other, theirs.other] = [theirs, own];
    this.#lines.set(device, theirs);
    return [own, theirs];
  }

  /** The line of that device is gone, and both ends hear of it. */
  async cut(device: number): Promise<void> {
    const end = this.#lines.get(device);
    end?.other?.postMessage(null);
    end?.postMessage(null);
    this.#lines.delete(device);
    await this.rest();
  }

  /** The end of that device says so to the first one. */
  async say(device: number, text: string): Promise<void> {
    this.post(device, text);
    await this.rest();
  }

  /** The same, and nobody waits until it is heard. */
  post(device: number, text: string): void {
    this.#lines.get(device)?.postMessage(text);
  }

  /** A device dies as it is, and its page opens the match again from the disk. */
  async restart(device: number): Promise<void> {
    const before = this.at(device);
    const { match } = before.table;
    for (const other of [...this.#lines.keys()]) if (device === 0 || other === device) await this.cut(other);
    const stage = this.#stage(before.store);
    this.stages[device] = stage;
    await stage.ask({ kind: 'open', match });
    await this.rest();
  }

  async rest(): Promise<void> {
    for (let turn = 0; turn < RESTS; turn++) for (const stage of this.stages) await stage.rest();
  }

  /** People at all devices do what they can, those that are asked together at once, until the match is over everywhere. */
  async playOut(rng: Rng, between: (turn: number) => Promise<void> = async () => {}): Promise<void> {
    for (let turn = 0; this.stages.some(({ table }) => table.floor.kind !== 'over'); turn++) {
      if (turn === MOST_TURNS)
        throw new Error(`they wait for ever: ${JSON.stringify(this.stages.map(({ table }) => table.floor))}`);
      await Promise.all([...this.stages.keys()].map((device) => this.act(device, rng)));
      await between(turn);
      await this.rest();
    }
  }

  /** As `act`, but nobody waits for a host that may be dead. */
  async tryToAct(device: number, rng: Rng): Promise<void> {
    void this.act(device, rng);
    await this.rest();
  }

  /** Gives a line to the ordering device to every device that has none. */
  async rejoin(): Promise<void> {
    for (const device of this.stages.keys()) {
      if (device > 0 && this.at(device).table.circle?.isJoined === false) await this.connect(0, device);
    }
  }

  /** One thing that people at that device can do; false: nothing. */
  async act(device: number, rng: Rng): Promise<boolean> {
    const stage = this.at(device);
    const { floor, offers } = stage.table;
    if (floor.kind === 'curtain') await stage.ask({ kind: 'look', seat: floor.to });
    else if (floor.kind === 'reveal') await stage.ask({ kind: 'shown' });
    else if (floor.kind === 'learnt') await stage.ask({ kind: 'cover' });
    else if (floor.kind === 'forced') await stage.ask({ kind: 'forced' });
    else if (floor.kind === 'open' || floor.kind === 'private') {
      await stage.ask({ kind: 'move', seat: floor.seat, move: rng.pick(offers).move });
    } else return false;
    return true;
  }
}

/** More turns than any match has. */
const MOST_TURNS = 3000;
const RESTS = 4;
