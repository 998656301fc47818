import type { Seat } from '../../../engine/ids.ts';
import { EMPTY, type Kind, type Light } from '../rules/cards.ts';
import { hearts } from '../rules/sheet.ts';
import { lightOf, type Move, type State } from '../rules/state.ts';

/** The first card and four of each side. */
const EARLY = 9;

/** Whoever may choose from all cards gives the other side no heart while the forest is small. */
export function folly(state: State, seat: Seat, move: Move): boolean {
  const { variant, grid } = state;
  if (variant !== 'free' || !('place' in move)) return false;
  if (grid.filter((kind) => kind !== EMPTY).length >= EARLY) return false;
  const light = lightOf(state, seat);
  const after = grid.slice();
  after[move.place] = move.card;
  const [own, other] = gained(grid, after, light);
  return other > 0 && own < other;
}

/** Hearts more, of this side and of the other. */
function gained(before: readonly Kind[], after: readonly Kind[], light: Light): readonly [own: number, other: number] {
  const [suns, moons] = hearts(before);
  const [sunsThen, moonsThen] = hearts(after);
  const more = [sunsThen - suns, moonsThen - moons] as const;
  return light === 0 ? more : [more[1], more[0]];
}
