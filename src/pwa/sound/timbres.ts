import type { Note, Timbre } from '../../ui/sound.ts';

/** Where and when a note sounds. */
export interface Outlet {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly atSeconds: number;
}
/** Lays the nodes of one note and gives those that sound. */
type Strike = (note: Note, place: Outlet) => readonly AudioScheduledSourceNode[];

const A = { pitch: 69, hertz: 440 };
const SEMITONES = 12;
const hertzOf = (pitch: number): number => A.hertz * 2 ** ((pitch - A.pitch) / SEMITONES);

const RELEASE_SECONDS = 0.12;
/** As good as silent, where a curve must not reach nothing. */
const FAINT = 0.0001;

interface Shape {
  readonly attackSeconds: number;
  /** What is left of the first strength while the note is held. */
  readonly held: number;
  readonly level: number;
  readonly releaseSeconds?: number;
}

/** Swells, is held, and fades at the note's end. */
function swell({ loud, lastsSeconds }: Note, { context, out, atSeconds }: Outlet, shape: Shape): GainNode {
  const gain = context.createGain();
  const top = loud * shape.level;
  const end = atSeconds + lastsSeconds;
  const { releaseSeconds = RELEASE_SECONDS } = shape;
  gain.gain.setValueAtTime(0, atSeconds);
  gain.gain.linearRampToValueAtTime(top, atSeconds + Math.min(shape.attackSeconds, lastsSeconds / 2));
  gain.gain.linearRampToValueAtTime(top * shape.held, Math.max(end - releaseSeconds, atSeconds + lastsSeconds / 2));
  gain.gain.linearRampToValueAtTime(0, end);
  gain.connect(out);
  return gain;
}

/** Struck once, and dies away by itself. */
function ring({ loud }: Note, { context, out, atSeconds }: Outlet, seconds: number, level: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(Math.max(loud * level, FAINT), atSeconds);
  gain.gain.exponentialRampToValueAtTime(FAINT, atSeconds + seconds);
  gain.connect(out);
  return gain;
}

function lowpass({ context }: Outlet, hertz: number, into: AudioNode): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = hertz;
  filter.connect(into);
  return filter;
}

function tone(
  place: Outlet,
  into: AudioNode,
  type: OscillatorType,
  hertz: number,
  seconds: number,
  cents = 0,
): OscillatorNode {
  const oscillator = place.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = hertz;
  oscillator.detune.value = cents;
  oscillator.connect(into);
  oscillator.start(place.atSeconds);
  oscillator.stop(place.atSeconds + seconds);
  return oscillator;
}

const trumpet: Strike = (note, place) => {
  const hertz = hertzOf(note.pitch);
  const gain = swell(note, place, { attackSeconds: 0.035, held: 0.75, level: 0.2 });
  const filter = lowpass(place, hertz * 3, gain);
  // The lips open: brighter as it swells.
  filter.frequency.setValueAtTime(hertz * 1.5, place.atSeconds);
  filter.frequency.linearRampToValueAtTime(hertz * 5, place.atSeconds + 0.06);
  return [tone(place, filter, 'sawtooth', hertz, note.lastsSeconds)];
};

const strings: Strike = (note, place) => {
  const hertz = hertzOf(note.pitch);
  const gain = swell(note, place, { attackSeconds: 0.07, held: 0.85, level: 0.11 });
  const filter = lowpass(place, 3200, gain);
  return [-7, 6].map((cents) => tone(place, filter, 'sawtooth', hertz, note.lastsSeconds, cents));
};

const horn: Strike = (note, place) => {
  const hertz = hertzOf(note.pitch);
  const gain = swell(note, place, { attackSeconds: 0.06, held: 0.8, level: 0.14 });
  const filter = lowpass(place, 1100, gain);
  return [
    tone(place, filter, 'sawtooth', hertz, note.lastsSeconds),
    tone(place, gain, 'triangle', hertz, note.lastsSeconds),
  ];
};

const celesta: Strike = (note, place) => {
  const hertz = hertzOf(note.pitch);
  const body = ring(note, place, 1.1, 0.3);
  const chime = ring(note, place, 0.35, 0.08);
  return [tone(place, body, 'sine', hertz, 1.1), tone(place, chime, 'sine', hertz * 4, 0.35)];
};

const timpani: Strike = (note, place) => {
  const hertz = hertzOf(note.pitch);
  const skin = tone(place, ring(note, place, 0.7, 0.7), 'sine', hertz, 0.7);
  skin.frequency.setValueAtTime(hertz * 1.5, place.atSeconds);
  skin.frequency.exponentialRampToValueAtTime(hertz, place.atSeconds + 0.06);
  return [skin, noise(place, lowpass(place, 900, ring(note, place, 0.08, 0.35)), 0.08)];
};

const snare: Strike = (note, place) => {
  const filter = place.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertzOf(note.pitch) * 8;
  filter.Q.value = 0.7;
  filter.connect(ring(note, place, note.lastsSeconds, 0.5));
  return [noise(place, filter, note.lastsSeconds)];
};

/** Bronze or glass: its partials are no multiples of each other. */
const bell: Strike = (note, place) => {
  const hertz = hertzOf(note.pitch);
  const partials = [
    [1, 2.4, 0.24],
    [2.76, 1.1, 0.07],
    [5.4, 0.4, 0.02],
  ] as const;
  return partials.map(([times, seconds, level]) =>
    tone(place, ring(note, place, seconds, level), 'sine', hertz * times, seconds),
  );
};

/** A string over a wooden body, bright only as it is plucked. */
const pluck: Strike = (note, place) => {
  const hertz = hertzOf(note.pitch);
  const filter = lowpass(place, hertz * 2, ring(note, place, 1.3, 0.26));
  filter.frequency.setValueAtTime(Math.min(hertz * 7, 4500), place.atSeconds);
  filter.frequency.exponentialRampToValueAtTime(hertz * 1.5, place.atSeconds + 0.4);
  return [tone(place, filter, 'sawtooth', hertz, 1.3)];
};

const flute: Strike = (note, place) => {
  const hertz = hertzOf(note.pitch);
  const gain = swell(note, place, { attackSeconds: 0.12, held: 0.85, level: 0.2 });
  const breath = swell(note, place, { attackSeconds: 0.05, held: 0.6, level: 0.02 });
  return [
    tone(place, gain, 'sine', hertz, note.lastsSeconds, -3),
    tone(place, gain, 'sine', hertz, note.lastsSeconds, 4),
    noise(place, lowpass(place, hertz * 2, breath), note.lastsSeconds),
  ];
};

/** Of an accordion: two tongues that beat against each other. */
const reed: Strike = (note, place) => {
  const hertz = hertzOf(note.pitch);
  const filter = lowpass(place, 1500, swell(note, place, { attackSeconds: 0.04, held: 0.8, level: 0.2 }));
  return [-8, 8].map((cents) => tone(place, filter, 'sawtooth', hertz, note.lastsSeconds, cents));
};

/** Fades in and out slowly. */
const slow = ({ lastsSeconds }: Note, level: number): Shape => ({
  attackSeconds: lastsSeconds * 0.45,
  held: 0.9,
  level,
  releaseSeconds: lastsSeconds * 0.45,
});

const pad: Strike = (note, place) => {
  const hertz = hertzOf(note.pitch);
  const gain = swell(note, place, slow(note, 0.2));
  return [-5, 6].map((cents) => tone(place, gain, 'triangle', hertz, note.lastsSeconds, cents));
};

/** Wind in leaves; the pitch is how dark it is. */
const air: Strike = (note, place) => {
  const gain = swell(note, place, slow(note, 0.3));
  return [noise(place, lowpass(place, hertzOf(note.pitch), gain), note.lastsSeconds)];
};

/** A tone that is opened and shut some twenty times a second. */
const cricket: Strike = (note, place) => {
  const gate = place.context.createGain();
  gate.gain.value = 0;
  gate.connect(swell(note, place, { attackSeconds: 0.06, held: 0.9, level: 0.12 }));
  const beat = place.context.createOscillator();
  beat.frequency.value = 21;
  beat.connect(gate.gain);
  beat.start(place.atSeconds);
  beat.stop(place.atSeconds + note.lastsSeconds);
  return [beat, tone(place, gate, 'sine', hertzOf(note.pitch), note.lastsSeconds)];
};

/** One call: up, and quickly down. */
const bird: Strike = (note, place) => {
  const hertz = hertzOf(note.pitch);
  const seconds = Math.min(0.22, note.lastsSeconds);
  const call = tone(
    place,
    swell({ ...note, lastsSeconds: seconds }, place, { attackSeconds: 0.02, held: 0.8, level: 0.12 }),
    'sine',
    hertz,
    seconds,
  );
  call.frequency.setValueAtTime(hertz, place.atSeconds);
  call.frequency.exponentialRampToValueAtTime(hertz * 1.25, place.atSeconds + seconds * 0.3);
  call.frequency.exponentialRampToValueAtTime(hertz * 0.85, place.atSeconds + seconds);
  return [call];
};

/** Long enough not to be heard going round. */
const NOISE_SECONDS = 2.7;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise({ context, atSeconds }: Outlet, into: AudioNode, seconds: number): AudioBufferSourceNode {
  const source = context.createBufferSource();
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
    hiss(buffer.getChannelData(0));
    noises.set(context, buffer);
  }
  source.buffer = buffer;
  source.connect(into);
  source.loop = true;
  source.start(atSeconds);
  source.stop(atSeconds + seconds);
  return source;
}

/** White noise, the same every time. */
export function hiss(samples: Float32Array): void {
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[at] = seed / 0x80000000;
  }
}

export const TIMBRES: Readonly<Record<Timbre, Strike>> = {
  trumpet,
  strings,
  horn,
  celesta,
  timpani,
  snare,
  bell,
  pluck,
  flute,
  reed,
  pad,
  air,
  cricket,
  bird,
};
