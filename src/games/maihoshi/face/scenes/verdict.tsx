import type { Seat } from '../../../../engine/ids.ts';
import { type Act, act, gliding, outAndBack, settling, springing } from '../../../../ui/stage/act.ts';
import { appears, banner, burst, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Happened, SceneStep } from '../../../../ui/stage/scene.ts';
import { squareAt } from '../../../../ui/stage/sprite.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';
import { betweenWords } from '../../words/between.ts';
import type { Mood } from '../art/Geisha.tsx';
import { drawn, Portrait, SPARK } from './booths.tsx';

type Ended = Extract<Event, { is: 'ended' }>;

/** Who won and by how much: the winner's geisha steps before the street, and the others bow to her. */
export function verdict({ winners, tokens, tie }: Ended, happened: Happened<View, Event>): SceneStep<Event> {
  const { after, eyes, lang, names } = happened;
  const words = betweenWords[lang];
  const most = Math.max(...tokens);
  const others = tokens.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const word = words.wins(winners.map(names), most);
  const isLost = eyes !== 'onlooker' && !winners.includes(eyes);
  return {
    name: 'verdict',
    lastsMs: 1500,
    cue: isLost ? 'loss' : 'gain',
    draw: (room) => {
      const { part, width, height } = room;
      const [middle, high] = [height * 0.36, Math.min(170, height * 0.34)];
      const apart = Math.min(high * 0.9, (width - high) / Math.max(1, winners.length - 1));
      const wide = Math.min(width - 16, 344);
      const at = {
        left: (width - wide) / 2,
        top: middle + high / 2 - 6,
        width: wide,
        height: tie === 'none' ? 56 : 78,
      };
      const bows = Math.min(64, (width - 40) / Math.max(1, others.length));
      return [
        ...spotlight(part, { lasts: 240 }, { depth: 0.9 }),
        ...parade(winners, { at: 120, apart: 140 }, (seat, starts, place) =>
          stepsForth(
            room,
            after,
            seat,
            { x: width / 2 + (place - (winners.length - 1) / 2) * apart, y: middle },
            high,
            starts,
          ),
        ),
        ...banner(
          part,
          at,
          <>
            {word}
            {tie !== 'none' && <small class="mai-tie">{tie === 'hands' ? words.byHands : words.tied}</small>}
          </>,
          { at: 420, lasts: 260 },
        ),
        ...parade(others, { at: 560, apart: 90 }, (seat, starts, place) => {
          const x = width / 2 + (place - (others.length - 1) / 2) * bows;
          const geisha = portrait(room, after, seat, { x, y: at.top + at.height + 42 }, bows, 'struck');
          return [
            appears(geisha, { at: starts, lasts: 240 }, 0.7),
            act(geisha.body, { at: starts + 260, lasts: 560 }, (on) => ({
              turn: 13 * outAndBack(gliding(on)),
              y: 6 * outAndBack(on),
            })),
          ];
        }),
      ];
    },
  };
}

const portrait = (
  room: Room,
  { geisha }: View,
  seat: Seat,
  middle: { x: number; y: number },
  side: number,
  mood: Mood,
) => {
  const who = geisha[seat];
  return drawn(room, squareAt(middle, side), who && <Portrait of={who} mood={mood} />);
};

function stepsForth(
  room: Room,
  view: View,
  seat: Seat,
  middle: { x: number; y: number },
  side: number,
  at: number,
): Act[] {
  const glow = drawn(room, squareAt(middle, side * 1.7), null, 'mai-glow');
  const geisha = portrait(room, view, seat, middle, side, 'glad');
  return [
    act(glow.node, { at, lasts: 500 }, (on) => ({ grow: 0.4 + 0.6 * springing(on), seen: settling(on) })),
    appears(geisha, { at, lasts: 380 }, 0.6),
    act(geisha.body, { at: at + 400, lasts: 640 }, (on) => ({
      y: -8 * Math.abs(Math.sin(on * 2 * Math.PI)) * (1 - on),
    })),
    ...burst(room.part, SPARK, {
      about: middle,
      pieces: 22,
      reach: side,
      fall: 60,
      side: 8,
      at: at + 240,
      lasts: 1000,
      seed: seat,
    }),
  ];
}
