import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import { act, gliding, middleOf, outAndBack, settling, squareAt } from '../../../../ui/stage/act.ts';
import { parade } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { BACH, type Event, type View } from '../../rules/state.ts';
import { FairyCard, ScoreBack } from '../art/cards.tsx';
import { Bach } from '../art/Musician.tsx';
import { joinMarks, joinsAt } from './counts.tsx';
import { type HeldCard, heldIn, parted } from './hands.tsx';
import {
  areaOf,
  boardIn,
  drawn,
  FAIRY_SHAPE,
  glints,
  goes,
  hidden,
  homeOf,
  LANDED_MS,
  MUSICIAN_SHAPE,
  type Part,
  SCORE_SHAPE,
  veiled,
  walk,
  walkMs,
  within,
} from './kit.tsx';
import type { Revealed } from './reveal.tsx';

type BachEvent = Extract<Event, { is: 'bach' }>;

const COMES_MS = 220;
const TAKES_MS = 260;
const APART_MS = 50;
const GOES_MS = 300;

/** Solo: the chosen fairies walk onto the stage, and Bach takes the others away. */
export function alone(chosen: Revealed | null, toBach: BachEvent | null, before: View, after: View): Part {
  let held: readonly HeldCard[] = [];
  let left: readonly Sprite[] = [];
  const takes = toBach !== null && toBach.took.length + toBach.cards > 0 ? toBach : null;
  const takenMs = takes ? COMES_MS + TAKES_MS + APART_MS * Math.max(0, takes.took.length - 1) : 0;
  // He is on his way while it is counted what this brought.
  const isOver = after.step === 'over';
  const lastsMs =
    (isOver ? LANDED_MS : 0) + Math.max(chosen ? walkMs(chosen.took.length) : 0, takes ? takenMs + GOES_MS / 4 : 0);
  return {
    veil: (room) => {
      if (!takes) return [];
      // They stay in sight until he comes.
      left = parted(held, chosen?.took ?? []).rest.map(({ kind, rect }) =>
        drawn(room.part, rect, <FairyCard kind={kind} mood="struck" />),
      );
      return veiled(joinMarks(room, before, after, BACH));
    },
    scene: {
      size: takes ? 'event' : 'touch',
      kind: takes ? 'bach' : 'joins',
      look: (room) => {
        held = heldIn(room, before, 0);
      },
      steps: [
        {
          name: takes ? 'bach' : 'joins',
          lastsMs,
          cue: takes ? 'reveal' : 'step',
          shows: ['board'],
          draw: (room) => {
            const { taken } = parted(held, chosen?.took ?? []);
            const walkers = taken.map(({ kind, rect }) => ({ side: 0, kind, from: rect }));
            return [
              ...walk(room, walkers),
              ...joinsAt(room, { before, after, sides: [0], at: walkMs(walkers.length) }),
              // While a composer draws they only wait.
              ...(takes ? bachTakes(room, takes, left, takenMs) : []),
              ...(takes ? joinsAt(room, { before, after, sides: [BACH], at: takenMs + GOES_MS }) : []),
            ];
          },
        },
      ],
    },
  };
}

/** Bach enters beside the hand, the fairies go to him one by one, and he leaves for his own stage. */
function bachTakes(room: Room, { cards }: BachEvent, rest: readonly Sprite[], takenMs: number): Act[] {
  const [first] = rest;
  const tall = Math.min(120, room.height * 0.3);
  const wide = tall * MUSICIAN_SHAPE;
  const floor = first ? first.rect.top + first.rect.height : room.height * 0.8;
  const board = boardIn(room);
  const stands = { left: board.left + board.width - wide - 6, top: floor - tall, width: wide, height: tall };
  const he = drawn(room.part, stands, <Standing />);
  const home = homeOf(room, BACH);
  const goal = home ? within(room.rectOf(home), 22, MUSICIAN_SHAPE) : { ...stands, left: room.width };
  const [own, end] = [middleOf(stands), middleOf(goal)];
  const arms = squareAt({ x: own.x, y: stands.top + tall * 0.6 }, 24);
  const fresh = [...(areaOf(room, BACH)?.querySelectorAll<SVGElement>('.fc-fresh') ?? [])];
  const deck = room.find('[data-thing="pile:deck"] .fc-small-score');
  const from = deck ? room.rectOf(deck) : within(stands, 24, SCORE_SHAPE);
  return [
    ...fresh.map((place) => hidden(place, takenMs + GOES_MS)),
    act(he.node, { lasts: COMES_MS }, (on) => ({ x: (wide + 20) * (1 - settling(on)), y: -8 * outAndBack(on) })),
    act(he.body, { at: COMES_MS, lasts: takenMs - COMES_MS }, (on) => ({
      turn: -6 * outAndBack(on),
      grow: [1 + 0.05 * outAndBack(on), 1 - 0.04 * outAndBack(on)],
    })),
    ...parade(rest, { at: COMES_MS, apart: APART_MS }, (card, at) =>
      goes(card, {
        from: card.rect,
        to: within(arms, 18, FAIRY_SHAPE),
        at,
        lasts: TAKES_MS,
        lift: 30,
      }),
    ),
    ...Array.from({ length: cards }, () => drawn(room.part, within(arms, 28, SCORE_SHAPE), <ScoreBack />)).flatMap(
      (card, nth) => [
        act(card.body, { at: COMES_MS + nth * 60, lasts: 30 }, (on) => ({ seen: on })),
        ...goes(card, {
          from,
          to: card.rect,
          at: COMES_MS + nth * 60,
          lasts: TAKES_MS,
          lift: 24,
        }),
      ],
    ),
    act(
      he.node,
      { at: takenMs, lasts: GOES_MS },
      (on) => ({
        x: (end.x - own.x) * gliding(on),
        y: (end.y - own.y) * gliding(on) - 20 * outAndBack(on),
        grow: 1 + (goal.width / stands.width - 1) * gliding(on),
        seen: Math.min(1, (1 - on) * 10),
      }),
      { leaves: true },
    ),
    ...glints(room, goal, takenMs + GOES_MS - 20, 8),
  ];
}

const Standing = () => (
  <svg viewBox="-29 -63 58 66" aria-hidden="true">
    <Bach />
  </svg>
);
