import type { Mood } from '../../ui/gameBox.ts';
import type { Cue, Note, Score, ShellCue, Timbre } from '../../ui/sound.ts';

const note = (timbre: Timbre, atSeconds: number, pitch: number, loud: number, lastsSeconds = 0.3): Note => ({
  timbre,
  atSeconds,
  lastsSeconds,
  pitch,
  loud,
});

/**
 * Wood on wood, two soft steps, a leaf of paper, dice on a table, two bells that open, two that fall, a drum that is
 * struck twice, three bells that rise; at the end a chord that is laid open.
 */
const CUES: Readonly<Record<Cue | ShellCue, Score>> = {
  place: [note('timpani', 0, 57, 0.3), note('snare', 0, 62, 0.1, 0.05)],
  step: [note('timpani', 0, 64, 0.16, 0.15), note('timpani', 0.12, 61, 0.16, 0.15)],
  turn: [note('snare', 0, 84, 0.3, 0.09), note('snare', 0.05, 80, 0.2, 0.12)],
  reveal: [note('celesta', 0, 79, 0.3), note('celesta', 0.09, 84, 0.3)],
  roll: [0, 0.07, 0.13, 0.22, 0.34].map((at, tumble) => note('snare', at, 74 - 2 * tumble, 0.24 - 0.03 * tumble, 0.05)),
  loss: [note('celesta', 0, 76, 0.22), note('celesta', 0.12, 71, 0.24, 0.5)],
  clash: [note('timpani', 0, 45, 0.3, 0.4), note('timpani', 0.16, 50, 0.3, 0.5), note('snare', 0.16, 70, 0.16, 0.12)],
  end: [note('celesta', 0, 67, 0.2, 0.6), note('celesta', 0.1, 71, 0.2, 0.6), note('celesta', 0.2, 76, 0.28, 0.7)],
  gain: [note('celesta', 0, 76, 0.26), note('celesta', 0.08, 79, 0.26), note('celesta', 0.16, 84, 0.3)],
};

/** What plays the bells in a game of that mood, and by how many semitones lower. */
const BELLS: Readonly<Record<Mood, { readonly timbre: Timbre; readonly lower: number }>> = {
  gentle: { timbre: 'celesta', lower: 0 },
  sly: { timbre: 'strings', lower: 9 },
  grand: { timbre: 'horn', lower: 17 },
};

/** Wood and paper sound alike everywhere; what rings sounds like the game. */
export function cueIn(mood: Mood, cue: Cue | ShellCue): Score {
  const { timbre, lower } = BELLS[mood];
  return CUES[cue].map((each) => (each.timbre === 'celesta' ? { ...each, timbre, pitch: each.pitch - lower } : each));
}
