/** A table of entries that has one for every key. */
export const tableOf = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> => Object.fromEntries(entries) as Readonly<Record<Key, Value>>;
