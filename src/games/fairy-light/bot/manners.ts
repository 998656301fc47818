import { defineManners } from '../../../bots/manner.ts';
import type { Seat } from '../../../engine/ids.ts';
import { KIKO, MOMO } from '../company.ts';
import { EMPTY, isCotton, type Kind, type Light, sight } from '../rules/cards.ts';
import { type Direction, line } from '../rules/grid.ts';
import { balance, heartOf } from '../rules/sheet.ts';
import { lightOf, type Move, type State } from '../rules/state.ts';

/** Whether a card is laid in the sight of a Cotton whose heart this side has. */
function isBeside({ grid }: State, move: Move, light: Light): boolean {
  if (!('place' in move)) return false;
  for (let cell = 0; cell < grid.length; cell++) {
    const kind = grid[cell] as Kind;
    if (isCotton(kind) && sight(kind, cell).includes(move.place) && heartOf(balance(grid, cell)) === light) return true;
  }
  return false;
}

const isRaid = (state: State, seat: Seat, move: Move): boolean => isBeside(state, move, 1 - lightOf(state, seat));

/** Beside two cards at the least. */
function isCosy({ grid }: State, _seat: Seat, move: Move): boolean {
  if (!('place' in move)) return false;
  let beside = 0;
  for (const towards of STRAIGHT) {
    const [next] = line(move.place, towards);
    if (next !== undefined && grid[next] !== EMPTY) beside++;
  }
  return beside > 1;
}
const STRAIGHT: readonly Direction[] = ['N', 'E', 'S', 'W'];

export const manners = defineManners<State, Move>([
  {
    names: Object.values(KIKO.name),
    deed: 'cards laid at the other’s hearts',
    isDeed: isRaid,
    lean: (state, seat, move) => (isRaid(state, seat, move) ? 1.35 : 1),
  },
  {
    names: Object.values(MOMO.name),
    deed: 'cards laid beside two others',
    isDeed: isCosy,
    lean: (state, seat, move) => (isCosy(state, seat, move) ? 1.4 : 1),
  },
]);
