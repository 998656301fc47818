import type { Subject } from '../conformance/trial.ts';
import { game as chain, checks as chainChecks, voices as chainVoices } from './chain.ts';
import { game as duel, checks as duelChecks, voices as duelVoices } from './duel.ts';
import { game as rival, checks as rivalChecks, voices as rivalVoices } from './rival.ts';
import { game as sealed, checks as sealedChecks, voices as sealedVoices } from './sealed.ts';
import { game as veil, checks as veilChecks, voices as veilVoices } from './veil.ts';

/** Games for tests only: together they use all of the contract, long before a board does. */
export const SPECIMENS = {
  sealed: { game: sealed, checks: sealedChecks, voices: sealedVoices },
  duel: { game: duel, checks: duelChecks, voices: duelVoices },
  chain: { game: chain, checks: chainChecks, voices: chainVoices },
  rival: { game: rival, checks: rivalChecks, voices: rivalVoices },
  veil: { game: veil, checks: veilChecks, voices: veilVoices },
} satisfies Readonly<Record<string, Subject>>;
