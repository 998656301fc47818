import type { Foresight, Seat } from '../../../engine/game.ts';
import { FACES, isBack, type Kind, type Light } from './cards.ts';
import { closes, rowsOf } from './forest.ts';
import { type Cell, cellThing, line } from './grid.ts';
import type { Adds, Counted, Reason, Sums } from './ids.ts';
import { balance, cottons, heartOf, hearts, unturned } from './sheet.ts';
import { lightOf, type Move, type PlaceCard, seatOf, type View } from './state.ts';

/** All hearts first, then those that turn, gains before losses; what is added to others; what closes. */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  if ('place' in move) return placed(view, lightOf(view, seat), move);
  if ('order' in move || move.exchange.length === 0) return [];
  return [{ is: 'exchanges', rule: 'setup.exchange', side: seat, count: move.exchange.length }];
}

function placed(view: View, own: Light, { place, card }: PlaceCard): Foresight<Reason> {
  const { grid } = view;
  const after = [...grid];
  after[place] = card;
  const turns: { readonly gain: number; readonly turn: Counted }[] = [];
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
    if (heart !== before || cell === place)
      turns.push({
        gain: worth(heart, own) - worth(before, own),
        turn: {
          is: 'counted',
          rule: 'score.majority',
          ...(heart === null ? { points: 0 } : { side: seatOf(view, heart), points: 1 }),
          things,
          card: kind,
          ...now,
          hidden: unturned(after, cell),
        },
      });
    else adds.push({ is: 'adds', rule: ruleOfSight(kind, cell, place), things, card: kind, suns, moons, now });
  }
  const axis = closes(rowsOf(grid), place);
  return [
    ...sum(grid, after),
    ...turns.sort((one, other) => other.gain - one.gain).map(({ turn }) => turn),
    ...adds,
    ...(turns.length + adds.length === 0 ? [unseen(grid)] : []),
    ...(axis ? [{ is: 'closes', rule: 'place.frame', axis } as const] : []),
  ];
}

const worth = (heart: Light | null, own: Light): number => (heart === null ? 0 : heart === own ? 1 : -1);

function sum(before: readonly Kind[], after: readonly Kind[]): Sums[] {
  // With cards face down, what is known is no score.
  if (after.some(isBack)) return [];
  const was = hearts(before);
  const now = hearts(after);
  const more = now.map((count, light) => count - (was[light] ?? 0));
  return more.every((count) => count === 0) ? [] : [{ is: 'sums', rule: 'score.most', hearts: now, more }];
}

const unseen = (grid: readonly Kind[]): Reason => ({ is: 'unseen', rule: 'score.near', hidden: grid.some(isBack) });

/** Whether a Cotton sees that cell as its neighbour or along a ray. */
const ruleOfSight = (kind: Kind, cell: Cell, seen: Cell): Adds['rule'] =>
  FACES[kind]?.rays.some((towards) => line(cell, towards).includes(seen)) ? 'score.ray' : 'score.near';
