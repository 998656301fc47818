import type { Seat } from '../../../../engine/ids.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { fairiesOf, type Kind } from '../../rules/cards.ts';
import type { View } from '../../rules/state.ts';
import { handCards } from './kit.tsx';

/** A card of the hand, at its place before the move. */
export interface HeldCard {
  readonly kind: Kind;
  readonly rect: Rect;
  readonly isChosen: boolean;
}

/** To be asked while the table is drawn as it was. */
export function heldIn(room: Room, before: View, seat: Seat): HeldCard[] {
  const hand = before.hands[seat];
  const kinds = hand ? fairiesOf(hand) : [];
  const cards = handCards(room);
  if (cards.length !== kinds.length) return [];
  return kinds.flatMap((kind, at) => {
    const card = cards[at];
    return card ? [{ kind, rect: room.rectOf(card), isChosen: card.dataset.mark === 'selected' }] : [];
  });
}

/** Those of these kinds, first those that are lifted; and all that stay. */
export function parted(
  held: readonly HeldCard[],
  kinds: readonly Kind[],
): { readonly taken: readonly HeldCard[]; readonly rest: readonly HeldCard[] } {
  const rest = [...held];
  const taken = kinds.flatMap((kind) => {
    const lifted = rest.findIndex((card) => card.kind === kind && card.isChosen);
    const at = lifted < 0 ? rest.findIndex((card) => card.kind === kind) : lifted;
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return { taken, rest };
}
