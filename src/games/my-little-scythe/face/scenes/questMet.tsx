import type { ComponentChild } from 'preact';
import type { Rect } from '../../../../ui/rect.ts';
import { act, type Sprite, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { appears, flight, land, spotlight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Lang } from '../../../../words/voice.ts';
import { LEAVE, QUEST_NAMES, QUEST_SIDES, type QuestCard, type QuestSide, SIDES_OF_QUEST } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { seatAt, seatCount } from '../../rules/hexes.ts';
import { hexThing } from '../../rules/ids.ts';
import type { View } from '../../rules/state.ts';
import { stories } from '../../words/cards.ts';
import { meetings } from '../../words/labels.ts';
import { Marker } from '../art/camp.tsx';
import { Quest, Scroll } from '../art/cards.tsx';
import { LargePicture } from '../late.tsx';
import { Sign } from '../Piece.tsx';
import { bargainOf, Traded } from '../quest/Traded.tsx';
import type { Chapter } from './journey.tsx';
import { midMap, onMap } from './table.tsx';

type Met = Extract<Event, { is: 'quest' }>;
type Solved = Extract<Event, { is: 'solved' }>;

/** Two sides, and the story in three lines. */
const STORY_ROWS = 3;

interface Told {
  readonly card: QuestCard;
  readonly seats: number;
  readonly kingdom: number;
  readonly lang: Lang;
}

/** The scroll rises from its hex, and turns over into the card, large. */
export function questMet({ seat, card, at }: Met, before: View, lang: Lang): Chapter {
  const told = { card, seats: seatCount(before), kingdom: seatAt(before, seat).kingdom, lang };
  return {
    steps: [
      {
        name: 'scroll',
        lastsMs: 240,
        cue: 'place',
        isPassing: true,
        draw: (room) => {
          const to = squareAt(midMap(room), 110);
          const scroll = sprite(
            room.part,
            to,
            <Sign>
              <Scroll />
            </Sign>,
          );
          return [
            ...spotlight(room.part, { lasts: 200 }, { depth: 0.6 }),
            ...flight(scroll, {
              from: onMap(room, hexThing(at)) ?? squareAt(midMap(room), 20),
              to,
              lasts: 230,
              lift: 20,
              weight: 0,
            }),
            act(scroll.body, { at: 230, lasts: 40 }, (on) => ({ seen: 1 - on })),
          ];
        },
      },
      {
        name: 'card',
        // The picture is shown for 0.9 s: time to look at it and to begin to read its story.
        lastsMs: 1160,
        cue: 'turn',
        draw: (room) => {
          const back = sprite(
            room.part,
            squareAt(midMap(room), 130),
            <Sign>
              <Quest />
            </Sign>,
          );
          const front = sprite(
            room.part,
            cardRect(room, STORY_ROWS),
            <Large {...told} story={stories[QUEST_NAMES[card]][lang]} />,
          );
          return turnOver(back, front, { lasts: 440 }, 6);
        },
      },
    ],
  };
}

/** Another player's choice: a paw marks the chosen side, and the other side fades. */
export function questSolved({ seat, card, side }: Solved, before: View, lang: Lang): Chapter {
  const told = { card, seats: seatCount(before), kingdom: seatAt(before, seat).kingdom, lang };
  let open: Sprite | null = null;
  return {
    steps: [
      {
        name: 'card',
        lastsMs: 300,
        isPassing: true,
        draw: (room) => {
          open = sprite(room.part, cardRect(room), <Large {...told} />);
          return [...spotlight(room.part, { lasts: 180 }, { depth: 0.6 }), appears(open, { lasts: 220 }, 0.8)];
        },
      },
      {
        name: 'chosen',
        lastsMs: 560,
        cue: 'place',
        draw: (room) => {
          const marked = sprite(room.part, cardRect(room, side === LEAVE ? 3 : 2), <Large {...told} chosen={side} />);
          const plain = open ? [act(open.node, { lasts: 80 }, (on) => ({ seen: 1 - on }))] : [];
          return [...plain, act(marked.node, { lasts: 80 }, (on) => ({ seen: on })), land(marked, 40, 0.06, 300)];
        },
      },
    ],
  };
}

/** The own choice: the card lies open, so it is marked at once, and what it brings flies while it is still looked at. */
export function ownSolved({ seat, card, side }: Solved, before: View, lang: Lang): Chapter {
  const told = { card, seats: seatCount(before), kingdom: seatAt(before, seat).kingdom, lang };
  return {
    steps: [
      {
        name: 'chosen',
        lastsMs: 360,
        cue: 'place',
        draw: (room) => {
          const dims = spotlight(room.part, { lasts: 120 }, { depth: 0.6 });
          const marked = sprite(room.part, cardRect(room, side === LEAVE ? 3 : 2), <Large {...told} chosen={side} />);
          return [
            ...dims,
            act(marked.node, { lasts: 120 }, (on) => ({ grow: 0.96 + 0.04 * on, seen: on })),
            land(marked, 110, 0.05, 280),
          ];
        },
      },
    ],
  };
}

/** The picture stands over the sides, or beside them where the window is wider than high. */
function cardRect(room: Room, rows = 2): Rect {
  const { x, y } = midMap(room);
  const isWide = room.width > room.height;
  const width = isWide ? Math.min(540, room.width * 0.9) : Math.min(330, room.width * 0.84);
  const height = Math.min(room.height - 16, (isWide ? 108 : 108 + width * 0.62) + 64 * rows);
  const left = Math.min(Math.max(8, x - width / 2), room.width - width - 8);
  return { left, top: Math.min(Math.max(8, y - height / 2), room.height - height - 8), width, height };
}

interface LargeProps extends Told {
  readonly chosen?: QuestSide;
  readonly story?: string;
}

const Large = ({ card, seats, kingdom, lang, chosen, story }: LargeProps) => {
  const words = meetings[lang].quest;
  const row = (side: QuestSide): ComponentChild => (
    <div
      key={side}
      class="mls-side"
      data-side={SIDES_OF_QUEST[side]}
      data-chosen={chosen === undefined ? undefined : chosen === side}
    >
      <b>{words.sides[side]}</b>
      {side !== LEAVE && <Traded of={bargainOf(card, side, seats)} kingdom={kingdom} />}
      {chosen === side && (
        <Sign class="mls-paw">
          <Marker kingdom={kingdom} />
        </Sign>
      )}
    </div>
  );
  return (
    <div class="mls-quest mls-large">
      <div class="mls-vignette">
        <LargePicture of={{ is: 'quest', of: QUEST_NAMES[card] }} />
      </div>
      <h2>{words.title(card)}</h2>
      {story && <p class="mls-story">{story}</p>}
      {QUEST_SIDES.filter((side) => side !== LEAVE || chosen === LEAVE).map(row)}
    </div>
  );
};
