/** A component by its place in a list of names: a name that is read there cannot be missing. */
type Place<Key> = Key extends `${infer At extends number}` ? At : never;
export type PlaceIn<List extends readonly unknown[]> = Place<keyof List>;
export const placesIn = <List extends readonly unknown[]>(list: List): readonly PlaceIn<List>[] =>
  list.map((_, at) => at as PlaceIn<List>);
/** The place of a name that was read somewhere; null if it is none of them. */
export function placeOf<List extends readonly string[]>(list: List, name: string): PlaceIn<List> | null {
  const at = list.indexOf(name);
  return at < 0 ? null : (at as PlaceIn<List>);
}

/** What is replaced and never changed may be shared by copies of a state. */
export const frozen: <Of extends object>(of: Of) => Readonly<Of> = Object.freeze;
