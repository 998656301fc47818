import { type Act, act, settling, springing } from '../../../../ui/stage/act.ts';
import { banner, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Happened, Scene } from '../../../../ui/stage/scene.ts';
import { squareAt } from '../../../../ui/stage/sprite.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';
import { labels } from '../../words/say.ts';
import { drawn, LanternPiece, ribbonAt } from './booths.tsx';

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
