import type { ThingId } from '../../../engine/game.ts';
import type { Large, Look } from '../../../ui/face.ts';
import { capital } from '../../../words/phrase.ts';
import { EMPTY, isBack, isCotton, type Kind, kindThing, sight, thingKind } from '../rules/cards.ts';
import { type Cell, cellThing, thingCell } from '../rules/grid.ts';
import { balance } from '../rules/sheet.ts';
import type { Move, View } from '../rules/state.ts';
import { printed, standing } from '../words/large.ts';
import { cardName, names } from '../words/names.ts';
import { CardArt } from './Card.tsx';

/** A hair more than a square: so it gets the whole width of a small phone. */
const SHAPE = 1.01;

/** A card of the forest with its neighbours there, or one in a hand with those beside it. */
export function large(thing: ThingId, view: View, look: Look): Large | null {
  const cell = thingCell(thing);
  if (cell !== null) return (view.grid[cell] ?? EMPTY) === EMPTY ? null : lying(view, cell, look);
  const kind = thingKind(thing);
  if (kind < 0) return null;
  const hand = view.open.find((open) => open?.includes(kind)) ?? [];
  const row = [...new Set(hand)].map(kindThing);
  return { ...shown(kind, look), facts: printed(look.lang, kind), row };
}

const shown = (kind: Kind, { lang }: Look, counts: ReturnType<typeof balance> | null = null) => ({
  picture: (
    <svg class="fl-card fl-picture" viewBox="0 0 96 96" aria-hidden="true">
      <CardArt kind={kind} balance={counts} />
    </svg>
  ),
  shape: SHAPE,
  name: capital(cardName(names[lang], kind)),
});

function lying(view: View, cell: Cell, look: Look): Large {
  const { grid } = view;
  const kind = grid[cell] as Kind;
  const areKnown = !look.arePointsCovered && !grid.some(isBack);
  const counts = isCotton(kind) && areKnown ? balance(grid, cell) : null;
  const watchers = grid.filter((other, from) => isCotton(other) && sight(other, from).includes(cell)).length;
  return {
    ...shown(kind, look, counts),
    facts: [...printed(look.lang, kind), ...standing(look.lang, kind, counts, areKnown ? watchers : null)],
    row: grid.flatMap((other, at) => (other === EMPTY ? [] : [cellThing(at)])),
  };
}

/** The place that a card is laid on. */
export const handles = (move: Move): ThingId | null => ('place' in move ? cellThing(move.place) : null);
