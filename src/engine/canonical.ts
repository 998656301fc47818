/** One text for equal JSON, whatever the order of its keys. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`;
  }
  return `{${text}}`;
}
