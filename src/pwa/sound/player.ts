import type { Playing, Score } from '../../ui/sound.ts';
import type { Loudspeaker } from './loudspeaker.ts';
import { hiss, TIMBRES } from './timbres.ts';

/** Soft: a table game, not a concert hall. */
const LEVEL = 0.75;
/** So that no note is cut for having been laid a moment too late. */
const AHEAD_SECONDS = 0.05;
const FADE_SECONDS = 0.08;
const ECHO = { seconds: 1.1, level: 0.22 };

/** Plays a score as soon as the loudspeaker is ready; if it never is, in silence. */
export function play(score: Score, loudspeaker: Loudspeaker, volume = 1): Playing {
  let stopped = false;
  let fade: (() => void) | null = null;
  const begin = async (): Promise<void> => {
    const context = await loudspeaker.ready();
    if (context && !stopped) fade = sound(score, context, volume);
  };
  return {
    // A device that fails in the middle of it is a silent one.
    started: begin().catch(() => undefined),
    stop: () => {
      stopped = true;
      fade?.();
      fade = null;
    },
  };
}

/** Lays all notes of a score; what it gives back ends them. */
function sound(score: Score, context: BaseAudioContext, volume: number): () => void {
  const all = context.createGain();
  all.gain.value = LEVEL * volume;
  all.connect(hallOf(context));
  const begin = context.currentTime + AHEAD_SECONDS;
  const sources = score.flatMap((note) =>
    TIMBRES[note.timbre](note, { context, out: all, atSeconds: begin + note.atSeconds }),
  );
  return () => {
    const end = context.currentTime + FADE_SECONDS;
    all.gain.setTargetAtTime(0, context.currentTime, FADE_SECONDS / 4);
    for (const source of sources) source.stop(end);
  };
}

const halls = new WeakMap<BaseAudioContext, AudioNode>();

/** Where all is heard: nothing in it gets too loud, and it answers with an echo of noise that dies away. */
function hallOf(context: BaseAudioContext): AudioNode {
  const known = halls.get(context);
  if (known) return known;
  const hall = context.createGain();
  const limit = context.createDynamicsCompressor();
  limit.connect(context.destination);
  hall.connect(limit);
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
  level.connect(limit);
  halls.set(context, hall);
  return hall;
}
