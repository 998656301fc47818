import type { Seat } from '../../../engine/ids.ts';
import { TILES, type Tiles, TOMTE } from './fairies.ts';
import { NO_DOMINO } from './grid.ts';
import type { Usable } from './runs.ts';
import { type FieldView, HIDDEN, NO_TILE, type View } from './state.ts';

type Owner = Pick<FieldView, 'tomte' | 'fairies'>;

const hasCome = ({ fairies }: Pick<Owner, 'fairies'>): boolean => fairies[TOMTE] !== NO_DOMINO;

export const holdsTomte = (field: Owner): boolean => field.tomte !== NO_TILE && !hasCome(field);

/** The Tomtes that no field shows: whoever holds one may hold any of these, for all that the table knows. */
export function unknownTomtes(fields: readonly Owner[]): Tiles {
  let tiles = (1 << TILES) - 1;
  for (const field of fields) if (hasCome(field)) tiles &= ~(1 << field.tomte);
  return tiles;
}

/** The costs of the round, and in place of a Tomte's these. */
export const withTomtes = (usable: Usable, tomtes: Tiles): Usable =>
  usable.map((tiles, kind) => (kind === TOMTE ? tomtes : tiles));

/** Every Tomte that a seat may have in hand, as far as these eyes can tell. */
export function tomtesOf({ fields }: Pick<View, 'fields'>, seat: Seat): Tiles {
  const field = fields[seat];
  if (!field || !holdsTomte(field)) return 0;
  return field.tomte === HIDDEN ? unknownTomtes(fields) : 1 << field.tomte;
}

/** A Tomte in hand, seen by nobody but its owner. */
export const conceals = ({ fields }: Pick<View, 'fields'>, seat: Seat): boolean => fields[seat]?.tomte === HIDDEN;
