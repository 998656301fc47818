import type { Seat } from '../../../../engine/ids.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, settling } from '../../../../ui/stage/act.ts';
import { burst, count, flight } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { middleOf, squareAt } from '../../../../ui/stage/sprite.ts';
import { chipOf, drawn, Glint, gone, hidden, veiled } from './kit.tsx';

const APART_MS = 46;
const FLIES_MS = 290;
/** As many as there are points are seen to fly, and not more than can be told from each other. */
export const riseMs = (points: number): number => FLIES_MS + APART_MS * (points - 1) + 140;

interface Rise {
  readonly seat: Seat;
  readonly from: Rect;
  readonly points: number;
  readonly was: number;
  readonly at?: number;
  /** More is to be counted: the number goes on standing there. */
  readonly stays: boolean;
}

/** Points fly from where they were made to the chip, one by one, and the number there runs. */
export function pointsRise(room: Room, { seat, from, points, was, at = 0, stays }: Rise): Act[] {
  const chip = chipOf(room, seat);
  if (!chip || points <= 0) return [];
  const rect = room.rectOf(chip);
  const goal = squareAt(middleOf(rect), 16);
  const side = Math.min(26, Math.max(18, from.height * 0.5));
  const hits = Array.from({ length: points }, (_, nth) => at + FLIES_MS + nth * APART_MS);
  const endsMs = at + riseMs(points);
  return [
    ...(chip.localName === 'b' ? counts(room, chip, { seat, hits, was, endsMs, stays }) : []),
    ...hits.flatMap((hit, nth) => {
      const star = drawn(room.part, squareAt(middleOf(from), side), <Glint />);
      const way = { from: star.rect, to: goal, at: hit - FLIES_MS, lasts: FLIES_MS };
      return [
        act(star.body, { at: way.at, lasts: 60 }, (on) => ({ seen: on, grow: 0.4 + 0.6 * settling(on) })),
        ...flight(star, { ...way, lift: 52 - 26 * (nth % 3), turns: 1, weight: 0, leaves: true }),
      ];
    }),
    ...burst(room.part, [<Glint key="glint" />], {
      about: middleOf(rect),
      pieces: 8,
      reach: 30,
      fall: 8,
      side: 11,
      seed: 5,
      at: endsMs - 140,
      lasts: 300,
    }),
  ];
}

interface Counting {
  readonly seat: Seat;
  readonly hits: readonly number[];
  readonly was: number;
  readonly endsMs: number;
  readonly stays: boolean;
}

/** A number that an earlier scene of the move has left standing for more to be counted: here it is. */
export const countedBefore = (room: Room, seat: Seat): Act[] =>
  [...(room.part.parentElement?.querySelectorAll<HTMLElement>(`.alf-chip[data-seat="${seat}"]`) ?? [])].map((number) =>
    act(number, { at: 1, lasts: 1 }, () => ({ seen: 0 })),
  );

/** In place of the number that is drawn there; where points are covered there is none. */
function counts(room: Room, chip: HTMLElement, { seat, hits, was, endsMs, stays }: Counting): Act[] {
  const before = countedBefore(room, seat);
  const { number, acts } = count(room.part, room.rectOf(chip), {
    from: was,
    ticks: hits.map((at, nth) => ({ at, to: was + nth + 1 })),
    named: 'alf-stage alf-chip',
  });
  number.node.dataset.seat = `${seat}`;
  return [...before, ...acts, ...(stays ? veiled([chip]) : [hidden(chip, endsMs), gone(number, endsMs)])];
}
