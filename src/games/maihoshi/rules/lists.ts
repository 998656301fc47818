/** What surely stands there: kinds, seats and places come from the rules themselves. */
export const at = <Item>(list: readonly Item[], index: number): Item => list[index] as Item;

/** A table of entries that has one for every key. */
export const tableOf = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> => Object.fromEntries(entries) as Readonly<Record<Key, Value>>;
