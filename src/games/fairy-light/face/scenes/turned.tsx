import type { Rect } from '../../../../ui/rect.ts';
import { act } from '../../../../ui/stage/act.ts';
import { flight, parade, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Happened, Scene } from '../../../../ui/stage/scene.ts';
import { type Sprite, sprite } from '../../../../ui/stage/sprite.ts';
import { backOf, type Kind, SUN, sideOf } from '../../rules/cards.ts';
import { type Cell, cellThing, START } from '../../rules/grid.ts';
import type { Event, View } from '../../rules/state.ts';
import { homeOf } from '../Area.tsx';
import { Card } from '../Card.tsx';
import { downIn } from '../judged.ts';

const FLIGHT_MS = 380;
const BREATH_MS = 700;
const TURN_MS = 620;
const APART_MS = 170;
/** Longer than the scene: what is hidden stays hidden until the count takes its place. */
const EVER_MS = 3_600_000;

interface Lying {
  readonly cell: Cell;
  readonly back: Sprite;
  readonly front: Sprite;
}

/**
 * The dark forest grows light: the last card comes, and all turn over where they lie, row by row. Whose the hearts are is not told before
 * they are counted: nothing of it stands beside the names or on a card.
 */
export function turned({ after, events }: Happened<View, Event>): Scene<Event> {
  const cells = downIn(after.grid);
  const last = events.find((event) => event.is === 'placed');
  let home: Rect | null = null;
  let lying: readonly Lying[] = [];
  return {
    size: 'scene',
    kind: 'turned',
    look: (room) => {
      const held = last && room.find(`[data-home="${homeOf(sideOf(last.card) ?? SUN, last.card)}"]`);
      home = held ? room.rectOf(held) : null;
    },
    steps: [
      {
        name: 'flies',
        lastsMs: FLIGHT_MS,
        cue: 'place',
        shows: ['board'],
        draw: (room) => {
          const covered = (cell: Cell): Lying[] => {
            const front = drawn(room, cell, after.grid[cell] as Kind);
            const back = drawn(room, cell, backOf(after.grid[cell] as Kind));
            if (!front || !back) return [];
            front.body.style.opacity = '0';
            return [{ cell, back, front }];
          };
          lying = cells.flatMap(covered);
          // Without what it counts.
          drawn(room, START, after.grid[START] as Kind);
          const comes = lying.find(({ cell }) => cell === last?.cell)?.back;
          return [
            ...room
              .findAll('.fl-hearts')
              .map((count) => act(count, { lasts: EVER_MS }, (on) => ({ seen: on < 1 ? 0 : 1 }))),
            ...(comes
              ? flight(comes, {
                  from: home ?? { ...comes.rect, top: room.height },
                  to: comes.rect,
                  lasts: FLIGHT_MS,
                  lift: 46,
                  weight: 0.16,
                })
              : []),
          ];
        },
      },
      { name: 'breath', lastsMs: BREATH_MS, cue: 'hold', draw: () => [] },
      {
        name: 'turns',
        lastsMs: TURN_MS + APART_MS * Math.max(0, cells.length - 1),
        cue: 'count',
        draw: () =>
          parade(lying, { apart: APART_MS }, ({ back, front }, at) => turnOver(back, front, { at, lasts: TURN_MS })),
      },
    ],
  };
}

function drawn(room: Room, cell: Cell, kind: Kind): Sprite | null {
  const lies = room.find(`[data-thing="${cellThing(cell)}"] .fl-card`);
  return lies && sprite(room.part, room.rectOf(lies), <Card kind={kind} />, 'fl-stage');
}
