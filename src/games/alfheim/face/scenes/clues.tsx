import type { Eyes } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { act, copyOf, leaving, middleOf, outAndBack, type Sprite, squareAt } from '../../../../ui/stage/act.ts';
import { banner, flight, spotlight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room, SceneStep } from '../../../../ui/stage/Stage.ts';
import type { Lang } from '../../../../words/voice.ts';
import { COMMON_DECK, LEAD_DECK } from '../../rules/ids.ts';
import { type Event, ROUNDS, type View } from '../../rules/state.ts';
import { labelsOf } from '../../words/labels.ts';
import { Clue, Footprint } from '../art/tokens.tsx';
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
import { neighboursLook } from './walk.tsx';

type Laid = Extract<Event, { is: 'placed' | 'tracked' }>;
type Refused = Extract<Event, { is: 'refused' }>;
type Shown = Extract<Event, { is: 'shown' }>;

const FLIGHT_MS = 320;
const LANDING_MS = 240;
const UNDER_MS = 420;
const DRAWN_MS = 860;
const TURNED_MS = 420;

interface Placing {
  readonly after: View;
  readonly eyes: Eyes;
  readonly was: number;
  /** Of the clues beside the footprint. */
  readonly points: number;
  readonly isLast: boolean;
  /** The next one at this device looks elsewhere: the landing is seen first. */
  readonly isHandOver: boolean;
}

/** Out of the hand onto its place, with a landing; beside the footprint its points fly. */
export function laid(event: Laid, { after, eyes, was, points, isLast, isHandOver }: Placing): Part {
  const { seat, cell } = event;
  const art = event.is === 'placed' ? <Clue of={event.clue} /> : <Footprint of={event.footprint} />;
  let home: Rect | null = null;
  const steps: SceneStep<Event>[] = [
    {
      name: 'flies',
      lastsMs: isHandOver ? FLIGHT_MS + LANDING_MS + 60 : FLIGHT_MS,
      cue: 'place',
      shows: points > 0 ? ['board'] : ['board', 'points'],
      draw: (room) => {
        const to = cellRect(room, seat, cell);
        const piece = pieceIn(room, seat, event.is === 'placed' ? `clue:${cell}` : 'footprint');
        if (!to || !piece) return [];
        const beside = neighboursLook(room, { after, seat, cells: [cell], rect: to, at: FLIGHT_MS - 40 });
        const token = drawn(room.part, to, <Piece>{art}</Piece>, 'alf-lifted');
        const from = home ?? squareAt({ x: middleOf(to).x, y: room.height }, to.width);
        return [
          ...beside,
          ...flight(token, { from, to, lasts: FLIGHT_MS, lift: 48, weight: 0.2 }),
          hidden(piece, FLIGHT_MS + LANDING_MS),
          gone(token, FLIGHT_MS + LANDING_MS - 10, 30),
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

const LAST_MS = 1000;

/** The round’s clue is turned over on its deck, large, and comes into the hand of the one who begins. */
export function shown({ clue, round }: Shown, lang: Lang): Part {
  let turned: Sprite | null = null;
  const deckIn = (room: Room) => svgOf(room, `[data-thing="${LEAD_DECK}"]`);
  const isLast = round === ROUNDS;
  const steps: SceneStep<Event>[] = [
    {
      name: 'turns',
      lastsMs: TURNED_MS,
      cue: 'turn',
      shows: ['board', 'points'],
      draw: (room) => {
        const deck = deckIn(room);
        if (!deck) return [];
        const at = room.rectOf(deck);
        const middle = middleOf(at);
        const wide = squareAt({ x: Math.max(middle.x, 48), y: Math.max(middle.y + 30, 48) }, 76);
        const back = drawn(room.part, wide, <Back />, 'alf-flat alf-lifted');
        const front = drawn(
          room.part,
          wide,
          <Piece>
            <Clue of={clue} />
          </Piece>,
          'alf-flat alf-lifted',
        );
        turned = front;
        return [
          ...[back, front].flatMap((each) => flight(each, { from: at, to: wide, lasts: 160, lift: 10, weight: 0 })),
          ...turnOver(back, front, { at: 40, lasts: TURNED_MS - 40 }, 12),
          gone(back, TURNED_MS),
          act(deck, { at: TURNED_MS - 140, lasts: 140 }, (on) => ({ seen: on })),
          ...veiled([handIn(room)]),
        ];
      },
    },
    {
      name: 'comes',
      lastsMs: 300,
      draw: (room) => {
        const deck = deckIn(room);
        const hand = handIn(room);
        if (!deck || !turned) return [];
        return [
          ...(hand ? [hidden(hand, 310)] : []),
          ...flight(turned, { from: turned.rect, to: room.rectOf(hand ?? deck), lasts: 300, lift: 30, weight: 0 }),
          gone(turned, 310),
        ];
      },
    },
  ];
  if (isLast)
    steps.push({
      name: 'last',
      lastsMs: LAST_MS + 240,
      cue: 'reveal',
      draw: (room) => {
        const at = { left: room.width / 2 - 120, top: room.height * 0.4, width: 240, height: 48 };
        const dark = spotlight(room.part, { lasts: 200 }, { until: { at: LAST_MS, lasts: 240 }, depth: 0.6 });
        const word = banner(room.part, at, labelsOf(lang).lastRound, { at: 60, lasts: 300 });
        return [
          ...dark,
          ...word,
          ...word.map(({ thing }) =>
            act(thing, { at: LAST_MS, lasts: 220 }, (on) => ({ seen: 1 - on }), { leaves: true }),
          ),
        ];
      },
    });
  return {
    veil: (room) => veiled([deckIn(room), handIn(room)]),
    scene: { size: isLast ? 'event' : 'touch', kind: isLast ? 'lastRound' : 'shown', steps },
  };
}
