import type { Seat } from '../../../../engine/ids.ts';
import { type Act, act, outAndBack, springing } from '../../../../ui/stage/act.ts';
import { parade } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { copyOf, middleOf, squareAt } from '../../../../ui/stage/sprite.ts';
import { cardThing, type Kind, meets } from '../../rules/cards.ts';
import { isCard, type View } from '../../rules/state.ts';
import { drawn } from './booths.tsx';
import { hidden } from './places.ts';

/** The cards of a seat, hand and reserve, whose requirement is met now and was not before. */
export function opened(before: View, after: View, seat: Seat): readonly Kind[] {
  const reserve = after.reserves[seat];
  const cards = [...(after.hands[seat] ?? []), ...(isCard(reserve) ? [reserve] : [])];
  return cards.filter((card) => meets(after, seat, card) && !meets(before, seat, card));
}

const HOP_MS = 480;

/** Who could come now looks up: a hop into the light of the lanterns. */
export function lookUp(room: Room, seat: Seat, cards: readonly Kind[], at: number): Act[] {
  const names = cards.map((card) => `[data-thing="${cardThing(card)}"]`);
  const held = room
    .findAll('.mai-held[data-own] .hand-card')
    .filter((thing) => thing.matches(names.join(',') || '*:not(*)'));
  const reserve = cards.length > held.length ? room.findAll(`[data-thing="reserve:${seat}"]`) : [];
  return parade([...held, ...reserve], { at, apart: 90 }, (thing, starts) => {
    const rect = room.rectOf(thing);
    const glow = drawn(room, squareAt(middleOf(rect), 96), null, 'mai-glow');
    // The hand cuts off what rises out of it.
    const card = copyOf(room.part, thing, rect);
    return [
      hidden(thing, starts + HOP_MS),
      act(
        card.node,
        { at: starts, lasts: HOP_MS },
        (on) => ({
          y: -18 * outAndBack(on),
          turn: 5 * Math.sin(on * 9) * (1 - on),
          grow: 1 + 0.1 * outAndBack(on),
          seen: on < 1 ? 1 : 0,
        }),
        { leaves: true },
      ),
      act(glow.node, { at: starts, lasts: 620 }, (on) => ({
        grow: 0.5 + 0.5 * springing(on),
        seen: 0.75 * outAndBack(on),
      })),
    ];
  });
}
