import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Point, Sprite } from '../../../../ui/stage/act.ts';
import { act, gliding, middleOf, outAndBack, springing, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { appears, banner, burst, flight, land, parade, spotlight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene, SceneStep } from '../../../../ui/stage/Stage.ts';
import type { Field } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { CAMP, seatAt } from '../../rules/hexes.ts';
import { campThing, hexThing, trophyThing } from '../../rules/ids.ts';
import { MOST_TROPHIES } from '../../rules/mat.ts';
import { fieldsIn, type View } from '../../rules/state.ts';
import { labels } from '../../words/labels.ts';
import { Trophy } from '../art/cards.tsx';
import { Seeker } from '../art/Seeker.tsx';
import { Sign } from '../Piece.tsx';
import { Rays, Spark } from './fightArt.tsx';
import { fadingOut } from './pieFight.tsx';
import { hidden, hops } from './ring.tsx';
import { emblemOf, onMap, PersonCard } from './table.tsx';
import './scenes.css';

type Claimed = Extract<Event, { is: 'claimed' }>;

/** The first to have so many brings on the last turns. */
const FULL = MOST_TROPHIES;

/** The medal grows from its place in the strip into the animal's hands; four sockets show how far it has come. */
export function trophy(event: Claimed, before: View, happened: Happened<View, Event>): Scene<Event> {
  const { seat, field, count, eased } = event;
  const { lang, names } = happened;
  const { kingdom, seekers, trophies } = seatAt(before, seat);
  const isFull = count === FULL;
  // One that comes in the last turns rings, too, but it rings in nothing.
  const isFirst = isFull && before.last === null;
  const had = fieldsIn(trophies);
  const [first] = seekers;
  let from: Rect | null = null;
  let emblem: string | undefined;
  let place: Rect | null = null;
  let animal: Sprite | null = null;
  let card: HTMLElement | null = null;
  let row: HTMLElement | null = null;
  let dark: readonly Act[] = [];
  let night: Sprite | null = null;

  /** The personality card that won the trophy is turned over, and stays face up. */
  const personality: SceneStep<Event> = {
    name: 'personality',
    lastsMs: 620,
    cue: 'turn',
    draw: (room) => {
      const { animalAt, side } = layOut(room, isFull);
      const at = squareAt({ x: animalAt.x + side * 0.5, y: animalAt.y + side * 0.24 }, side * 0.8);
      const [back, front] = [null, field].map((of) => sprite(room.part, at, <PersonCard field={of} />));
      card = room.part;
      return back && front ? [appears(back, { lasts: 160 }), ...turnOver(back, front, { at: 60, lasts: 520 })] : [];
    },
  };
  const steps: SceneStep<Event>[] = [
    {
      name: 'comes',
      lastsMs: 320,
      draw: (room) => {
        const { animalAt, side } = layOut(room, isFull);
        const at = squareAt(animalAt, side);
        animal = sprite(
          room.part,
          at,
          <Sign>
            <Seeker kingdom={kingdom} which={0} mood="glad" />
          </Sign>,
        );
        dark = spotlight(room.part, { lasts: 220 }, { depth: isFull ? 1 : 0.8 });
        night = sprite(room.part, squareAt(animalAt, side * 3.1), <span class="mls-night" />);
        room.part.append(animal.node);
        const start = place ?? { ...at, top: room.height };
        return [
          ...dark,
          hidden(night),
          ...flight(animal, { from: start, to: at, at: 40, lasts: 360, lift: 60, weight: 0.2 }),
        ];
      },
    },
    ...(eased ? [personality] : []),
    {
      name: 'medal',
      lastsMs: 520,
      cue: 'gain',
      draw: (room) => [
        ...(card ? [act(card, { lasts: 200 }, (on) => ({ seen: 1 - on }))] : []),
        ...grows(room, layOut(room, isFull), { field, from, animal, emblem, name: names(seat) }),
      ],
    },
    {
      name: 'sockets',
      lastsMs: 480,
      cue: 'place',
      draw: (room) => {
        row = room.part;
        return sockets(room, layOut(room, isFull), had, field);
      },
    },
  ];
  if (isFull) {
    steps.push({
      name: 'rings',
      lastsMs: 800,
      cue: 'reveal',
      draw: (room) => [
        // What is said and asked below is seen again, and the medals leave their sockets.
        ...[...dark.map(({ thing }) => thing), ...(row ? [row] : [])].map((thing) =>
          act(thing, { at: 60, lasts: 340 }, (on) => ({ seen: 1 - on })),
        ),
        ...(night ? [act(night.node, { lasts: 300 }, (on) => ({ seen: on }))] : []),
        ...rings(room, layOut(room, isFull), [...had, field], isFirst ? labels[lang].lastTurns : labels[lang].four),
      ],
    });
  }
  // The table counts it when it is in its socket and all that it brings has been seen.
  steps.push({ name: 'counts', lastsMs: 240, shows: ['board', 'points'], draw: () => [] });
  return {
    size: 'scene',
    kind: isFull ? 'fourth trophy' : 'trophy',
    waits: isFirst,
    look: (room) => {
      const sign = room.find(`[data-thing="${trophyThing(field)}"] > svg`);
      from = sign && room.rectOf(sign);
      place = onMap(room, first === CAMP ? campThing(seat) : hexThing(first));
      emblem = emblemOf(room, seat);
    },
    steps: isFirst ? steps : fadingOut(steps),
  };
}

interface Lay {
  readonly animalAt: Point;
  readonly side: number;
  readonly medalAt: Rect;
  readonly socketsY: number;
}

function layOut({ width, height }: Room, isFull: boolean): Lay {
  const side = Math.min(width * 0.44, height * 0.32) * (isFull ? 1.15 : 1);
  const animalAt = { x: width / 2, y: height * (isFull ? 0.44 : 0.4) };
  return {
    animalAt,
    side,
    medalAt: squareAt({ x: animalAt.x, y: animalAt.y + side * 0.46 }, side * 0.62),
    socketsY: animalAt.y + side * 0.98,
  };
}

interface Growing {
  readonly field: Field;
  readonly from: Rect | null;
  readonly animal: Sprite | null;
  readonly name: string;
  readonly emblem: string | undefined;
}

/** Out of the strip, larger and larger, and held up. */
function grows(
  { part }: Room,
  { animalAt, side, medalAt, socketsY }: Lay,
  { field, from, animal, name, emblem }: Growing,
): Act[] {
  const rays = sprite(part, squareAt(animalAt, side * 2.3), <Rays />);
  // The light is behind the animal.
  if (animal) part.append(animal.node);
  const medal = sprite(
    part,
    medalAt,
    <Sign>
      <Trophy field={field} />
    </Sign>,
  );
  const label = sprite(
    part,
    { left: animalAt.x - 66, top: socketsY - 32, width: 132, height: 30 },
    <p class="mls-fight-name">
      <bdi>{name}</bdi>
    </p>,
  );
  if (emblem) label.node.dataset.emblem = emblem;
  return [
    appears(label, { at: 220, lasts: 200 }),
    ...flight(medal, { from: from ?? { ...medalAt, top: -side }, to: medalAt, lasts: 400, lift: -30, weight: 0.26 }),
    act(rays.node, { at: 320, lasts: 1300 }, (on) => ({
      turn: 26 * on,
      grow: 0.3 + 0.7 * springing(Math.min(1, on * 3.4)),
      seen: Math.min(1, on * 6),
    })),
    ...(animal ? [hops(animal, { at: 400, lasts: 520 }, side * 0.1)] : []),
    ...burst(part, [<Spark key="spark" />], {
      about: middleOf(medalAt),
      pieces: 14,
      reach: side * 0.8,
      fall: 34,
      side: side * 0.14,
      seed: 3,
      at: 400,
      lasts: 520,
    }),
  ];
}

const socketSide = (side: number): number => side * 0.27;
const socketAt = ({ animalAt, side, socketsY }: Lay, place: number): Rect => {
  const size = socketSide(side);
  return squareAt({ x: animalAt.x + (place - (FULL - 1) / 2) * size * 1.24, y: socketsY + size * 0.9 }, size);
};

/** A socket for each of the four; the new medal drops into the next. */
function sockets({ part }: Room, lay: Lay, had: readonly Field[], field: Field): Act[] {
  const { animalAt, medalAt } = lay;
  const medalIn = (place: number, of: Field): Sprite =>
    sprite(
      part,
      socketAt(lay, place),
      <Sign>
        <Trophy field={of} />
      </Sign>,
    );
  const places = Array.from({ length: FULL }, (_, place) => place);
  const { left, top, height } = socketAt(lay, 0);
  const board = sprite(
    part,
    { left: left - 8, top: top - 7, width: 2 * (animalAt.x - left) + 16, height: height + 14 },
    <span class="mls-sockets" />,
  );
  const holes = places.map((place) => sprite(part, socketAt(lay, place), <span class="mls-socket" />));
  const fresh = medalIn(had.length, field);
  return [
    appears(board, { lasts: 180 }, 0.7),
    ...parade(holes, { apart: 30 }, (hole, at) => [appears(hole, { at, lasts: 180 })]),
    ...had.map((of, place) => appears(medalIn(place, of), { at: 60 + 30 * place, lasts: 180 })),
    act(fresh.node, { at: 160, lasts: 240 }, (on) => ({
      y: (middleOf(medalAt).y - middleOf(fresh.rect).y) * (1 - gliding(on)),
      x: (middleOf(medalAt).x - middleOf(fresh.rect).x) * (1 - gliding(on)),
      grow: 1 + 1.2 * (1 - gliding(on)),
      seen: Math.min(1, on * 8),
    })),
    land(fresh, 390, 0.34),
  ];
}

/** All four leave their sockets and stand about the animal: the last turns are rung in. */
function rings({ part, width, height }: Room, lay: Lay, fields: readonly Field[], word: string): Act[] {
  const { animalAt, side } = lay;
  const ring = sprite(part, squareAt(animalAt, side * 1.9), <span class="mls-ring" />);
  const wide = Math.min(300, width * 0.84);
  const top = Math.max(8, animalAt.y - side * 1.02 - Math.min(76, height * 0.1));
  return [
    act(ring.node, { lasts: 640 }, (on) => ({ grow: 0.3 + 1.5 * on, seen: outAndBack(on) })),
    ...parade(fields, { apart: 90 }, (field, at, place) => {
      const turn = ((place - (fields.length - 1) / 2) * 42 - 90) * (Math.PI / 180);
      const goal = squareAt(
        { x: animalAt.x + Math.cos(turn) * side * 0.86, y: animalAt.y + Math.sin(turn) * side * 0.76 },
        side * 0.36,
      );
      const medal = sprite(
        part,
        goal,
        <Sign>
          <Trophy field={field} />
        </Sign>,
      );
      return flight(medal, { from: socketAt(lay, place), to: goal, at, lasts: 300, lift: 30, weight: 0.3 });
    }),
    ...banner(part, { left: width / 2 - wide / 2, top, width: wide, height: 50 }, word, { at: 480, lasts: 300 }),
    ...burst(part, [<Spark key="spark" />], {
      about: animalAt,
      pieces: 20,
      reach: side * 1.3,
      fall: 46,
      side: side * 0.16,
      seed: 8,
      at: 420,
      lasts: 480,
    }),
  ];
}
