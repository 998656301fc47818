import type { Rect } from '../../../../ui/rect.ts';
import type { Sprite } from '../../../../ui/stage/act.ts';
import { flight, parade, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene } from '../../../../ui/stage/Stage.ts';
import { backOf, type Kind, SUN, sideOf } from '../../rules/cards.ts';
import { type Cell, START } from '../../rules/grid.ts';
import type { Event, View } from '../../rules/state.ts';
import { homeOf } from '../Area.tsx';
import { Card } from '../Card.tsx';
import { downIn } from '../judged.ts';
import { beamsOf, cardAt, countsIn, drawn, fading, hidden, veiled } from './kit.tsx';

const FLIGHT_MS = 380;
const BREATH_MS = 440;
const TURN_MS = 560;
const APART_MS = 105;
/** When a card that turns over is seen from the front. */
const SEEN_MS = TURN_MS * 0.66;
const BEAM_LASTS_MS = 420;

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
            const front = cardOn(room, cell, after.grid[cell] as Kind);
            const back = cardOn(room, cell, backOf(after.grid[cell] as Kind));
            if (!front || !back) return [];
            front.body.style.opacity = '0';
            return [{ cell, back, front }];
          };
          lying = cells.flatMap(covered);
          // Without what it counts.
          cardOn(room, START, after.grid[START] as Kind);
          const comes = lying.find(({ cell }) => cell === last?.cell)?.back;
          const lies = comes && last ? cardAt(room, last.cell) : null;
          return [
            ...veiled(countsIn(room)),
            // Hides the last card on the board until its back has flown there: the board already shows its face.
            ...(lies ? [hidden(lies, FLIGHT_MS)] : []),
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
        draw: (room) =>
          parade(lying, { apart: APART_MS }, ({ cell, back, front }, at) => {
            // A Cotton opens its eyes: light falls along its sights.
            const { beams, acts } = beamsOf(room, after.grid, cell, at + SEEN_MS);
            const turns = turnOver(back, front, { at, lasts: TURN_MS });
            return [...turns, ...acts, ...fading(beams, at + SEEN_MS + BEAM_LASTS_MS)];
          }),
      },
    ],
  };
}

function cardOn(room: Room, cell: Cell, kind: Kind): Sprite | null {
  const lies = cardAt(room, cell);
  return lies && drawn(room, room.rectOf(lies), <Card kind={kind} />);
}
