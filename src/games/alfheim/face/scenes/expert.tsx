import type { Seat } from '../../../../engine/ids.ts';
import { act, outAndBack, springing, swinging } from '../../../../ui/stage/act.ts';
import { burst, flight, spotlight } from '../../../../ui/stage/motions.tsx';
import type { SceneStep } from '../../../../ui/stage/scene.ts';
import { middleOf, type Sprite, squareAt } from '../../../../ui/stage/sprite.ts';
import { EXPERTS } from '../../rules/fairies.ts';
import type { Event } from '../../rules/state.ts';
import { expertThing } from '../../rules/things.ts';
import { Expert } from '../art/tokens.tsx';
import { drawn, Glint, gone, type Part, veiled } from './kit.tsx';
import { chipOf, svgOf } from './places.ts';
import { pointsRise, riseMs } from './rise.tsx';

type Won = Extract<Event, { is: 'expert' }>;

interface Winning {
  readonly was: readonly number[];
  readonly arePointsCovered: boolean;
  readonly isLast: boolean;
}

const TAKES_MS = 420;
const STANDS_MS = 520;
const GOES_MS = 360;

/** The best card that is left comes forward, goes to those who were the first to have all its fairies, and counts there. */
export function expertWon({ set, seats, points }: Won, { was, arePointsCovered, isLast }: Winning): Part {
  const ranks: readonly number[] = EXPERTS[set].points;
  const art = (
    <svg viewBox="-12 -15 24 28" aria-hidden="true">
      <Expert set={set} rank={ranks.indexOf(points)} />
    </svg>
  );
  const selector = `[data-thing="${expertThing(set)}"]`;
  /** It lies there until it is taken. */
  let lies: Sprite | null = null;
  let large: Sprite[] = [];
  const rises: SceneStep<Event> = {
    name: 'points',
    lastsMs: riseMs(points),
    cue: 'gain',
    ...(isLast ? { shows: ['points'] } : {}),
    draw: (room) =>
      seats.flatMap((seat: Seat) => {
        const chip = chipOf(room, seat);
        const from = chip && squareAt(middleOf(room.rectOf(chip)), 26);
        return from ? pointsRise(room, { seat, from, points, was: was[seat] ?? 0, stays: !isLast }) : [];
      }),
  };
  return {
    veil: (room) => veiled([svgOf(room, selector)]),
    scene: {
      size: 'event',
      kind: 'expert',
      look: (room) => {
        const row = svgOf(room, selector);
        lies = row && drawn(room.part, room.rectOf(row), art);
      },
      steps: [
        {
          name: 'expert',
          lastsMs: TAKES_MS + STANDS_MS,
          cue: 'reveal',
          shows: ['board'],
          draw: (room) => {
            const row = svgOf(room, selector);
            if (!row) return [];
            const from = room.rectOf(row);
            const middle = { x: room.width / 2, y: room.height * 0.42 };
            const high = Math.min(150, room.height * 0.34);
            const to = { left: middle.x - high * 0.43, top: middle.y - high / 2, width: high * 0.86, height: high };
            const end = TAKES_MS + STANDS_MS;
            const dark = spotlight(room.part, { lasts: 220 }, { until: { at: end, lasts: 300 }, depth: 0.7 });
            const glow = drawn(room.part, squareAt(middle, high * 1.9), null, 'alf-glow alf-flat');
            large = seats.map(() => drawn(room.part, to, art, 'alf-lifted'));
            return [
              ...dark,
              ...(lies ? [gone(lies, 0, 30)] : []),
              act(row, { at: TAKES_MS, lasts: 260 }, (on) => ({ seen: on })),
              act(
                glow.node,
                { at: TAKES_MS - 120, lasts: STANDS_MS + 160 },
                (on) => ({ grow: 0.4 + 0.6 * springing(Math.min(1, on * 2)), seen: Math.min(1, on * 4, (1 - on) * 4) }),
                { leaves: true },
              ),
              ...large.flatMap((card) => flight(card, { from, to, lasts: TAKES_MS, lift: -30, weight: 0.12 })),
              ...large.map((card) =>
                act(card.node, { at: TAKES_MS + 20, lasts: STANDS_MS - 20 }, (on) => ({
                  turn: 8 * swinging(on, 1.5),
                  y: -8 * outAndBack(on),
                })),
              ),
              ...burst(room.part, [<Glint key="glint" />], {
                about: middle,
                pieces: 14,
                reach: high * 0.9,
                fall: 22,
                side: 17,
                seed: 6,
                at: TAKES_MS - 40,
                lasts: 560,
              }),
            ];
          },
        },
        {
          name: 'owner',
          lastsMs: GOES_MS,
          cue: 'place',
          ...(isLast && arePointsCovered ? { shows: ['points'] as const } : {}),
          draw: (room) =>
            seats.flatMap((seat: Seat, nth) => {
              const card = large[nth];
              const chip = chipOf(room, seat);
              if (!card || !chip) return [];
              const to = squareAt(middleOf(room.rectOf(chip)), 26);
              return flight(card, { from: card.rect, to, lasts: GOES_MS, lift: 46, weight: 0, leaves: true });
            }),
        },
        ...(arePointsCovered ? [] : [rises]),
      ],
    },
  };
}
