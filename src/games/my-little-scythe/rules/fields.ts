import { ALL_FIELDS, type Field } from './cards.ts';

/** A set of fields, a bit each: search looks at them millions of times. */
export type Fields = number;

export const NO_FIELDS: Fields = 0;
export const hasField = (fields: Fields, field: Field): boolean => ((fields >> field) & 1) === 1;
export const withField = (fields: Fields, field: Field): Fields => fields | (1 << field);
export const fieldsIn = (fields: Fields): Field[] => ALL_FIELDS.filter((field) => hasField(fields, field));

const COUNTS: readonly number[] = Array.from(
  { length: 1 << ALL_FIELDS.length },
  (_, fields) => fieldsIn(fields).length,
);
export const countFields = (fields: Fields): number => COUNTS[fields] ?? 0;
