import type { ComponentChild } from 'preact';
import type { Eyes } from '../../../../engine/ids.ts';
import type { Rect } from '../../../../ui/rect.ts';
import {
  type Act,
  act,
  gliding,
  leaving,
  outAndBack,
  settling,
  springing,
  swinging,
} from '../../../../ui/stage/act.ts';
import { copyOf } from '../../../../ui/stage/copyOf.ts';
import { burst, flight, land, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { SceneStep } from '../../../../ui/stage/scene.ts';
import { middleOf, type Point, type Sprite, squareAt } from '../../../../ui/stage/sprite.ts';
import { costOf, KING, type Kind, POINTS, QUEEN, TOMTE } from '../../rules/fairies.ts';
import { halves, STEPS } from '../../rules/grid.ts';
import type { Called, Event, View } from '../../rules/state.ts';
import { fairyThing } from '../../rules/things.ts';
import { Clue } from '../art/Clue.tsx';
import { CostSigns } from '../art/CostTile.tsx';
import { Domino } from '../art/Domino.tsx';
import { hueOfFairy, Portrait } from '../art/portraits.tsx';
import { Seal } from '../art/Seal.tsx';
import {
  around,
  cellRect,
  drawn,
  Glint,
  goesTo,
  gone,
  hidden,
  type Part,
  Piece,
  pieceIn,
  pointsRise,
  riseMs,
  Wide,
} from './kit.tsx';
import { signsMet } from './signs.ts';

interface Coming {
  readonly after: View;
  readonly eyes: Eyes;
  readonly was: number;
  /** Nothing else of this move scores. */
  readonly isLast: boolean;
}

const HOPS = 3;
/** How much longer and larger: the three that are worth most. */
const PLAIN = { isGreat: false, sign: 32, face: 58, apartMs: 76, standMs: 0, walkMs: 400 };
const GREAT = { isGreat: true, sign: 36, face: 78, apartMs: 170, standMs: 900, walkMs: 620 };

/** Her clues light one by one, she walks out of the list into the field, neighbours look, her points fly to the chip. */
export function fairyComes(event: Called, { after, eyes, was, isLast }: Coming): Part {
  const { seat, kind, run, domino, cost } = event;
  const size = kind === KING || kind === QUEEN || kind === TOMTE ? GREAT : PLAIN;
  const points = POINTS[kind];
  const met = signsMet(kind, cost, run);
  const litMs = 110 + run.length * size.apartMs;
  let window: Rect | null = null;
  let called: Sprite[] = [];
  const lit: Sprite[] = [];
  let stands: Rect | null = null;

  const clues: SceneStep<Event> = {
    name: 'clues',
    lastsMs: litMs + 60,
    cue: 'reveal',
    draw: (room) => {
      const row = room.find(`[data-thing="${fairyThing(kind)}"]`);
      const who = row?.querySelector('.alb-who');
      const lies = run.flatMap(({ cell }) => cellRect(room, seat, cell) ?? []);
      if (!row || !who || lies.length < run.length) return [];
      const rowRect = room.rectOf(row);
      window = room.rectOf(who);
      const card = cardBeside(room, rowRect, around(lies), costOf(kind, cost).length, size);
      const frame = squareAt({ x: card.left + 8 + size.face / 2, y: card.top + card.height / 2 }, size.face);
      const signAt = (place: number): Rect =>
        squareAt(
          { x: card.left + size.face + 14 + size.sign * (place + 0.5), y: card.top + card.height / 2 - 2 },
          size.sign,
        );
      const row0 = around(costs(cost, kind).map((_, place) => signAt(place)));
      const dark = spotlight(
        room.part,
        { lasts: 200 },
        { until: { at: litMs + 60 + size.standMs + size.walkMs, lasts: 260 }, depth: 0.8 },
      );
      const paper = drawn(room.part, card, null, 'alf-paper alf-flat');
      const signs = drawn(
        room.part,
        row0,
        <CostSigns kind={kind} tile={cost} met={costs(cost, kind).map(() => false)} />,
        'alf-flat',
      );
      const empty = drawn(room.part, frame, <Empty of={kind} />, 'alf-flat');
      const face = drawn(room.part, frame, <Face of={kind} />);
      called = [paper, signs, empty, face];
      stands = frame;
      const [start, own] = [middleOf(rowRect), middleOf(card)];
      const forward = (thing: Sprite): Act => {
        const at = middleOf(thing.rect);
        return act(thing.node, { lasts: 240 }, (on) => {
          const back = 1 - springing(on);
          return {
            x: (start.x - own.x + (own.x - at.x) * 0.55) * back,
            y: (start.y - at.y) * back,
            grow: 1 - 0.55 * back,
            seen: Math.min(1, on * 4),
          };
        });
      };
      return [
        ...dark,
        ...called.map(forward),
        act(face.body, { at: 150, lasts: 340 }, (on) => ({ y: -5 * outAndBack(on), turn: 9 * swinging(on, 1.5) })),
        ...parade(run, { at: 130, apart: size.apartMs }, ({ clue }, at, place) => {
          const lie = lies[place] as Rect;
          const side = lie.width;
          const sign = signAt(met[place] ?? place);
          const halo = drawn(room.part, squareAt(middleOf(lie), side * 1.5), null, 'alf-halo alf-flat');
          const token = drawn(
            room.part,
            lie,
            <Piece>
              <Clue of={clue} />
            </Piece>,
            'alf-lifted',
          );
          const star = drawn(room.part, squareAt(middleOf(sign), 24), <Glint />);
          const tick = drawn(
            room.part,
            { left: sign.left + sign.width * 0.4, top: sign.top + sign.height * 0.52, width: 19, height: 19 },
            <Met />,
            'alf-flat',
          );
          lit.push(halo, token);
          called.push(tick);
          return [
            act(token.node, { lasts: 160 }, (on) => ({ seen: 0.5 * on })),
            act(token.node, { at, lasts: 70 }, (on) => ({ seen: 0.5 + 0.5 * on })),
            act(token.body, { at, lasts: 340 }, (on) => ({
              y: -side * 0.24 * outAndBack(settling(on)),
              grow: 1 + 0.32 * outAndBack(settling(on)),
              turn: 13 * swinging(on, 1),
            })),
            act(halo.node, { at, lasts: 260 }, (on) => ({
              grow: 0.4 + 0.6 * springing(on),
              seen: on * (1 - 0.3 * on),
            })),
            act(star.body, { at: at + 40, lasts: 40 }, (on) => ({ seen: on })),
            ...flight(star, {
              from: squareAt(middleOf(lie), 34),
              to: star.rect,
              at: at + 40,
              lasts: 200,
              lift: 24,
              turns: 0.5,
              weight: 0,
              leaves: true,
            }),
            act(tick.node, { at: at + 225, lasts: 180 }, (on) => ({
              grow: 0.2 + 0.8 * springing(on),
              seen: on === 0 ? 0 : 1,
            })),
          ];
        }),
      ];
    },
  };

  const large: SceneStep<Event> = {
    name: 'stands',
    lastsMs: size.standMs,
    cue: 'gain',
    draw: (room) => {
      if (!stands) return [];
      const from = stands;
      const side = Math.min(190, room.width * 0.5, room.height * 0.46);
      const to = squareAt({ x: room.width / 2, y: room.height * 0.45 }, side);
      const rays = drawn(room.part, squareAt(middleOf(to), side * 2), <Rays />, 'alf-flat');
      const glow = drawn(room.part, squareAt(middleOf(to), side * 1.5), null, 'alf-glow alf-flat');
      const she = drawn(room.part, to, <Face of={kind} />, 'alf-lifted');
      const shown = { lasts: size.standMs };
      stands = to;
      called.push(she);
      const [start, end] = [middleOf(from), middleOf(to)];
      return [
        act(called[3]?.node ?? she.node, { lasts: 1 }, () => ({ seen: called[3] ? 0 : 1 })),
        act(
          rays.node,
          shown,
          (on) => ({
            turn: 50 * on,
            grow: 0.5 + 0.5 * settling(Math.min(1, on * 2.2)),
            seen: Math.min(1, on * 4, (1 - on) * 5),
          }),
          { leaves: true },
        ),
        act(
          glow.node,
          shown,
          (on) => ({ grow: 0.3 + 0.7 * springing(Math.min(1, on * 2)), seen: Math.min(1, on * 4, (1 - on) * 5) }),
          { leaves: true },
        ),
        act(she.node, { lasts: 380 }, (on) => ({
          x: (start.x - end.x) * (1 - gliding(on)),
          y: (start.y - end.y) * (1 - gliding(on)) - 30 * outAndBack(on),
          grow: from.width / side + (1 - from.width / side) * springing(on),
        })),
        act(she.body, { at: 380, lasts: 460 }, (on) => ({
          y: -7 * Math.abs(Math.sin(on * 2 * Math.PI)) * (1 - on),
          turn: 7 * swinging(on, 1.5),
          grow: [1 + 0.05 * swinging(on, 1), 1 - 0.05 * swinging(on, 1)],
        })),
        ...burst(room.part, [<Glint key="glint" />], {
          about: end,
          pieces: 16,
          reach: side * 0.85,
          fall: 26,
          side: 20,
          seed: 4,
          at: 250,
          lasts: 620,
        }),
      ];
    },
  };

  const walks: SceneStep<Event> = {
    name: 'walks',
    lastsMs: size.walkMs,
    cue: 'step',
    shows: ['board'],
    draw: (room) => {
      const homes = halves(domino).flatMap((cell) => cellRect(room, seat, cell) ?? []);
      const house = pieceIn(room, seat, `fairy:${kind}`);
      if (homes.length < 2 || !stands || !window) return [];
      const lives = around(homes);
      const isAcross = lives.width > lives.height;
      const side = Math.min(lives.width, lives.height);
      const tile = drawn(
        room.part,
        lives,
        isAcross ? (
          <Wide>
            <Domino kind={kind} lies="across" />
          </Wide>
        ) : (
          <Tall>
            <Domino kind={kind} lies="down" />
          </Tall>
        ),
        'alf-lifted alf-flat',
      );
      const end: Point = { x: lives.left + side / 2, y: lives.top + side / 2 };
      const from = middleOf(stands);
      const she = drawn(room.part, squareAt(end, side), <Face of={kind} />, 'alf-lifted');
      const large = stands.width / side;
      const ms = size.walkMs;
      return [
        ...(house ? [hidden(house, ms + 520)] : []),
        ...called.map((thing, at) =>
          gone(thing, at === 3 || (size.isGreat && thing === called.at(-1)) ? 0 : 140, at === 3 ? 1 : 180),
        ),
        ...lit.map((thing) => gone(thing, 200, 260)),
        ...burst(room.part, [<Glint key="glint" />], {
          about: from,
          pieces: 7,
          reach: 40,
          fall: 16,
          side: 12,
          seed: 2,
          lasts: 320,
        }),
        // She crouches, and goes in hops that get lower; she leans into every one of them.
        act(she.node, { lasts: ms }, (on) => {
          const way = on < 0.12 ? 0 : (on - 0.12) / 0.88;
          const hop = Math.abs(Math.sin(way * HOPS * Math.PI));
          const goes = way + 0.05 * Math.sin(way * HOPS * 2 * Math.PI);
          const crouch = outAndBack(Math.min(1, on / 0.14));
          const grows = large + (1.15 - large) * settling(way);
          return {
            x: (from.x - end.x) * (1 - goes),
            y: (from.y - end.y) * (1 - gliding(way)) - (30 - 12 * way) * hop,
            turn: 13 * Math.cos(way * HOPS * Math.PI) * (1 - way),
            grow: [grows * (1 + 0.14 * crouch), grows * (1 - 0.2 * crouch + 0.08 * hop)],
            seen: on === 1 ? 0 : 1,
          };
        }),
        // Her house is set down around her.
        act(tile.node, { at: ms - 110, lasts: 110 }, (on) => ({
          y: -28 * (1 - leaving(on)),
          grow: 1.3 - 0.3 * on,
          seen: Math.min(1, on * 3),
        })),
        land(tile, ms, 0.22, 380),
        gone(tile, ms + 520),
        ...burst(room.part, [<Glint key="glint" />], {
          about: { x: middleOf(lives).x, y: lives.top + lives.height * 0.8 },
          pieces: size.isGreat ? 20 : 12,
          reach: side * 1.15,
          fall: 14,
          side: 15,
          seed: 3,
          at: ms,
          lasts: 460,
        }),
      ];
    },
  };

  const counts: SceneStep<Event> = {
    name: 'points',
    lastsMs: riseMs(points),
    cue: 'gain',
    ...(isLast ? { shows: ['points'] as const } : {}),
    draw: (room) => {
      const homes = halves(domino).flatMap((cell) => cellRect(room, seat, cell) ?? []);
      if (homes.length < 2) return [];
      const side = homes[0]?.height ?? 0;
      const seal = squareAt(middleOf(homes[1] as Rect), side * 0.78);
      const worth = drawn(
        room.part,
        seal,
        <svg viewBox="-9 -9 18 18" aria-hidden="true">
          <Seal points={points} />
        </svg>,
        'alf-flat',
      );
      return [
        ...neighboursLook(room, { after, seat, kind, domino, lives: around(homes) }),
        act(
          worth.node,
          { lasts: 420 },
          (on) => ({
            grow: 0.9 + 0.6 * outAndBack(settling(on)),
            turn: 14 * swinging(on, 1),
            seen: outAndBack(on) > 0.06 ? 1 : 0,
          }),
          { leaves: true },
        ),
        ...pointsRise(room, { seat, from: seal, points, was, stays: !isLast }),
      ];
    },
  };

  return {
    scene: {
      size: size.isGreat ? 'scene' : 'event',
      kind: size.isGreat ? 'great' : 'fairy',
      steps: [...goesTo(seat, eyes), clues, ...(size.isGreat ? [large] : []), walks, counts],
    },
  };
}

const costs = (tile: number, kind: Kind): string[] => [...costOf(kind, tile)];

/** Beside her row, and not over the clues that are to light. */
function cardBeside({ width, height }: Room, row: Rect, run: Rect, signs: number, { sign, face }: typeof PLAIN): Rect {
  const [wide, high] = [face + 24 + sign * signs, face + 14];
  const left = Math.max(4, Math.min(row.left + 2, width - wide - 4));
  const isClear = (top: number): boolean =>
    top >= 4 &&
    top + high <= height - 4 &&
    (top + high + 12 < run.top || top > run.top + run.height + 4 || left + wide + 4 < run.left);
  const beside = row.top + row.height / 2 - high / 2;
  const top =
    [beside, run.top - high - 14, run.top + run.height + 8].find(isClear) ??
    Math.max(4, Math.min(beside, height - high - 4));
  return { left, top, width: wide, height: high };
}

const Face = ({ of }: { readonly of: Kind }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true" class={hueOfFairy(of)}>
    <Portrait of={of} />
  </svg>
);
const Tall = ({ children }: { readonly children: ComponentChild }) => (
  <svg viewBox="-12 -24 24 48" aria-hidden="true">
    {children}
  </svg>
);
/** Her window when she has left it. */
const Empty = ({ of }: { readonly of: Kind }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true" class={hueOfFairy(of)}>
    <path class="alf-window alf-empty" d="M-10 10.5V-3a10 8 0 0 1 20 0v13.5Z" />
    <path class="alf-sill" d="M-11 8h22v3h-22Z" />
  </svg>
);
const Met = () => (
  <Piece>
    <circle class="alf-met" r="9" />
    <path class="alf-met-tick" d="m-4.5 0 3.3 3.5L5-4" />
  </Piece>
);
const Rays = () => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true">
    {Array.from({ length: 12 }, (_, at) => (
      <path key={at} class="alf-rays" d="M-2.5-20-6-48h12L2.5-20Z" transform={`rotate(${at * 30})`} />
    ))}
  </svg>
);

interface Beside {
  readonly after: View;
  readonly seat: number;
  readonly kind: Kind;
  readonly domino: number;
  readonly lives: Rect;
}

/** A jolt from the landing, then a lean towards her. */
function neighboursLook(room: Room, { after, seat, kind, domino, lives }: Beside): Act[] {
  const field = after.fields[seat];
  const near = new Set(halves(domino).flatMap((cell) => STEPS.map((step) => cell + step)));
  const fairies = field?.fairies.flatMap((other, at) =>
    other !== null && at !== kind && halves(other).some((cell) => near.has(cell)) ? [`fairy:${at}`] : [],
  );
  const clues = field?.clues.flatMap(({ cell }) => (near.has(cell) ? [`clue:${cell}`] : []));
  const pieces = [...(clues ?? []), ...(fairies ?? [])].flatMap((name) => pieceIn(room, seat, name) ?? []);
  const goal = middleOf(lives);
  return parade(pieces, { apart: 30 }, (piece, at) => {
    const rect = room.rectOf(piece);
    const copy = copyOf(room.part, piece, rect);
    const own = middleOf(rect);
    const far = Math.hypot(goal.x - own.x, goal.y - own.y) || 1;
    const [x, y] = [(goal.x - own.x) / far, (goal.y - own.y) / far];
    return [
      hidden(piece, at + 460),
      act(copy.body, { at, lasts: 420 }, (on) => ({
        x: 5 * x * outAndBack(settling(on)),
        y: 5 * y * outAndBack(settling(on)) - 6 * outAndBack(Math.min(1, on * 2.4)),
        turn: 12 * x * outAndBack(settling(on)),
      })),
      gone(copy, at + 440, 30),
    ];
  });
}
