import { act, leaving, outAndBack, settling } from '../../../../ui/stage/act.ts';
import { appears, burst, flight, land, parade, spotlight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { type Sprite, sprite, squareAt } from '../../../../ui/stage/sprite.ts';
import type { Lang } from '../../../../words/voice.ts';
import type { Event } from '../../rules/events.ts';
import { solvedThing, tileThing } from '../../rules/ids.ts';
import { tileName } from '../../rules/mat.ts';
import { labels } from '../../words/labels.ts';
import { Spell } from '../art/cards.tsx';
import { PowerUp, PowerUpBack } from '../art/PowerUp.tsx';
import { Gem, Pie } from '../art/tokens.tsx';
import { Sign } from '../Piece.tsx';
import { Blob, Crumb, Dish, Spark } from './fightArt.tsx';
import type { Chapter } from './journey.tsx';
import { hidden } from './ring.tsx';
import { emblemOf, midMap, stockOf } from './table.tsx';

/** What was paid for with tokens comes out of the oven, or out of a cloud of sparks. */
export function makes(events: readonly Event[]): Chapter | null {
  const isPaid = events.some((event) => event.is === 'paid' && event.to === 'supply');
  const isPie = events.some((event) => event.is === 'pies' && event.by > 0 && event.cause === null);
  const isSpell = events.some((event) => event.is === 'spell' && event.cause === null);
  if (!isPaid || !(isPie || isSpell)) return null;
  return {
    steps: [
      {
        name: 'makes',
        lastsMs: 560,
        cue: 'reveal',
        draw: (room) => {
          const about = midMap(room);
          const side = Math.min(110, room.width * 0.3);
          const dims = spotlight(room.part, { lasts: 160 }, { depth: 0.55 });
          const wide = side * 1.25;
          const dish = sprite(
            room.part,
            { left: about.x - wide / 2, top: about.y + side * 0.24, width: wide, height: wide * 0.233 },
            <Dish />,
          );
          const made = sprite(
            room.part,
            squareAt(about, side),
            <Sign>{isPie ? <Pie /> : <Spell value={null} />}</Sign>,
          );
          const puff = isPie
            ? [<Blob key="blob" />, <Crumb key="crumb" />]
            : [
                <Spark key="spark" />,
                <Sign key="gem">
                  <Gem />
                </Sign>,
              ];
          return [
            ...dims,
            ...(isPie ? [appears(dish, { lasts: 200 }, 0.6)] : [act(dish.node, { lasts: 1 }, () => ({ seen: 0 }))]),
            // It rises, like dough.
            act(made.node, { at: 80, lasts: 300 }, (on) => ({
              y: side * 0.3 * (1 - settling(on)),
              grow: [0.5 + 0.5 * settling(on), 0.1 + 0.9 * settling(on) + 0.16 * outAndBack(on)],
              seen: Math.min(1, on * 6),
            })),
            land(made, 360, 0.16, 200),
            ...burst(room.part, puff, {
              about,
              pieces: 12,
              reach: side * 0.8,
              fall: 22,
              side: 14,
              seed: 4,
              at: 150,
              lasts: 420,
            }),
          ];
        },
      },
    ],
  };
}

type Kept = Extract<Event, { is: 'kept' }>;

const THREE = [0, 1, 2] as const;
const KEPT = 1;

/** Three tiles are drawn face down: two go under the pile, one turns over and stays. */
export function powerUp({ seat, pile, tile }: Kept, lang: Lang): Chapter {
  const placeOf = (room: Room, place: number) => {
    const side = Math.min(92, room.width * 0.25);
    const { x, y } = midMap(room);
    return squareAt({ x: x + (place - KEPT) * side * 1.12, y }, side);
  };
  const name = labels[lang].tile(pile, tile).name;
  let backs: readonly Sprite[] = [];
  let front: Sprite | null = null;
  return {
    steps: [
      {
        name: 'three',
        lastsMs: 420,
        cue: 'place',
        draw: (room) => {
          const dims = spotlight(room.part, { lasts: 180 }, { depth: 0.65 });
          backs = THREE.map((place) =>
            sprite(
              room.part,
              placeOf(room, place),
              <Sign>
                <PowerUpBack pile={pile} />
              </Sign>,
            ),
          );
          return [
            ...dims,
            ...parade(backs, { apart: 80 }, (back, at) =>
              flight(back, {
                from: { ...back.rect, top: -back.rect.height },
                to: back.rect,
                at,
                lasts: 260,
                lift: 0,
                weight: 0.16,
              }),
            ),
          ];
        },
      },
      {
        name: 'one',
        lastsMs: 760,
        cue: 'turn',
        draw: (room) => {
          const at = placeOf(room, KEPT);
          front = sprite(
            room.part,
            at,
            <Sign>
              <PowerUp of={tileName(pile, tile)} />
            </Sign>,
          );
          const label = sprite(
            room.part,
            { left: at.left + at.width / 2 - 100, top: at.top + at.height + 12, width: 200, height: 30 },
            <p class="mls-fight-name">{name}</p>,
          );
          const emblem = emblemOf(room, seat);
          if (emblem) label.node.dataset.emblem = emblem;
          const [first, kept, last] = backs;
          return [
            ...[first, last].flatMap((back) =>
              back
                ? [act(back.node, { lasts: 300 }, (on) => ({ y: 130 * leaving(on), turn: 14 * on, seen: 1 - on }))]
                : [],
            ),
            ...(kept ? turnOver(kept, front, { at: 60, lasts: 460 }) : []),
            appears(label, { at: 420, lasts: 180 }),
          ];
        },
      },
    ],
    lands: (room) => {
      const rect = front?.rect ?? placeOf(room, KEPT);
      const tileArt = sprite(
        room.part,
        rect,
        <Sign>
          <PowerUp of={tileName(pile, tile)} />
        </Sign>,
      );
      const to = stockOf(
        room,
        seat,
        room.find(`.mls-mat [data-thing="${tileThing(pile, tile)}"]`) ? tileThing(pile, tile) : solvedThing(seat),
      );
      return [
        ...(front ? [hidden(front)] : []),
        ...flight(tileArt, { from: rect, to, lasts: 260, lift: 30, weight: 0, leaves: true }),
      ];
    },
  };
}
