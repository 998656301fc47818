/** Longer than any answer takes on a slow phone; a bot that thinks does so elsewhere. */
export const PATIENCE_MS = 8000;

export interface Patience {
  /** Something was asked: from now on a sign of life is waited for. */
  asked(): void;
  /** A sign of life. */
  heard(): void;
  /** Nothing is waited for any more. */
  rest(): void;
}

/**
 * Notices a worker that hangs without dying. Not every request has an answer, so after a silence it is asked for a sign
 * of life first; if none comes either, it is said to be silent.
 */
export function patience(probe: () => void, silent: () => void): Patience {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const rest = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const waitForSign = (): void => {
    probe();
    timer = setTimeout(silent, PATIENCE_MS);
  };
  return {
    asked() {
      timer ??= setTimeout(waitForSign, PATIENCE_MS);
    },
    heard: rest,
    rest,
  };
}
