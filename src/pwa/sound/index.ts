import type { Mood } from '../../ui/gameBox.ts';
import type { Cue, Playing, Score, ShellCue } from '../../ui/sound.ts';
import { cueIn } from './cues.ts';
import { openLoudspeaker } from './loudspeaker.ts';
import { play } from './player.ts';

const loudspeaker = openLoudspeaker();

/** `volume`: 1 is as loud as it gets, and that is soft. */
export const playScore = (score: Score, volume: number): Playing => play(score, loudspeaker, volume);
export const playCue = (cue: Cue | ShellCue, mood: Mood, volume: number): Playing =>
  play(cueIn(mood, cue), loudspeaker, volume);
