import type { ScoreSheet } from '../../../engine/game.ts';
import { summed } from '../../../engine/sheet.ts';
import type { Kind } from './cards.ts';
import { cellThing } from './grid.ts';
import type { Counted } from './reasons.ts';
import { balance, cottons, heartOf, hearts, unturned } from './score.ts';
import { bySeat, seatOf } from './sides.ts';
import type { View } from './state.ts';

/** Hearts as the forest stands to these eyes: a card that they see the back of counts for nothing until it is turned. */
export function sheet(view: View): ScoreSheet<Counted> {
  const { grid } = view;
  const reasons = cottons(grid).map((cell): Counted => {
    const { suns, moons } = balance(grid, cell);
    const heart = heartOf({ suns, moons });
    const seen = { card: grid[cell] as Kind, suns, moons, hidden: unturned(grid, cell) };
    const counted = { is: 'counted', rule: 'score.majority', things: [cellThing(cell)], ...seen } as const;
    return heart === null ? { ...counted, points: 0 } : { ...counted, side: seatOf(view, heart), points: 1 };
  });
  return summed(2, [{ rule: 'score.most', row: 'hearts', by: bySeat(view, hearts(grid)), reasons }]);
}
