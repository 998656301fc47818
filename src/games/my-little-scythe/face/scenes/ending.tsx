import type { Seat } from '../../../../engine/game.ts';
import type { Act, Point, Sprite } from '../../../../ui/stage/act.ts';
import { act, middleOf, outAndBack, settling, springing, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { appears, banner, burst, flight, land, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene } from '../../../../ui/stage/Stage.ts';
import type { Event } from '../../rules/events.ts';
import { seatAt } from '../../rules/hexes.ts';
import { MOST_TROPHIES, MOVE } from '../../rules/mat.ts';
import { fieldsIn, type View } from '../../rules/state.ts';
import { trophyCount } from '../../rules/trophies.ts';
import { labels } from '../../words/labels.ts';
import { ActionSign } from '../art/ActionSign.tsx';
import { Pie, Trophy } from '../art/cards.tsx';
import { type Mood, Seeker } from '../art/Seeker.tsx';
import { Sign } from '../Piece.tsx';
import { Rays, Spark } from './fightArt.tsx';
import { fadingOut } from './pieFight.tsx';
import { hops } from './ring.tsx';
import { chipOf, emblemOf } from './table.tsx';
import { tieSteps } from './tie.tsx';

type Ended = Extract<Event, { is: 'ended' }>;

const inRow = ({ width, height }: Room, count: number, place: number, y: number): { at: Point; side: number } => {
  const side = Math.min(96, (width * 0.88) / count / 1.1, height * 0.24);
  return { at: { x: width / 2 + (place - (count - 1) / 2) * side * 1.1, y: height * y }, side };
};

/** Under the head of a seat, one below the other. */
function medalIn(room: Room, count: number, seat: Seat, place: number): { at: Point; size: number } {
  const { at, side } = inRow(room, count, seat, 0.34);
  const size = Math.min(side * 0.44, room.height * 0.07);
  return { at: { x: at.x, y: at.y + side * 0.5 + size * (0.7 + 1.06 * place) }, size };
}

/** A head, in the colour of its seat, out of its name. */
function head(
  room: Room,
  view: View,
  seat: Seat,
  { at, side }: { at: Point; side: number },
  mood: Mood = 'still',
): Sprite {
  const drawn = sprite(
    room.part,
    squareAt(at, side),
    <Sign>
      <Seeker kingdom={seatAt(view, seat).kingdom} which={0} mood={mood} />
    </Sign>,
  );
  const emblem = emblemOf(room, seat);
  if (emblem) drawn.node.dataset.emblem = emblem;
  return drawn;
}

const ribbonAt = ({ width, height }: Room, part: number) => {
  const wide = Math.min(320, width * 0.9);
  return { left: width / 2 - wide / 2, top: height * part, width: wide, height: 50 };
};

/** Those who have one turn left line up, each with a step to take. */
export function lastTurns(after: View, { lang }: Happened<View, Event>): Scene<Event> {
  const left = after.seats.flatMap((_, seat) => (trophyCount(after, seat) < MOST_TROPHIES ? [seat] : []));
  let heads: readonly Sprite[] = [];
  return {
    size: 'scene',
    kind: 'last turns',
    steps: fadingOut([
      {
        name: 'line up',
        lastsMs: 420 + 110 * left.length,
        cue: 'step',
        draw: (room) => {
          const dims = spotlight(room.part, { lasts: 220 }, { depth: 0.9 });
          heads = left.map((seat, place) => head(room, after, seat, inRow(room, left.length, place, 0.42)));
          return [
            ...dims,
            ...parade(heads, { apart: 110 }, (drawn, at, place) => [
              ...flight(drawn, {
                from: chipOf(room, left[place] ?? 0),
                to: drawn.rect,
                at,
                lasts: 380,
                lift: -30,
                weight: 0.22,
              }),
              act(drawn.body, { lasts: at + 1 }, (on) => ({ seen: on < 1 ? 0 : 1 })),
            ]),
          ];
        },
      },
      {
        name: 'one step each',
        lastsMs: 380 + 90 * left.length,
        cue: 'place',
        draw: (room) =>
          parade(heads, { apart: 90 }, (drawn, at) => {
            const { x, y } = middleOf(drawn.rect);
            const side = drawn.rect.width * 0.62;
            const step = sprite(
              room.part,
              squareAt({ x, y: y + drawn.rect.height * 0.82 }, side),
              <Sign>
                <ActionSign space={MOVE} />
              </Sign>,
            );
            return [appears(step, { at, lasts: 220 }), hops(drawn, { at: at + 60, lasts: 380 }, 9)];
          }),
      },
      {
        name: 'rings',
        lastsMs: 900,
        cue: 'reveal',
        shows: ['board', 'points'],
        draw: (room) => banner(room.part, ribbonAt(room, 0.18), labels[lang].lastTurns, { lasts: 280 }),
      },
    ]),
  };
}

/** The medals of all players drop one after another, then what decides between equals; and the winner steps forward under their own. */
export function ended(
  { winners, standings }: Ended,
  after: View,
  { lang, names }: Happened<View, Event>,
): Scene<Event> {
  const seats = after.seats.map((_, seat) => seat);
  let heads: readonly Sprite[] = [];
  let row: readonly HTMLElement[] = [];
  let dark: readonly Act[] = [];
  const medals = seats.flatMap((seat) =>
    fieldsIn(seatAt(after, seat).trophies).map((field, place) => ({ seat, field, place })),
  );
  const most = Math.max(...seats.map((seat) => trophyCount(after, seat)));
  medals.sort((one, other) => one.place - other.place);
  return {
    size: 'scene',
    kind: 'ending',
    waits: true,
    counts: true,
    steps: [
      {
        name: 'line up',
        lastsMs: 480 + 90 * seats.length,
        cue: 'step',
        draw: (room) => {
          row = [room.part];
          dark = spotlight(room.part, { lasts: 260 });
          heads = seats.map((seat) => head(room, after, seat, inRow(room, seats.length, seat, 0.34)));
          return [
            ...dark,
            ...parade(heads, { apart: 90 }, (drawn, at, seat) => [
              ...flight(drawn, { from: chipOf(room, seat), to: drawn.rect, at, lasts: 380, lift: -30, weight: 0.22 }),
              act(drawn.body, { lasts: at + 1 }, (on) => ({ seen: on < 1 ? 0 : 1 })),
            ]),
          ];
        },
      },
      {
        name: 'medals',
        lastsMs: 420 + 150 * medals.length,
        cue: 'count',
        draw: (room) => {
          row = [...row, room.part];
          return parade(medals, { apart: 150 }, ({ seat, field, place }, at) => {
            const { at: about, size } = medalIn(room, seats.length, seat, place);
            const to = squareAt(about, size);
            const medal = sprite(
              room.part,
              to,
              <Sign>
                <Trophy field={field} />
              </Sign>,
            );
            return [
              ...flight(medal, { from: { ...to, top: -to.height }, to, at, lasts: 260, lift: 0, weight: 0.3 }),
              act(medal.body, { lasts: at + 1 }, (on) => ({ seen: on < 1 ? 0 : 1 })),
            ];
          });
        },
      },
      ...tieSteps(standings, (room) => ({
        below: (seat, rows) => {
          const { at, size } = medalIn(room, seats.length, seat, most + 0.15 + 1.1 * rows);
          return { ...at, size };
        },
        head: (seat) => heads[seat],
        drawn: (part) => {
          row = [...row, part];
        },
      })),
      {
        name: 'winner',
        lastsMs: 760,
        cue: 'reveal',
        draw: (room) => {
          const { width, height } = room;
          const about = { x: width / 2, y: height * 0.44 };
          const side = Math.min(width * 0.5, height * 0.36) / (winners.length > 1 ? 1.5 : 1);
          const rays = sprite(room.part, squareAt(about, side * 2.6), <Rays />);
          const gone = row.map((part) => act(part, { at: 40, lasts: 300 }, (on) => ({ seen: 1 - on })));
          // What is to be pressed grows light again in the end.
          const foot = room.find('.reach');
          const down = (foot ? room.rectOf(foot).top : height + 20) + 20;
          const night = sprite(room.part, { left: -20, top: -20, width: width + 40, height: down }, null, 'stage-dark');
          room.part.prepend(night.node);
          return [
            act(night.node, { lasts: 40 }, (on) => ({ seen: on })),
            ...gone,
            act(rays.node, { at: 160, lasts: 1800 }, (on) => ({
              turn: 30 * on,
              grow: 0.3 + 0.7 * springing(Math.min(1, on * 4)),
              seen: Math.min(1, on * 8),
            })),
            ...winners.flatMap((seat, place) => {
              const x = about.x + (place - (winners.length - 1) / 2) * side * 1.05;
              const drawn = head(room, after, seat, { at: { x, y: about.y }, side }, 'glad');
              const from = heads[seat]?.rect ?? drawn.rect;
              return [
                ...flight(drawn, { from, to: drawn.rect, lasts: 420, lift: 50, weight: 0.24 }),
                hops(drawn, { at: 760, lasts: 620 }, side * 0.1),
                ...crowned(room, { x, y: about.y }, side, fieldsIn(seatAt(after, seat).trophies)),
              ];
            }),
          ];
        },
      },
      {
        name: 'verdict',
        lastsMs: 800,
        shows: ['board', 'points'],
        draw: (room) => [
          ...dark.map(({ thing }) => act(thing, { lasts: 10 }, () => ({ seen: 0 }))),
          ...banner(room.part, ribbonAt(room, 0.69), labels[lang].wins(winners.map(names)), { lasts: 300 }),
          ...burst(
            room.part,
            [
              <Spark key="spark" />,
              <Sign key="pie">
                <Pie />
              </Sign>,
            ],
            {
              about: { x: room.width / 2, y: room.height * 0.44 },
              pieces: standings.length > 0 ? 22 : 0,
              reach: room.width * 0.6,
              fall: 90,
              side: 20,
              seed: 9,
              lasts: 900,
            },
          ),
        ],
      },
    ],
  };
}

/** The medals of a winner, in an arch over its head. */
function crowned(room: Room, { x, y }: Point, side: number, fields: ReturnType<typeof fieldsIn>): Act[] {
  return parade(fields, { at: 360, apart: 90 }, (field, at, place) => {
    const turn = ((place - (fields.length - 1) / 2) * 40 - 90) * (Math.PI / 180);
    const to = squareAt({ x: x + Math.cos(turn) * side * 0.84, y: y + Math.sin(turn) * side * 0.74 }, side * 0.34);
    const medal = sprite(
      room.part,
      to,
      <Sign>
        <Trophy field={field} />
      </Sign>,
    );
    return [
      act(medal.node, { at, lasts: 260 }, (on) => ({
        grow: 0.2 + 0.8 * springing(on),
        y: 30 * (1 - settling(on)) * outAndBack(0.5),
        seen: Math.min(1, on * 5),
      })),
      land(medal, at + 240, 0.2),
    ];
  });
}
