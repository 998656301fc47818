import { hiss } from './timbres.ts';

const ECHO = { seconds: 1.1, level: 0.22 };
/** Above it there is nothing that a small loudspeaker does not make harsh; three in a row, so that it is steep. */
const BRIGHTEST_HERTZ = 5000;

const halls = new WeakMap<BaseAudioContext, AudioNode>();

/** Where all is heard: nothing in it gets too loud or shrill, and it answers with an echo of noise that dies away. */
export function hallOf(context: BaseAudioContext): AudioNode {
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
