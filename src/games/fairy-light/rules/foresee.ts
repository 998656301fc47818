import type { Foresight } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { FACES, type Kind } from './cards.ts';
import { type Cell, cellThing, line } from './grid.ts';
import { closes, rowsOf } from './place.ts';
import type { Adds, Counted, Reason } from './reasons.ts';
import { balance, cottons, heartOf, unturned } from './score.ts';
import { seatOf } from './sides.ts';
import type { Move, PlaceCard, View } from './state.ts';

/** Hearts that turn come first, then what is added, then what closes. */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  if ('place' in move) return placed(view, move);
  if ('order' in move || move.exchange.length === 0) return [];
  return [{ is: 'exchanges', rule: 'setup.exchange', side: seat, count: move.exchange.length }];
}

function placed(view: View, { place, card }: PlaceCard): Foresight<Reason> {
  const { grid } = view;
  const after = [...grid];
  after[place] = card;
  const turns: Counted[] = [];
  const adds: Adds[] = [];
  for (const cell of cottons(after)) {
    const was = cell === place ? { suns: 0, moons: 0 } : balance(grid, cell);
    const now = balance(after, cell);
    const suns = now.suns - was.suns;
    const moons = now.moons - was.moons;
    if (suns === 0 && moons === 0) continue;
    const kind = after[cell] as Kind;
    const things = [cellThing(cell)];
    const heart = heartOf(now);
    const before = heartOf(was);
    if (heart !== before)
      turns.push({
        is: 'counted',
        rule: 'score.majority',
        ...(heart === null ? { points: 0 } : { side: seatOf(view, heart), points: 1 }),
        things,
        card: kind,
        ...now,
        hidden: unturned(after, cell),
      });
    if (cell !== place)
      adds.push({ is: 'adds', rule: ruleOfSight(kind, cell, place), things, card: kind, suns, moons });
  }
  const axis = closes(rowsOf(grid), place);
  return [...turns, ...adds, ...(axis ? [{ is: 'closes', rule: 'place.frame', axis } as const] : [])];
}

/** Whether a Cotton sees that cell as its neighbour or along a ray. */
const ruleOfSight = (kind: Kind, cell: Cell, seen: Cell): Adds['rule'] =>
  FACES[kind]?.rays.some((towards) => line(cell, towards).includes(seen)) ? 'score.ray' : 'score.near';
