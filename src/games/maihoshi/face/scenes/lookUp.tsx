import type { Seat } from '../../../../engine/ids.ts';
import { type Act, act, outAndBack, springing } from '../../../../ui/stage/act.ts';
import { parade } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { middleOf, squareAt } from '../../../../ui/stage/sprite.ts';
import { cardThing, type Kind } from '../../rules/cards.ts';
import { meets } from '../../rules/reputation.ts';
import { isCard, type View } from '../../rules/state.ts';
import { drawn } from './booths.tsx';

/** The cards of a seat, hand and reserve, whose requirement is met now and was not before. */
export function opened(before: View, after: View, seat: Seat): readonly Kind[] {
  const reserve = after.reserves[seat];
  const cards = [...(after.hands[seat] ?? []), ...(isCard(reserve) ? [reserve] : [])];
  return cards.filter((card) => meets(after, seat, card) && !meets(before, seat, card));
}

/** Who could come now looks up: a hop into the light of the lanterns. */
export function lookUp(room: Room, seat: Seat, cards: readonly Kind[], at: number): Act[] {
  const names = cards.map((card) => `[data-thing="${cardThing(card)}"]`);
  const held = room
    .findAll('.mai-held[data-own] .hand-card')
    .filter((thing) => thing.matches(names.join(',') || '*:not(*)'));
  const reserve = cards.length > held.length ? room.findAll(`[data-thing="reserve:${seat}"]`) : [];
  return parade([...held, ...reserve], { at, apart: 90 }, (thing, starts) => {
    const glow = drawn(room, squareAt(middleOf(room.rectOf(thing)), 96), null, 'mai-glow');
    return [
      act(thing, { at: starts, lasts: 460 }, (on) => ({
        y: -16 * outAndBack(on),
        turn: 5 * Math.sin(on * 9) * (1 - on),
        grow: 1 + 0.08 * outAndBack(on),
      })),
      act(glow.node, { at: starts, lasts: 620 }, (on) => ({
        grow: 0.5 + 0.5 * springing(on),
        seen: 0.75 * outAndBack(on),
      })),
    ];
  });
}
