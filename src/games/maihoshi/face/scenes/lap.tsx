import type { Seat } from '../../../../engine/game.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import {
  act,
  gliding,
  leaving,
  middleOf,
  outAndBack,
  settling,
  springing,
  squareAt,
} from '../../../../ui/stage/act.ts';
import { appears, banner, burst, flight, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene } from '../../../../ui/stage/Stage.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';
import { betweenWords, labels } from '../../words/say.ts';
import { CardBack } from '../art/FolkCard.tsx';
import { cardAt, drawn, LanternPiece, Portrait, ribbonAt, SPARK } from './booths.tsx';
import { pileOf } from './draws.tsx';

const LASTS_MS = 1300;

/** The last lap is called: lanterns are lit over the whole street. */
export const lapCalled = ({ lang }: Happened<View, Event>): Scene<Event> => ({
  size: 'event',
  kind: 'lap',
  waits: true,
  steps: [
    { name: 'lap', lastsMs: LASTS_MS, cue: 'gain', shows: ['board', 'points'], draw: (room) => lanterns(room, lang) },
  ],
});

/** What happens before it in the same move shows the table, and not yet the mark of the last lap on it. */
export const beforeLap = (scene: Scene<Event>): Scene<Event> => ({
  ...scene,
  steps: scene.steps.map((step) => ({
    ...step,
    draw: (room) => [
      ...step.draw(room),
      ...room.findAll(MARK).map((mark) => act(mark, { lasts: 1 }, () => ({ seen: 0 }))),
    ],
  })),
});

const MARK = '.mai-street .mai-lap';

function lanterns(room: Room, lang: Happened<View, Event>['lang']): readonly Act[] {
  const { part, width, height } = room;
  const wide = Math.min(width - 24, 340);
  const top = height * 0.36;
  const places = [0, 1, 2, 3, 4].map((place) => ({
    x: width / 2 + (place - 2) * (wide / 5.4),
    y: top - 58 + 16 * (1 - ((place - 2) / 2) ** 2),
  }));
  const goes = (node: Act['thing']): Act =>
    act(node, { at: LASTS_MS - 220, lasts: 200 }, (on) => ({ seen: 1 - settling(on) }));
  const dark = spotlight(part, { lasts: 200 }, { until: { at: LASTS_MS - 240, lasts: 240 }, depth: 0.85 });
  const lit = parade(places, { at: 80, apart: 90 }, (middle, at) => {
    const glow = drawn(room, squareAt(middle, 120), null, 'mai-glow');
    const lantern = drawn(room, squareAt(middle, 58), <LanternPiece />);
    return [
      act(lantern.node, { at, lasts: 320 }, (on) => ({ y: -50 * (1 - springing(on)), seen: Math.min(1, on * 4) })),
      act(glow.node, { at: at + 160, lasts: 320 }, (on) => ({ grow: 0.4 + 0.6 * springing(on), seen: settling(on) })),
      goes(lantern.node),
      goes(glow.node),
    ];
  });
  const ribbon = banner(part, ribbonAt(room, top), labels[lang].lap, {
    at: 420,
    lasts: 260,
  });
  const mark = room.findAll(MARK).map((each) => act(each, { at: 420, lasts: 260 }, (on) => ({ seen: on })));
  return [...dark, ...lit, ...mark, ...ribbon, ...ribbon.map(({ thing }) => goes(thing))];
}

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
