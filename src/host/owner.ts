import type { MatchId } from '../protocol/messages.ts';

/** Which tab has a match: two that write to one would undo each other's moves. */
export interface Holding {
  readonly mine: boolean;
  release(): void;
}

/** `steal`: take it from whoever has it. `changed`: another tab took it, or left it to this one. */
export type Claim = (match: MatchId, steal: boolean, changed: (mine: boolean) => void) => Promise<Holding>;

/** Where there are no locks, every tab has every match, as if it were alone. */
export const lockClaim = (locks: LockManager | undefined): Claim => (locks ? claimWith(locks) : claimAlone);

const claimAlone: Claim = async () => ({ mine: true, release: () => {} });

const claimWith =
  (locks: LockManager): Claim =>
  (match, steal, changed) =>
    new Promise((answer) => {
      const name = `match:${match}`;
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
        release() {
          left = true;
          mine = false;
          letGo();
        },
      };
      /** Holds the lock until it is let go; not at all if it comes too late. */
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
        if (fault instanceof Error && fault.name === 'AbortError') wait();
        else tell(true);
      };

      if (steal) locks.request(name, { steal }, hold).catch(failed);
      else locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : wait())).catch(failed);
    });
