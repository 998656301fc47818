const HEX = 16;

/** A random UUID. The browser's own `randomUUID` is missing on a page without https, as on one's own Wi-Fi. */
export function uuidOf(random: Uint8Array<ArrayBuffer>): string {
  const bytes = Uint8Array.from(random);
  // Version 4, and the variant that all have.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const newId = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(HEX)));
