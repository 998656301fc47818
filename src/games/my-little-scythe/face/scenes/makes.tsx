import { act, outAndBack, settling } from '../../../../ui/stage/act.ts';
import { appears, burst, land, spotlight } from '../../../../ui/stage/motions.tsx';
import { sprite, squareAt } from '../../../../ui/stage/sprite.ts';
import type { Event } from '../../rules/events.ts';
import { Spell } from '../art/cards.tsx';
import { Gem, Pie } from '../art/tokens.tsx';
import { Sign } from '../Sign.tsx';
import { Blob, Crumb, Dish, Spark } from './fightArt.tsx';
import type { Chapter } from './journey.tsx';
import { midMap } from './table.tsx';

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
