type Context = new () => AudioContext;
type Page = Pick<Document, 'addEventListener'>;
/** Where an app may say what its sound is, Safari's for one. */
type Session = { audioSession?: { type: string } };

/** A browser that asks for a tap first may leave the question open for ever. */
export const PATIENCE_MS = 400;
/** The echo has died away by then. */
export const REST_MS = 2000;

const TAPS = ['click', 'keydown'] as const;

export interface Loudspeaker {
  /** Null where this device has none or does not let it sound now. */
  ready(): Promise<AudioContext | null>;
  /** Something sounds until then by the context's own time; soon afterwards it is put to sleep, and uses no power. */
  sounds(untilSeconds: number): void;
}

/** The device's loudspeaker, opened when it is first wanted; a tap opens it where the browser asks for one. */
export function openLoudspeaker(
  Opened: Context | undefined = globalThis.AudioContext,
  page: Page = document,
  device: Session | undefined = globalThis.navigator as Session | undefined,
): Loudspeaker {
  let context: AudioContext | null = null;
  let until = 0;
  let rest: ReturnType<typeof setTimeout> | null = null;

  const wake = async (): Promise<boolean> => {
    try {
      if (context?.state !== 'running') await context?.resume();
      return true;
    } catch {
      return false;
    }
  };
  const sounds = (untilSeconds: number): void => {
    until = Math.max(until, untilSeconds);
    if (!context) return;
    if (rest !== null) clearTimeout(rest);
    rest = setTimeout(sleep, Math.max(0, until - context.currentTime) * 1000 + REST_MS);
  };
  const sleep = (): void => {
    rest = null;
    // A context that cannot sleep now, or is closed, is left as it is.
    if (context?.state === 'running') void context.suspend().catch(() => undefined);
  };
  const tapped = (): void => {
    if (!context) return;
    // Awake before the cue that the tap causes; and a browser may require a tap before any sound.
    void wake();
    sounds(context.currentTime);
  };
  const open = (): AudioContext | null => {
    if (!Opened) return null;
    try {
      // Beside the music of other apps, and silent where the device's switch says so.
      if (device?.audioSession) device.audioSession.type = 'ambient';
      const opened = new Opened();
      for (const kind of TAPS) page.addEventListener(kind, tapped, { capture: true, passive: true });
      return opened;
    } catch {
      return null;
    }
  };

  return {
    sounds,
    ready: async () => {
      context ??= open();
      if (!context || context.state === 'running') return context;
      const patience = new Promise<false>((give) => setTimeout(give, PATIENCE_MS, false));
      return (await Promise.race([wake(), patience])) ? context : null;
    },
  };
}
