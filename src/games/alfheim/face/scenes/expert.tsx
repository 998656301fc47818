import type { Seat } from '../../../../engine/game.ts';
import type { Act, Point, Sprite } from '../../../../ui/stage/act.ts';
import { act, middleOf, outAndBack, settling, springing, squareAt, swinging } from '../../../../ui/stage/act.ts';
import { appears, burst, flight, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Room, SceneStep } from '../../../../ui/stage/Stage.ts';
import { EXPERTS, type ExpertSet, hasKind, KINDS } from '../../rules/fairies.ts';
import { expertThing } from '../../rules/ids.ts';
import type { Event } from '../../rules/state.ts';
import { Expert } from '../art/tokens.tsx';
import { chipOf, drawn, Face, Glint, gone, type Part, pointsRise, Rays, riseMs, svgOf, veiled } from './kit.tsx';

type Won = Extract<Event, { is: 'expert' }>;

interface Winning {
  readonly was: readonly number[];
  readonly arePointsCovered: boolean;
  readonly isLast: boolean;
}

const TAKES_MS = 420;
const STANDS_MS = 520;
/** The first one of a set stands longer. */
const FIRST_MS = 420;
const GOES_MS = 360;

/** The best card that is left comes forward, goes to those who were the first to have all its fairies, and counts there. */
export function expertWon({ set, seats, points }: Won, { was, arePointsCovered, isLast }: Winning): Part {
  const ranks: readonly number[] = EXPERTS[set].points;
  const rank = ranks.indexOf(points);
  const standMs = STANDS_MS + (rank === 0 ? FIRST_MS : 0);
  const art = (
    <svg viewBox="-12 -15 24 28" aria-hidden="true">
      <Expert set={set} rank={rank} />
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
          lastsMs: TAKES_MS + standMs,
          cue: 'reveal',
          shows: ['board'],
          draw: (room) => {
            const row = svgOf(room, selector);
            if (!row) return [];
            const from = room.rectOf(row);
            const middle = { x: room.width / 2, y: room.height * 0.42 };
            const high = Math.min(150, room.height * 0.34);
            const to = { left: middle.x - high * 0.43, top: middle.y - high / 2, width: high * 0.86, height: high };
            const end = TAKES_MS + standMs;
            const dark = spotlight(room.part, { lasts: 220 }, { until: { at: end, lasts: 300 }, depth: 0.7 });
            const glow = drawn(room.part, squareAt(middle, high * 1.9), null, 'alf-glow alf-flat');
            const rays = rank === 0 ? drawn(room.part, squareAt(middle, high * 2.2), <Rays />, 'alf-flat') : null;
            const cause = facesOf(room, set, { x: middle.x, y: to.top + high + 30 }, end);
            large = seats.map(() => drawn(room.part, to, art, 'alf-lifted'));
            return [
              ...dark,
              ...cause,
              ...(rays
                ? [
                    act(
                      rays.node,
                      { at: TAKES_MS - 120, lasts: standMs + 160 },
                      (on) => ({ turn: 40 * on, seen: Math.min(1, on * 4, (1 - on) * 4) }),
                      { leaves: true },
                    ),
                  ]
                : []),
              ...(lies ? [gone(lies, 0, 30)] : []),
              act(row, { at: TAKES_MS, lasts: 260 }, (on) => ({ seen: on })),
              act(
                glow.node,
                { at: TAKES_MS - 120, lasts: standMs + 160 },
                (on) => ({ grow: 0.4 + 0.6 * springing(Math.min(1, on * 2)), seen: Math.min(1, on * 4, (1 - on) * 4) }),
                { leaves: true },
              ),
              ...large.flatMap((card) => flight(card, { from, to, lasts: TAKES_MS, lift: -30, weight: 0.12 })),
              ...large.map((card) =>
                act(card.node, { at: TAKES_MS + 20, lasts: standMs - 20 }, (on) => ({
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

/** Those who make the set come before the card does. */
function facesOf(room: Room, set: ExpertSet, { x, y }: Point, until: number): Act[] {
  const kinds = KINDS.filter((kind) => hasKind(EXPERTS[set].kinds, kind));
  const side = Math.min(48, room.height * 0.1);
  return parade(kinds, { at: 60, apart: 90 }, (kind, at, place) => {
    const face = drawn(
      room.part,
      squareAt({ x: x + (place - (kinds.length - 1) / 2) * (side + 6), y }, side),
      <Face of={kind} />,
      'alf-lifted',
    );
    return [
      appears(face, { at, lasts: 260 }),
      act(face.body, { at: at + TAKES_MS, lasts: 420 }, (on) => ({
        y: -0.26 * side * outAndBack(settling(on)),
        turn: 9 * swinging(on, 1),
      })),
      gone(face, until - 60, 200),
    ];
  });
}
