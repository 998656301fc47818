import type { Notice } from '../protocol/messages.ts';
import type { MatchId } from '../protocol/shown.ts';
import type { Mark } from '../saves/sharing.ts';
import type { Historian, Thinker } from './bots.ts';
import type { Rules } from './open.ts';
import type { Claim } from './owner.ts';
import type { Store } from './store.ts';

/** What a host stands on: in the worker the browser, in tests a stage. */
export interface HostNeeds {
  readonly store: Store;
  readonly rules: Rules;
  readonly claim: Claim;
  readonly thinker: Thinker;
  /** A second thinker for matches that are over, so that looking back keeps no bot from its turn. */
  readonly historian: Historian;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): MatchId;
  newSeed(): number;
  /** 64 bits of chance. */
  newMark(): Mark;
  /** Acts after so long; call the returned function to cancel it. */
  later(work: () => void, afterMs: number): () => void;
  send(notice: Notice): void;
  /** A fault of our own, for the console: the table stands as it was. */
  report(fault: unknown): void;
}
