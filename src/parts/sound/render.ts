import { cueIn, Ground, PLAIN } from '../../pwa/sound/cues.ts';
import { GROUND_LEVEL, LEVEL, Players } from '../../pwa/sound/player.ts';
import type { AnyFace } from '../../ui/face.ts';
import type { Cue, GameSound, Note, ShellCue } from '../../ui/sound.ts';

export const CUES: readonly (Cue | ShellCue)[] = [
  'place',
  'step',
  'turn',
  'roll',
  'clash',
  'reveal',
  'gain',
  'loss',
  'hold',
  'count',
  'win',
  'defeat',
];

const RATE = 44100;
const STEP_SECONDS = 1.2;
const TAIL_SECONDS = 1.5;
/** A ground is asked for in pieces of this length, as it is at a table. */
const PIECE_SECONDS = 5;

/** As a loudspeaker at full volume would get it. */
async function rendered(notes: readonly Note[], seconds: number, level: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil(RATE * seconds), RATE);
  new Players(context, level).lay(notes, 0);
  return (await context.startRendering()).getChannelData(0);
}

export async function renderCue(of: GameSound | null, cue: Cue | ShellCue): Promise<Float32Array> {
  const notes = cueIn(of ?? PLAIN, cue, STEP_SECONDS);
  const ends = Math.max(...notes.map(({ atSeconds, lastsSeconds }) => atSeconds + lastsSeconds));
  return await rendered(notes, ends + TAIL_SECONDS, LEVEL);
}

export async function renderGround({ ground }: GameSound, seconds: number): Promise<Float32Array> {
  const played = new Ground(ground, Math.random);
  const notes: Note[] = [];
  for (let until = PIECE_SECONDS; until <= seconds; until += PIECE_SECONDS) notes.push(...played.until(until, false));
  return await rendered(notes, seconds, GROUND_LEVEL);
}

export async function soundOf(face: AnyFace): Promise<GameSound | null> {
  return (await face.sound?.())?.sound ?? null;
}

/** Sixteen bits a sample, in one channel. */
export function waveFile(samples: Float32Array): Uint8Array {
  const HEAD = 44;
  const bytes = new Uint8Array(HEAD + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, said: string): void => bytes.set(new TextEncoder().encode(said), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [at, sample] of samples.entries()) {
    view.setInt16(HEAD + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32767), true);
  }
  return bytes;
}

export { RATE };
