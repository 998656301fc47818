import { expect, test } from 'vitest';
import { rngFor } from '../engine/rng.ts';
import { FACES } from '../games/faces.ts';
import { Ground } from '../pwa/sound/cues.ts';
import type { Note } from '../ui/sound.ts';
import { stagedMoves } from './film.ts';

const MINUTES = 10;
const SECONDS = MINUTES * 60;
/** So many notes in a row are a tune that one would know again. */
const TUNE = 6;
const LOWEST = 36;
const HIGHEST = 105;

test.each(Object.keys(FACES))(
  'for ten minutes the ground of %s does not come round, and is never loud',
  async (game) => {
    const loaded = await FACES[game]?.en();
    const { sound } = (await loaded?.face.sound?.()) ?? {};
    if (!sound) throw new Error(`${game} has no sound`);
    expect(sound.scale.length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...sound.scale) - Math.min(...sound.scale)).toBeLessThan(12);
    const rng = rngFor(3, 1);
    const chance = (): number => rng.uint32() / 2 ** 32;
    const ground = new Ground(sound.ground, chance);
    const notes: Note[] = [];
    for (let at = 5; at <= SECONDS; at += 5) notes.push(...ground.until(at, false));
    notes.sort((one, other) => one.atSeconds - other.atSeconds);
    const tunes = notes.slice(0, 1 - TUNE).map((_, at) =>
      notes
        .slice(at, at + TUNE)
        .map(({ pitch, timbre, atSeconds }) => [
          timbre,
          pitch,
          Math.round(4 * (atSeconds - (notes[at]?.atSeconds ?? 0))),
        ])
        .join(),
    );
    expect(new Set(tunes).size).toBe(tunes.length);
    for (const { pitch, atSeconds, lastsSeconds } of notes) {
      expect(pitch).toBeGreaterThanOrEqual(LOWEST);
      expect(pitch).toBeLessThanOrEqual(HIGHEST);
      expect(lastsSeconds).toBeGreaterThan(0);
      expect(atSeconds).toBeGreaterThanOrEqual(0);
    }
    // What sounds at any moment together.
    for (let at = 0; at < SECONDS; at += 1) {
      const now = notes.filter(({ atSeconds, lastsSeconds }) => atSeconds <= at && at < atSeconds + lastsSeconds);
      expect(now.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(3);
    }
  },
);

test.each(Object.keys(FACES))('every kind of event and scene that %s stages is heard', async (game) => {
  const silent = [...(await stagedMoves(game, 'en'))].flatMap(([kind, { scenes }]) =>
    scenes.filter((scene) => scene.kind === kind && !scene.steps.some(({ cue }) => cue)).map(() => kind),
  );
  expect(silent).toEqual([]);
});
