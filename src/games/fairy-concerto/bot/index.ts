import type { Outlook } from '../../../bots/chances.ts';
import type { Level } from '../../../bots/level.ts';
import { defineKnowledge } from '../../../engine/game.ts';
import type { Move, State } from '../rules/state.ts';

export const knowledge = defineKnowledge<State, Move>({ scale: 12 });

/** The lowest looks at four futures and often takes what it has not looked at. */
export const levels: readonly Level[] = [
  { iterations: 4, noise: 1 },
  { iterations: 10, noise: 0 },
  { iterations: 30, noise: 0 },
  { iterations: 100, noise: 0 },
  { iterations: 1500, noise: 0 },
];

export const outlook: Outlook = { searches: 4, iterations: 250, unheeded: 0, eighths: 8 };
