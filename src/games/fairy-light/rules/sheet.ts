import type { Reason, ScoreSheet } from '../../../engine/game.ts';
import { summed } from '../../../engine/sheet.ts';
import type { Kind } from './cards.ts';
import { cellThing } from './grid.ts';
import { balance, cottons, heartOf, hearts, unturned } from './score.ts';
import { bySeat, seatOf } from './sides.ts';
import type { View } from './state.ts';

/** Hearts as the forest stands to these eyes: a card that they see the back of counts for nothing until it is turned. */
export function sheet(view: View): ScoreSheet {
  const { grid } = view;
  const reasons = cottons(grid).map((cell): Reason => {
    const { suns, moons } = balance(grid, cell);
    const heart = heartOf({ suns, moons });
    const hidden = unturned(grid, cell);
    const data = { card: grid[cell] as Kind, suns, moons, ...(hidden > 0 && { hidden }) };
    const base = { rule: 'score.majority', things: [cellThing(cell)], data };
    return heart === null ? { ...base, points: 0 } : { ...base, side: seatOf(view, heart), points: 1 };
  });
  return summed(2, [{ rule: 'score.most', row: 'hearts', by: bySeat(view, hearts(grid)), reasons }]);
}
