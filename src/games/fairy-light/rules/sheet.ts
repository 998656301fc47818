import type { Reason, ScoreSheet } from '../../../engine/game.ts';
import { summed } from '../../../engine/sheet.ts';
import type { Kind } from './cards.ts';
import { cellThing } from './grid.ts';
import { balance, cottons, heartOf, hearts } from './score.ts';
import type { View } from './state.ts';

/** Hearts as the forest stands to these eyes: a card that they see the back of counts for nothing until it is turned. */
export function sheet({ grid }: View): ScoreSheet {
  const reasons = cottons(grid).map((cell): Reason => {
    const { suns, moons } = balance(grid, cell);
    const heart = heartOf({ suns, moons });
    const data = { card: grid[cell] as Kind, suns, moons };
    const base = { rule: 'score.majority', things: [cellThing(cell)], data };
    return heart === null ? { ...base, points: 0 } : { ...base, side: heart, points: 1 };
  });
  return summed(2, [{ rule: 'score.most', row: 'hearts', by: hearts(grid), reasons }]);
}
