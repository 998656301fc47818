import { test } from 'vitest';
import type { RuleId } from '../game.ts';

/** A test of one rule: named by the rule's id, and by a sentence that could stand in the rulebook. */
export function rule(id: RuleId, sentence: string, check: () => void | Promise<void>): void {
  test(`${id}: ${sentence}`, check);
}
