import { FACES } from '../src/games/faces.ts';

/** npm run proof tries everything. */
export const isProof = process.env.ENZA_PROOF === '1';

/**
 * What is tested in every run, and what in the proof. Where a test is of the shell, one title on its table finds what five
 * would; where it is of a layout, one language or size: the one that leaves least room.
 */
export const tried = <Each>(all: readonly Each[], inEveryRun: readonly NoInfer<Each>[]): readonly Each[] =>
  isProof ? all : inEveryRun;

export const titles = (...inEveryRun: readonly string[]): readonly string[] => tried(Object.keys(FACES), inEveryRun);
