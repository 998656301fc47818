import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import { act, copyOf, middleOf, settling, sprite, squareAt, swinging } from '../../../../ui/stage/act.ts';
import { burst, flight, land, parade } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene, SceneStep } from '../../../../ui/stage/Stage.ts';
import { isBack, isCotton, type Kind, type Light, MOONS, SUN, SUNS, sideOf } from '../../rules/cards.ts';
import { type Cell, cellThing } from '../../rules/grid.ts';
import { type Balance, balance, heartOf, hearts as heartsOn } from '../../rules/sheet.ts';
import type { Event, View } from '../../rules/state.ts';
import { homeOf } from '../Area.tsx';
import { Card, HeartMark } from '../Card.tsx';
import { Icon } from '../symbols.tsx';
import { cardAt, countsIn, drawn, gone, hidden, veiled } from './kit.tsx';

type Placed = Extract<Event, { is: 'placed' }>;

/** A Cotton whose count the new card changes. */
interface Touched {
  readonly cell: Cell;
  readonly kind: Kind;
  readonly was: Balance;
  readonly is: Balance;
  readonly from: Light | null;
  readonly to: Light | null;
}

/** The card flies and lands, its light goes to every Cotton that sees it, and a heart that changes sides does so in sight. */
export function placed(event: Placed, before: View, { after, arePointsCovered }: Happened<View, Event>): Scene<Event> {
  const touched = touchedBy(before, after, event.cell);
  // With cards face down nobody knows whose a heart is; in the full forest they are counted next.
  const tellsHearts = !arePointsCovered && !event.isLast && !after.grid.some(isBack);
  const changed = tellsHearts ? touched.filter(({ from, to }) => from !== to) : [];
  const light = lightOn(event.card);
  let home: Rect | null = null;
  let hearts: readonly Sprite[] = [];
  const covers = new Map<Cell, Sprite>();
  const lightMs = LIGHT_MS + APART_MS * (touched.length - 1) + 80;
  /** Until then the hearts beside the names are those of before. */
  const countedMs = FLIGHT_MS + lightMs + HEART_MS - COUNTS_MS;
  const steps: SceneStep<Event>[] = [
    {
      name: 'flies',
      lastsMs: FLIGHT_MS,
      cue: 'place',
      shows: ['board'],
      draw: (room) => {
        const spot = room.find(`[data-thing="${cellThing(event.cell)}"]`);
        const lies = cardAt(room, event.cell);
        if (!spot || !lies) return [];
        const to = room.rectOf(lies);
        // The counts tick when the light arrives: until then each card is drawn as it was.
        for (const { cell, kind, was } of touched) {
          const shown = cardAt(room, cell);
          if (shown && cell !== event.cell)
            covers.set(
              cell,
              drawn(room, room.rectOf(shown), <Card kind={kind} balance={arePointsCovered ? null : was} />),
            );
        }
        const card = drawn(room, to, <Card kind={event.card} />);
        const from = home ?? { ...to, top: room.height };
        return [
          ...flight(card, { from, to, lasts: FLIGHT_MS, lift: 46, weight: 0.16 }),
          hidden(spot, FLIGHT_MS),
          gone(card, FLIGHT_MS + LANDING_MS),
          ...(event.isLast ? veiled(countsIn(room)) : []),
          ...(changed.length > 0 ? countsIn(room).map((count) => hidden(count, countedMs)) : []),
        ];
      },
    },
  ];
  if (touched.length > 0 && light) {
    steps.push({
      name: 'light',
      lastsMs: lightMs,
      draw: (room) => {
        const spot = cardAt(room, event.cell);
        if (!spot) return [];
        const from = middleOf(room.rectOf(spot));
        return parade(touched, { apart: APART_MS }, ({ cell }, at) => shines(room, { light, from, cell, at }, covers));
      },
    });
  }
  if (changed.length > 0) {
    steps.push(
      {
        name: 'heart',
        lastsMs: HEART_MS - COUNTS_MS + APART_MS * (changed.length - 1),
        cue: 'gain',
        draw: (room) => [
          ...parade(changed, { apart: APART_MS }, (each, at) => heartGoes(room, each, at)),
          ...hearts.map((count) => gone(count, HEART_MS - COUNTS_MS)),
        ],
      },
      // The number changes where the heart arrives.
      { name: 'counts', lastsMs: COUNTS_MS, shows: ['points'], isPassing: true, draw: () => [] },
    );
  }
  return {
    size: changed.length > 0 ? 'event' : 'touch',
    kind: changed.length > 0 ? 'heart' : 'place',
    look: (room) => {
      const side = sideOf(event.card) ?? SUN;
      const held =
        room.find(`[data-home="${homeOf(side, event.card)}"]`) ?? room.find(`.fl-${nameOf(side)}-side .fl-hand`);
      home = held && room.rectOf(held);
      if (changed.length === 0) return;
      hearts = countsIn(room).map((count) => had(copyOf(room.part, count, room.rectOf(count)), count, before));
    },
    steps,
  };
}

const FLIGHT_MS = 380;
const LANDING_MS = 300;
const LIGHT_MS = 300;
const APART_MS = 110;
const HEART_MS = 620;
const COUNTS_MS = 160;

const nameOf = (side: Light): 'sun' | 'moon' => (side === SUN ? 'sun' : 'moon');

/** With the number of before: a page that was loaded again has drawn the table after the move by now. */
function had(copy: Sprite, { dataset }: HTMLElement | SVGElement, before: View): Sprite {
  const number = copy.node.querySelector('.fl-hearts')?.lastChild;
  const [suns, moons] = heartsOn(before.grid);
  if (number) number.textContent = `${dataset.thing === 'hearts:sun' ? suns : moons}`;
  return copy;
}

function touchedBy(before: View, after: View, cell: Cell): readonly Touched[] {
  return after.grid.flatMap((kind, at) => {
    if (!isCotton(kind) || (before.grid[at] !== kind && at !== cell)) return [];
    const was = at === cell ? NOTHING : balance(before.grid, at);
    const is = balance(after.grid, at);
    if (was.suns === is.suns && was.moons === is.moons) return [];
    return [{ cell: at, kind, was, is, from: at === cell ? null : heartOf(was), to: heartOf(is) }];
  });
}
const NOTHING: Balance = { suns: 0, moons: 0 };

const lightOn = (card: Kind): 'sun' | 'moon' | null =>
  (SUNS[card] ?? 0) > 0 ? 'sun' : (MOONS[card] ?? 0) > 0 ? 'moon' : null;

interface Shining {
  readonly light: 'sun' | 'moon';
  readonly from: ReturnType<typeof middleOf>;
  readonly cell: Cell;
  readonly at: number;
}

/** The card's light goes along the sight of one Cotton, which stretches in it; its count ticks. */
function shines(room: Room, { light, from, cell, at }: Shining, covers: ReadonlyMap<Cell, Sprite>): readonly Act[] {
  const cat = cardAt(room, cell);
  if (!cat) return [];
  const rect = room.rectOf(cat);
  const side = rect.width * 0.42;
  const orb = drawn(room, squareAt(middleOf(rect), side), <Icon of={light} />);
  const glow = sprite(room.part, squareAt(middleOf(rect), rect.width * 1.5), null, `fl-glow fl-glow-${light}`);
  const cover = covers.get(cell);
  return [
    act(glow.node, { at: at + LIGHT_MS * 0.7, lasts: 420 }, (on) => ({
      grow: 0.6 + 0.4 * settling(on),
      seen: Math.sin(Math.PI * on),
    })),
    ...flight(orb, {
      from: squareAt(from, side * 0.6),
      to: orb.rect,
      at,
      lasts: LIGHT_MS,
      lift: 12,
      weight: 0,
      leaves: true,
    }),
    ...(cover ? [land(cover, at + LIGHT_MS - 60, 0.1, 220), gone(cover, at + LIGHT_MS)] : []),
  ];
}

/** From the count of the side that had it, by way of its Cotton, to the count of the side that has it now. */
function heartGoes(room: Room, { cell, kind, is, from, to }: Touched, at: number): readonly Act[] {
  const cat = cardAt(room, cell);
  const countOf = (side: Light | null): Rect | null => {
    const found = side === null ? null : room.find(`[data-thing="hearts:${nameOf(side)}"]`);
    return found && squareAt(middleOf(room.rectOf(found)), 26);
  };
  if (!cat) return [];
  const rect = room.rectOf(cat);
  const middle = squareAt(middleOf(rect), 44);
  const [source, goal] = [countOf(from), countOf(to)];
  // It has lost the one who had its heart, and has not got over it yet.
  const struck = from === null ? [] : [drawn(room, rect, <Card kind={kind} balance={is} mood="struck" />)];
  const heart = drawn(room, middle, <HeartMark />);
  heart.node.dataset.side = to === null ? 'none' : nameOf(to);
  const half = HEART_MS * 0.48;
  const comes = source
    ? flight(heart, { from: source, to: middle, at, lasts: half, lift: 24, weight: 0.3 })
    : [act(heart.node, { at, lasts: half }, (on) => ({ grow: 0.2 + 0.8 * settling(on), seen: Math.min(1, on * 4) }))];
  const goes = goal
    ? flight(heart, { from: middle, to: goal, at: at + half, lasts: half, lift: 40, weight: 0, leaves: true })
    : [act(heart.node, { at: at + half, lasts: half }, (on) => ({ seen: 1 - on, y: -18 * on }), { leaves: true })];
  const sparks = goal
    ? burst(room.part, [<span key="spark" class="fl-spark" />], {
        about: middleOf(goal),
        pieces: 7,
        reach: 24,
        fall: 8,
        side: 5,
        at: at + 2 * half - 20,
        lasts: 360,
      })
    : [];
  const startles = struck.flatMap((cover) => [
    act(cover.body, { at, lasts: half }, (on) => ({ x: 2.5 * swinging(on, 4) })),
    gone(cover, at + half),
  ]);
  return [...startles, ...comes, ...goes, ...sparks];
}
