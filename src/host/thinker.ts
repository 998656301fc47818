import type { AnyMove, AnyView } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import { rngFor } from '../engine/rng.ts';
import type { MatchId } from '../protocol/messages.ts';

/** What a bot is told: a view and never a state, so it can know no more than its seat does. */
export interface Question {
  readonly game: string;
  readonly view: AnyView;
  readonly seat: Seat;
  /** Not the match's: a bot that knew that could foretell every roll. */
  readonly seed: number;
  readonly level: number;
  readonly offers: readonly AnyMove[];
}

export interface Thinker {
  choose(question: Question): Promise<AnyMove>;
}

/** Level 0, and what any bot falls back on. */
export const chooseAtRandom = ({ seed, offers }: Pick<Question, 'seed' | 'offers'>): AnyMove =>
  rngFor(seed, 0).pick(offers);

export const randomThinker: Thinker = { choose: async (question) => chooseAtRandom(question) };

/** One seed for each moment of each match, the same whenever it comes again (FNV-1a). */
export function botSeed(match: MatchId, at: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${match}:${at}`) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
