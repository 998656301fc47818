import type { GroundVoice, Note, Playing, Score } from '../../ui/sound.ts';
import { type Chance, Ground } from './cues.ts';
import { hiss, TIMBRES } from './timbres.ts';

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

const ECHO = { seconds: 1.1, level: 0.22 };
/** Above it there is nothing that a small loudspeaker does not make harsh; three in a row, so that it is steep. */
const BRIGHTEST_HERTZ = 5000;

const halls = new WeakMap<BaseAudioContext, AudioNode>();

/** Where all is heard: nothing in it gets too loud or shrill, and it answers with an echo of noise that dies away. */
function hallOf(context: BaseAudioContext): AudioNode {
  const known = halls.get(context);
  if (known) return known;
  const hall = context.createGain();
  const limit = context.createDynamicsCompressor();
  limit.connect(context.destination);
  const soft = [1, 2, 3].reduce<AudioNode>((into) => {
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = BRIGHTEST_HERTZ;
    filter.connect(into);
    return filter;
  }, limit);
  hall.connect(soft);
  const echo = context.createBuffer(1, Math.ceil(context.sampleRate * ECHO.seconds), context.sampleRate);
  const samples = echo.getChannelData(0);
  hiss(samples);
  for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) * (1 - at / samples.length) ** 3;
  const answer = context.createConvolver();
  answer.buffer = echo;
  const level = context.createGain();
  level.gain.value = ECHO.level;
  hall.connect(answer);
  answer.connect(level);
  level.connect(soft);
  halls.set(context, hall);
  return hall;
}

/** Soft: a table game, not a concert hall. */
export const LEVEL = 0.75;
/** So that no note is cut for having been laid a moment too late. */
const AHEAD_SECONDS = 0.01;
const FADE_SECONDS = 0.08;

/** Plays a score as soon as the loudspeaker is ready; if it never is, in silence. */
export function play(score: Score, loudspeaker: Loudspeaker, volume = 1): Playing {
  return whenReady(loudspeaker, (context) => {
    const players = new Players(context, LEVEL * volume);
    const begin = context.currentTime + AHEAD_SECONDS;
    players.lay(score, begin);
    loudspeaker.sounds(begin + Math.max(0, ...score.map(({ atSeconds, lastsSeconds }) => atSeconds + lastsSeconds)));
    return () => players.stop(FADE_SECONDS);
  });
}

/** Far below what happens at the table. */
export const GROUND_LEVEL = 0.06;
/** A ground is laid piece by piece: so seldom that a phone at rest does not wake for it. */
export const PIECE_SECONDS = 5;
const OVERLAP_SECONDS = 2;
const [COMES_SECONDS, GOES_SECONDS] = [4, 1.2];

export interface PlayingGround extends Playing {
  /** With true its voices pause longer, since a player thinks. */
  thin(isThin: boolean): void;
}

export function playGround(
  voices: readonly GroundVoice[],
  loudspeaker: Loudspeaker,
  volume: number,
  chance: Chance,
): PlayingGround {
  let isThin = false;
  const playing = whenReady(loudspeaker, (context) => {
    const players = new Players(context, GROUND_LEVEL * volume, COMES_SECONDS);
    const ground = new Ground(voices, chance);
    const begin = context.currentTime + AHEAD_SECONDS;
    let timer: ReturnType<typeof setTimeout>;
    const lay = (): void => {
      const until = context.currentTime - begin + PIECE_SECONDS + OVERLAP_SECONDS;
      players.lay(ground.until(until, isThin), begin);
      loudspeaker.sounds(begin + until);
      timer = setTimeout(lay, PIECE_SECONDS * 1000);
    };
    lay();
    return () => {
      clearTimeout(timer);
      players.stop(GOES_SECONDS);
    };
  });
  return {
    ...playing,
    thin: (now) => {
      isThin = now;
    },
  };
}

/** What begins gives back how it is ended. */
function whenReady(loudspeaker: Loudspeaker, sound: (context: AudioContext) => () => void): Playing {
  let stopped = false;
  let end: (() => void) | null = null;
  const begin = async (): Promise<void> => {
    const context = await loudspeaker.ready();
    if (context && !stopped) end = sound(context);
  };
  return {
    // A device that fails in the middle of it is a silent one.
    started: begin().catch(() => undefined),
    stop: () => {
      stopped = true;
      end?.();
      end = null;
    },
  };
}

/** Who plays together, and falls silent together. */
export class Players {
  readonly #context: BaseAudioContext;
  readonly #all: GainNode;
  readonly #sounding = new Set<AudioScheduledSourceNode>();

  constructor(context: BaseAudioContext, level: number, comesSeconds = 0) {
    this.#context = context;
    this.#all = context.createGain();
    this.#all.gain.value = level;
    if (comesSeconds > 0) {
      this.#all.gain.setValueAtTime(0, context.currentTime);
      this.#all.gain.linearRampToValueAtTime(level, context.currentTime + comesSeconds);
    }
    this.#all.connect(hallOf(context));
  }

  lay(notes: readonly Note[], begin: number): void {
    for (const note of notes) {
      const place = { context: this.#context, out: this.#all, atSeconds: begin + note.atSeconds };
      for (const source of TIMBRES[note.timbre](note, place)) {
        this.#sounding.add(source);
        source.onended = () => this.#sounding.delete(source);
      }
    }
  }

  stop(fadeSeconds: number): void {
    const now = this.#context.currentTime;
    this.#all.gain.cancelScheduledValues(now);
    this.#all.gain.setTargetAtTime(0, now, fadeSeconds / 4);
    for (const source of this.#sounding) source.stop(now + fadeSeconds);
  }
}
