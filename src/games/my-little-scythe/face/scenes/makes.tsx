import { at } from '../../../../engine/lists.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Act } from '../../../../ui/stage/act.ts';
import { act, middleOf, outAndBack, settling, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { appears, burst, flight, land, spotlight, tumble } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { KIND_OF_DIE, type Kind } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { hexesOf, TERRAINS, type Terrain } from '../../rules/hexes.ts';
import { dieThing, hexThing } from '../../rules/ids.ts';
import { Die } from '../art/ActionSign.tsx';
import { Gem, Pie, Spell } from '../art/cards.tsx';
import { HEX } from '../art/lands.tsx';
import { Sign } from '../Piece.tsx';
import { Blob, Crumb, Dish, Spark } from './fightArt.tsx';
import type { Chapter } from './journey.tsx';
import { chipOf, hexSide, midMap, onMap } from './table.tsx';

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

type Rolled = Extract<Event, { is: 'rolled' }>;

interface Fallen {
  readonly die: number;
  readonly kind: Kind;
  readonly terrain: Terrain;
}

const FACES = 5;

/** The dice roll over the map and stop on the land that they show, which lights up; then they lie ready on the mat. */
export function seek({ seat, dice }: Rolled): Chapter {
  const fallen = dice.flatMap((terrain, die): Fallen[] =>
    terrain === null ? [] : [{ die, terrain, kind: at(KIND_OF_DIE, die) }],
  );
  let rolled: HTMLElement | null = null;
  return {
    steps: [
      {
        name: 'rolls',
        lastsMs: 720,
        cue: 'roll',
        draw: (room) => {
          rolled = room.part;
          return [
            ...spotlight(room.part, { lasts: 180 }, { depth: 0.45 }),
            ...fallen.flatMap((each, place) =>
              tumble(room.part, facesOf(each), {
                from: squareAt({ x: room.width * (0.3 + 0.14 * place), y: room.height * 0.86 }, dieSide(room)),
                to: restOf(room, each),
                at: 50 * place,
                lasts: 600,
                seed: each.die + 1,
              }),
            ),
          ];
        },
      },
      {
        name: 'glows',
        lastsMs: 420,
        draw: (room) => {
          const lands = [...new Set(fallen.map(({ terrain }) => terrain))];
          const lit = lands.flatMap(hexesOf).flatMap((hex) => onMap(room, hexThing(hex)) ?? []);
          const acts = lit.map((rect) => {
            const glow = sprite(room.part, rect, <Glow />);
            return act(glow.node, { lasts: 640 }, (on) => ({
              seen: outAndBack(on),
              grow: 0.9 + 0.12 * outAndBack(on),
            }));
          });
          // The dice lie over the light.
          if (rolled)
            for (const die of rolled.querySelectorAll('.stage-sprite:not(.stage-dark)')) room.part.append(die);
          return acts;
        },
      },
    ],
    lands: (room) =>
      fallen.flatMap((each): Act[] => {
        const drawn = room.find(`[data-thing="${dieThing(each.die)}"]`);
        const to = drawn ? room.rectOf(drawn) : chipOf(room, seat);
        const die = sprite(room.part, restOf(room, each), <Face of={each.terrain} kind={each.kind} />);
        return flight(die, { from: die.rect, to, lasts: 240, lift: 30, weight: 0, leaves: true });
      }),
  };
}

const dieSide = (room: Room): number => Math.max(32, Math.min(54, hexSide(room) * 1.05));

/** On a hex of its land, each on another one. */
function restOf(room: Room, { die, terrain }: Fallen): Rect {
  const lands = hexesOf(terrain);
  const rect = onMap(room, hexThing(at(lands, (die * 2) % lands.length)));
  const { x, y } = midMap(room);
  return squareAt(rect ? middleOf(rect) : { x: x + (die - 2) * 46, y }, dieSide(room));
}

const facesOf = ({ die, kind, terrain }: Fallen) =>
  Array.from({ length: FACES }, (_, face) => {
    const of = face === FACES - 1 ? terrain : (((terrain + (FACES - face) + die) % TERRAINS.length) as Terrain);
    return <Face key={face} of={of} kind={kind} />;
  });

const Face = ({ of, kind }: { readonly of: Terrain; readonly kind: Kind }) => (
  <Sign>
    <Die terrain={of} of={kind} />
  </Sign>
);
const Glow = () => (
  <svg viewBox="-10.39 -12 20.78 24" aria-hidden="true">
    <path class="mls-glow" d={HEX} />
  </svg>
);
