import type { Seat } from '../../../engine/ids.ts';
import { ALL_TILES, bitsOfTiles, byKind, hasAllNisse, type Kinds, type Tile, type Tiles, TOMTE } from './fairies.ts';
import type { Usable } from './runs.ts';
import { type FieldView, HIDDEN, type View } from './state.ts';

type Owner = Pick<FieldView, 'tomte' | 'fairies'>;

const hasCome = ({ fairies }: Owner): boolean => fairies[TOMTE] !== null;

export const holdsTomte = (field: Owner): boolean => field.tomte !== null && !hasCome(field);

/** Whether the third Nisse is among those that came in between. */
export const bringsTomte = (before: Kinds, after: Kinds): boolean => !hasAllNisse(before) && hasAllNisse(after);

/** What a field has taken, as far as it is seen. */
const takenBy = ({ tomte }: Owner): Tile[] => (typeof tomte === 'number' ? [tomte] : []);

/** The Tomte that a field shows its owner, if it is in hand. */
export const tomteInHand = (field: Owner): Tiles => (holdsTomte(field) ? bitsOfTiles(takenBy(field)) : 0);

/** The Tomtes that no field shows: whoever holds one may hold any of these, for all that the table knows. */
export const unknownTomtes = (fields: readonly Owner[]): Tiles =>
  ALL_TILES & ~bitsOfTiles(fields.filter(hasCome).flatMap(takenBy));

/** Every Tomte that a seat may have in hand, as far as these eyes can tell. */
export function tomtesOf({ fields }: Pick<View, 'fields'>, seat: Seat): Tiles {
  const field = fields[seat];
  if (!field) return 0;
  return field.tomte === HIDDEN ? unknownTomtes(fields) : tomteInHand(field);
}

/** A Tomte in hand, seen by nobody but its owner. */
export const conceals = ({ fields }: Pick<View, 'fields'>, seat: Seat): boolean => fields[seat]?.tomte === HIDDEN;

/** The costs of the round, and in place of a Tomte's these. */
export const withTomtes = (usable: Usable, tomtes: Tiles): Usable =>
  byKind((kind) => (kind === TOMTE ? tomtes : usable[kind]));

type Seen = Pick<View, 'usable' | 'fields'>;

/** What a seat may call by, for all that these eyes can tell. */
export const usableBy = (view: Seen, seat: Seat): Usable =>
  byKind((kind) => (kind === TOMTE ? tomtesOf(view, seat) : bitsOfTiles(view.usable[kind])));

/** The same without a Tomte that these eyes do not see. */
export const surelyUsableBy = (view: Seen, seat: Seat): Usable =>
  conceals(view, seat) ? withTomtes(usableBy(view, seat), 0) : usableBy(view, seat);
