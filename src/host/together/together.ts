import { personSeats } from '../../engine/floor.ts';
import type { RematchWish } from '../../engine/rematch.ts';
import { answerTo, type NotIn, type Notice, type Request, type Trouble } from '../../protocol/messages.ts';
import type { MatchId } from '../../protocol/shown.ts';
import type { Became, CircleNews, Unfit, WireMessage, WirePort } from '../../protocol/wire.ts';
import { parseShared } from '../../saves/parse.ts';
import type { Mark, Place, Shared } from '../../saves/sharing.ts';
import { keepBranch, type MeetingNeeds } from '../meeting.ts';
import { floorAt, logLength, movesSince, type OpenMatch, savedOf, sittersOf } from '../openMatch.ts';
import { takeOne } from '../travel.ts';
import { devicesOf, hashOfLog, isShared, type SharedTable, seatsAt } from './circle.ts';
import { type CircleEvent, dueMs, type Gathering, NOBODY_THERE, type Out } from './gathering.ts';
import { hangUp, Lines } from './lines.ts';
import { askForMatch, beginningOf, type EnterRequest, gathered, moved, newcomer, nextShared, step } from './round.ts';
import { isOwnBusiness, openingOf, wishOf } from './wishes.ts';

const KINDS = ['gather', 'wire', 'enter', 'takeOrder', 'claim', 'agree'] as const;
type Of<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;
type CircleRequest = Of<(typeof KINDS)[number]>;
export const isForCircle = (request: Request): request is CircleRequest => KINDS.some((kind) => kind === request.kind);

interface TogetherNeeds extends MeetingNeeds {
  newMark(): Mark;
  send(notice: Notice): void;
  /** Acts after so long; call the returned function to cancel it. */
  later(work: () => void, afterMs: number): () => void;
}

interface TableHere {
  now(): OpenMatch | null;
  /** The table from now on. What stands beside the save is written first, then the log if it has changed. */
  keep(table: OpenMatch): Promise<void>;
  alter(change: (table: OpenMatch) => OpenMatch): Promise<OpenMatch | Trouble | null>;
  publish(): void;
  /** The page shows it from now on. */
  open(match: MatchId): Promise<void>;
  /** The same people play again, as people on another device wish. */
  again(match: MatchId, wish: RematchWish): Promise<void>;
  inTurn(work: () => Promise<void>): void;
}

/** The open table's lines to other devices: what `step` says is done here. */
export class Together {
  readonly #needs: TogetherNeeds;
  readonly #here: TableHere;
  readonly #lines: Lines;
  /** The page shows something else meanwhile: nothing is told it, and the table goes on. */
  isAside = false;
  #gathering: Gathering = NOBODY_THERE;
  /** The table is left for another one of the same devices: their lines stay. */
  #isMovingOn = false;
  /** Calls that are answered when the device that orders goes on to the next match. */
  readonly #againAsked: number[] = [];
  /** Said once the table is kept. */
  #unsent: Out[] = [];
  #became: Became | null = null;
  #gone = 0;
  #unfit: Unfit | null = null;
  /** What to do once all agree, by the number of the wish. */
  readonly #openings = new Map<number, { readonly call: number | null; work(): Promise<void> | void }>();
  #stopWaiting: (() => void) | null = null;

  constructor(needs: TogetherNeeds, here: TableHere) {
    this.#needs = needs;
    this.#here = here;
    this.#lines = new Lines(needs, {
      heard: (id, message, done) =>
        this.#here.inTurn(() => {
          done();
          return this.#heard(id, message);
        }),
      back: (id) => this.#here.inTurn(() => this.#take({ kind: 'back', link: id })),
      ended: (id) => this.#here.inTurn(() => this.#take({ kind: 'left', link: id })),
    });
  }

  async answer(request: CircleRequest): Promise<void> {
    switch (request.kind) {
      case 'gather':
        return this.#gather(request);
      case 'wire':
        return this.#join(request.match, request.port);
      case 'enter':
        return this.#enter(request);
      case 'takeOrder':
        return this.#take({ kind: 'takeOrder' });
      case 'claim':
        return this.#take({ kind: 'wished', wished: [{ claim: request.seats }] });
      case 'agree':
        return this.#take({ kind: 'answered', yes: request.yes });
    }
  }

  /** Does what was asked for; if that would reveal a match that others still play, only once they have agreed. */
  async first(request: Request, work: () => Promise<void> | void): Promise<void> {
    const table = this.#here.now();
    // The lines of the table stay open while the rules or the shelf are looked at.
    this.isAside = request.kind === 'leave' ? this.#lines.ids.length > 0 : this.isAside && request.kind !== 'open';
    if (request.kind === 'leave' && this.isAside) return;
    const isAgain = request.kind === 'rematch' && isShared(table) && table.id === request.match;
    if (isAgain && !table.shared.circle.orders) return this.#wishAgain(table, request);
    const opens = isShared(table) && floorAt(table).kind !== 'over' ? openingOf(table, request) : null;
    if (!isShared(table) || !opens) return work();
    this.#openings.set(table.shared.circle.wished + 1, { call: 'call' in request ? request.call : null, work });
    this.#became = null;
    await this.#take({ kind: 'wished', wished: [{ opens }] });
  }

  /** Sends a judged entry on where another device writes it, or where others may have to agree; false: it is written here. */
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

  /** The same people play again: lays the next match out, and those on other devices come along. */
  async moveOn(order: RematchWish['order'], lay: (shared: Shared | null) => Promise<void>): Promise<void> {
    const before = this.#here.now();
    if (!isShared(before) || !before.mine || !before.shared.circle.orders) return lay(null);
    const places = moved(before.shared.circle.places, order);
    await this.#keepingLines(() => lay(nextShared(before, this.#needs.newMark(), places)));
    const table = this.#here.now();
    if (!isShared(table)) return;
    const code = beginningOf(table);
    for (const id of this.#lines.ids) {
      this.#lines.send(id, { say: 'next', code, places });
      await this.#take({ kind: 'joined', link: id });
    }
  }

  /** The table is left for another one of the same devices. */
  async #keepingLines(work: () => Promise<void>): Promise<void> {
    this.#isMovingOn = true;
    try {
      await work();
    } finally {
      this.#isMovingOn = false;
    }
  }

  /** The table is left: this device is away for the others. */
  end(): void {
    if (!this.#isMovingOn) for (const id of this.#lines.ids) this.#lines.cut(id);
    this.isAside &&= this.#isMovingOn;
    this.#gathering = NOBODY_THERE;
    this.#unsent = [];
    this.#became = null;
    this.#gone = 0;
    this.#unfit = null;
    for (const wish of [...this.#openings.keys()]) this.#open(wish, 'away');
    for (const call of this.#againAsked.splice(0))
      this.#needs.send({ kind: 'trouble', call, trouble: { what: 'notAgreed' } });
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
      devices: devicesOf(table, isJoined ? there : []),
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

  #enter(request: EnterRequest): void {
    const failed = (why: NotIn): void =>
      this.#needs.send({ kind: 'trouble', call: request.call, trouble: { what: 'cannotJoin', why } });
    askForMatch(request.port, {
      failed,
      came: (code, early) =>
        this.#here.inTurn(async () => {
          if (await this.#entered(request, code, early)) return;
          hangUp(request.port);
          failed('edition');
        }),
    });
  }

  /** False: the text that was sent is no match that can be played here. */
  async #entered(request: EnterRequest, code: string, early: readonly unknown[]): Promise<boolean> {
    const match = await takeOne(code, this.#needs);
    if (match === null) return false;
    // Before anybody looks: of what is on this device nobody sees more than the open table shows.
    const known = parseShared(await this.#needs.store.shared(match)) ?? { mark: this.#needs.newMark(), handed: [] };
    const circle = known.circle ?? newcomer(this.#needs.newMark());
    await this.#needs.store.keepShared(match, { ...known, here: seatsAt(circle.places, circle.device), circle });
    await this.#here.open(match);
    this.#needs.send(answerTo(request, match));
    await this.#join(match, request.port, early);
    return true;
  }

  async #wishAgain(table: SharedTable, { call, order, first, series }: Of<'rematch'>): Promise<void> {
    this.#openings.set(table.shared.circle.wished + 1, { call, work: () => void this.#againAsked.push(call) });
    this.#became = null;
    await this.#take({ kind: 'wished', wished: [{ again: { order, first, series } }] });
  }

  /** The device that orders goes on to another match, with all of them. */
  async #follow(id: number, code: string, places: readonly Place[]): Promise<void> {
    const before = this.#here.now();
    const up = this.#gathering.links.find((link) => link.id === id);
    if (!isShared(before) || !up?.isLevel || !up.hello?.orders || floorAt(before).kind !== 'over') return;
    const { circle } = before.shared;
    const match = await takeOne(code, this.#needs);
    if (match === null) {
      this.#unfit = 'edition';
      this.#lines.cut(id);
      return this.#take({ kind: 'left', link: id });
    }
    const known = parseShared(await this.#needs.store.shared(match)) ?? { mark: this.#needs.newMark(), handed: [] };
    const now = { ...newcomer(circle.device), places };
    await this.#needs.store.keepShared(match, { ...known, here: seatsAt(places, circle.device), circle: now });
    await this.#needs.store.keepShared(before.id, { ...before.shared, circle: { ...circle, wishes: [] } });
    const asked = this.#againAsked.splice(0);
    await this.#keepingLines(() => this.#here.open(match));
    for (const call of asked) this.#needs.send({ kind: 'answer', call, answer: match });
    for (const link of this.#lines.ids) await this.#take({ kind: 'joined', link });
  }

  async #join(match: MatchId, port: WirePort, early: readonly unknown[] = []): Promise<void> {
    const table = this.#here.now();
    if (!isShared(table) || table.id !== match || !table.mine) {
      hangUp(port);
      return;
    }
    const id = this.#lines.add(port);
    this.#unfit = null;
    await this.#take({ kind: 'joined', link: id });
    for (const data of early) this.#lines.hear(id, data);
  }

  async #heard(id: number, message: WireMessage): Promise<void> {
    if (!this.#lines.ids.includes(id)) return;
    if (message.say === 'next') return this.#follow(id, message.code, message.places);
    if (message.say === 'unfit') this.#unfit = message.why;
    await this.#take({ kind: 'heard', link: id, message });
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
    // How far a move can be taken back freely depends on what others have seen.
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
    } else if ('again' in each) this.#here.inTurn(() => this.#here.again(table.id, each.again));
    else if ('close' in each && each.why !== 'twice') this.#unfit = each.why;
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
      if ('message' in each) this.#lines.send(each.to, each.message);
      else if ('close' in each) this.#lines.cut(each.close);
    }
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
