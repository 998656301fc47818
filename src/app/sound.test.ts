import { afterEach, expect, test } from 'vitest';
import type { Score } from '../ui/sound.ts';
import { change } from './settings.ts';
import { playCue, sound } from './sound.ts';

const SCORE: Score = [{ timbre: 'horn', atSeconds: 0, lastsSeconds: 1, pitch: 60, loud: 0.5 }];

afterEach(() => change({ sound: false }));

test('whoever does not want sound has none, and nothing waits for it', async () => {
  expect(sound.isOn).toBe(false);
  const playing = sound.play(SCORE);
  await expect(playing.started).resolves.toBeUndefined();
  expect(playing.stop()).toBeUndefined();
});

test('a player that cannot be had is silence', async () => {
  // There is no page here, so the player fails as it is fetched.
  change({ sound: true });
  expect(sound.isOn).toBe(true);
  await expect(playCue('gain').started).resolves.toBeUndefined();
  const stopped = sound.play(SCORE);
  stopped.stop();
  await expect(stopped.started).resolves.toBeUndefined();
});

test('a device without sound offers none', () => {
  expect(globalThis.AudioContext).toBeUndefined();
  expect(sound.turnOn).toBeUndefined();
});
