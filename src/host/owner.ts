import type { MatchId } from '../protocol/shown.ts';

/** Which tab has a match: two that write to one would undo each other's moves. */
export interface Holding {
  readonly mine: boolean;
  /** Writes, unless another tab has taken the match; a tab that takes it waits until a write under way is done. */
  write(work: () => Promise<void>): Promise<'written' | 'taken'>;
  release(): void;
}

/** `steal`: take it from the tab that has it. `changed`: another tab took it, or left it to this one. */
export type Claim = (match: MatchId, steal: boolean, changed: (mine: boolean) => void) => Promise<Holding>;

/** Where there are no locks, every tab has every match, as if it were alone. */
export const lockClaim = (locks: LockManager | undefined): Claim => (locks ? claimWith(locks) : claimAlone);

const MOST_TRIES = 3;

/** Does it while no other tab does the same; one that hangs over it is waited for no longer than a write takes. */
export async function alone(claim: Claim, what: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const holding = await claim(what, true, () => {});
    const done = await holding.write(work);
    holding.release();
    if (done === 'written') return;
  }
  return work();
}

const claimAlone: Claim = async () => ({
  mine: true,
  write: async (work) => {
    await work();
    return 'written';
  },
  release: () => {},
});

/** A tab that hangs while it writes is waited for no longer. */
const LONGEST_WRITE_MS = 3000;

/** Gives up after the longest write. Safari 15.4 has no AbortSignal.timeout. */
async function withPatience<Answer>(request: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), LONGEST_WRITE_MS);
  try {
    return await request(control.signal);
  } finally {
    clearTimeout(timer);
  }
}

const claimWith =
  (locks: LockManager): Claim =>
  (match, steal, changed) =>
    new Promise((answer) => {
      const name = `match:${match}`;
      const writing = `write:${match}`;
      let mine = false;
      let answered = false;
      let left = false;
      let letGo = (): void => {};

      const tell = (now: boolean): void => {
        if (left) return;
        mine = now;
        if (answered) changed(now);
        else answer(holding);
        answered = true;
      };
      const holding: Holding = {
        get mine() {
          return mine;
        },
        async write(work) {
          let begun = false;
          const once = async (): Promise<'written' | 'taken'> => {
            begun = true;
            if (!mine) return 'taken';
            await work();
            return 'written';
          };
          const unlessBegun = (fault: unknown): null => {
            if (begun) throw fault;
            return null;
          };
          // A tab that hung while it wrote loses the lock; where a browser refuses locks, no tab has one.
          return (
            (await withPatience((signal) => locks.request(writing, { signal }, once)).catch(unlessBegun)) ??
            (await locks.request(writing, { steal: true }, once).catch(unlessBegun)) ??
            once()
          );
        },
        release() {
          left = true;
          mine = false;
          letGo();
        },
      };
      /** Holds the lock until it is released; not at all if it was granted too late. */
      const hold = (): Promise<void> =>
        new Promise((done) => {
          letGo = done;
          if (left) done();
          else tell(true);
        });
      /** Stands in line for it, while another tab has it. */
      const wait = (): void => {
        tell(false);
        if (!left) locks.request(name, hold).catch(failed);
      };
      /** Either another tab took it, or this browser refuses locks here. */
      const failed = (fault: unknown): void => {
        const { name: kind } = fault as Error;
        if (kind === 'AbortError') wait();
        else tell(kind === 'SecurityError' || kind === 'NotSupportedError');
      };

      /** A write that the former tab has under way must not be missed, nor land over what is read now. */
      const holdAfterWrite = async (): Promise<void> => {
        await withPatience((signal) => locks.request(writing, { signal }, () => undefined)).catch(() => undefined);
        return hold();
      };

      if (steal) locks.request(name, { steal }, holdAfterWrite).catch(failed);
      else locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : wait())).catch(failed);
    });
