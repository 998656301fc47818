import type { Seat } from '../../../../engine/ids.ts';
import { type Act, act, gliding, leaving, outAndBack, settling } from '../../../../ui/stage/act.ts';
import { appears, burst, flight, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Happened, Scene } from '../../../../ui/stage/scene.ts';
import { middleOf, type Sprite, squareAt } from '../../../../ui/stage/sprite.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';
import { betweenWords } from '../../words/between.ts';
import { CardBack } from '../art/FolkCard.tsx';
import { cardAt, drawn, Portrait, SPARK } from './booths.tsx';
import { pileOf } from './draws.tsx';

const OFFERS_MS = 640;
const LAUGHS_MS = 900;

/** The last cards are given up and no new one is taken: the deck offers one, she waves it away and laughs. */
export function goesOutLaughing(seat: Seat, { after, lang }: Happened<View, Event>): Scene<Event> {
  const who = after.geisha[seat];
  let [geisha, card]: (Sprite | null)[] = [null, null];
  return {
    size: 'event',
    kind: 'laugh',
    steps: [
      {
        name: 'offers',
        lastsMs: OFFERS_MS,
        cue: 'turn',
        draw: (room) => {
          const middle = { x: room.width * 0.4, y: room.height * 0.42 };
          // What acts is drawn above it.
          const dark = spotlight(room.part, { lasts: 160 }, { depth: 0.75 });
          geisha = drawn(room, squareAt(middle, 150), who && <Portrait of={who} />);
          const to = { left: middle.x + 66, top: middle.y - 32, width: 48, height: 64 };
          card = drawn(room, to, <CardBack />);
          const from = cardAt(pileOf(room, 'deck') ?? squareAt({ x: room.width / 2, y: 40 }, 30), to, 0.6);
          return [
            ...dark,
            appears(geisha, { lasts: 280 }, 0.7),
            ...flight(card, { from, to, at: 120, lasts: 420, lift: 30, weight: 0.1 }),
          ];
        },
      },
      {
        name: 'laughs',
        lastsMs: LAUGHS_MS,
        cue: 'gain',
        draw: (room) => {
          if (!geisha || !card) return [];
          const { left, top } = geisha.rect;
          const still = geisha;
          geisha = drawn(room, still.rect, who && <Portrait of={who} mood="glad" />);
          const said = drawn(
            room,
            { left: left - 6, top: top + 152, width: 190, height: 40 },
            <p class="mai-says">{betweenWords[lang].noThanks}</p>,
          );
          const fades = ({ node }: Sprite): Act =>
            act(node, { at: LAUGHS_MS - 160, lasts: 150 }, (on) => ({ seen: 1 - settling(on) }));
          return [
            act(still.node, { lasts: 60 }, () => ({ seen: 0 })),
            appears(said, { at: 60, lasts: 200 }),
            // She shakes with laughter, less and less.
            act(geisha.body, { at: 120, lasts: 760 }, (on) => ({
              y: -9 * Math.abs(Math.sin(on * 5 * Math.PI)) * (1 - on),
              turn: 5 * Math.sin(on * 10 * Math.PI) * (1 - on),
            })),
            act(card.body, { lasts: 260 }, (on) => ({ turn: 16 * Math.sin(on * 4 * Math.PI), y: -6 * outAndBack(on) })),
            act(card.node, { at: 260, lasts: 380 }, (on) => ({
              x: 90 * leaving(on),
              y: -260 * leaving(on),
              turn: 200 * gliding(on),
              seen: 1 - leaving(on),
            })),
            ...burst(room.part, SPARK, {
              about: middleOf(geisha.rect),
              pieces: 16,
              reach: 110,
              fall: 50,
              side: 7,
              at: 140,
              lasts: 720,
            }),
            fades(geisha),
            fades(said),
          ];
        },
      },
    ],
  };
}
