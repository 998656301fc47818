import { act, leaving } from '../../../../ui/stage/act.ts';
import { appears, flight, parade, spotlight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { type Sprite, sprite, squareAt } from '../../../../ui/stage/sprite.ts';
import type { Lang } from '../../../../words/lang.ts';
import { tileName } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { solvedThing, tileThing } from '../../rules/ids.ts';
import { labels } from '../../words/labels.ts';
import { PowerUp, PowerUpBack } from '../art/PowerUp.tsx';
import { Sign } from '../Sign.tsx';
import type { Chapter } from './journey.tsx';
import { hidden } from './ring.tsx';
import { emblemOf, midMap, stockOf } from './table.tsx';

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
        room.find(`.mlt-mat [data-thing="${tileThing(pile, tile)}"]`) ? tileThing(pile, tile) : solvedThing(seat),
      );
      return [
        ...(front ? [hidden(front)] : []),
        ...flight(tileArt, { from: rect, to, lasts: 260, lift: 30, weight: 0, leaves: true }),
      ];
    },
  };
}
