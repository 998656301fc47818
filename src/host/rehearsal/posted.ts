/**
 * What arrives on the other side of a worker or comes back from a disk: a copy, or a fault where something cannot be
 * copied. Node's structuredClone takes many times as long, and is asked where a value is more than plain JSON.
 */
export function posted<Value>(value: Value): Value {
  return copyOf(value) as Value;
}

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'function' || typeof value === 'symbol' ? structuredClone(value) : value;
  }
  if (Array.isArray(value)) return value.map(copyOf);
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyOf((value as Readonly<Record<string, unknown>>)[key]);
  return copy;
}
