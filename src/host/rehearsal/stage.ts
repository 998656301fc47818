import type { AnyGame, AnyMove, Seat } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import { plainOptions } from '../../engine/setup.ts';
import type { Answer, CallName, Notice, Request, Trouble } from '../../protocol/messages.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { randomThinker } from '../bots.ts';
import { Host } from '../host.ts';
import { lockClaim } from '../owner.ts';
import type { HostNeeds } from '../store.ts';
import { MemoryStore } from './browser.ts';
import { posted } from './posted.ts';
import { whisper } from './whisper.ts';

/** What was answered to which kind of call, for those who listen in: an answer alone does not say it. */
export class Answers {
  readonly #kinds = new Map<number, CallName>();
  readonly #told: { readonly kind: CallName; readonly answer: Answer<CallName> }[] = [];

  asked(request: Request): void {
    if ('call' in request) this.#kinds.set(request.call, request.kind);
  }

  heard(notice: Notice): void {
    const kind = notice.kind === 'answer' ? this.#kinds.get(notice.call) : undefined;
    if (notice.kind === 'answer' && kind) this.#told.push({ kind, answer: notice.answer });
  }

  /** Oldest first. */
  to<Name extends CallName>(kind: Name): Answer<Name>[] {
    return this.#told.flatMap((told) => (told.kind === kind ? [told.answer as Answer<Name>] : []));
  }
}

export const person = (name: string): Sitter => ({ kind: 'person', name, emblem: 'crane' });
export const bot = (name: string): Sitter => ({ kind: 'bot', level: 0, name, emblem: 'plum' });

/** Large enough that it is found nowhere by accident. */
export const SEED = 987_654_321_012;

type Body<One> = One extends unknown ? Omit<One, 'logLength' | 'call'> : never;

/** A host without a worker: its page writes down all that it is told. */
export class Stage {
  readonly heard: Notice[] = [];
  readonly faults: unknown[] = [];
  /** What waits for the clock. */
  readonly timers = new Set<() => void>();
  readonly store: MemoryStore;
  readonly host: Host;
  readonly #games: readonly AnyGame[];
  readonly #answers = new Answers();
  readonly #tables: TableNews[] = [];
  readonly #troubles: Trouble[] = [];
  #calls = 0;

  constructor(store = new MemoryStore(), needs: Partial<HostNeeds> = {}, games: readonly AnyGame[] = [whisper]) {
    this.store = store;
    this.#games = games;
    let clock = 1000;
    let marks = 0;
    this.host = new Host({
      store,
      rules: (id) => {
        const game = games.find(({ facts }) => facts.id === id || facts.code === id);
        return game ? Promise.resolve(game) : null;
      },
      claim: lockClaim(undefined),
      thinker: randomThinker,
      historian: randomThinker,
      now: () => clock++,
      newId: () => `match-${store.disk.size}`,
      newSeed: () => SEED,
      newMark: () => `${++marks}`.padStart(16, 'a'),
      later: (work) => {
        this.timers.add(work);
        return () => this.timers.delete(work);
      },
      // What cannot be cloned cannot be posted.
      send: (notice) => {
        const come = posted(notice);
        this.heard.push(come);
        this.#answers.heard(notice);
        if (come.kind === 'table') this.#tables.push(come.table);
        if (come.kind === 'trouble') this.#troubles.push(come.trouble);
      },
      report: (fault) => this.faults.push(fault),
      ...needs,
    });
  }

  /** The clock has come to all that waited for it. */
  ring(): void {
    const due = [...this.timers];
    this.timers.clear();
    for (const work of due) work();
  }

  /** Asks as the page does: at the table that it was shown last. */
  ask(request: Body<Request>, logLength = this.tables.at(-1)?.logLength ?? 0): Promise<void> {
    const posted = { ...request, logLength, call: ++this.#calls } as Request;
    this.#answers.asked(posted);
    return this.host.take(posted);
  }

  start(sitters: readonly Sitter[], game = 'whisper', seed: number | null = null): Promise<void> {
    const facts = this.#games.find(({ facts }) => facts.id === game)?.facts;
    const options = facts ? plainOptions(facts, sitters.length) : {};
    const setup = { seats: sitters.length, options, ...(facts?.begins !== 'nobody' && { first: 0 }) };
    return this.ask({ kind: 'new', game, setup, sitters, seed });
  }

  move(seat: Seat, number: number, say = 'whisper'): Promise<void> {
    return this.ask({ kind: 'move', seat, move: { say, number } as unknown as AnyMove });
  }

  /** Both whispers of a seat, with the curtain before them. */
  async whispers(seat: Seat): Promise<void> {
    await this.ask({ kind: 'look', seat });
    await this.move(seat, 1);
    await this.move(seat, 2);
  }

  /** Until bots have had their turns; fails if it takes more than any match would. */
  async until(come: () => boolean): Promise<void> {
    for (let turn = 0; !come(); turn++) {
      if (turn === MOST_TURNS) throw new Error('it never came to that');
      await Promise.resolve();
    }
  }

  /** Until nothing is under way any more but what waits for an answer from outside. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < RESTING_TURNS; turn++) await Promise.resolve();
  }

  /** All answers to calls of that kind, oldest first. */
  answers<Name extends CallName>(kind: Name): Answer<Name>[] {
    return this.#answers.to(kind);
  }

  /** The newest of them. */
  answer<Name extends CallName>(kind: Name): Answer<Name> {
    const answers = this.answers(kind);
    if (answers.length === 0) throw new Error(`no answer to ${kind}`);
    return answers.at(-1) as Answer<Name>;
  }

  get tables(): readonly TableNews[] {
    return this.#tables;
  }

  get troubles(): readonly Trouble[] {
    return this.#troubles;
  }

  /** The table as the page has it. */
  get table(): TableNews {
    const table = this.tables.at(-1);
    if (!table) throw new Error('no table was published');
    return table;
  }
}

const MOST_TURNS = 100_000;
const RESTING_TURNS = 100;

/** Two who pass the device, at their table. */
export async function twoPersons(seed: number | null = null): Promise<Stage> {
  const stage = new Stage();
  await stage.start([person('Aya'), person('Ben')], 'whisper', seed);
  return stage;
}

/** Whether a text is anywhere in what was heard. */
export const holds = (heard: unknown, text: string): boolean => JSON.stringify(heard).includes(text);

/** The first has called a whisper. */
export async function threePersons(): Promise<Stage> {
  const stage = new Stage();
  await stage.start([person('Aya'), person('Ben'), person('Chie')]);
  await stage.move(0, 0, 'call');
  return stage;
}
