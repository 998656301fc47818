import { canonical } from '../engine/canonical.ts';
import type { AnyMove, AnyView } from '../engine/game.ts';
import { hashOf } from '../engine/hash.ts';
import type { Seat } from '../engine/ids.ts';
import { rngFor } from '../engine/rng.ts';
import type { MatchId } from '../protocol/shown.ts';
import type { BotQuestion, Standing } from '../protocol/thought.ts';

export interface Thinker {
  /** Null: no bot of that level, or it failed. A new question ends the thought about the last one. */
  choose(question: BotQuestion): Promise<AnyMove | null>;
  /** Nobody waits for the answer any more. */
  cancel(): void;
  /** A person touches the screen: the page comes first for a moment. */
  giveWay(): void;
}

/** One that looks back, too. */
export interface Historian extends Thinker {
  /** Of winning, one a side; null: it failed. This too ends the thought before. */
  chances(standing: Standing): Promise<readonly number[] | null>;
}

/** Level 0, and what any bot falls back on. */
export const chooseAtRandom = ({ seed, offers }: Pick<BotQuestion, 'seed' | 'offers'>): AnyMove =>
  rngFor(seed, 0).pick(offers);

export const randomThinker: Historian = {
  choose: async (question) => chooseAtRandom(question),
  chances: async () => null,
  cancel: () => {},
  giveWay: () => {},
};

/** One seed for each moment of each match, the same whenever it comes again. */
export const botSeed = (match: MatchId, at: number): number => hashOf(`${match}:${at}`);

/** For a hint: the same on every device for the same eyes, and made of nothing that they do not know. */
export const hintSeed = (view: AnyView, seat: Seat): number => hashOf(canonical([view, seat]));
