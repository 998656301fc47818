import type { Rect } from '../../../ui/rect.ts';
import { type Act, act, outAndBack, settling, springing } from '../../../ui/stage/act.ts';
import { flight, parade } from '../../../ui/stage/motions.tsx';
import type { Room } from '../../../ui/stage/Stage.ts';
import { middleOf, squareAt } from '../../../ui/stage/sprite.ts';
import { drawn, gone, runs } from './scenes/kit.tsx';
import { glints } from './scenes/walk.tsx';

/** One side after another; each of its fairies, cards or marks that count; then its points on their way. */
const SIDE_MS = 760;
const PIECES_MS = 420;
const FLIES_MS = 280;

/** What one side gets lights up piece by piece, its points fly to its number, which runs, and then it is said why. */
function countsSide(room: Room, row: HTMLElement, gain: number, total: number, at: number): Act[] {
  const pieces = row.querySelectorAll<HTMLElement | SVGElement>(
    '.fc-in-light, .fc-step-cards > .fc-met, .fc-step-turned, .fc-step-mark',
  );
  const said = row.querySelector<HTMLElement>('.fc-step-said');
  const number = row.querySelector<HTMLElement>('.fc-step-total b');
  const apart = Math.min(70, PIECES_MS / Math.max(1, pieces.length));
  const hopsAt = (nth: number): number => at + nth * apart;
  const lit = [...pieces].reverse().map((piece, nth): Act => {
    // The owner of an honour and a face-down card stay invisible until they count; the rest is only dimmed.
    const dark = piece.matches('.fc-in-light, .fc-met') ? 0.32 : 0;
    return act(piece, { at: hopsAt(nth), lasts: 260 }, (on) => ({
      y: -9 * outAndBack(settling(on)),
      grow: 1 + 0.14 * outAndBack(on),
      seen: dark + (1 - dark) * Math.min(1, on * 4),
    }));
  });
  const words = said ? [act(said, { at: at + PIECES_MS + 80, lasts: 160 }, (on) => ({ seen: on }))] : [];
  const to = number && room.rectOf(number);
  if (!number || !to || gain === 0 || !isInSight(room, row, to)) return [...lit, ...words];
  const source = row.querySelector('.fc-ensemble, .fc-step-cards, .fc-step-mark') ?? row;
  const from = squareAt(middleOf(room.rectOf(source)), 34);
  const worth = drawn(room.part, from, <p class="fc-worth">{gain}</p>);
  const goesAt = at + PIECES_MS;
  return [
    ...lit,
    ...words,
    act(worth.body, { at: goesAt - 160, lasts: 160 }, (on) => ({
      grow: 0.3 + 0.7 * springing(on),
      seen: Math.min(1, on * 4),
    })),
    ...flight(worth, { from, to: squareAt(middleOf(to), 20), at: goesAt, lasts: FLIES_MS, lift: 24, weight: 0 }),
    gone(worth, goesAt + FLIES_MS - 20),
    ...runs(room, number, total - gain, goesAt + FLIES_MS - 20),
    ...glints(room, to, goesAt + FLIES_MS, 6),
  ];
}

/** Nothing is flown to a place that is scrolled out of sight. */
function isInSight(room: Room, row: HTMLElement, { top, height }: Rect): boolean {
  const page = row.closest('main');
  const seen = page && room.rectOf(page);
  return seen !== null && top >= seen.top && top + height <= seen.top + seen.height;
}

/** Those who count in the order of the rows. */
export const countsAll = (
  room: Room,
  rows: readonly { readonly row: HTMLElement; readonly gain: number; readonly total: number }[],
): Act[] =>
  parade(rows, { apart: SIDE_MS }, ({ row, gain, total }, at) => countsSide(room, row, gain, total, at + 160));
