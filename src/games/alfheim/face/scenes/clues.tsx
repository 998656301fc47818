import type { Eyes } from '../../../../engine/ids.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { act, leaving, outAndBack } from '../../../../ui/stage/act.ts';
import { copyOf } from '../../../../ui/stage/copyOf.ts';
import { flight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { SceneStep } from '../../../../ui/stage/scene.ts';
import { middleOf, type Sprite, squareAt } from '../../../../ui/stage/sprite.ts';
import type { Event, View } from '../../rules/state.ts';
import { COMMON_DECK, LEAD_DECK } from '../../rules/things.ts';
import { Clue } from '../art/Clue.tsx';
import { Footprint } from '../art/tokens.tsx';
import {
  Back,
  cellRect,
  drawn,
  goesTo,
  gone,
  handIn,
  hidden,
  type Part,
  Piece,
  pieceIn,
  pointsRise,
  riseMs,
  svgOf,
  veiled,
} from './kit.tsx';

type Laid = Extract<Event, { is: 'placed' | 'tracked' }>;
type Refused = Extract<Event, { is: 'refused' }>;
type Shown = Extract<Event, { is: 'shown' }>;

const FLIGHT_MS = 360;
const UNDER_MS = 420;
const DRAWN_MS = 860;
const TURNED_MS = 420;

interface Placing {
  readonly eyes: Eyes;
  readonly was: number;
  /** Of the clues beside the footprint. */
  readonly points: number;
  readonly isLast: boolean;
  /** The next one at this device looks elsewhere: the landing is seen first. */
  readonly isHandOver: boolean;
}

/** Out of the hand onto its place, with a landing; beside the footprint its points fly. */
export function laid(event: Laid, { eyes, was, points, isLast, isHandOver }: Placing): Part {
  const { seat, cell } = event;
  const art = event.is === 'placed' ? <Clue of={event.clue} /> : <Footprint of={event.footprint} />;
  let home: Rect | null = null;
  const steps: SceneStep<Event>[] = [
    {
      name: 'flies',
      lastsMs: isHandOver ? FLIGHT_MS + 260 : FLIGHT_MS,
      cue: 'place',
      shows: points > 0 ? ['board'] : ['board', 'points'],
      draw: (room) => {
        const to = cellRect(room, seat, cell);
        const piece = pieceIn(room, seat, event.is === 'placed' ? `clue:${cell}` : 'footprint');
        if (!to || !piece) return [];
        const token = drawn(room.part, to, <Piece>{art}</Piece>, 'alf-lifted');
        const from = home ?? squareAt({ x: middleOf(to).x, y: room.height }, to.width);
        return [
          ...flight(token, { from, to, lasts: FLIGHT_MS, lift: 48, weight: 0.2 }),
          hidden(piece, FLIGHT_MS + 330),
          gone(token, FLIGHT_MS + 320),
        ];
      },
    },
  ];
  if (points > 0)
    steps.push({
      name: 'points',
      lastsMs: riseMs(points),
      cue: 'gain',
      ...(isLast ? { shows: ['points'] as const } : {}),
      draw: (room) => {
        const from = cellRect(room, seat, cell);
        return from ? pointsRise(room, { seat, from, points, was, stays: !isLast }) : [];
      },
    });
  return {
    scene: {
      size: isHandOver ? 'event' : 'touch',
      kind: 'laid',
      look: (room) => {
        const hand = handIn(room);
        home = hand && room.rectOf(hand);
      },
      steps: [...goesTo(seat, eyes), ...steps],
    },
  };
}

/** The clue goes under the deck; the top one flies over and is turned after a held breath. */
export function refused({ seat, clue, drawn: drawnClue }: Refused, eyes: Eyes): Part {
  let home: Rect | null = null;
  const deckIn = (room: Room) => svgOf(room, `[data-thing="${COMMON_DECK}"]`);
  return {
    scene: {
      size: 'event',
      kind: 'refused',
      look: (room) => {
        const hand = handIn(room);
        home = hand && room.rectOf(hand);
      },
      steps: [
        ...goesTo(seat, eyes),
        {
          name: 'under',
          lastsMs: UNDER_MS,
          cue: 'place',
          draw: (room) => {
            const [hand, deck] = [handIn(room), deckIn(room)];
            if (!home || !hand || !deck) return [];
            const at = room.rectOf(deck);
            const token = drawn(
              room.part,
              home,
              <Piece>
                <Clue of={clue} />
              </Piece>,
              'alf-lifted',
            );
            // It dips in from below: the deck lies over it.
            const top = copyOf(room.part, deck, at);
            const below: Rect = { ...at, top: at.top + at.height * 0.9 };
            return [
              ...veiled([hand]),
              ...flight(token, { from: home, to: below, lasts: UNDER_MS * 0.72, lift: -26, turns: -0.5, weight: 0 }),
              act(token.body, { at: UNDER_MS * 0.72, lasts: UNDER_MS * 0.28 }, (on) => ({
                y: -at.height * 0.9 * leaving(on),
                seen: 1 - on ** 4,
              })),
              act(top.body, { at: UNDER_MS * 0.78, lasts: 260 }, (on) => ({ y: -5 * outAndBack(on) })),
              gone(top, UNDER_MS + 100),
            ];
          },
        },
        {
          name: 'draws',
          lastsMs: DRAWN_MS,
          cue: 'turn',
          shows: ['board', 'points'],
          draw: (room) => {
            const [hand, deck] = [handIn(room), deckIn(room)];
            if (!hand || !deck) return [];
            const to = room.rectOf(hand);
            const back = drawn(room.part, to, <Back />, 'alf-flat alf-lifted');
            const front = drawn(
              room.part,
              to,
              <Piece>
                <Clue of={drawnClue} />
              </Piece>,
              'alf-flat alf-lifted',
            );
            const from = room.rectOf(deck);
            return [
              hidden(hand, DRAWN_MS + 40),
              ...[back, front].flatMap((each) => flight(each, { from, to, lasts: 330, lift: 40, weight: 0 })),
              ...turnOver(back, front, { at: 240, lasts: DRAWN_MS - 240 }, 20),
              ...[back, front].map((each) => gone(each, DRAWN_MS + 30)),
            ];
          },
        },
      ],
    },
  };
}

/** The round’s clue is turned over on its deck, large, and comes into the hand of the one who begins. */
export function shown({ clue }: Shown, before: View | null): Part {
  let covers: readonly Sprite[] = [];
  return {
    veil: (room) => {
      covers = [];
      return veiled([svgOf(room, `[data-thing="${LEAD_DECK}"]`), handIn(room)]);
    },
    scene: {
      size: 'touch',
      kind: `shown ${before === null ? 'first' : ''}`.trim(),
      steps: [
        {
          name: 'turns',
          lastsMs: TURNED_MS,
          cue: 'turn',
          shows: ['board', 'points'],
          draw: (room) => {
            const deck = svgOf(room, `[data-thing="${LEAD_DECK}"]`);
            if (!deck) return [];
            const at = room.rectOf(deck);
            const wide = squareAt({ x: middleOf(at).x + 14, y: middleOf(at).y + 34 }, 76);
            const [back, front] = [
              drawn(room.part, wide, <Back />, 'alf-flat alf-lifted'),
              drawn(
                room.part,
                wide,
                <Piece>
                  <Clue of={clue} />
                </Piece>,
                'alf-flat alf-lifted',
              ),
            ];
            covers = [front, back];
            return [
              ...[back, front].flatMap((each) => flight(each, { from: at, to: wide, lasts: 160, lift: 10, weight: 0 })),
              ...turnOver(back, front, { at: 40, lasts: TURNED_MS - 40 }, 12),
              gone(back, TURNED_MS),
            ];
          },
        },
        {
          name: 'comes',
          lastsMs: 300,
          draw: (room) => {
            const deck = svgOf(room, `[data-thing="${LEAD_DECK}"]`);
            const hand = handIn(room);
            const front = covers[0];
            if (!deck || !front) return [];
            const end = room.rectOf(hand ?? deck);
            return [
              act(deck, { lasts: 140 }, (on) => ({ seen: on })),
              ...(hand ? [hidden(hand, 310)] : []),
              ...flight(front, { from: front.rect, to: end, lasts: 300, lift: 30, weight: 0 }),
              gone(front, 310),
            ];
          },
        },
      ],
    },
  };
}
