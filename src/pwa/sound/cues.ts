import type { Mood } from '../../ui/gameBox.ts';
import type { Cue, Note, Score, ShellCue, Timbre } from '../../ui/sound.ts';

const note = (timbre: Timbre, atSeconds: number, pitch: number, loud: number, lastsSeconds = 0.3): Note => ({
  timbre,
  atSeconds,
  lastsSeconds,
  pitch,
  loud,
});

/** Wood on wood, a leaf of paper, two bells that open, three that rise; at the end a chord that is laid open. */
const CUES: Readonly<Record<Cue | ShellCue, Score>> = {
  place: [note('timpani', 0, 57, 0.3), note('snare', 0, 62, 0.1, 0.05)],
  turn: [note('snare', 0, 84, 0.3, 0.09), note('snare', 0.05, 80, 0.2, 0.12)],
  reveal: [note('celesta', 0, 79, 0.3), note('celesta', 0.09, 84, 0.3)],
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
