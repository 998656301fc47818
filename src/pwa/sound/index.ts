import type { Cue, Playing, Score } from '../../ui/sound.ts';
import { CUES } from './cues.ts';
import { openLoudspeaker } from './loudspeaker.ts';
import { play } from './player.ts';

const loudspeaker = openLoudspeaker();

export const playScore = (score: Score): Playing => play(score, loudspeaker);
export const playCue = (cue: Cue): Playing => play(CUES[cue], loudspeaker);
