import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act } from '../../../../ui/stage/act.ts';
import { flight } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Scene } from '../../../../ui/stage/scene.ts';
import { type Kind, SUN } from '../../rules/cards.ts';
import { type Event, lightOf, type View } from '../../rules/state.ts';
import { Card } from '../Card.tsx';
import { drawn } from './kit.tsx';

type Ordered = Extract<Event, { is: 'ordered' }>;

const GOES_MS = 340;

/** The open cards change places, each over the others. */
export function ordered({ seat, cards }: Ordered, before: View): Scene<Event> {
  const light = lightOf(before, seat);
  const heldIn = (room: Room) => room.findAll(`.fl-${light === SUN ? 'sun' : 'moon'}-side .fl-held`);
  const were = placesOf(before.open[light] ?? [], cards);
  let homes: readonly Rect[] = [];
  return {
    size: 'touch',
    kind: 'order',
    look: (room) => {
      homes = heldIn(room).map(room.rectOf);
    },
    steps: [
      {
        name: 'order',
        lastsMs: GOES_MS,
        cue: 'turn',
        shows: ['board'],
        draw: (room): readonly Act[] =>
          heldIn(room).flatMap((held, at) => {
            const was = were[at];
            const from = was === undefined ? undefined : homes[was];
            if (from === undefined || was === at) return [];
            const to = room.rectOf(held);
            const card = drawn(room, to, <Card kind={cards[at] as Kind} />);
            return [
              ...flight(card, { from, to, lasts: GOES_MS, lift: 22 + 14 * at, weight: 0, leaves: true }),
              act(held, { lasts: GOES_MS }, (on) => ({ seen: on < 1 ? 0 : 1 })),
            ];
          }),
      },
    ],
  };
}

/** Where each card lay before; of equal cards the left one stays to the left. */
export function placesOf(before: readonly Kind[], after: readonly Kind[]): readonly number[] {
  const free = before.map((kind, at) => ({ kind, at }));
  return after.flatMap((kind) => {
    const found = free.findIndex((each) => each.kind === kind);
    return found < 0 ? [] : free.splice(found, 1).map(({ at }) => at);
  });
}
