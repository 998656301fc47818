import type { Outlook } from '../../../bots/chances.ts';
import { choose, type Level } from '../../../bots/level.ts';
import type { Player } from '../../../bots/simple.ts';
import { defineKnowledge } from '../../../engine/game.ts';
import type { Move, State } from '../rules/state.ts';
import { folly } from './folly.ts';
import { prior } from './prior.ts';
import { thumb } from './thumb.ts';

export const knowledge = defineKnowledge<State, Move>({ scale: 20, prior, folly });

export const levels: readonly Level[] = [
  { iterations: 8, noise: 2 },
  { iterations: 8, noise: 1 },
  { iterations: 10, noise: 0.4 },
  { iterations: 90, noise: 0 },
  { iterations: 500, noise: 0 },
];

/** The strongest bot as it was before it knew where a clue calls a fairy: what the arena compares with. */
const before: Player = (question, rng) =>
  choose({ ...question, knowledge: defineKnowledge({ scale: 20 }) }, { iterations: 600, noise: 0 }, rng);
export const players = { thumb, before };

export const outlook: Outlook = { searches: 2, iterations: 500, unheeded: 0, eighths: 5 };
