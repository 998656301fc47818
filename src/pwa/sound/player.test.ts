import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GroundVoice, Score, Timbre } from '../../ui/sound.ts';
import { type Loudspeaker, PIECE_SECONDS, play, playGround } from './player.ts';
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
    cancelScheduledValues: () => undefined,
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

const inHall = (hall: Hall | null): Loudspeaker => ({
  ready: async () => hall as unknown as AudioContext | null,
  sounds: () => undefined,
});
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
    const asked = play(score('horn'), { ...inHall(null), ready: () => Promise.reject(new Error('gone')) });
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

describe('a ground', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const VOICES: readonly GroundVoice[] = [
    {
      timbre: 'pad',
      pitches: [60, 64],
      everySeconds: [1, 2],
      lastsSeconds: [3, 4],
      loud: 0.3,
      phrase: { notes: [1, 2], stepSeconds: [1, 1] },
    },
  ];

  test('is laid on as it is played, and leaves no timer and no note behind', async () => {
    const hall = new Hall();
    const until: number[] = [];
    const loudspeaker: Loudspeaker = { ...inHall(hall), sounds: (seconds) => void until.push(seconds) };
    const playing = playGround(VOICES, loudspeaker, 1, () => 0.5);
    await playing.started;
    const first = hall.starts.length;
    expect(first).toBeGreaterThan(0);
    hall.currentTime += PIECE_SECONDS;
    await vi.advanceTimersByTimeAsync(PIECE_SECONDS * 1000);
    expect(hall.starts.length).toBeGreaterThan(first);
    // The loudspeaker stays awake for what comes.
    expect(until.at(-1)).toBeGreaterThan(hall.currentTime + PIECE_SECONDS);
    const ends = hall.stops.length;
    playing.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(hall.stops.length - ends).toBe(hall.starts.length);
    hall.currentTime += PIECE_SECONDS;
    await vi.advanceTimersByTimeAsync(PIECE_SECONDS * 1000);
    expect(hall.stops.length - ends).toBe(hall.starts.length);
  });

  test('is thinner round somebody who thinks', async () => {
    const counts = [];
    for (const isThin of [false, true]) {
      const hall = new Hall();
      const playing = playGround(VOICES, inHall(hall), 1, () => 0.5);
      playing.thin(isThin);
      await playing.started;
      for (let piece = 0; piece < 10; piece++) {
        hall.currentTime += PIECE_SECONDS;
        await vi.advanceTimersByTimeAsync(PIECE_SECONDS * 1000);
      }
      playing.stop();
      counts.push(hall.starts.length);
    }
    expect(counts[1]).toBeLessThan((counts[0] ?? 0) * 0.7);
  });
});
