import { describe, expect, test } from 'vitest';
import type { Mood } from '../../ui/gameBox.ts';
import type { Score, Timbre } from '../../ui/sound.ts';
import { cueIn } from './cues.ts';
import type { Loudspeaker } from './loudspeaker.ts';
import { play } from './player.ts';
import { TIMBRES } from './timbres.ts';

/** Counts what sounds; knows of Web Audio only what a player may rely on. */
class Hall {
  currentTime = 10;
  sampleRate = 100;
  destination = {};
  readonly starts: number[] = [];
  readonly stops: number[] = [];
  fades = 0;
  fails = false;

  readonly #param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
    setTargetAtTime: () => this.fades++,
  });
  readonly #node = () => ({
    connect: () => undefined,
    gain: this.#param(),
    frequency: this.#param(),
    detune: this.#param(),
    Q: this.#param(),
    start: (at: number) => this.starts.push(at),
    stop: (at: number) => this.stops.push(at),
  });
  createGain = () => {
    if (this.fails) throw new DOMException('closed', 'InvalidStateError');
    return this.#node();
  };
  createOscillator = this.#node;
  createBiquadFilter = this.#node;
  createBufferSource = this.#node;
  createDynamicsCompressor = this.#node;
  createConvolver = this.#node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

const inHall = (hall: Hall | null): Loudspeaker => ({ ready: async () => hall as unknown as AudioContext | null });
const score = (...timbres: Timbre[]): Score =>
  timbres.map((timbre, at) => ({ timbre, atSeconds: at, lastsSeconds: 0.5, pitch: 60, loud: 0.5 }));
const ALL = Object.keys(TIMBRES) as Timbre[];

describe('a score', () => {
  test('is laid in time, every timbre of it', async () => {
    const hall = new Hall();
    await play(score(...ALL), inHall(hall)).started;
    const seconds = new Set(hall.starts.map((at) => Math.floor(at - hall.currentTime)));
    expect([...seconds]).toEqual(ALL.map((_, at) => at));
  });

  test('goes on in silence without a loudspeaker, and with one that breaks', async () => {
    const silent = play(score(...ALL), inHall(null));
    await expect(silent.started).resolves.toBeUndefined();
    expect(silent.stop()).toBeUndefined();
    const broken = new Hall();
    broken.fails = true;
    await expect(play(score(...ALL), inHall(broken)).started).resolves.toBeUndefined();
    const asked = play(score('horn'), { ready: () => Promise.reject(new Error('gone')) });
    await expect(asked.started).resolves.toBeUndefined();
  });

  test('fades away when it is stopped, and once only', async () => {
    const hall = new Hall();
    const playing = play(score('horn', 'horn'), inHall(hall));
    await playing.started;
    const sounding = hall.starts.length;
    const before = hall.stops.length;
    playing.stop();
    playing.stop();
    expect(hall.fades).toBe(1);
    expect(hall.stops.length - before).toBe(sounding);
  });

  test('that was stopped before the loudspeaker was ready is never heard', async () => {
    const hall = new Hall();
    const playing = play(score('horn'), inHall(hall));
    playing.stop();
    await playing.started;
    expect(hall.starts).toEqual([]);
  });
});

const CUES = ['place', 'step', 'turn', 'roll', 'reveal', 'loss', 'clash', 'gain', 'end'] as const;
const MOODS: readonly Mood[] = ['gentle', 'sly', 'grand'];

test.each(MOODS)('every cue is small, soft and over within a second in a %s game', (mood) => {
  for (const cue of CUES) {
    const score = cueIn(mood, cue);
    expect(score.length).toBeGreaterThan(0);
    for (const { atSeconds, lastsSeconds, loud } of score) {
      expect(atSeconds + lastsSeconds).toBeLessThan(1);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.3);
    }
  }
});

test('no two cues sound alike, and what rings sounds otherwise in another mood', () => {
  for (const mood of MOODS) expect(new Set(CUES.map((cue) => JSON.stringify(cueIn(mood, cue)))).size).toBe(CUES.length);
  for (const cue of ['reveal', 'loss', 'gain', 'end'] as const) {
    expect(new Set(MOODS.map((mood) => JSON.stringify(cueIn(mood, cue)))).size).toBe(MOODS.length);
  }
});

test('a volume makes all of it softer', async () => {
  const levels: number[] = [];
  for (const volume of [1, 0.5]) {
    const hall = new Hall();
    const createGain = hall.createGain;
    const gains: { gain: { value: number } }[] = [];
    hall.createGain = () => {
      const made = createGain();
      gains.push(made);
      return made;
    };
    await play(score('horn'), inHall(hall), volume).started;
    levels.push(gains[0]?.gain.value ?? 0);
  }
  expect(levels[1]).toBeCloseTo((levels[0] ?? 0) / 2);
});
