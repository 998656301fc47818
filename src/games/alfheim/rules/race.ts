import type { Seat } from '../../../engine/ids.ts';
import { holdsTomte } from './calls.ts';
import { EXPERTS, type ExpertSet, kindsIn, TOMTE } from './fairies.ts';
import type { View } from './state.ts';

/** Who is one fairy short of an expert card; of the Tomte’s, who holds him. */
export const oneShort = ({ fields, earned }: View, set: ExpertSet): readonly Seat[] =>
  fields.flatMap((field, seat) => {
    if (earned[set][seat]) return [];
    const lacks = kindsIn(EXPERTS[set].kinds).filter((kind) => field.fairies[kind] === null);
    return lacks.length === 1 && (lacks[0] !== TOMTE || holdsTomte(field)) ? [seat] : [];
  });
