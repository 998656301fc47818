import type { Outlook } from '../../../bots/chances.ts';
import type { Level } from '../../../bots/level.ts';
import { defineKnowledge } from '../../../engine/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State, View } from '../rules/state.ts';

/** The next round is dealt anew: what is won by the end of this one decides. */
export const knowledge = defineKnowledge<State, Move, View>({
  scale: 30,
  cutoff: (state, from) => state.rounds.length > from.rounds.length,
});

export const levels: readonly Level[] = [
  { iterations: 12, noise: 0.5 },
  { iterations: 25, noise: 0.1 },
  { iterations: 60, noise: 0 },
  { iterations: 150, noise: 0 },
  { iterations: 400, noise: 0 },
];

export const outlook: Outlook = { searches: 1, iterations: 400, unheeded: 0, eighths: 4 };
