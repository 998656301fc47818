import { act, middleOf, outAndBack, settling, springing, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { burst } from '../../../../ui/stage/motions.tsx';
import type { Event } from '../../rules/events.ts';
import { seatAt, whereIs } from '../../rules/hexes.ts';
import { hexThing } from '../../rules/ids.ts';
import type { View } from '../../rules/state.ts';
import { Seeker } from '../art/Seeker.tsx';
import { Sign } from '../Piece.tsx';
import { Crumb } from './fightArt.tsx';
import type { Chapter } from './journey.tsx';
import { away, BOTH_SIDES, flash } from './ring.tsx';
import { chipOf, emblemOf, hexSide, onMap } from './table.tsx';

type Attacked = Extract<Event, { is: 'attacked' }>;

const LASTS_MS = 520;

/** Two meet on one hex and run into each other: seen on the map, before anybody is asked what to throw. */
export function clash({ seat, rival, at }: Attacked, before: View): Chapter {
  return {
    steps: [
      {
        name: 'clash',
        lastsMs: LASTS_MS,
        cue: 'clash',
        draw: (room) => {
          const hex = onMap(room, hexThing(at)) ?? chipOf(room, rival);
          const { x, y } = middleOf(hex);
          const side = Math.max(44, hexSide(room) * 1.7);
          const heads = BOTH_SIDES.flatMap((each) => {
            const of = each === 0 ? seat : rival;
            const which = whereIs(before, of, 1) === at ? 1 : 0;
            const drawn = sprite(
              room.part,
              squareAt({ x: x + away(each) * side * 0.5, y }, side),
              <Sign>
                <g transform={each === 1 ? 'scale(-1 1)' : undefined}>
                  <Seeker kingdom={seatAt(before, of).kingdom} which={which} mood="still" />
                </g>
              </Sign>,
            );
            const emblem = emblemOf(room, of);
            if (emblem) drawn.node.dataset.emblem = emblem;
            // Apart, together, and thrown back a little.
            return [
              act(drawn.node, { lasts: LASTS_MS }, (on) => ({
                x:
                  away(each) *
                  side *
                  (0.32 * outAndBack(Math.min(1, on / 0.42)) + 0.16 * settling(Math.max(0, on * 2 - 1))),
                grow: 0.6 + 0.4 * springing(Math.min(1, on * 2.5)),
                turn: away(each) * 12 * outAndBack(Math.max(0, (on - 0.4) / 0.6)),
                seen: Math.min(1, on * 8),
              })),
            ];
          });
          return [
            ...heads,
            flash(room.part, { x, y: y - side * 0.1 }, side * 1.3, LASTS_MS * 0.42),
            ...burst(room.part, [<Crumb key="crumb" />], {
              about: { x, y },
              pieces: 8,
              reach: side * 0.9,
              fall: 20,
              side: 8,
              seed: 6,
              at: LASTS_MS * 0.42,
              lasts: 380,
            }),
          ];
        },
      },
    ],
  };
}
