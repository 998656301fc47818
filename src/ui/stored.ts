/** Small things this device remembers beside the matches. Storage can be missing, full or forbidden: then nothing is remembered. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing that a person has to know: it is asked again next time.
  }
}

/** Of every key, beside those of other apps on this address, and of this one in another folder. */
export const PREFIX = `enza${globalThis.location?.pathname.replace(/[^/]*$/, '')}.`;
