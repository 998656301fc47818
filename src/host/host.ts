import { personSeats } from '../engine/floor.ts';
import type { AnyMove } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { answerTo, type Request, type Trouble, type Unshown } from '../protocol/messages.ts';
import type { MatchId } from '../protocol/shown.ts';
import type { Shared } from '../saves/sharing.ts';
import { Advisor } from './advisor.ts';
import { Archive, type Change, isForArchive } from './archive.ts';
import { type BotTurn, botTurn, chooseAtRandom, Thinking, Unanswered } from './bots.ts';
import { DaybookKeeper } from './daybook.ts';
import { dealtAnew, dealtNew, onceADay } from './dealing.ts';
import { Hindsight, Replays } from './hindsight.ts';
import { judge, played, refusalOf, type TableRequest } from './judge.ts';
import { readTable, saveBelow } from './open.ts';
import {
  covered,
  floorAt,
  logLength,
  newAgain,
  newMatch,
  type OpenMatch,
  savedOf,
  settled,
  shelfEntryOf,
  sittersOf,
  witnessed,
} from './openMatch.ts';
import type { Holding } from './owner.ts';
import { Pocket } from './pocket.ts';
import { type Ribbon, tableNews, told, withCodeKnown } from './publish.ts';
import { type HostNeeds, isFull } from './store.ts';
import { isForCircle, Together } from './together/together.ts';
import { keepShared } from './travel.ts';

type StartRequest = Extract<Request, { kind: 'new' | 'rematch' | 'branch' }>;
/** Of no call: people on another device ask. */
const UNASKED = -1;

/**
 * Hosts one match: judge, append, save, publish, in this order. One thing is done at a time, so nothing is judged on a
 * table that is being saved, and nothing is published as saved before the store has it.
 */
export class Host {
  readonly #needs: HostNeeds;
  readonly #pocket: Pocket;
  readonly #archive: Archive;
  readonly #advisor: Advisor;
  readonly #replays: Replays;
  readonly #daybook: DaybookKeeper;
  readonly #hindsight: Hindsight;
  readonly #together: Together;
  #queue: Promise<void> = Promise.resolve();
  #table: OpenMatch | null = null;
  #holding: Holding | null = null;
  #ribbon: Ribbon = [];
  /** When the log was written last. */
  #touchedAt = 0;
  readonly #thinking: Thinking;
  /** Nobody is left who plays, and nobody follows the bots to the end. */
  #isUnwatched = false;
  readonly #unanswered = new Unanswered();

  constructor(given: HostNeeds) {
    this.#pocket = new Pocket(given.store);
    const needs = { ...given, store: this.#pocket };
    this.#needs = needs;
    this.#replays = new Replays(needs);
    this.#daybook = new DaybookKeeper(needs, () => this.#table !== null);
    this.#hindsight = new Hindsight(needs, (id) => this.#replays.opened(id));
    this.#archive = new Archive(needs, {
      isOpen: (id) => this.#table?.id === id,
      clear: () => this.#clear(),
      writeUnsaved: () => this.#writeUnsaved(),
      alter: (change) => this.#alter(change),
    });
    this.#thinking = new Thinking(needs, (turn, move) => void this.#inTurn(() => this.#playBot(turn, move)));
    this.#advisor = new Advisor(needs, {
      now: () => this.#table,
      inTurn: (work) => void this.#inTurn(work),
      lay: (table) => this.#layHint(table),
    });
    this.#together = new Together(needs, {
      now: () => this.#table,
      keep: (table) => this.#keep(table),
      alter: (change) => this.#alter(change),
      publish: () => this.#publish(),
      open: (match) => {
        this.#needs.send({ kind: 'started', match, unasked: true });
        return this.#open(match);
      },
      again: (match, wish) => this.#start({ kind: 'rematch', call: UNASKED, match, ...wish }),
      inTurn: (work) => void this.#inTurn(work),
    });
  }

  /** Resolves when the request is dealt with; bots may still be thinking. */
  take(request: Request): Promise<void> {
    const work = (): Promise<void> => this.#together.first(request, () => this.#answer(request));
    return this.#inTurn(work, 'call' in request ? request.call : null);
  }

  #inTurn(work: () => Promise<void> | void, call: number | null = null): Promise<void> {
    this.#queue = this.#queue.then(work).catch((fault: unknown) => {
      this.#needs.report(fault);
      this.#trouble({ what: 'badRequest' }, call);
    });
    return this.#queue;
  }

  #answer(request: Request): Promise<void> | void {
    if (isForArchive(request)) return this.#archive.answer(request);
    if (isForCircle(request)) return this.#together.answer(request);
    switch (request.kind) {
      case 'new':
      case 'branch':
      case 'rematch':
        return this.#start(request);
      case 'open':
        return this.#open(request.match, request.led, request.unshown);
      case 'unlead':
        return this.#lead(false);
      case 'ping':
        return this.#needs.send({ kind: 'pong' });
      case 'takeOver':
        return this.#takeOver();
      case 'leave':
        return this.#leaveToShelf();
      case 'replay':
      case 'moment':
        return this.#replays.answer(request);
      case 'daybook':
      case 'par':
      case 'noPar':
        return this.#daybook.answer(request);
      case 'chances':
      case 'better':
        return this.#hindsight.ask(request);
      case 'noHindsight':
        return this.#hindsight.drop();
      case 'runOut':
        return this.#runOut();
      case 'dealCode':
        return this.#tellCode(request);
      case 'why':
      case 'peek':
      case 'motives':
      case 'lookBack':
        return this.#needs.send(told(this.#table, request));
      case 'hint':
        return this.#advisor.ask(request);
      case 'noHint':
        return this.#advisor.drop();
      case 'save':
        return this.#saveAgain();
      case 'touched':
        this.#needs.thinker.giveWay();
        return this.#needs.historian.giveWay();
      default:
        return this.#turn(request);
    }
  }

  async #turn(request: TableRequest): Promise<void> {
    const table = this.#table;
    if (!table) return;
    this.#isUnwatched = false;
    const next = judge(table, request);
    if (next && (await this.#together.wish(table, next))) return;
    if (next) this.#table = next;
    if (next && request.kind !== 'cover' && request.kind !== 'shown') await this.#save();
    this.#publish();
    const reason = request.kind === 'move' && !next ? refusalOf(table, request) : null;
    if (reason) this.#needs.send({ kind: 'refused', logLength: logLength(table.match), reason });
  }

  async #start(request: StartRequest): Promise<void> {
    const begin = async (): Promise<void> => {
      const needs = this.#needs;
      const dealt = await (request.kind === 'branch'
        ? this.#replays.branch(request)
        : request.kind === 'new'
          ? dealtNew(needs, request)
          : dealtAnew(needs, this.#table, request));
      if (dealt && !('what' in dealt)) return this.#begin(dealt, request);
      this.#trouble(dealt ?? { what: 'badRequest' }, request.call);
    };
    return request.kind === 'new' && request.daily ? onceADay(this.#needs, request, begin) : begin();
  }

  /** The others are told when a person learns the deal. */
  async #tellCode(request: Extract<Request, { kind: 'dealCode' }>): Promise<void> {
    const table = withCodeKnown(this.#table, request.match);
    if (table) {
      this.#table = table;
      await this.#pocket.mark(table.id, 'code');
      this.#publish();
    }
    this.#needs.send(told(this.#table, request));
  }

  #begin(match: Match, request: StartRequest): Promise<void> {
    const begin = (shared: Shared | null): Promise<void> => this.#layNew(match, request, shared);
    const goesOn = request.kind === 'rematch' && request.match === this.#table?.id;
    return goesOn ? this.#together.moveOn(request.order, begin) : begin(null);
  }

  async #layNew(match: Match, request: StartRequest, shared: Shared | null): Promise<void> {
    const lesson = request.kind === 'new' && request.lesson === true;
    await this.#leave();
    const id = this.#needs.newId();
    this.#holding = await this.#claim(id, false);
    const table = newMatch(id, match, shared, lesson);
    this.#lay(table);
    if (shared) await keepShared(this.#needs.store, table);
    if (lesson) await this.#pocket.mark(id, 'lesson');
    await this.#save();
    this.#needs.send({ kind: 'started', match: id, ...(request.call === UNASKED && { unasked: true }) });
    this.#needs.send(answerTo(request, id));
    this.#publish();
  }

  /** Whether a guide plays for the bots of the open match. */
  #lead(led: boolean): void {
    if (!this.#table || this.#table.led === led) return;
    this.#table = { ...this.#table, led };
    this.#publish();
  }

  async #open(id: MatchId, led = false, unshown?: Unshown): Promise<void> {
    if (this.#table?.id === id) {
      // The page is new or was put aside: nobody is known to hold the device.
      this.#lay(covered({ ...newAgain(this.#table, unshown), led }));
      this.#publish();
      return;
    }
    await this.#leave();
    this.#holding = await this.#claim(id, false);
    await this.#read(id, led, unshown);
  }

  async #takeOver(): Promise<void> {
    const table = this.#table;
    if (!table || table.mine) return;
    this.#holding?.release();
    this.#holding = await this.#claim(table.id, true);
    await this.#read(table.id, table.led);
  }

  /** Lays out the match as it stands in the store. */
  async #read(id: MatchId, led = false, unshown?: Unshown): Promise<void> {
    const read = await readTable(this.#pocket, this.#needs.rules, id, this.#holding?.mine ?? false);
    if ('what' in read) {
      this.#clear();
      this.#trouble(read);
      return;
    }
    this.#lay({ ...newAgain(read.table, unshown), led });
    this.#touchedAt = read.touchedAt;
    if (!read.table.saved) await this.#save();
    this.#publish();
    for (const trouble of read.troubles) this.#trouble(trouble);
  }

  #claim(id: MatchId, steal: boolean): Promise<Holding> {
    return this.#needs.claim(id, steal, (mine) => {
      void this.#inTurn(async () => {
        if (this.#table?.id !== id) return;
        if (mine) return this.#regain(this.#table);
        this.#table = { ...covered(this.#table), mine };
        this.#together.end();
        this.#publish();
      });
    });
  }

  /** This tab has the match again. What it could not save goes on, unless another has played on. */
  async #regain(table: OpenMatch): Promise<void> {
    if (table.saved) return this.#read(table.id, table.led);
    const below = await saveBelow(this.#pocket.disk, this.#needs.rules, table);
    if (!below) {
      this.#pocket.giveUp(table.id);
      await this.#read(table.id, table.led);
      return this.#trouble({ what: 'movesLost' });
    }
    this.#table = { ...covered(table), title: below.title, mine: true };
    return this.#saveAgain();
  }

  async #leaveToShelf(): Promise<void> {
    const wasUnsaved = this.#table?.saved === false;
    await this.#leave();
    // No table says any more whether it is saved.
    if (wasUnsaved) await this.#archive.answer({ kind: 'shelf' });
  }

  /** What the disk has no room for stays in the pocket. */
  async #leave(): Promise<void> {
    if (this.#table && !this.#table.saved) await this.#save();
    this.#clear();
  }

  #lay(table: OpenMatch): void {
    this.#daybook.drop();
    this.#replays.end();
    if (this.#table?.id !== table.id) this.#together.end();
    this.#table = table;
    this.#ribbon = [];
  }

  #clear(): void {
    this.#isUnwatched = false;
    this.#advisor.drop();
    this.#thinking.stop();
    this.#together.end();
    this.#holding?.release();
    this.#holding = null;
    this.#table = null;
  }

  async #saveAgain(): Promise<void> {
    await this.#save();
    this.#publish();
  }

  async #save(): Promise<void> {
    const fault = await this.#write();
    if (fault) this.#trouble(fault);
  }

  /** Writes the whole match. If that fails the table goes on, marked as unsaved. */
  async #write(): Promise<Trouble | null> {
    const [table, holding] = [this.#table, this.#holding];
    if (!table || !holding?.mine) return null;
    // A name is no move: a match that was over stays over.
    const touchedAt = table.saved ? this.#touchedAt : this.#needs.now();
    const write = (): Promise<void> =>
      this.#needs.store.write(table.id, savedOf(table, touchedAt), shelfEntryOf(table, touchedAt));
    try {
      const saved = (await holding.write(write)) === 'written';
      const written = { ...table, saved, ...(saved && { onDisk: logLength(table.match) }) };
      this.#table = saved ? this.#together.kept(written) : written;
      this.#touchedAt = touchedAt;
      return null;
    } catch (fault) {
      this.#table = { ...table, saved: false };
      return { what: 'notSaved', full: isFull(fault) };
    }
  }

  #publish(): void {
    const table = this.#table;
    const { isAside } = this.#together;
    if (!table) return;
    try {
      const { news, ribbon } = tableNews(table, this.#ribbon);
      if (!isAside) {
        this.#ribbon = ribbon;
        this.#needs.send({ kind: 'table', table: { ...news, ...this.#together.news(table) } });
      }
    } catch (fault) {
      // It is done and saved, but not shown: the page must not go on at the table before it.
      this.#needs.report(fault);
      this.#clear();
      this.#trouble({ what: 'cannotOpen', match: table.id });
      return;
    }
    const next = isAside ? table : witnessed(table);
    this.#table = next;
    this.#advisor.follow(next);
    this.#thinking.follow(next, this.#isUnwatched);
  }

  /** An answer to another table is dropped; a bot that has no legal one plays at random. */
  async #playBot(asked: BotTurn, move: AnyMove | null): Promise<void> {
    this.#thinking.done(asked);
    const table = this.#table;
    if (!table || botTurn(table)?.moment !== asked.moment) return;
    const { seat } = asked.question;
    if (move === null) this.#needs.report(new Error('no bot has an answer'));
    if (this.#unanswered.follows(move)) this.#trouble({ what: 'botAtRandom' });
    const next = (move && played(table, seat, move)) ?? played(table, seat, chooseAtRandom(asked.question));
    if (!next) return;
    // What nobody follows is neither shown nor saved before it is over.
    this.#table = this.#isUnwatched ? { ...next, shown: logLength(next.match) } : next;
    this.#isUnwatched &&= floorAt(next).kind === 'bots';
    if (this.#isUnwatched) return this.#thinking.follow(this.#table, true);
    await this.#save();
    this.#publish();
  }

  #runOut(): void {
    const table = this.#table;
    if (!table?.mine || floorAt(table).kind !== 'bots' || personSeats(sittersOf(table)).length > 0) return;
    this.#isUnwatched = true;
    this.#thinking.follow(table, true);
  }

  async #layHint(table: OpenMatch): Promise<void> {
    if (this.#table && (await this.#together.wish(this.#table, table))) return;
    this.#table = table;
    await this.#saveAgain();
  }

  /** Tries again what the disk could not take. */
  async #writeUnsaved(): Promise<void> {
    if (this.#table && !this.#table.saved) {
      await this.#write();
      this.#publish();
    }
    await this.#pocket.writeAgain(this.#needs.claim, this.#table?.id);
  }

  /** What several devices play is written before it is told. */
  async #keep(table: OpenMatch): Promise<void> {
    const unkept = table.shared === this.#table?.shared ? null : await keepShared(this.#needs.store, table);
    if (unkept) this.#trouble(unkept);
    this.#table = table;
    if (!table.saved) await this.#save();
    else this.#table = this.#together.kept(table);
  }

  /** Null: the match is another tab's, or became so at that moment. */
  async #alter(change: Change): Promise<OpenMatch | Trouble | null> {
    if (!this.#table?.mine) return null;
    const next = settled(change(this.#table));
    const unkept = await keepShared(this.#needs.store, next);
    if (unkept) return unkept;
    this.#table = next;
    const fault = await this.#write();
    if (fault || !this.#table.saved) return fault;
    this.#publish();
    return this.#table;
  }

  #trouble(trouble: Trouble, call: number | null = null): void {
    this.#needs.send({ kind: 'trouble', call, trouble });
  }
}
