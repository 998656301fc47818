import type { Seat } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import { act, copyOf, middleOf, outAndBack, settling, squareAt, swinging } from '../../../../ui/stage/act.ts';
import { burst, flight, parade, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room, SceneStep } from '../../../../ui/stage/Stage.ts';
import { costOf, type Kind } from '../../rules/fairies.ts';
import { fairyThing } from '../../rules/ids.ts';
import type { Event, Turned } from '../../rules/state.ts';
import { CostSigns } from '../art/CostTile.tsx';
import { hueOfFairy, Portrait } from '../art/portraits.tsx';
import { Footprint } from '../art/tokens.tsx';
import { chipOf, drawn, Glint, gone, handIn, hidden, type Part, Piece, veiled } from './kit.tsx';

const APART_MS = 230;
const TURNED_MS = 560;
const BREATH_MS = 420;
const COME_MS = 420;
const STAND_MS = 520;
const GO_MS = 420;

/** Where the new cost of a kind is: the last one in its row. */
const costIn = (room: Room, kind: Kind): HTMLElement | null =>
  [
    ...(room
      .find(`[data-thing="${fairyThing(kind)}"]`)
      ?.querySelectorAll<HTMLElement>('.alf-board-cost:not(.alf-none)') ?? []),
  ].at(-1) ?? null;

/** Round 7: the second costs turn in the list itself, one after the other, and then the footprints of all. */
export function seventh(turned: readonly Turned[], by: readonly number[] | null): Part {
  const lit = turned.length * APART_MS + TURNED_MS;
  /** The rows as they were. */
  let covers: readonly Sprite[] = [];
  const costs: SceneStep<Event> = {
    name: 'costs',
    lastsMs: BREATH_MS + lit + 200,
    cue: 'reveal',
    shows: ['board', 'points'],
    draw: (room) => {
      const fields = room.find('.alf-fields');
      const dim = fields && drawn(room.part, room.rectOf(fields), null, 'alf-dim');
      const rows = turned.flatMap(({ kind }) => {
        const row = room.find(`[data-thing="${fairyThing(kind)}"]`);
        return row ? [[kind, waiting(rowCopy(room, row))] as const] : [];
      });
      const waits = new Map(rows);
      const end = BREATH_MS + lit + (by ? COME_MS + STAND_MS + GO_MS + by.length * APART_MS : 0);
      return [
        ...(dim
          ? [
              act(dim.node, { lasts: 240 }, (on) => ({ seen: settling(on) })),
              act(dim.node, { at: end, lasts: 240 }, (on) => ({ seen: 1 - on }), { leaves: true }),
            ]
          : []),
        ...parade(turned, { at: BREATH_MS, apart: APART_MS }, ({ kind, tile }, at) =>
          costTurns(room, { kind, tile }, waits.get(kind), at),
        ),
        ...covers.map((cover) => gone(cover, 40, BREATH_MS - 120)),
      ];
    },
  };
  const prints: SceneStep<Event> = {
    name: 'footprints',
    lastsMs: COME_MS + STAND_MS + GO_MS + (by?.length ?? 0) * APART_MS + 160,
    cue: 'step',
    draw: (room) => (by ? footprintsTurn(room, by) : []),
  };
  return {
    veil: (room) => (by ? veiled([handIn(room)]) : []),
    scene: {
      size: 'scene',
      kind: 'seventh',
      waits: true,
      look: (room) => {
        covers = turned.flatMap(({ kind }) => {
          const row = room.find(`[data-thing="${fairyThing(kind)}"]`);
          return row ? [rowCopy(room, row)] : [];
        });
      },
      steps: by ? [costs, prints] : [costs],
    },
  };
}

/** Laid out as the table does: what lays it out there is not round it here. */
export function rowCopy(room: Room, row: HTMLElement | SVGElement): Sprite {
  const cover = drawn(room.part, room.rectOf(row), null, 'alf-cover');
  const copy = copyOf(room.part, row, room.rectOf(row));
  const twin = copy.body.querySelector<HTMLElement>('.alf-kind');
  const { gridTemplateAreas, gridTemplateColumns, gridTemplateRows } = getComputedStyle(row);
  if (twin) Object.assign(twin.style, { gridTemplateAreas, gridTemplateColumns, gridTemplateRows });
  cover.body.append(copy.node);
  Object.assign(copy.node.style, { left: '0', top: '0' });
  return cover;
}

/** As it is laid out now, without the new cost, and without a sign that she can be called for it. */
function waiting(cover: Sprite): Sprite {
  const row = cover.body.querySelector('.alf-kind');
  for (const told of ['data-callable', 'data-ready', 'data-ahead']) row?.removeAttribute(told);
  const [cost] = [...cover.body.querySelectorAll<HTMLElement>('.alf-board-cost:not(.alf-none)')].slice(-1);
  if (cost) cost.style.visibility = 'hidden';
  return cover;
}

/** The tile that lies on top with its fairy up comes forward out of the row, is turned, and lies down as a cost. */
function costTurns(room: Room, { kind, tile }: Turned, cover: Sprite | undefined, at: number): Act[] {
  const cost = costIn(room, kind);
  if (!cost) return [];
  const rect = room.rectOf(cost);
  const [wide, high] = [Math.max(rect.width, 84), Math.max(rect.height, 34)];
  const large: Rect = { left: rect.left, top: rect.top + rect.height / 2 - high / 2, width: wide, height: high };
  const back = drawn(
    room.part,
    large,
    <div class={`alf-costback ${hueOfFairy(kind)}`}>
      <Piece>
        <Portrait of={kind} />
      </Piece>
    </div>,
    'alf-flat alf-lifted',
  );
  const front = drawn(
    room.part,
    large,
    <div class="alf-costfront">
      <CostSigns kind={kind} tile={tile} met={[...costOf(kind, tile)].map(() => false)} />
    </div>,
    'alf-flat alf-lifted',
  );
  const lies = { at: at + TURNED_MS, lasts: 200 };
  const settles = (thing: typeof back): Act =>
    act(thing.node, lies, (on) => ({
      x: ((rect.width - wide) / 2) * settling(on),
      grow: [1 + (rect.width / wide - 1) * settling(on), 1 + (rect.height / high - 1) * settling(on)],
    }));
  return [
    ...(cover ? [gone(cover, at + TURNED_MS + 120, 60)] : []),
    act(back.node, { at, lasts: 120 }, (on) => ({ grow: 0.7 + 0.3 * settling(on), seen: on })),
    act(front.node, { at, lasts: 120 }, (on) => ({ grow: 0.7 + 0.3 * settling(on), seen: on })),
    ...turnOver(back, front, { at, lasts: TURNED_MS }, 6),
    settles(front),
    gone(back, at + TURNED_MS, 10),
    gone(front, at + TURNED_MS + 180, 60),
    ...burst(room.part, [<Glint key="glint" />], {
      about: middleOf(large),
      pieces: 6,
      reach: wide * 0.55,
      fall: 10,
      side: 11,
      seed: kind,
      at: at + TURNED_MS * 0.62,
      lasts: 380,
    }),
  ];
}

/** From beside the names into the middle, turned one after the other, and back to those they belong to. */
function footprintsTurn(room: Room, by: readonly number[]): Act[] {
  const side = Math.min(92, (room.width - 24) / by.length - 8);
  const hand = handIn(room);
  const homes = by.map((_, seat: Seat) => chipOf(room, seat));
  const turnsAt = COME_MS - 60;
  const goesAt = turnsAt + by.length * APART_MS + STAND_MS;
  return [
    ...(hand ? [hidden(hand, goesAt + GO_MS)] : []),
    ...parade(by, { apart: 60 }, (footprint, at, seat) => {
      const home = homes[seat];
      if (!home) return [];
      const from = squareAt(middleOf(room.rectOf(home)), 24);
      const middle = { x: room.width / 2 + (seat - (by.length - 1) / 2) * (side + 10), y: room.height * 0.42 };
      const large = squareAt(middle, side);
      const back = drawn(
        room.part,
        large,
        <Piece>
          <Footprint of={null} />
        </Piece>,
        'alf-flat alf-lifted',
      );
      const front = drawn(
        room.part,
        large,
        <Piece>
          <Footprint of={footprint} />
        </Piece>,
        'alf-flat alf-lifted',
      );
      return [
        ...[back, front].flatMap((each) =>
          flight(each, { from, to: large, at, lasts: COME_MS - 120, lift: -20, weight: 0 }),
        ),
        ...turnOver(back, front, { at: turnsAt + seat * APART_MS, lasts: 520 }, 14),
        act(front.node, { at: turnsAt + seat * APART_MS + 520, lasts: 300 }, (on) => ({
          turn: 6 * swinging(on, 1),
          y: -4 * outAndBack(on),
        })),
        gone(back, goesAt - 20, 10),
        ...flight(front, {
          from: large,
          to: from,
          at: goesAt + at,
          lasts: GO_MS - 60,
          lift: 24,
          weight: 0,
          leaves: true,
        }),
      ];
    }),
  ];
}
