import { personSeats } from '../../engine/floor.ts';
import type { Entry } from '../../engine/log.ts';
import { answerTo } from '../../protocol/calls.ts';
import type { Notice, Request } from '../../protocol/messages.ts';
import type { MatchId } from '../../protocol/shown.ts';
import type { Trouble } from '../../protocol/trouble.ts';
import {
  type Became,
  type CircleNews,
  type Opening,
  type Unfit,
  WIRE_PROTOCOL,
  type WirePort,
} from '../../protocol/wire.ts';
import { parseShared } from '../../saves/parse.ts';
import type { Mark } from '../../saves/sharing.ts';
import { LONGEST_MESSAGE, readMessage, writeMessage } from '../../saves/wire.ts';
import { keepBranch, type MeetingNeeds } from '../meeting.ts';
import { floorAt, logLength, movesSince, type OpenMatch, savedOf, sittersOf } from '../openMatch.ts';
import { takeOne } from '../travel.ts';
import { isShared, type SharedTable, seatsAt } from './circle.ts';
import { gathered, newcomer } from './gather.ts';
import { type CircleEvent, dueMs, type Gathering, NOBODY_THERE, type Out } from './gathering.ts';
import { hashOfLog } from './logs.ts';
import { step } from './round.ts';
import { wishOf } from './wishes.ts';

const KINDS = ['gather', 'wire', 'enter', 'takeOrder', 'claim', 'agree'] as const;
type CircleRequest = Extract<Request, { kind: (typeof KINDS)[number] }>;
export const isForCircle = (request: Request): request is CircleRequest => KINDS.some((kind) => kind === request.kind);

interface TogetherNeeds extends MeetingNeeds {
  newMark(): Mark;
  send(notice: Notice): void;
  /** Another look at the clock after so long; what is returned takes it back. */
  later(work: () => void, afterMs: number): () => void;
}

interface TableHere {
  now(): OpenMatch | null;
  /** The table from now on. What is known of it beside the save is written, then its log if that is another. */
  keep(table: OpenMatch): Promise<void>;
  alter(change: (table: OpenMatch) => OpenMatch): Promise<OpenMatch | Trouble | null>;
  publish(): void;
  /** The page shows it from now on. */
  open(match: MatchId): Promise<void>;
  inTurn(work: () => Promise<void>): void;
}

/** Nobody sends more by hand; a line that does is cut. */
const MOST_AT_ONCE = 500;

interface Line {
  readonly port: WirePort;
  /** How much came since the host has had a moment to spare. */
  waiting: number;
}

/** The open table's lines to other devices: what `step` says is done here, and nothing is decided. */
export class Together {
  readonly #needs: TogetherNeeds;
  readonly #here: TableHere;
  readonly #lines = new Map<number, Line>();
  #gathering: Gathering = NOBODY_THERE;
  #lastLine = 0;
  /** Said once the table is kept. */
  #unsent: Out[] = [];
  #became: Became | null = null;
  #gone = 0;
  #unfit: Unfit | null = null;
  /** What is done once all agree, by the number of the wish. */
  readonly #openings = new Map<number, { readonly call: number | null; work(): Promise<void> | void }>();
  #stopWaiting: (() => void) | null = null;

  constructor(needs: TogetherNeeds, here: TableHere) {
    this.#needs = needs;
    this.#here = here;
  }

  async answer(request: CircleRequest): Promise<void> {
    switch (request.kind) {
      case 'gather':
        return this.#gather(request);
      case 'wire':
        return this.#join(request.match, request.port);
      case 'enter':
        return this.#enter(request.port);
      case 'takeOrder':
        return this.#take({ kind: 'takeOrder' });
      case 'claim':
        return this.#take({ kind: 'wished', wished: [{ claim: request.seats }] });
      case 'agree':
        return this.#take({ kind: 'answered', yes: request.yes });
    }
  }

  /** Does what was asked for; where it lays the match open that others play, too, when these have agreed. */
  async first(request: Request, work: () => Promise<void> | void): Promise<void> {
    const table = this.#here.now();
    const opens = isShared(table) && floorAt(table).kind !== 'over' ? openingOf(table, request) : null;
    if (!isShared(table) || !opens) return work();
    this.#openings.set(table.shared.circle.wished + 1, { call: 'call' in request ? request.call : null, work });
    this.#became = null;
    await this.#take({ kind: 'wished', wished: [{ opens }] });
  }

  /** What was judged here, where another device writes it, or others may have to agree; false: it is written here. */
  async wish(table: OpenMatch, next: OpenMatch): Promise<boolean> {
    const made = next.match.record.log.slice(logLength(table.match));
    if (!isShared(table) || made.length === 0) return false;
    if (table.shared.circle.orders && made.every(isOwnBusiness)) return false;
    this.#became = null;
    await this.#take({ kind: 'wished', wished: made.map((entry) => wishOf(table, entry)) });
    return true;
  }

  /** The table is on the disk as it is now. */
  kept(table: OpenMatch): OpenMatch {
    if (!isShared(table)) return table;
    const stepped = step(this.#gathering, table, { kind: 'kept' }, this.#needs.now());
    this.#gathering = stepped.gathering;
    this.#sendAll(this.#unsent.splice(0));
    this.#sendAll(stepped.out);
    this.#waitForClock();
    return stepped.table;
  }

  /** The table is left: this device is away for the others. */
  end(): void {
    for (const [id] of this.#lines) this.#cut(id);
    this.#gathering = NOBODY_THERE;
    this.#unsent = [];
    this.#became = null;
    this.#gone = 0;
    this.#unfit = null;
    for (const wish of [...this.#openings.keys()]) this.#open(wish, 'away');
    this.#waitForClock();
  }

  news(table: OpenMatch): { readonly circle?: CircleNews } {
    if (!isShared(table)) return {};
    const { orders, places, wishes, epoch } = table.shared.circle;
    const { there, links, asked, question } = this.#gathering;
    const persons = personSeats(sittersOf(table));
    const reached = there.flatMap((device) => seatsAt(places, device));
    const isJoined = orders || links.some(({ hello, isLevel }) => isLevel && hello?.orders && hello.epoch === epoch);
    const here = seatsAt(places, table.shared.circle.device);
    const circle: CircleNews = {
      orders,
      isJoined,
      away: persons.filter((seat) => !here.includes(seat) && !(isJoined && reached.includes(seat))),
      isWishing: wishes.length > 0 || question?.device === table.shared.circle.device,
      became: this.#became,
      question: asked && { seats: seatsAt(places, asked.device), wished: asked.wished },
      gone: this.#gone,
      unfit: this.#unfit,
    };
    return { circle };
  }

  async #gather(request: Extract<CircleRequest, { kind: 'gather' }>): Promise<void> {
    const { call, match, here } = request;
    const table = this.#here.now();
    const device = this.#needs.newMark();
    const mark = this.#needs.newMark();
    const next = table?.id === match ? gathered(table, { mark, device, here }) : null;
    const became = next && (await this.#here.alter(() => next));
    if (became && !('what' in became)) return this.#needs.send(answerTo(request, null));
    this.#needs.send({ kind: 'trouble', call, trouble: became ?? { what: 'badRequest' } });
  }

  /** What is said before the match is here waits until it is. */
  #enter(port: WirePort): void {
    const early: unknown[] = [];
    port.postMessage(writeMessage({ say: 'want', protocol: WIRE_PROTOCOL }));
    port.onmessage = ({ data }) => {
      const message = typeof data === 'string' ? readMessage(data) : null;
      if (message?.say === 'hello' && early.length === 0) early.push(data);
      else this.#here.inTurn(() => this.#entered(port, message?.say === 'match' ? message.code : null, early));
    };
  }

  async #entered(port: WirePort, code: string | null, early: readonly unknown[]): Promise<void> {
    port.onmessage = null;
    const match = code === null ? null : await takeOne(code, this.#needs);
    if (match === null) {
      port.postMessage(null);
      port.close();
      this.#needs.send({ kind: 'trouble', call: null, trouble: { what: 'badRequest' } });
      return;
    }
    // Before anybody looks: of what is on this device nobody sees more than the open table shows.
    const known = parseShared(await this.#needs.store.shared(match)) ?? { mark: this.#needs.newMark(), handed: [] };
    const circle = known.circle ?? newcomer(this.#needs.newMark());
    await this.#needs.store.keepShared(match, { ...known, here: seatsAt(circle.places, circle.device), circle });
    await this.#here.open(match);
    await this.#join(match, port, early);
  }

  async #join(match: MatchId, port: WirePort, early: readonly unknown[] = []): Promise<void> {
    const table = this.#here.now();
    if (!isShared(table) || table.id !== match || !table.mine) {
      port.postMessage(null);
      port.close();
      return;
    }
    const id = ++this.#lastLine;
    const line: Line = { port, waiting: 0 };
    this.#lines.set(id, line);
    port.onmessage = ({ data }) => this.#hear(id, line, data);
    this.#unfit = null;
    await this.#take({ kind: 'joined', link: id });
    for (const data of early) this.#hear(id, line, data);
  }

  #hear(id: number, line: Line, data: unknown): void {
    if (this.#lines.get(id) !== line) return;
    const message = typeof data === 'string' && data.length <= LONGEST_MESSAGE ? readMessage(data) : null;
    // What is none of our messages is the end of the line, as its closing is.
    if (message === null || ++line.waiting > MOST_AT_ONCE) {
      this.#cut(id);
      this.#here.inTurn(() => this.#take({ kind: 'left', link: id }));
      return;
    }
    this.#here.inTurn(async () => {
      line.waiting--;
      await this.#take({ kind: 'heard', link: id, message });
    });
  }

  async #take(event: CircleEvent): Promise<void> {
    const table = this.#here.now();
    if (!isShared(table) || !table.mine) return;
    const before = this.news(table);
    const stepped = step(this.#gathering, table, event, this.#needs.now());
    this.#gathering = stepped.gathering;
    for (const each of stepped.out) await this.#note(each, table);
    this.#unsent.push(...stepped.out);
    await this.#here.keep(stepped.table);
    // Where the disk took nothing, what others may know is what it has.
    this.#sendAll(this.#unsent.splice(0));
    this.#waitForClock();
    const after = this.#here.now();
    if (after && this.#isNews(table, after, before)) this.#here.publish();
  }

  #isNews(before: SharedTable, after: OpenMatch, told: ReturnType<Together['news']>): boolean {
    // What others have seen decides what is taken back freely.
    const fields = ['match', 'shared', 'saved', 'seen'] as const;
    return (
      fields.some((field) => before[field] !== after[field]) ||
      JSON.stringify(told) !== JSON.stringify(this.news(after))
    );
  }

  async #note(each: Out, table: SharedTable): Promise<void> {
    if ('gone' in each) {
      this.#gone += movesSince(table.match.record.log, each.common);
      await this.#keepGone(each.gone, each.common);
    } else if ('became' in each) {
      this.#became = each.became === 'written' || each.became === 'agreed' ? null : each.became;
      this.#open(each.wish, each.became);
    } else if ('close' in each && each.why !== 'twice') this.#unfit = each.why;
  }

  #open(wish: number, became: Became): void {
    const opening = this.#openings.get(wish);
    if (!opening) return;
    this.#openings.delete(wish);
    if (became === 'agreed') this.#here.inTurn(async () => opening.work());
    else this.#needs.send({ kind: 'trouble', call: opening.call, trouble: { what: 'notAgreed' } });
  }

  /** Its name is made of what it is: a device that dies over it does not have it twice. */
  async #keepGone(table: SharedTable, common: number): Promise<void> {
    const save = savedOf(table, this.#needs.now());
    const id = `${table.id}-${hashOfLog(save.log)}`;
    const unkept = await keepBranch(this.#needs.store, id, { match: table.match, save }, common);
    if (unkept?.got === 'notSaved') {
      this.#needs.send({ kind: 'trouble', call: null, trouble: { what: 'notSaved', full: unkept.full } });
    }
  }

  #sendAll(out: readonly Out[]): void {
    for (const each of out) {
      if ('message' in each) this.#lines.get(each.to)?.port.postMessage(writeMessage(each.message));
      else if ('close' in each) this.#cut(each.close);
    }
  }

  #cut(id: number): void {
    const line = this.#lines.get(id);
    if (!line) return;
    this.#lines.delete(id);
    line.port.onmessage = null;
    line.port.postMessage(null);
    line.port.close();
  }

  #waitForClock(): void {
    this.#stopWaiting?.();
    const due = dueMs(this.#gathering);
    this.#stopWaiting =
      due === null
        ? null
        : this.#needs.later(
            () => this.#here.inTurn(() => this.#take({ kind: 'tick' })),
            Math.max(0, due - this.#needs.now()),
          );
  }
}

/** What this would lay open of the match on the table; null: nothing that others have a say in. */
function openingOf({ id, shared }: SharedTable, request: Request): Opening | null {
  // Before others have joined there is nobody to be asked, and they join by a copy.
  if (shared.circle.places.length < 2 || !('match' in request) || (request.match !== id && request.match !== null))
    return null;
  if (request.kind === 'dealCode') return 'code';
  return request.kind === 'handOn' || request.kind === 'export' ? 'copy' : null;
}

/** Nobody else has a say in it, and it is written as on a single device. */
const isOwnBusiness = (entry: Entry): boolean => 'move' in entry || 'hint' in entry;
