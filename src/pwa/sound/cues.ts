import type { Cue, Note, Score, Timbre } from '../../ui/sound.ts';

const note = (timbre: Timbre, atSeconds: number, pitch: number, loud: number, lastsSeconds = 0.3): Note => ({
  timbre,
  atSeconds,
  lastsSeconds,
  pitch,
  loud,
});

/** Wood on wood, a leaf of paper, two bells that open, three that rise. */
export const CUES: Readonly<Record<Cue, Score>> = {
  place: [note('timpani', 0, 57, 0.3), note('snare', 0, 62, 0.1, 0.05)],
  turn: [note('snare', 0, 84, 0.3, 0.09), note('snare', 0.05, 80, 0.2, 0.12)],
  reveal: [note('celesta', 0, 79, 0.3), note('celesta', 0.09, 84, 0.3)],
  gain: [note('celesta', 0, 76, 0.26), note('celesta', 0.08, 79, 0.26), note('celesta', 0.16, 84, 0.3)],
};
