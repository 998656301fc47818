import { defineKnowledge } from '../engine/game.ts';
import type { Outlook } from './chances.ts';
import type { Level } from './level.ts';

/** What bots are told of a game that tells them nothing: twenty points more are as good as won. */
export const knowledge = defineKnowledge({ scale: 10 });

/** A beginner, who overlooks things; one who plays well; one who thinks for a while. */
export const levels: readonly Level[] = [
  { iterations: 16, noise: 0.1 },
  { iterations: 120, noise: 0 },
  { iterations: 1000, noise: 0 },
];

export const outlook: Outlook = { searches: 2, iterations: 250, unheeded: 0, eighths: 8 };
