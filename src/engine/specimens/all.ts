import type { Subject } from '../conformance/trial.ts';
import { game as chain } from './chain.ts';
import { checks as chainChecks } from './chainChecks.ts';
import { voices as chainVoices } from './chainVoices.ts';
import { game as duel } from './duel.ts';
import { checks as duelChecks } from './duelChecks.ts';
import { voices as duelVoices } from './duelVoices.ts';
import { game as rival } from './rival.ts';
import { checks as rivalChecks } from './rivalChecks.ts';
import { voices as rivalVoices } from './rivalVoices.ts';
import { game as sealed } from './sealed.ts';
import { checks as sealedChecks } from './sealedChecks.ts';
import { voices as sealedVoices } from './sealedVoices.ts';
import { game as veil } from './veil.ts';
import { checks as veilChecks } from './veilChecks.ts';
import { voices as veilVoices } from './veilVoices.ts';

/** Games for tests only: together they use all of the contract, long before a board does. */
export const SPECIMENS = {
  sealed: { game: sealed, checks: sealedChecks, voices: sealedVoices },
  duel: { game: duel, checks: duelChecks, voices: duelVoices },
  chain: { game: chain, checks: chainChecks, voices: chainVoices },
  rival: { game: rival, checks: rivalChecks, voices: rivalVoices },
  veil: { game: veil, checks: veilChecks, voices: veilVoices },
} satisfies Readonly<Record<string, Subject>>;
