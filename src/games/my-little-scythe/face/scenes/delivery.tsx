import type { Seat } from '../../../../engine/game.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import { act, gliding, leaving, middleOf, settling, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { appears, burst, count, flight, land, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import { APPLE } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { CAMP, CASTLE, whereIs } from '../../rules/hexes.ts';
import { campThing, hexThing } from '../../rules/ids.ts';
import { SEEKERS, type View } from '../../rules/state.ts';
import { Apple, Gem } from '../art/cards.tsx';
import { Ground } from '../art/lands.tsx';
import { Sign } from '../Piece.tsx';
import { Cart, Spark } from './fightArt.tsx';
import type { Chapter } from './journey.tsx';
import { chipOf, midMap, onMap } from './table.tsx';

type Delivered = Extract<Event, { is: 'delivered' }>;

const HOP_MS = 260;
const APART_MS = 90;

/** A cart is loaded, one sack after the other, and drives in at the castle's gate. */
export function delivery({ seat, kind, by }: Delivered, before: View): Chapter {
  const sources = SEEKERS.flatMap((seeker) => Array.from({ length: by[seeker] }, () => whereIs(before, seat, seeker)));
  const Ware = kind === APPLE ? Apple : Gem;
  let castle: Sprite | null = null;
  let cart: readonly Sprite[] = [];
  return {
    steps: [
      {
        name: 'loads',
        lastsMs: 220 + HOP_MS + APART_MS * (sources.length - 1),
        cue: 'count',
        draw: (room) => {
          const side = Math.min(170, room.width * 0.42, room.height * 0.4);
          const { x, y } = midMap(room);
          const gate = squareAt({ x: x + side * 0.3, y: y - side * 0.1 }, side);
          const dims = spotlight(room.part, { lasts: 200 }, { depth: 0.75 });
          castle = sprite(
            room.part,
            gate,
            <Sign>
              <Ground of={CASTLE} />
            </Sign>,
          );
          const from = onMap(room, hexThing(CASTLE)) ?? gate;
          const wide = side * 0.78;
          const stands = { left: x - side * 0.82, top: y + side * 0.08, width: wide, height: wide * 0.625 };
          const wagon = sprite(room.part, stands, <Cart />);
          const wares = sources.map((spot, place) => {
            const at = squareAt(
              { x: stands.left + wide * (0.24 + 0.16 * place), y: stands.top + wide * (0.02 - 0.07 * (place % 2)) },
              wide * 0.32,
            );
            const start = onMap(room, spot === CAMP ? campThing(seat as Seat) : hexThing(spot)) ?? chipOf(room, seat);
            return {
              ware: sprite(
                room.part,
                at,
                <Sign>
                  <Ware />
                </Sign>,
              ),
              start,
              at,
            };
          });
          // The wares lie in it, behind its side.
          room.part.append(wagon.node);
          const ticks = sources.map((_, place) => ({ at: 200 + APART_MS * place + HOP_MS, to: place + 1 }));
          const shown = count(room.part, squareAt({ x: stands.left + wide / 2, y: stands.top - wide * 0.42 }, 46), {
            from: 0,
            ticks,
            named: 'mls-fight-total',
          });
          cart = [wagon, ...wares.map(({ ware }) => ware), shown.number];
          return [
            ...dims,
            ...flight(castle, { from, to: gate, lasts: 260, lift: 20, weight: 0.12 }),
            act(wagon.node, { lasts: 260 }, (on) => ({
              x: -room.width * 0.5 * (1 - settling(on)),
              seen: Math.min(1, on * 4),
            })),
            appears(shown.number, { at: 120, lasts: 180 }),
            ...shown.acts,
            ...parade(wares, { at: 200, apart: APART_MS }, ({ ware, start, at: to }, at): Act[] => [
              ...flight(ware, { from: start, to, at, lasts: HOP_MS, lift: 60, weight: 0 }),
              act(ware.body, { lasts: at + 1 }, (on) => ({ seen: on < 1 ? 0 : 1 })),
              land(wagon, at + HOP_MS, 0.1, 160),
            ]),
          ];
        },
      },
      {
        name: 'drives',
        lastsMs: 340,
        cue: 'step',
        draw: () => {
          const goal = castle ? middleOf(castle.rect) : { x: 0, y: 0 };
          const [wagon] = cart;
          const start = wagon ? middleOf(wagon.rect) : goal;
          return cart.map(({ node, rect }) => {
            const own = middleOf(rect);
            return act(node, { lasts: 340 }, (on) => {
              const size = 1 - 0.6 * leaving(on);
              return {
                x: (goal.x - start.x) * gliding(on) - (own.x - start.x) * (1 - size),
                y:
                  (goal.y + 18 - start.y) * gliding(on) -
                  (own.y - start.y) * (1 - size) -
                  3 * Math.abs(Math.sin(on * 22)),
                grow: size,
                seen: on < 0.82 ? 1 : (1 - on) / 0.18,
              };
            });
          });
        },
      },
      {
        name: 'gate',
        lastsMs: 280,
        cue: 'gain',
        draw: ({ part }) =>
          castle
            ? [
                land(castle, 0, 0.3, 340),
                ...burst(
                  part,
                  [
                    <Spark key="spark" />,
                    <Sign key="ware">
                      <Ware />
                    </Sign>,
                  ],
                  {
                    about: middleOf(castle.rect),
                    pieces: 14,
                    reach: castle.rect.width * 0.7,
                    fall: 40,
                    side: 18,
                    seed: 5,
                    lasts: 420,
                  },
                ),
              ]
            : [],
      },
    ],
  };
}
