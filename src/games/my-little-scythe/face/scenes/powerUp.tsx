import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, leaving, type Sprite, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { appears, flight, parade, spotlight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Lang } from '../../../../words/voice.ts';
import type { Event } from '../../rules/events.ts';
import { solvedThing, tileThing } from '../../rules/ids.ts';
import { tileName } from '../../rules/mat.ts';
import { labels } from '../../words/labels.ts';
import { PowerUp, PowerUpBack } from '../art/PowerUp.tsx';
import { Sign } from '../Piece.tsx';
import type { Chapter } from './journey.tsx';
import { hidden } from './ring.tsx';
import { emblemOf, midMap, stockOf } from './table.tsx';

type Kept = Extract<Event, { is: 'kept' }>;

const THREE = [0, 1, 2] as const;
const KEPT = 1;

/** Three tiles are drawn face down: two go under the pile, one turns over and stays. */
export function powerUp(kept: Kept, lang: Lang): Chapter {
  const { pile, tile } = kept;
  const placeOf = (room: Room, place: number) => {
    const side = Math.min(92, room.width * 0.25);
    const { x, y } = midMap(room);
    return squareAt({ x: x + (place - KEPT) * side * 1.12, y }, side);
  };
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
          const label = nameUnder(room, kept, at, lang);
          const [first, middle, last] = backs;
          return [
            ...[first, last].flatMap((back) =>
              back
                ? [act(back.node, { lasts: 300 }, (on) => ({ y: 130 * leaving(on), turn: 14 * on, seen: 1 - on }))]
                : [],
            ),
            ...(middle ? turnOver(middle, front, { at: 60, lasts: 460 }) : []),
            appears(label, { at: 420, lasts: 180 }),
          ];
        },
      },
    ],
    lands: (room) => goesToSlot(room, kept, front, placeOf(room, KEPT)),
  };
}

/** Of the three that lay open the others go under the pile, the kept one comes forward, and then to its place. */
export function ownKept(kept: Kept, lang: Lang): Chapter {
  const { pile, tile } = kept;
  const sideIn = (room: Room): Rect => squareAt(midMap(room), Math.min(120, room.width * 0.34));
  let from: Rect | null = null;
  let front: Sprite | null = null;
  return {
    look: (room) => {
      const drawn = room.find(`.mls-drawn[data-thing="${tileThing(pile, tile)}"] svg`);
      from = drawn && room.rectOf(drawn);
    },
    steps: [
      {
        name: 'stays',
        lastsMs: 620,
        cue: 'place',
        draw: (room) => {
          const dims = spotlight(room.part, { lasts: 160 }, { depth: 0.65 });
          const to = sideIn(room);
          front = sprite(
            room.part,
            to,
            <Sign>
              <PowerUp of={tileName(pile, tile)} />
            </Sign>,
          );
          return [
            ...dims,
            ...flight(front, { from: from ?? to, to, lasts: 300, lift: 20, weight: 0.2 }),
            appears(nameUnder(room, kept, to, lang), { at: 220, lasts: 180 }),
          ];
        },
      },
    ],
    lands: (room) => goesToSlot(room, kept, front, sideIn(room)),
  };
}

function nameUnder(room: Room, { seat, pile, tile }: Kept, at: Rect, lang: Lang): Sprite {
  const label = sprite(
    room.part,
    { left: at.left + at.width / 2 - 100, top: at.top + at.height + 12, width: 200, height: 30 },
    <p class="mls-fight-name">{labels[lang].tile(pile, tile).name}</p>,
  );
  const emblem = emblemOf(room, seat);
  if (emblem) label.node.dataset.emblem = emblem;
  return label;
}

function goesToSlot(room: Room, { seat, pile, tile }: Kept, front: Sprite | null, place: Rect): Act[] {
  const rect = front?.rect ?? place;
  const tileArt = sprite(
    room.part,
    rect,
    <Sign>
      <PowerUp of={tileName(pile, tile)} />
    </Sign>,
  );
  const slot = tileThing(pile, tile);
  const to = stockOf(room, seat, room.find(`.mls-mat [data-thing="${slot}"]`) ? slot : solvedThing(seat));
  return [
    ...(front ? [hidden(front)] : []),
    ...flight(tileArt, { from: rect, to, lasts: 260, lift: 30, weight: 0, leaves: true }),
  ];
}
