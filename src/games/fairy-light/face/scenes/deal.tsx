import { type Act, act, settling } from '../../../../ui/stage/act.ts';
import { appears, banner, flight, land, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene } from '../../../../ui/stage/Stage.ts';
import { sprite, squareAt } from '../../../../ui/stage/sprite.ts';
import { BACKS, type Kind, SUN } from '../../rules/cards.ts';
import { cellThing, START } from '../../rules/grid.ts';
import { type Event, seatOf, type View } from '../../rules/state.ts';
import { labels } from '../../words/labels.ts';
import { Card } from '../Card.tsx';
import { Icon } from '../Icon.tsx';

const LANDS_MS = 360;
const DEAL_MS = 320;
const APART_MS = 80;

/** The first card drops into the middle, the open cards come from the stocks, and the light that begins rises. */
export function dealt({ after, lang, names }: Happened<View, Event>): Scene<Event> {
  const side = after.first === SUN ? 'sun' : 'moon';
  const cards = (room: Room) => room.findAll('.fl-hand .fl-held, .fl-hand .fl-fan');
  return {
    size: 'scene',
    kind: 'deal',
    steps: [
      {
        name: 'start',
        lastsMs: 420,
        cue: 'place',
        shows: ['board'],
        draw: (room): readonly Act[] => {
          const spot = room.find(`[data-thing="${cellThing(START)}"] .fl-card`);
          const waiting = [...cards(room), ...room.findAll('.fl-begins')].map((each) =>
            act(each, { lasts: 1 }, () => ({ seen: 0 })),
          );
          if (!(spot instanceof HTMLElement || spot instanceof SVGElement)) return waiting;
          const to = room.rectOf(spot);
          const card = sprite(room.part, to, <Card kind={after.grid[START] as Kind} balance={null} />, 'fl-stage');
          return [
            ...waiting,
            act(spot, { at: LANDS_MS, lasts: 40 }, (on) => ({ seen: on })),
            ...flight(card, { from: { ...to, top: -to.height }, to, lasts: LANDS_MS, lift: 0, weight: 0.2 }),
            act(card.node, { at: 700, lasts: 40 }, (on) => ({ seen: 1 - on }), { leaves: true }),
          ];
        },
      },
      {
        name: 'cards',
        lastsMs: DEAL_MS + APART_MS * 5,
        cue: 'step',
        draw: (room): readonly Act[] =>
          parade(cards(room), { apart: APART_MS }, (held, at) => {
            const stock = held.closest('.fl-hand')?.querySelector('.fl-stock');
            if (!stock) return [act(held, { at, lasts: DEAL_MS }, (on) => ({ seen: on }))];
            const to = room.rectOf(held);
            const light = held.closest('.fl-sun-side') ? 0 : 1;
            const back = sprite(room.part, to, <Card kind={BACKS[light] as Kind} />, 'fl-stage');
            return [
              ...flight(back, { from: room.rectOf(stock), to, at, lasts: DEAL_MS, lift: 26, weight: 0, leaves: true }),
              act(held, { at: at + DEAL_MS - 40, lasts: 60 }, (on) => ({ seen: on })),
            ];
          }),
      },
      {
        name: 'begins',
        lastsMs: 900,
        cue: 'gain',
        shows: ['points'],
        draw: (room): readonly Act[] => {
          const { part, width, height } = room;
          const middle = { x: width / 2, y: height * 0.42 };
          const dims = spotlight(part, { lasts: 200 }, { until: { at: 760, lasts: 240 }, depth: 0.6 });
          const light = sprite(part, squareAt(middle, 96), <Icon of={side} />, 'fl-stage');
          const word = labels[lang].goesFirst(names(seatOf(after, after.first)));
          const ribbon = { left: width / 2 - 130, top: middle.y + 60, width: 260, height: 46 };
          const fades = (node: Act['thing']): Act =>
            act(node, { at: 800, lasts: 200 }, (on) => ({ seen: 1 - settling(on) }));
          const acts = banner(part, ribbon, word, { at: 180, lasts: 240 });
          return [
            ...dims,
            appears(light, { at: 60, lasts: 320 }),
            land(light, 300, 0.14),
            ...acts,
            ...room.findAll('.fl-begins').map((mark) => act(mark, { at: 600, lasts: 200 }, (on) => ({ seen: on }))),
            ...[light.node, ...acts.map(({ thing }) => thing)].map(fades),
          ];
        },
      },
    ],
  };
}
