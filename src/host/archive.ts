import { answerTo, type Notice, type Request, type Trouble } from '../protocol/messages.ts';
import type { MatchId } from '../protocol/shown.ts';
import { LONGEST_TITLE, outcomeMark } from '../saves/format.ts';
import { parseOutcome, parseSave, parseShared } from '../saves/parse.ts';
import type { Mark, Shared } from '../saves/sharing.ts';
import { findMatch, markedIn, type Rules } from './open.ts';
import { foundMatch, type OpenMatch, shelfEntryOf } from './openMatch.ts';
import type { Claim, Holding } from './owner.ts';
import { readOutcomes, readShelf } from './shelf.ts';
import { isFull, type Store } from './store.ts';
import { codeOf, handedOn, outgoingText, seatedHere, takeIn } from './travel.ts';

const KINDS = [
  'shelf',
  'rename',
  'delete',
  'undelete',
  'forget',
  'deleteAll',
  'outcomes',
  'handOn',
  'sitHere',
  'export',
  'import',
  'undoImport',
  'dropOutcome',
] as const;
type ArchiveRequest = Extract<Request, { kind: (typeof KINDS)[number] }>;
export const isForArchive = (request: Request): request is ArchiveRequest =>
  KINDS.some((kind) => kind === request.kind);
type Of<Kind extends ArchiveRequest['kind']> = Extract<ArchiveRequest, { kind: Kind }>;

interface ArchiveNeeds {
  readonly store: Store;
  readonly rules: Rules;
  readonly claim: Claim;
  newId(): MatchId;
  newMark(): Mark;
  now(): number;
  send(notice: Notice): void;
  report(fault: unknown): void;
}

/** The match that is open here: it is newer than what the store has of it. */
interface OpenHere {
  isOpen(id: MatchId): boolean;
  clear(): void;
  /** Another try for what the disk could not take: there may be room by now. */
  writeUnsaved(): Promise<void>;
  /** What became of it; null: it must be written as one that is not open here. */
  alter(change: Change): Promise<OpenMatch | Trouble | null>;
}

/** Another name, other people on this device: no move. */
export type Change = (table: OpenMatch) => OpenMatch;

/** All that is done with matches beside playing them: the shelf, names, records, files in and out, clearing away. */
export class Archive {
  readonly #needs: ArchiveNeeds;
  readonly #here: OpenHere;

  constructor(needs: ArchiveNeeds, here: OpenHere) {
    this.#needs = needs;
    this.#here = here;
  }

  answer(request: ArchiveRequest): Promise<void> {
    switch (request.kind) {
      case 'shelf':
        return this.#showAll();
      case 'rename':
        return this.#rename(request);
      case 'delete':
        return this.#remove(
          async () => request.matches,
          (matches) => this.#setAside(matches),
        );
      case 'undelete':
        return this.#remove(
          async () => [],
          () => this.#needs.store.bringBack(),
        );
      case 'forget':
        return this.#remove(
          async () => [],
          () => this.#forget(),
        );
      case 'deleteAll':
        return this.#remove(
          async () => (await this.#needs.store.cards()).map(([id]) => id),
          () => this.#needs.store.clear(),
        );
      case 'outcomes':
        return this.#tellOutcomes(request);
      case 'handOn':
        return this.#handOn(request);
      case 'sitHere':
        return this.#sitHere(request);
      case 'export':
        return this.#export(request);
      case 'import':
        return this.#import(request);
      case 'undoImport':
        return this.#undoImport(request);
      case 'dropOutcome':
        return this.#dropOutcome(request);
    }
  }

  async #showAll(): Promise<void> {
    await this.#here.writeUnsaved();
    await this.#showShelf();
  }

  async #showShelf(): Promise<void> {
    try {
      const { cards, broken } = await readShelf(this.#needs.store, this.#needs.rules);
      const deleted = (await this.#needs.store.aside()).length;
      this.#needs.send({ kind: 'shelf', cards, ...(deleted > 0 && { deleted }) });
      if (broken.length > 0) this.#trouble({ what: 'brokenCards', matches: broken });
    } catch (fault) {
      this.#needs.report(fault);
      this.#needs.send({ kind: 'shelf', cards: [] });
      this.#trouble({ what: 'storeClosed' });
    }
  }

  async #export(request: Of<'export'>): Promise<void> {
    await this.#here.writeUnsaved();
    try {
      this.#needs.send(answerTo(request, await outgoingText(this.#needs, request.match)));
    } catch (fault) {
      this.#needs.report(fault);
      this.#trouble({ what: 'storeClosed' }, request.call);
    }
  }

  async #import(request: Of<'import'>): Promise<void> {
    const { text, fork } = request;
    try {
      const hold = this.#hold.bind(this);
      const got = await takeIn(text, { ...this.#needs, hold, ...(fork && { fork }) });
      this.#needs.send(answerTo(request, got));
    } catch (fault) {
      this.#needs.report(fault);
      this.#trouble({ what: 'storeClosed' }, request.call);
      return;
    }
    await this.#showShelf();
  }

  async #undoImport(request: Of<'undoImport'>): Promise<void> {
    const came = new Set(request.came);
    await this.#remove(
      async () => request.came,
      async (matches) => {
        await this.#needs.store.erase(matches);
        await this.#needs.store.dropOutcomes((_, match) => came.has(match));
      },
    );
    this.#needs.send(answerTo(request, null));
  }

  async #dropOutcome(request: Of<'dropOutcome'>): Promise<void> {
    const mark = outcomeMark(request.outcome);
    try {
      await this.#needs.store.dropOutcomes((raw) => {
        const outcome = parseOutcome(raw);
        return outcome !== null && outcomeMark(outcome) === mark;
      });
      this.#needs.send(answerTo(request, null));
    } catch (fault) {
      this.#needs.report(fault);
      this.#trouble({ what: 'storeClosed' }, request.call);
    }
  }

  async #tellOutcomes(request: Of<'outcomes'>): Promise<void> {
    try {
      this.#needs.send(answerTo(request, await readOutcomes(this.#needs.store)));
    } catch (fault) {
      this.#needs.report(fault);
      this.#trouble({ what: 'storeClosed' }, request.call);
    }
  }

  async #rename(request: Of<'rename'>): Promise<void> {
    const { call, match: id, title: wish } = request;
    const title = wish?.trim().slice(0, LONGEST_TITLE).trimEnd() || null;
    const written = await this.#alter(id, (table) => ({ ...table, title }));
    if ('what' in written) return this.#trouble(written, call);
    this.#needs.send(answerTo(request, null));
    await this.#showShelf();
  }

  async #handOn(request: Of<'handOn'>): Promise<void> {
    const { call, match, here } = request;
    const known = await this.#known(match);
    const written = await this.#alter(match, (table) => handedOn(table, known, here));
    if ('what' in written) return this.#trouble(written, call);
    const save = parseSave(await this.#needs.store.read(match).catch(() => undefined));
    const touchedAt = 'refused' in save ? this.#needs.now() : save.touchedAt;
    this.#needs.send(answerTo(request, codeOf(written, touchedAt)));
  }

  async #sitHere(request: Of<'sitHere'>): Promise<void> {
    const { call, match, here } = request;
    const known = await this.#known(match);
    const written = await this.#alter(match, (table) => seatedHere(table, known, here));
    if ('what' in written) return this.#trouble(written, call);
    this.#needs.send(answerTo(request, null));
  }

  /** What the store knows of a match that was handed on; one that was not yet gets its mark. */
  async #known(match: MatchId): Promise<Shared> {
    const raw = await this.#needs.store.shared(match).catch(() => undefined);
    return parseShared(raw) ?? { mark: this.#needs.newMark(), handed: [] };
  }

  /** The match as it is on the disk then. */
  async #alter(id: MatchId, change: Change): Promise<OpenMatch | Trouble> {
    const here = this.#here.isOpen(id) ? await this.#here.alter(change) : null;
    if (here) return here;
    const { store, rules } = this.#needs;
    // Taken from any other tab first: that tab would write its older state over it.
    const holding = await this.#needs.claim(id, true, () => {});
    try {
      const found = await findMatch(store, rules, id);
      if ('what' in found) return found;
      const { match, save, shared: before } = found;
      const { seen, shown } = save;
      const stands = foundMatch({ id, match, title: save.title, seen, shown, shared: before, mine: true, saved: true });
      const table = change({ ...stands, ...(await markedIn(store, id)) });
      const { title, shared, shown: from } = table;
      if (shared) await store.keepShared(id, shared);
      await store.write(id, { ...save, title, shown: from }, shelfEntryOf(table, save.touchedAt));
      return table;
    } catch (fault) {
      return { what: 'notSaved', full: isFull(fault) };
    } finally {
      holding.release();
    }
  }

  /** Taken from any other tab, and off the table, where it would be written as it was before. */
  async #hold<Done>(id: MatchId, work: () => Promise<Done>): Promise<Done> {
    if (this.#here.isOpen(id)) {
      await this.#here.writeUnsaved();
      this.#here.clear();
    }
    const holding = await this.#needs.claim(id, true, () => {});
    try {
      return await work();
    } finally {
      holding.release();
    }
  }

  /** Taken from any other tab first, or that one would write them again. */
  async #remove(
    which: () => Promise<readonly MatchId[]>,
    away: (matches: readonly MatchId[]) => Promise<void>,
  ): Promise<void> {
    const holdings: Holding[] = [];
    try {
      const ids = await which();
      if (ids.some(this.#here.isOpen)) this.#here.clear();
      for (const id of ids) holdings.push(await this.#needs.claim(id, true, () => {}));
      await away(ids);
    } catch (fault) {
      this.#needs.report(fault);
      this.#trouble({ what: 'storeClosed' });
      return;
    } finally {
      for (const holding of holdings) holding.release();
    }
    await this.#showAll();
  }

  async #setAside(matches: readonly MatchId[]): Promise<void> {
    await this.#forget();
    await this.#needs.store.setAside(matches);
  }

  async #forget(): Promise<void> {
    const { store } = this.#needs;
    await store.erase(await store.aside());
  }

  #trouble(trouble: Trouble, call: number | null = null): void {
    this.#needs.send({ kind: 'trouble', call, trouble });
  }
}
