type Context = new () => AudioContext;
type Page = Pick<Document, 'addEventListener'>;

/** A browser that asks for a tap first may leave the question open for ever. */
export const PATIENCE_MS = 400;

const TAPS = ['click', 'keydown'] as const;

export interface Loudspeaker {
  /** Null where this device has none or does not let it sound now. */
  ready(): Promise<AudioContext | null>;
}

/** The device's loudspeaker, opened when it is first wanted, and woken by any tap if it was put to sleep. */
export function openLoudspeaker(
  Opened: Context | undefined = globalThis.AudioContext,
  page: Page = document,
): Loudspeaker {
  let context: AudioContext | null = null;

  const wake = async (): Promise<boolean> => {
    try {
      if (context?.state !== 'running') await context?.resume();
      return true;
    } catch {
      return false;
    }
  };
  const open = (): AudioContext | null => {
    if (!Opened) return null;
    try {
      const opened = new Opened();
      for (const kind of TAPS) page.addEventListener(kind, () => void wake(), { capture: true, passive: true });
      return opened;
    } catch {
      return null;
    }
  };

  return {
    ready: async () => {
      context ??= open();
      if (!context || context.state === 'running') return context;
      const patience = new Promise<false>((give) => setTimeout(give, PATIENCE_MS, false));
      return (await Promise.race([wake(), patience])) ? context : null;
    },
  };
}
