import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { type Card, COMPOSER, copyOf, KINDS, type Kind, nobody } from './cards.ts';
import { BACH, isAlone, type View } from './state.ts';

/** The orchestras with these fairies added; against Bach all others are his. */
export function placed(view: View, seat: Seat, take: readonly Kind[], keep?: Card): View {
  const orchestras = view.orchestras.map(copyOf);
  const rest = copyOf(view.hands[seat] ?? nobody());
  for (const kind of take) {
    at(orchestras, seat)[kind]++;
    rest[kind]--;
  }
  const scoreCards = view.scoreCards.map((cards, owner) =>
    owner === seat && keep !== undefined ? [...cards, keep] : cards,
  );
  if (!isAlone(view)) return { ...view, orchestras, scoreCards };
  for (const kind of KINDS) at(orchestras, BACH)[kind] += rest[kind];
  const brought = new Array<null>(rest[COMPOSER]).fill(null);
  return { ...view, orchestras, scoreCards, faceDown: [...view.faceDown, ...brought] };
}
