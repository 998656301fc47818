import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import {
  act,
  gliding,
  middleOf,
  outAndBack,
  settling,
  springing,
  sprite,
  squareAt,
  swinging,
} from '../../../../ui/stage/act.ts';
import { appears, banner, burst, land, shake } from '../../../../ui/stage/motions.tsx';
import type { Room, SceneStep } from '../../../../ui/stage/Stage.ts';
import { FIGHT } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { Camp } from '../art/camp.tsx';
import { Pie, Trophy } from '../art/cards.tsx';
import { Sign } from '../Piece.tsx';
import { Berry, Blob, Crumb, HalfField, Rays, Spark, Splat } from './fightArt.tsx';
import { away, fades, flash, hops, looks, otherSide, type Ring, type Side } from './ring.tsx';

const WIND_MS = 430;

export interface Ending {
  readonly winner: Side;
  /** The camp that the loser flies back to; null: it is still to be sent home. */
  readonly home: () => Rect | null;
  /** The winner may take the trophy. */
  readonly hasPrize: boolean;
  readonly verdict: string;
}

/** The last pie, where it hits, the way home, the prize; and only then the word. */
export function ending(ringOf: () => Ring, { winner, home, hasPrize, verdict }: Ending): SceneStep<Event>[] {
  const loser = otherSide(winner);
  // The pie stays on the face on the way home.
  let covered: Sprite | null = null;
  return [
    {
      name: 'last pie',
      lastsMs: WIND_MS,
      cue: 'step',
      isPassing: true,
      draw: ({ part }) => winds(part, ringOf(), winner),
    },
    {
      name: 'splat',
      lastsMs: 420,
      cue: 'loss',
      draw: ({ part }) => {
        const { head, headY } = ringOf();
        const { x } = ringOf().headAt(loser);
        const hit = flash(part, { x, y: headY }, head * 1.5, 0);
        covered = sprite(part, squareAt({ x, y: headY - head * 0.03 }, head * 0.94), <Splat />);
        return [hit, ...looks(ringOf().actor(loser).head, 'struck'), ...splats(part, ringOf(), covered, loser)];
      },
    },
    {
      name: 'home',
      lastsMs: 380,
      cue: 'step',
      draw: ({ part }) =>
        goesHome(part, ringOf(), [ringOf().actor(loser).head, ...(covered ? [covered] : [])], {
          loser,
          home: home(),
        }),
    },
    { name: 'prize', lastsMs: 620, cue: 'gain', draw: ({ part }) => prize(part, ringOf(), winner, hasPrize) },
    {
      name: 'verdict',
      lastsMs: 620,
      shows: ['board', 'points'],
      draw: ({ part }) => {
        const { middle, width, band, dark, title } = ringOf();
        const wide = Math.min(340, width * 0.92);
        const at = { left: middle - wide / 2, top: band.top + band.height - 46, width: wide, height: 56 };
        // What is said and asked around it is seen again.
        const light = [...dark, ...title].map((thing) => act(thing, { lasts: 400 }, (on) => ({ seen: 1 - on })));
        return [...light, ...banner(part, at, verdict, { lasts: 280 })];
      },
    },
  ];
}

/** It swells up on the empty dish, is heaved back, and then it goes fast and flat. */
function winds(part: HTMLElement, ring: Ring, winner: Side): Act[] {
  const loser = otherSide(winner);
  const big = ring.head * 0.78;
  const pie = sprite(
    part,
    squareAt(ring.headAt(loser), big),
    <Sign>
      <Pie />
    </Sign>,
  );
  const start = { x: ring.dishAt(winner).x, y: ring.dishAt(winner).y - big * 0.36 };
  const goal = ring.headAt(loser);
  return [
    act(
      pie.node,
      { lasts: WIND_MS },
      (on) => {
        const wound = Math.min(1, on / 0.62);
        const flies = Math.max(0, (on - 0.62) / 0.38) ** 1.5;
        return {
          x: start.x + away(winner) * 22 * outAndBack(wound) * (1 - flies) + (goal.x - start.x) * flies - goal.x,
          y: start.y + (goal.y - start.y) * flies - goal.y - 34 * gliding(wound) * (1 - flies) - 26 * outAndBack(flies),
          grow: (0.2 + 0.8 * springing(wound)) * (1 + 0.16 * flies),
          turn: away(winner) * (16 * outAndBack(wound) - 80 * flies),
          seen: Math.min(1, wound * 5),
        };
      },
      { leaves: true },
    ),
    act(ring.actor(winner).head.body, { lasts: WIND_MS }, (on) => {
      const back = outAndBack(Math.min(1, on / 0.66));
      const forth = outAndBack(Math.max(0, (on - 0.6) / 0.4));
      return {
        x: away(winner) * (15 * back - 20 * forth),
        y: 5 * back,
        turn: away(winner) * (10 * back - 13 * forth),
        grow: [1 + 0.05 * back, 1 - 0.07 * back],
      };
    }),
    // The other one sees it coming.
    act(ring.actor(loser).head.body, { at: WIND_MS * 0.45, lasts: WIND_MS * 0.55 }, (on) => ({
      x: away(loser) * 8 * settling(on),
      grow: [1 - 0.05 * settling(on), 1 + 0.07 * settling(on)],
    })),
  ];
}

function splats(part: HTMLElement, ring: Ring, splat: Sprite, loser: Side): Act[] {
  const { head } = ring;
  const [won, lost] = [ring.actor(otherSide(loser)), ring.actor(loser)];
  return [
    // The face is covered at one stroke; then it slides a little.
    act(splat.node, { lasts: 160 }, (on) => ({
      grow: [0.62 + 0.38 * springing(on), 0.7 + 0.3 * springing(on)],
      seen: 1,
    })),
    act(splat.body, { lasts: 380 }, (on) => ({
      x: away(loser) * 24 * swinging(on, 1),
      y: 5 * gliding(on),
      turn: away(loser) * 16 * swinging(on, 1.2),
    })),
    act(lost.head.body, { lasts: 380 }, (on) => ({
      x: away(loser) * (8 * (1 - on) + 24 * swinging(on, 1)),
      turn: away(loser) * 16 * swinging(on, 1.2),
      grow: [1 - 0.16 * swinging(on, 1), 1 + 0.1 * swinging(on, 1)],
    })),
    ...burst(part, [<Blob key="blob" />, <Crumb key="crumb" />, <Berry key="berry" />], {
      about: ring.headAt(loser),
      pieces: 18,
      reach: head * 0.82,
      fall: 70,
      side: head * 0.15,
      seed: 7,
      lasts: 620,
    }),
    ...ring.panels.map((panel) => shake(panel, { lasts: 320 }, 11)),
    shake(won.total, { lasts: 240 }, 4),
    act(lost.total.node, { at: 60, lasts: 200 }, (on) => ({ grow: 1 - 0.25 * settling(on), seen: 1 - 0.5 * on })),
  ];
}

/** Head over heels to its camp, which bounces; without one, off the field. */
function goesHome(
  part: Room['part'],
  ring: Ring,
  goers: readonly Sprite[],
  { loser, home }: { readonly loser: Side; readonly home: Rect | null },
): Act[] {
  const { head, width } = ring;
  const lost = ring.actor(loser);
  const from = ring.headAt(loser);
  const to = home ? middleOf(home) : { x: from.x + away(loser) * width * 0.5, y: from.y + head * 0.2 };
  const size = home ? home.width / head : 0.7;
  const tent =
    home &&
    ring.draw(
      part,
      home,
      <Sign>
        <Camp kingdom={ring.fighters[loser].kingdom} />
      </Sign>,
      loser,
    );
  return [
    ...(tent && home
      ? [
          appears(tent, { lasts: 180 }, 0.8),
          land(tent, 400, 0.3, 360),
          ...burst(part, [<Blob key="blob" />, <Crumb key="crumb" />], {
            about: middleOf(home),
            pieces: 7,
            reach: home.width * 0.8,
            fall: 22,
            side: 9,
            seed: 12,
            at: 400,
            lasts: 380,
          }),
        ]
      : []),
    ...goers.map(({ node }) =>
      act(node, { at: 40, lasts: 400 }, (on) => {
        const far = on ** 1.6;
        return {
          x: (to.x - from.x) * far,
          y: (to.y - from.y) * far - 64 * outAndBack(on),
          grow: 1 - (1 - size) * far,
          turn: away(loser) * 360 * far,
          seen: on < 0.9 ? 1 : 10 * (1 - on),
        };
      }),
    ),
    ...[...lost.things, lost.total].map((thing) => fades(thing, { at: 60, lasts: 240 })),
    ...looks(ring.actor(otherSide(loser)).head, 'glad', 60),
    hops(ring.actor(otherSide(loser)).head, { at: 60, lasts: 420 }, head * 0.16),
  ];
}

/**
 * The field is the winner's now: it comes over from that side, and the winner steps to the middle. The medal hangs over the
 * head, out of reach, until it is claimed.
 */
function prize(part: HTMLElement, ring: Ring, winner: Side, hasPrize: boolean): Act[] {
  const { band, head, middle, width } = ring;
  const won = ring.actor(winner);
  const wide = width + 60;
  const field = <HalfField width={wide} height={band.height} lean={0} isRight={winner === 1} />;
  const whole = ring.draw(part, { ...band, left: -30, width: wide }, field, winner);
  const rays = sprite(part, squareAt({ x: middle, y: ring.headY }, head * 2.3), <Rays />);
  // What of the winner was drawn before is seen before the field again.
  for (const { node } of [won.total, ...won.things, won.head]) part.append(node);
  const x = middle;
  const hangs = middleOf(ring.totalAt(winner)).y;
  const at = squareAt({ x, y: hangs - head * 0.06 }, head * 0.36);
  const comes = { lasts: 340 };
  const glow = hasPrize && sprite(part, squareAt({ x, y: hangs }, head * 0.86), <Rays />);
  const medal =
    hasPrize &&
    sprite(
      part,
      at,
      <Sign>
        <Trophy field={FIGHT} />
      </Sign>,
    );
  return [
    act(whole.node, comes, (on) => ({ x: width * away(winner) * (1 - settling(on)), seen: on === 0 ? 0 : 1 })),
    ...[won.head, won.total, ...won.things].map((thing) =>
      act(thing.node, comes, (on) => ({
        x: (middle - ring.x(winner)) * gliding(on),
        grow: thing === won.head ? 1 + 0.12 * springing(on) : 1,
        seen: 1,
      })),
    ),
    act(rays.node, { at: 220, lasts: 900 }, (on) => ({
      turn: 22 * on,
      grow: 0.3 + 0.7 * springing(Math.min(1, on * 2.2)),
      seen: Math.min(1, on * 4),
    })),
    hops(won.head, { at: 400, lasts: 460 }, head * 0.12),
    // It takes the place of the total, which has been counted.
    ...(medal && glow
      ? [
          fades(won.total, { at: 60, lasts: 160 }),
          act(glow.node, { at: 240, lasts: 900 }, (on) => ({ turn: -14 * on, seen: 0.45 * Math.min(1, on * 4) })),
          act(medal.node, { at: 200, lasts: 900 }, (on) => ({
            y: -head * 0.5 * (1 - settling(Math.min(1, on * 2.6))),
            turn: 7 * Math.sin(on * 2.5 * Math.PI) * (1 - on),
            seen: Math.min(1, on * 6),
          })),
        ]
      : []),
    ...burst(part, [<Spark key="spark" />], {
      about: { x, y: ring.dishAt(winner).y - head * 0.3 },
      pieces: 14,
      reach: head * 0.95,
      fall: 36,
      side: head * 0.2,
      seed: 9,
      at: 400,
      lasts: 520,
    }),
  ];
}
