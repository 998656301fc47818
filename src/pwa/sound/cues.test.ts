import { expect, test } from 'vitest';
import type { Cue, ShellCue } from '../../ui/sound.ts';
import { cueIn, PLAIN } from './cues.ts';

const STEP_SECONDS = 0.9;
const WOOD: readonly Cue[] = ['place', 'step', 'turn', 'roll', 'clash'];
const RINGS: readonly (Cue | ShellCue)[] = ['reveal', 'loss', 'gain', 'count', 'hold', 'win', 'defeat', 'yours'];
const OTHER = { ...PLAIN, rings: 'horn', scale: [48, 50, 53, 55, 57] } as const;

test.each([
  ['without a sound of its own', PLAIN],
  ['with one', OTHER],
])('every cue is small and soft in a game %s', (_, sound) => {
  for (const cue of [...WOOD, ...RINGS]) {
    const score = cueIn(sound, cue, STEP_SECONDS);
    expect(score.length).toBeGreaterThan(0);
    for (const { atSeconds, lastsSeconds, loud } of score) {
      expect(atSeconds + lastsSeconds).toBeLessThan(2);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThan(1);
    }
  }
});

test('no two cues sound alike; wood and paper are the same in every game, and what rings is its own', () => {
  const heard = (sound: typeof PLAIN) => (cue: Cue | ShellCue) => JSON.stringify(cueIn(sound, cue, STEP_SECONDS));
  const all = [...WOOD, ...RINGS];
  for (const sound of [PLAIN, OTHER]) expect(new Set(all.map(heard(sound))).size).toBe(all.length);
  for (const cue of WOOD) expect(heard(OTHER)(cue)).toBe(heard(PLAIN)(cue));
  for (const cue of RINGS) expect(heard(OTHER)(cue)).not.toBe(heard(PLAIN)(cue));
});

test('a count rises through its whole step, and a held breath lasts as long', () => {
  for (const seconds of [0.5, 0.9, 2.4]) {
    const count = cueIn(OTHER, 'count', seconds);
    const pitches = count.map(({ pitch }) => pitch);
    expect(pitches).toEqual([...pitches].sort((one, other) => one - other));
    expect(new Set(pitches).size).toBe(pitches.length);
    const last = count.at(-1)?.atSeconds ?? 0;
    expect(last).toBeGreaterThan(seconds / 2);
    expect(last).toBeLessThan(seconds);
    const [held] = cueIn(OTHER, 'hold', seconds);
    expect(held?.lastsSeconds).toBe(seconds);
  }
  const [win, defeat] = (['win', 'defeat'] as const).map((cue) => cueIn(OTHER, cue, 0).map(({ pitch }) => pitch));
  expect((win?.at(-1) ?? 0) - (win?.[0] ?? 0)).toBeGreaterThan(0);
  expect((defeat?.at(-1) ?? 0) - (defeat?.[0] ?? 0)).toBeLessThan(0);
});
