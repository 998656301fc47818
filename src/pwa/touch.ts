type Device = { vibrate?: Navigator['vibrate'] };

/** Milliseconds: felt, and not heard. */
const TICK_MS = 12;

export const canBuzz = (device: Device | undefined = globalThis.navigator): boolean =>
  typeof device?.vibrate === 'function';

/** One short buzz; a device that has none, or refuses, stays still. */
export function buzz(device: Device | undefined = globalThis.navigator): void {
  try {
    device?.vibrate?.(TICK_MS);
  } catch {
    // Nothing of a game hangs on it.
  }
}
