import type { Seat } from '../../../../engine/game.ts';
import { act, type Sprite, settling, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { appears, count, parade } from '../../../../ui/stage/motions.tsx';
import type { SceneStep } from '../../../../ui/stage/Stage.ts';
import type { Event, Standing } from '../../rules/events.ts';
import { Apple, Gem, Heart } from '../art/cards.tsx';
import { Sign } from '../Piece.tsx';
import { hops } from './ring.tsx';

const Both = () => (
  <>
    <g transform="translate(-4 -2) scale(0.66)">
      <Apple />
    </g>
    <g transform="translate(4 3) scale(0.66)">
      <Gem />
    </g>
  </>
);

const TICK_MS = 50;
const ROW_MS = 620;
/** What decides between equal trophies, in this order: friendship, then apples and gems. */
const ROWS = [
  { name: 'friendship', of: 1, Drawn: Heart },
  { name: 'controlled', of: 2, Drawn: Both },
] as const;

interface Row {
  /** Middle and size of a seat's lowest medal, so that what decides is drawn below it. */
  below(seat: Seat, rows: number): { readonly x: number; readonly y: number; readonly size: number };
  head(seat: Seat): Sprite | undefined;
  drawn(part: HTMLElement): void;
}

/** Beside the medals what decides between those who have as many: counted, until one has more. */
export function tieSteps(
  standings: readonly Standing[],
  rowIn: (room: Parameters<SceneStep<Event>['draw']>[0]) => Row,
): SceneStep<Event>[] {
  let left: readonly Seat[] = best(
    standings,
    standings.map((_, seat) => seat),
    0,
  );
  const steps: SceneStep<Event>[] = [];
  ROWS.forEach(({ name, of, Drawn }, place) => {
    if (left.length < 2) return;
    const contenders = left;
    const gone = standings.flatMap((_, seat) => (contenders.includes(seat) ? [] : [seat]));
    left = best(standings, contenders, of);
    const most = Math.max(...contenders.map((seat) => standings[seat]?.[of] ?? 0));
    const countMs = 160 + TICK_MS * most;
    const ahead = left;
    steps.push({
      name,
      lastsMs: ROW_MS + TICK_MS * most,
      cue: 'count',
      draw: (room) => {
        const row = rowIn(room);
        row.drawn(room.part);
        const pale = (seat: Seat, at: number) => {
          const head = row.head(seat);
          return head ? [act(head.node, { at, lasts: 200 }, (on) => ({ seen: 1 - 0.65 * settling(on) }))] : [];
        };
        return [
          ...gone.flatMap((seat) => (place === 0 ? pale(seat, 0) : [])),
          ...parade(contenders, { apart: 0 }, (seat) => {
            const { x, y, size } = row.below(seat, place);
            const sign = sprite(
              room.part,
              squareAt({ x: x - size * 0.55, y }, size),
              <Sign>
                <Drawn />
              </Sign>,
            );
            const to = standings[seat]?.[of] ?? 0;
            const ticks = Array.from({ length: to }, (_, tick) => ({ at: 160 + TICK_MS * tick, to: tick + 1 }));
            const { number, acts } = count(room.part, squareAt({ x: x + size * 0.55, y }, size), {
              from: 0,
              ticks,
              named: 'mls-tie',
            });
            const head = row.head(seat);
            return [
              appears(sign, { lasts: 180 }),
              appears(number, { at: 60, lasts: 160 }),
              ...acts,
              ...(ahead.includes(seat)
                ? head && ahead.length === 1
                  ? [hops(head, { at: countMs + 40, lasts: 360 }, size * 0.3)]
                  : []
                : [
                    ...pale(seat, countMs),
                    act(number.node, { at: countMs, lasts: 200 }, (on) => ({ seen: 1 - 0.45 * on })),
                  ]),
            ];
          }),
        ];
      },
    });
  });
  return steps;
}

function best(standings: readonly Standing[], among: readonly Seat[], row: 0 | 1 | 2): readonly Seat[] {
  const most = Math.max(...among.map((seat) => standings[seat]?.[row] ?? 0));
  return among.filter((seat) => standings[seat]?.[row] === most);
}
